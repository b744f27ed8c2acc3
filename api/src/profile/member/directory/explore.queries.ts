import { and, eq, inArray, or, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { members, terms } from '../tables.ts';

/** The ids of the members who belong to an agency themselves, as `id` of a larger query. */
export const membersOf = (agencyId: string): SQL =>
  sql`select ${members.id} as id from ${members} where ${members.agencyId} = ${agencyId}`;

/**
 * Those members among the ids that a query selects whose pages are open, as `id` and `words` (the name as lists are in
 * order of) of a larger query.
 */
export const openAmong = (ids: SQL): SQL =>
  sql`select ${members.id} as id, ${members.nameWords} collate "C" as words from ${members}
    where ${members.id} in ${ids} and ${members.deletedAt} is null and ${members.lockedAt} is null`;

/** What a line of business or an occupation is called in either language, by its name in one; the name itself too. */
export const careerNames = async (db: Executor, name: string): Promise<string[]> => {
  const rows = await db
    .select({ vi: terms.nameVi, en: terms.nameEn })
    .from(terms)
    .where(and(inArray(terms.kind, ['career', 'childCareer']), or(eq(terms.nameVi, name), eq(terms.nameEn, name))));
  return [...new Set([name, ...rows.flatMap(({ vi, en }) => [vi, en])])];
};
