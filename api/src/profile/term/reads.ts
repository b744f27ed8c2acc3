import { and, eq, inArray, or } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { terms } from './tables.ts';

/** The names in both languages of a line of business or occupation, by one of its names, which is included. */
export const findCareerNames = async (db: Executor, name: string): Promise<string[]> => {
  const rows = await db
    .select({ vi: terms.nameVi, en: terms.nameEn })
    .from(terms)
    .where(and(inArray(terms.kind, ['career', 'childCareer']), or(eq(terms.nameVi, name), eq(terms.nameEn, name))));
  return [...new Set([name, ...rows.flatMap(({ vi, en }) => [vi, en])])];
};
