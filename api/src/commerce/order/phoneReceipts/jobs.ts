import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../../platform/context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { purge } from './queries.ts';

const purgeLinks = job('phone-receipt.forget', z.object({}));

/** Days for which it is kept when a customer got messages. */
const KEPT_DAYS = 90;

/** Deletes links that ended and days that are over, each night. Call it before the queue starts. */
export const registerPhoneReceiptJobs = ({ jobs, db, clock }: Pick<Platform, 'jobs' | 'db' | 'clock'>): void => {
  jobs.define(purgeLinks, {
    handle: () => {
      const now = clock.now();
      return purge(db, now, dayOf(now.getTime() - KEPT_DAYS * DAY));
    },
    concurrency: 1,
  });
  jobs.schedule(purgeLinks, '27 3 * * *', {});
};
