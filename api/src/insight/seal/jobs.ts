import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { makeRoot } from './root.service.ts';
import { sealNewRows } from './sealing.service.ts';

const sealRows = job('seal.rows', z.object({}));
const signRoot = job('seal.root', z.object({}));

/** The night looks for rows that were committed up to this long (ms) after their ids were made. */
const LATEST = 2 * DAY;

/** Longest time (ms) of one run; the next run continues. */
const LONGEST_RUN = 40_000;

/** Registers sealing every minute, and the root of the day before every night. Call it before the queue starts. */
export const sealEveryMinute = (platform: Pick<Platform, 'db' | 'clock' | 'secrets' | 'jobs'>): void => {
  const { jobs } = platform;
  const mayGoOnUntil = (signal: AbortSignal) => {
    const until = performance.now() + LONGEST_RUN;
    return () => !signal.aborted && performance.now() < until;
  };
  jobs.define(sealRows, {
    concurrency: 1,
    handle: async (_data, { signal }) => void (await sealNewRows(platform, { mayGoOn: mayGoOnUntil(signal) })),
  });
  jobs.schedule(sealRows, '* * * * *', {});
  jobs.define(signRoot, {
    concurrency: 1,
    timeoutSeconds: 600,
    handle: async (_data, { signal }) => {
      await sealNewRows(platform, { late: LATEST, mayGoOn: mayGoOnUntil(signal) });
      while (!signal.aborted && (await makeRoot(platform)) !== undefined);
    },
  });
  jobs.schedule(signRoot, '10 0 * * *', {});
};
