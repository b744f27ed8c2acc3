import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import * as queries from './queries.ts';

const purgeChanges = job('stream.forget', z.object({}));
const purgeNotices = job('notice.forget', z.object({}));

/** Milliseconds for which an interrupted stream can resume; later its client reloads everything. */
const RESUMABLE = 3 * DAY;

/** Milliseconds for which opened notifications are kept. */
const READABLE = 180 * DAY;

/** Schedules the deletion of old stream changes every night. Call it before the queue starts. */
export const purgeChangesNightly = ({ jobs, stream, clock }: Pick<Platform, 'jobs' | 'stream' | 'clock'>): void => {
  jobs.define(purgeChanges, {
    handle: () => stream.forget(new Date(clock.now().getTime() - RESUMABLE)),
    concurrency: 1,
  });
  jobs.schedule(purgeChanges, '23 3 * * *', {});
};

/** Deletes notifications that were opened long ago. */
export const purgeOpened = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.purgeOpened(db, new Date(clock.now().getTime() - READABLE));
};

/** Schedules this every night. Call it before the queue starts. */
export const purgeNoticesNightly = (platform: Pick<Platform, 'jobs' | 'db' | 'clock'>): void => {
  platform.jobs.define(purgeNotices, { handle: () => purgeOpened(platform), concurrency: 1 });
  platform.jobs.schedule(purgeNotices, '37 3 * * *', {});
};
