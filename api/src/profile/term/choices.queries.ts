import { and, asc, eq, inArray, or, sql } from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { terms } from './tables.ts';

const fields = { id: terms.id, nameVi: terms.nameVi, nameEn: terms.nameEn };

/** Maximum number of lines of business, of interests, and of occupations within a line of business. */
const MOST_TERMS = 500;
/** Maximum number of occupations in a list of all of them. */
const MOST_OCCUPATIONS = 5_000;

const selectTerms = prepareOnce((db, name: 'terms of a kind') =>
  db
    .select(fields)
    .from(terms)
    .where(eq(terms.kind, sql.placeholder('kind')))
    .orderBy(asc(terms.position), asc(terms.id))
    .limit(MOST_TERMS)
    .prepare(name),
);

/** Lists the terms of a kind, in the order that staff set. */
export const listTerms = (db: Executor, kind: 'career' | 'interest') =>
  selectTerms(db, 'terms of a kind').execute({ kind });

/** Selects the lines of business of a name, in either language. */
const careersNamed = (db: Executor, name: string) => {
  const careers = alias(terms, 'careers');
  return db
    .select({ id: careers.id })
    .from(careers)
    .where(and(eq(careers.kind, 'career'), or(eq(careers.nameVi, name), eq(careers.nameEn, name))));
};

/** Lists the occupations within a line of business, named in either language; without a name all occupations. */
export const listOccupations = (db: Executor, name: string | undefined) =>
  db
    .select({ ...fields, parentId: terms.parentId })
    .from(terms)
    .where(
      and(
        eq(terms.kind, 'childCareer'),
        name === undefined ? undefined : inArray(terms.parentId, careersNamed(db, name)),
      ),
    )
    .orderBy(asc(terms.position), asc(terms.id))
    .limit(name === undefined ? MOST_OCCUPATIONS : MOST_TERMS);
