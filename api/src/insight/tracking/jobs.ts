import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { dayAfter, dayOf } from '../../platform/time/days.ts';
import { job } from '../../platform/jobs/job.ts';
import { forget as forgetBefore } from './queries.ts';

const forgetTracking = job('tracking.forget', z.object({}));

/** For so many days counters are kept. */
const KEPT_DAYS = 731;

/** Long enough for a day of many pages, in seconds. */
const LONG = 600;

/** Forgets the visitors of days that are over with what their hashes were made with, and counters after two years. */
export const forget = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const today = dayOf(clock.now());
  await forgetBefore(db, { visitorsBefore: today, countsBefore: dayAfter(today, -KEPT_DAYS) });
};

/** Does so soon after midnight. Before the queue starts. */
export const forgetTrackingNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(forgetTracking, {
    handle: () => forget(platform),
    concurrency: 1,
    timeoutSeconds: LONG,
  });
  platform.jobs.schedule(forgetTracking, '11 0 * * *', {});
};
