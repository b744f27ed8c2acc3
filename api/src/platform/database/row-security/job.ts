import type pg from 'pg';
import * as z from 'zod';

import { job } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { FORCED, RAISED } from './roles.ts';

const force = job('database.force', z.object({}));

const hold = async (pool: pg.Pool): Promise<void> => {
  for (const statement of [RAISED, FORCED]) await pool.query(statement);
};

/**
 * Enables and forces row-level security on tables with policies once no older version is connected; the start itself
 * may have found one. Runs every hour at minute 11. Call before the queue starts.
 */
export const enforceRowSecurityHourly = (jobs: Jobs, pool: pg.Pool): void => {
  jobs.define(force, { handle: () => hold(pool), concurrency: 1 });
  jobs.schedule(force, '11 * * * *', {});
};
