import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { restorableAfter } from './couple.service.ts';
import * as queries from './queries.ts';

const forgetDeleted = job('weddings.forget', z.object({}));

/** Permanently removes weddings that were deleted more than thirty days ago, with their guests. */
export const forget = async (platform: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.forget(platform.db, restorableAfter(platform));
};

/** Registers {@link forget} as a nightly job. Call it before the queue starts. */
export const forgetWeddingsNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(forgetDeleted, { handle: () => forget(platform), concurrency: 1 });
  platform.jobs.schedule(forgetDeleted, '53 3 * * *', {});
};
