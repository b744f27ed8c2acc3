import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { forget } from './link/click.service.ts';
import { sweep } from './reward/conversion.service.ts';
import { tellOfWaiting } from './reward/reminder.service.ts';

const convert = job('affiliate.convert', z.object({}));
const forgetClicks = job('affiliate.forget', z.object({}));
const tellWaiting = job('affiliate.waiting', z.object({}));

/** Time limit of one run in seconds; long enough for groups with many orders. */
const LONG = 600;

/**
 * Registers the jobs of affiliates: rewards orders and verified sign-ups every minute, reminds admins of pending
 * rewards every morning, deletes old clicks every night. Call it before the queue starts.
 */
export const keepAffiliates = (platform: Platform): void => {
  const { jobs } = platform;
  jobs.define(convert, { handle: () => sweep(platform), concurrency: 1, timeoutSeconds: LONG, keepSeconds: 3_600 });
  jobs.schedule(convert, '* * * * *', {});
  jobs.define(tellWaiting, { handle: () => tellOfWaiting(platform), concurrency: 1, timeoutSeconds: LONG });
  jobs.schedule(tellWaiting, '17 8 * * *', {});
  jobs.define(forgetClicks, { handle: () => forget(platform), concurrency: 1, timeoutSeconds: LONG });
  jobs.schedule(forgetClicks, '53 3 * * *', {});
};
