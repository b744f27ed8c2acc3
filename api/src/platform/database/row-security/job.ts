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
 * Raises the walls of tables that have policies, and holds their owner to them, once the last process of a version before
 * them has ended, which the start of this one may have met. Looked at every hour, at minute 11. Before the queue starts.
 */
export const enforceRowSecurityHourly = (jobs: Jobs, pool: pg.Pool): void => {
  jobs.define(force, { handle: () => hold(pool), concurrency: 1 });
  jobs.schedule(force, '11 * * * *', {});
};
