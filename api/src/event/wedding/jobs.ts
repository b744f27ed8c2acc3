import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { restorableAfter } from './couple.service.ts';
import * as queries from './queries.ts';

const purgeDeleted = job('weddings.forget', z.object({}));

/** Permanently removes weddings that were deleted more than thirty days ago, with their guests. */
export const purgeWeddings = async (platform: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.purgeDeleted(platform.db, restorableAfter(platform));
};

/** Registers {@link purgeWeddings} as a nightly job. Call it before the queue starts. */
export const purgeWeddingsNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(purgeDeleted, { handle: () => purgeWeddings(platform), concurrency: 1 });
  platform.jobs.schedule(purgeDeleted, '53 3 * * *', {});
};
