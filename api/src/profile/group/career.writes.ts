import { and, inArray, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groups } from './tables.ts';

/** Renames a line of business; `renamed` computes the new name in SQL. Returns the ids of the changed groups. */
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

/**
 * Renames an occupation within a line of business, each given in both languages. Returns the ids of the changed groups.
 */
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
