import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { purgeOldClicks } from './link/click.service.ts';
import { scanConversions } from './reward/conversion.service.ts';
import { notifyOfPending } from './reward/reminder.service.ts';

const convertOrders = job('affiliate.convert', z.object({}));
const purgeClicks = job('affiliate.forget', z.object({}));
const remindOfPending = job('affiliate.waiting', z.object({}));

/** Time limit of one run in seconds; long enough for groups with many orders. */
const TIME_LIMIT = 600;

/**
 * Registers the jobs of affiliates: rewards orders and verified sign-ups every minute, reminds admins of pending
 * rewards every morning, deletes old clicks every night. Call it before the queue starts.
 */
export const registerAffiliateJobs = (platform: Platform): void => {
  const { jobs } = platform;
  jobs.define(convertOrders, {
    handle: () => scanConversions(platform),
    concurrency: 1,
    timeoutSeconds: TIME_LIMIT,
    keepSeconds: 3_600,
  });
  jobs.schedule(convertOrders, '* * * * *', {});
  jobs.define(remindOfPending, { handle: () => notifyOfPending(platform), concurrency: 1, timeoutSeconds: TIME_LIMIT });
  jobs.schedule(remindOfPending, '17 8 * * *', {});
  jobs.define(purgeClicks, { handle: () => purgeOldClicks(platform), concurrency: 1, timeoutSeconds: TIME_LIMIT });
  jobs.schedule(purgeClicks, '53 3 * * *', {});
};
