/** Questions to the database about how M4U is doing; each is answered from an index or from what PostgreSQL counts. */
import type pg from 'pg';

/** Jobs of one kind that wait: for their turn, or, `dead`, for somebody to see why they failed. */
export interface WaitingJobs {
  readonly job: string;
  readonly dead: boolean;
  readonly count: number;
  /** Seconds that the oldest of them has been due; 0 when all are for later. */
  readonly oldest: number;
}

/** What waits in the queue, by kind. */
export const waitingJobs = async (pool: pg.Pool): Promise<WaitingJobs[]> => {
  const { rows } = await pool.query<WaitingJobs>(
    `SELECT coalesce(source_name, name) AS job, source_name IS NOT NULL AS dead, count(*)::int AS count,
        greatest(0, extract(epoch FROM now() - min(start_after)))::float AS oldest
      FROM jobs.job WHERE state < 'active' AND NOT blocked GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows;
};

/** Rows ever written to the movements of points since PostgreSQL counts; those of a transaction taken back count too. */
export const movementsWritten = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT n_tup_ins::float AS count FROM pg_stat_user_tables WHERE relname = 'point_movements'",
  );
  return rows[0]?.count ?? 0;
};
