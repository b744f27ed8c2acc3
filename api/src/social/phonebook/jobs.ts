import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import * as queries from './queries.ts';

const purgeDeleted = job('phonebook.forget', z.object({}));

/** Milliseconds for which a deleted entry can be restored. */
const RESTORABLE = 30 * DAY;

/** Permanently removes entries that were deleted thirty days ago. */
export const purgeEntries = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.purgeDeleted(db, new Date(clock.now().getTime() - RESTORABLE));
};

/** Schedules this every night. Call it before the queue starts. */
export const purgeEntriesNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(purgeDeleted, { handle: () => purgeEntries(platform), concurrency: 1 });
  platform.jobs.schedule(purgeDeleted, '49 3 * * *', {});
};
