/** Queries for metrics; each uses an index or PostgreSQL's own statistics. */
import type pg from 'pg';

/** Waiting jobs of one type; `dead` for dead letters. */
export interface WaitingJobs {
  readonly job: string;
  readonly dead: boolean;
  readonly count: number;
  /** Seconds since the oldest became due; 0 when none is due. */
  readonly oldest: number;
}

/** Waiting jobs by type. */
export const listWaitingJobs = async (pool: pg.Pool): Promise<WaitingJobs[]> => {
  const { rows } = await pool.query<WaitingJobs>(
    `SELECT coalesce(source_name, name) AS job, source_name IS NOT NULL AS dead, count(*)::int AS count,
        greatest(0, extract(epoch FROM now() - min(start_after)))::float AS oldest
      FROM jobs.job WHERE state < 'active' AND NOT blocked GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows;
};

/** Rows inserted into the movements of points since PostgreSQL's statistics began, including rolled-back ones. */
export const countMovementsWritten = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT n_tup_ins::float AS count FROM pg_stat_user_tables WHERE relname = 'point_movements'",
  );
  return rows[0]?.count ?? 0;
};
