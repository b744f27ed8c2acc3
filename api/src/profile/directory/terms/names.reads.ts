import { or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { terms } from '../../term/tables.ts';

const preparedNames = prepareOnce((db, name: 'names of terms') => {
  const names = sql`${sql.placeholder('names')}::text[]`;
  return db
    .select({ kind: terms.kind, vi: terms.nameVi, en: terms.nameEn })
    .from(terms)
    .where(or(sql`${terms.nameVi} = any(${names})`, sql`${terms.nameEn} = any(${names})`))
    .prepare(name);
});

/** The names in both languages of all terms that have one of these names in either language. */
export const listNames = (db: Executor, names: readonly string[]) =>
  preparedNames(db, 'names of terms').execute({ names });
