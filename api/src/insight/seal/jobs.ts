import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { job } from '../../platform/jobs/job.ts';
import type { RootRow } from './queries.ts';
import { makeRoot } from './root.service.ts';
import { sealNewRows } from './sealing.service.ts';

const sealRows = job('seal.rows', z.object({}));
/** Signs the roots of the days before. */
export const signRoot = job('seal.root', z.object({}));
/** Has a root time-stamped; `first` is the number of its first seal. */
const stampRoot = job('seal.stamp', z.object({ first: z.int() }));

/** The night looks for rows that were committed up to this long (ms) after their ids were made. */
const LATEST = 2 * DAY;

/** Longest time (ms) of one run; the next run continues. */
const LONGEST_RUN = 40_000;

/** An authority that is away is asked again for about a day; then the next night's root stands for this one too. */
const STAMPING = { retries: 24, backoffSeconds: 60 };

type SealingPlatform = Pick<Platform, 'db' | 'clock' | 'secrets' | 'jobs' | 'config' | 'integrations'>;

/** Queues what follows a signed root, in its transaction: webhooks of who subscribes, and the time stamp. */
const publishRoot =
  (platform: SealingPlatform) =>
  async (tx: Transaction, { first }: RootRow): Promise<void> => {
    const { config, integrations, jobs } = platform;
    await integrations.announceToAll(platform, tx, { event: 'seals.signed', ids: [String(first)] });
    if (config.timestamps.url !== undefined) await jobs.enqueue(tx, stampRoot, { first });
  };

/** Registers sealing every minute, and the root of the day before every night. Call it before the queue starts. */
export const sealEveryMinute = (platform: SealingPlatform): void => {
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
      while (!signal.aborted && (await makeRoot(platform, publishRoot(platform))) !== undefined);
    },
  });
  jobs.schedule(signRoot, '10 0 * * *', {});
  jobs.define(stampRoot, {
    ...STAMPING,
    concurrency: 1,
    // Loaded with the first time stamp: most installations have no authority, and every start would read ASN.1.
    handle: async ({ first }, { signal }) => (await import('./stamp.service.ts')).stampRoot(platform, first, signal),
  });
};
