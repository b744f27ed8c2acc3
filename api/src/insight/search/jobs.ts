import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { job } from '../../platform/jobs/job.ts';
import { purgeWords } from './cleanup.queries.ts';
import { countUses } from './words.queries.ts';

const countJob = job('search.count', z.object({}));

/** Deletes unused words, and counts the entries of each remaining one. */
export const tidyWords = async ({ db }: Pick<Platform, 'db'>): Promise<void> => {
  await inTransaction(db, purgeWords);
  await countUses(db);
};

/** Schedules this every night. Call it before the queue starts. */
export const countWordsNightly = (platform: Pick<Platform, 'db' | 'jobs'>): void => {
  platform.jobs.define(countJob, { handle: () => tidyWords(platform), concurrency: 1, timeoutSeconds: 600 });
  platform.jobs.schedule(countJob, '17 4 * * *', {});
};
