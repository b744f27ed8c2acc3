import * as z from 'zod';

import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from './limits.ts';

const sweepLimits = job('limits.sweep', z.object({}));

/** Removes what has expired from the store, every hour at minute 7. Before the queue starts. */
export const sweepHourly = (jobs: Jobs, limits: Limits): void => {
  jobs.define(sweepLimits, { handle: () => limits.sweep(), concurrency: 1 });
  jobs.schedule(sweepLimits, '7 * * * *', {});
};
