import { sql, type SQL } from './orm.ts';
import type { Executor } from './database.ts';

/** Rows of one part: as many as an answer may carry at once. */
export const PART_SIZE = 10_000;

/**
 * A long list cut into parts of {@link PART_SIZE} rows in the order of their ids: the first id of each part, null for
 * the first part, which begins with whatever is first. `ids` selects the ids, named `id`, from an index alone.
 */
export const partsOf = async (db: Executor, ids: SQL): Promise<(string | null)[]> => {
  const numbered = sql`select id, row_number() over (order by id) as place from (${ids}) as ids`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${numbered}) as numbered where place > 1 and place % ${PART_SIZE} = 1 order by place`,
  );
  return [null, ...rows.map(({ id }) => id)];
};
