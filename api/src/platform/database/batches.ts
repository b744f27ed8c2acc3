import { sql, type SQL } from './orm.ts';
import type { Executor } from './database.ts';

/** Rows per part: the most that one answer may carry. */
export const BATCH_SIZE = 10_000;

/**
 * Splits a long list into parts of {@link BATCH_SIZE} rows, ordered by id. Returns the first id of each part, null for
 * the first part. `ids` selects the ids, named `id`; it should need an index only.
 */
export const listBatches = async (db: Executor, ids: SQL): Promise<(string | null)[]> => {
  const numbered = sql`select id, row_number() over (order by id) as place from (${ids}) as ids`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${numbered}) as numbered where place > 1 and place % ${BATCH_SIZE} = 1 order by place`,
  );
  return [null, ...rows.map(({ id }) => id)];
};
