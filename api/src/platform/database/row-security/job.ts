import type pg from 'pg';
import * as z from 'zod';

import { job } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { FORCE_ROW_SECURITY, ENABLE_ROW_SECURITY } from './roles.ts';

const forceRowSecurity = job('database.force', z.object({}));

const enforceRowSecurity = async (pool: pg.Pool): Promise<void> => {
  for (const statement of [ENABLE_ROW_SECURITY, FORCE_ROW_SECURITY]) await pool.query(statement);
};

/**
 * Enables and forces row-level security on tables with policies once no older version is connected; the start itself
 * may have found one. Runs every hour at minute 11. Call before the queue starts.
 */
export const enforceRowSecurityHourly = (jobs: Jobs, pool: pg.Pool): void => {
  jobs.define(forceRowSecurity, { handle: () => enforceRowSecurity(pool), concurrency: 1 });
  jobs.schedule(forceRowSecurity, '11 * * * *', {});
};
