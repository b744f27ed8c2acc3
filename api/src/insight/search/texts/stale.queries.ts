import { sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';

/** Entries of one transaction of the job. */
const BATCH = 200;

/** Writes the texts of some stale entries; returns how many there were. Needs a transaction. */
export const writeStale = async (tx: Executor): Promise<number> => {
  const { rows } = await tx.execute<{ many: number }>(
    sql`with taken as (delete from search_stale where id in
        (select id from search_stale limit ${sql.raw(String(BATCH))} for update skip locked) returning id),
      batch as (select array_agg(id) as ids, count(*)::int as many from taken)
      select many, case when many > 0 then search_write_texts(ids) end from batch`,
  );
  return rows[0]?.many ?? 0;
};
