import { inArray, or } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { terms } from '../../term/tables.ts';

/** The names in both languages of all terms that have one of these names in either language. */
export const listNames = (db: Executor, names: readonly string[]) =>
  db
    .select({ kind: terms.kind, vi: terms.nameVi, en: terms.nameEn })
    .from(terms)
    .where(or(inArray(terms.nameVi, [...names]), inArray(terms.nameEn, [...names])));
