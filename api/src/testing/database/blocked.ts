import type pg from 'pg';

/** Waits until another connection waits for a row that this one holds; throws after ten seconds. */
export const waitUntilBlocked = async (holder: pg.Client): Promise<void> => {
  const query = `select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
  for (let tries = 0; tries < 1_000; tries += 1) {
    if ((await holder.query(query)).rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody is waiting');
};
