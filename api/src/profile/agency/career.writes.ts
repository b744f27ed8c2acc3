import { inArray, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { agencies } from './tables.ts';

/** Renames a line of business; `renamed` computes the new name in SQL. Returns the ids of the changed agencies. */
export const renameCareer = async (
  tx: Executor,
  names: string[],
  renamed: (text: SQLWrapper) => SQL,
): Promise<string[]> => {
  const rows = await tx
    .update(agencies)
    .set({ career: renamed(agencies.career) })
    .where(inArray(agencies.career, names))
    .returning({ id: agencies.id });
  return rows.map(({ id }) => id);
};
