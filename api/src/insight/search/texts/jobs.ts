import * as z from 'zod';
import type { Platform } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { job } from '../../../platform/jobs/job.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { writeStale } from './stale.queries.ts';

const refresh = job('search.refresh', z.object({}));

/** Most batches of one run; the next minute goes on. */
const BATCHES = 150;

/** Writes the texts of stale entries. */
export const refreshTexts = async ({ db }: Pick<Platform, 'db'>): Promise<void> => {
  let count = 1;
  for (let batch = 0; batch < BATCHES && count > 0; batch += 1)
    count = await runAsSystem(() => inTransaction(db, writeStale));
};

/** Schedules this every minute. Call it before the queue starts. */
export const refreshTextsEveryMinute = (platform: Pick<Platform, 'db' | 'jobs'>): void => {
  platform.jobs.define(refresh, { handle: () => refreshTexts(platform), concurrency: 1, timeoutSeconds: 600 });
  platform.jobs.schedule(refresh, '* * * * *', {});
};
