import { and, asc, eq, inArray, or } from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { terms } from './tables.ts';

const fields = { id: terms.id, nameVi: terms.nameVi, nameEn: terms.nameEn };

/** Maximum number of terms of one kind in a list. */
const MOST_TERMS = 500;

/** Lists the terms of a kind, in the order that staff set. */
export const listTerms = (db: Executor, kind: 'career' | 'childCareer' | 'interest') =>
  db
    .select(fields)
    .from(terms)
    .where(eq(terms.kind, kind))
    .orderBy(asc(terms.position), asc(terms.id))
    .limit(MOST_TERMS);

/** Lists the occupations within a line of business, named in either language. */
export const listOccupations = (db: Executor, name: string) => {
  const careers = alias(terms, 'careers');
  const parents = db
    .select({ id: careers.id })
    .from(careers)
    .where(and(eq(careers.kind, 'career'), or(eq(careers.nameVi, name), eq(careers.nameEn, name))));
  return db
    .select(fields)
    .from(terms)
    .where(and(eq(terms.kind, 'childCareer'), inArray(terms.parentId, parents)))
    .orderBy(asc(terms.position), asc(terms.id))
    .limit(MOST_TERMS);
};
