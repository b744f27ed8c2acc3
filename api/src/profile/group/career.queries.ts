import { and, inArray, type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groups } from './tables.ts';

/** A list of names as a part of a larger query. */
type Names = SQLWrapper;

/** Rows of the groups that name a line of business, or an occupation within one, to be counted in a larger query. */
export const groupsNaming = (career: Names, childCareer?: Names): SQL =>
  childCareer === undefined
    ? sql`select from ${groups} where ${groups.career} in ${career}`
    : sql`select from ${groups} where ${groups.childCareer} in ${childCareer} and ${groups.career} in ${career}`;

/** Renames a line of business; `renamed` is the new name of an old one. Returns the ids of the pages whose text changed. */
export const renameCareer = async (
  tx: Executor,
  names: string[],
  renamed: (text: SQLWrapper) => SQL,
): Promise<string[]> => {
  const rows = await tx
    .update(groups)
    .set({ career: renamed(groups.career) })
    .where(inArray(groups.career, names))
    .returning({ id: groups.id });
  return rows.map(({ id }) => id);
};

/** Renames an occupation within the line of business of these names. */
export const renameChildCareer = async (
  tx: Executor,
  { names, within }: { names: string[]; within: string[] },
  renamed: (text: SQLWrapper) => SQL,
): Promise<string[]> => {
  const rows = await tx
    .update(groups)
    .set({ childCareer: renamed(groups.childCareer) })
    .where(and(inArray(groups.childCareer, names), inArray(groups.career, within)))
    .returning({ id: groups.id });
  return rows.map(({ id }) => id);
};
