import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import * as queries from './queries.ts';

const purgeJob = job('content.forget', z.object({}));

/** Milliseconds for which a deleted piece can be restored. */
const RETENTION = 30 * DAY;

/** Permanently removes pieces that were deleted thirty days ago. */
const purgeDeleted = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.purge(db, new Date(clock.now().getTime() - RETENTION));
};

/** Schedules this every night. Call it before the queue starts. */
export const purgeContentNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(purgeJob, { handle: () => purgeDeleted(platform), concurrency: 1 });
  platform.jobs.schedule(purgeJob, '41 3 * * *', {});
};
