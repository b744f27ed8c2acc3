import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../../platform/context.ts';
import { job } from '../../../platform/jobs/job.ts';
import * as queries from './queries.ts';

const purgeJob = job('payment.statement-forget', z.object({}));

/** Milliseconds for which a statement waits to be stored. */
const RETENTION = 7 * DAY;

/** Deletes statements that nobody stored. */
export const purgeStatements = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.purge(db, new Date(clock.now().getTime() - RETENTION));
};

/** Schedules this every night. Call it before the queue starts. */
export const purgeStatementsNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(purgeJob, { handle: () => purgeStatements(platform), concurrency: 1 });
  platform.jobs.schedule(purgeJob, '31 4 * * *', {});
};
