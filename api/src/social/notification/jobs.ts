import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';

const forgetChanges = job('stream.forget', z.object({}));

/** For this long (ms) a stream that was cut can go on where it was; later its reader reads everything anew. */
const RESUMABLE = 3 * 24 * 60 * 60 * 1_000;

/** Forgets old changes of the streams every night. Before the queue starts. */
export const forgetChangesNightly = ({ jobs, stream, clock }: Pick<Platform, 'jobs' | 'stream' | 'clock'>): void => {
  jobs.define(forgetChanges, {
    handle: () => stream.forget(new Date(clock.now().getTime() - RESUMABLE)),
    concurrency: 1,
  });
  jobs.schedule(forgetChanges, '23 3 * * *', {});
};
