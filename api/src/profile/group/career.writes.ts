import { and, inArray, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groups } from './tables.ts';

/** Renames a line of business; `renamed` makes the new name of an old one. Answers the ids of the groups that named it. */
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

/** Renames an occupation within a line of business; both are named in each language. Answers the ids of the groups that named it. */
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
