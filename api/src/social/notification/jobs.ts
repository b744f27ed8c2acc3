import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import * as queries from './queries.ts';

const forgetChanges = job('stream.forget', z.object({}));
const forgetNotices = job('notice.forget', z.object({}));

/** Milliseconds for which an interrupted stream can resume; later its client reloads everything. */
const RESUMABLE = 3 * DAY;

/** Milliseconds for which opened notifications are kept. */
const READABLE = 180 * DAY;

/** Schedules the deletion of old stream changes every night. Call it before the queue starts. */
export const forgetChangesNightly = ({ jobs, stream, clock }: Pick<Platform, 'jobs' | 'stream' | 'clock'>): void => {
  jobs.define(forgetChanges, {
    handle: () => stream.forget(new Date(clock.now().getTime() - RESUMABLE)),
    concurrency: 1,
  });
  jobs.schedule(forgetChanges, '23 3 * * *', {});
};

/** Deletes notifications that were opened long ago. */
export const forget = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.forget(db, new Date(clock.now().getTime() - READABLE));
};

/** Schedules this every night. Call it before the queue starts. */
export const forgetNoticesNightly = (platform: Pick<Platform, 'jobs' | 'db' | 'clock'>): void => {
  platform.jobs.define(forgetNotices, { handle: () => forget(platform), concurrency: 1 });
  platform.jobs.schedule(forgetNotices, '37 3 * * *', {});
};
