import * as z from 'zod';

import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from './limits.ts';

const purgeLimits = job('limits.sweep', z.object({}));

/** Deletes expired counts every hour at minute 7. Call before the queue starts. */
export const purgeLimitsHourly = (jobs: Jobs, limits: Limits): void => {
  jobs.define(purgeLimits, { handle: () => limits.sweep(), concurrency: 1 });
  jobs.schedule(purgeLimits, '7 * * * *', {});
};
