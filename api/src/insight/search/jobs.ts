import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { countUses } from './words.queries.ts';

const count = job('search.count', z.object({}));

/** Counts every night how many entries have each word. Before the queue starts. */
export const countWordsNightly = ({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): void => {
  jobs.define(count, { handle: async () => void (await countUses(db)), concurrency: 1, timeoutSeconds: 600 });
  jobs.schedule(count, '17 4 * * *', {});
};
