import { and, eq, inArray, or, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { terms } from './tables.ts';

const selectCareer = prepareOnce((db, name: 'names of a career') => {
  const one = sql.placeholder('name');
  return db
    .select({ vi: terms.nameVi, en: terms.nameEn })
    .from(terms)
    .where(and(inArray(terms.kind, ['career', 'childCareer']), or(eq(terms.nameVi, one), eq(terms.nameEn, one))))
    .prepare(name);
});

/** The names in both languages of a line of business or occupation, by one of its names, which is included. */
export const findCareerNames = async (db: Executor, name: string): Promise<string[]> => {
  const rows = await selectCareer(db, 'names of a career').execute({ name });
  return [...new Set([name, ...rows.flatMap(({ vi, en }) => [vi, en])])];
};
