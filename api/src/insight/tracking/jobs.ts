import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { dayAfter, dayOf } from '../../platform/time/days.ts';
import { job } from '../../platform/jobs/job.ts';
import { forget as forgetBefore } from './queries.ts';

const forgetTracking = job('tracking.forget', z.object({}));

/** Days for which counters are kept. */
const KEPT_DAYS = 731;

/** Timeout for a day with many pages, in seconds. */
const LONG = 600;

/** Deletes visitors and salts of past days, and counters after two years. */
export const forget = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const today = dayOf(clock.now());
  await forgetBefore(db, { visitorsBefore: today, countsBefore: dayAfter(today, -KEPT_DAYS) });
};

/** Schedules this soon after midnight. Call it before the queue starts. */
export const forgetTrackingNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(forgetTracking, {
    handle: () => forget(platform),
    concurrency: 1,
    timeoutSeconds: LONG,
  });
  platform.jobs.schedule(forgetTracking, '11 0 * * *', {});
};
