import { dayOf } from '@m4u/contract/days';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { dayAfter } from '../../platform/time/days.ts';
import { job } from '../../platform/jobs/job.ts';
import { purge as forgetBefore } from './queries.ts';

const purgeJob = job('tracking.forget', z.object({}));

/** Days for which counters are kept. */
const RETENTION_DAYS = 731;

/** Timeout for a day with many pages, in seconds. */
const TIMEOUT_SECONDS = 600;

/** Deletes visitors and salts of past days, and counters after two years. */
export const purgeTracking = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const today = dayOf(clock.now());
  await forgetBefore(db, { visitorsBefore: today, countsBefore: dayAfter(today, -RETENTION_DAYS) });
};

/** Schedules this soon after midnight. Call it before the queue starts. */
export const purgeTrackingNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(purgeJob, {
    handle: () => purgeTracking(platform),
    concurrency: 1,
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  platform.jobs.schedule(purgeJob, '11 0 * * *', {});
};
