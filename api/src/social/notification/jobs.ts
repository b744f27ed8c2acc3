import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import * as queries from './queries.ts';

const forgetChanges = job('stream.forget', z.object({}));
const forgetNotices = job('notice.forget', z.object({}));

/** For this long (ms) a stream that was cut can go on where it was; later its reader reads everything anew. */
const RESUMABLE = 3 * DAY;

/** For this long (ms) notifications that were opened can be read again. */
const READABLE = 180 * DAY;

/** Forgets old changes of the streams every night. Before the queue starts. */
export const forgetChangesNightly = ({ jobs, stream, clock }: Pick<Platform, 'jobs' | 'stream' | 'clock'>): void => {
  jobs.define(forgetChanges, {
    handle: () => stream.forget(new Date(clock.now().getTime() - RESUMABLE)),
    concurrency: 1,
  });
  jobs.schedule(forgetChanges, '23 3 * * *', {});
};

/** Forgets what was opened long ago. */
export const forget = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.forget(db, new Date(clock.now().getTime() - READABLE));
};

/** Does so every night. Before the queue starts. */
export const forgetNoticesNightly = (platform: Pick<Platform, 'jobs' | 'db' | 'clock'>): void => {
  platform.jobs.define(forgetNotices, { handle: () => forget(platform), concurrency: 1 });
  platform.jobs.schedule(forgetNotices, '37 3 * * *', {});
};
