import { and, eq, inArray, or } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { terms } from './tables.ts';

/** The names of a line of business or an occupation in both languages, by its name in one; that name too. */
export const careerNames = async (db: Executor, name: string): Promise<string[]> => {
  const rows = await db
    .select({ vi: terms.nameVi, en: terms.nameEn })
    .from(terms)
    .where(and(inArray(terms.kind, ['career', 'childCareer']), or(eq(terms.nameVi, name), eq(terms.nameEn, name))));
  return [...new Set([name, ...rows.flatMap(({ vi, en }) => [vi, en])])];
};
