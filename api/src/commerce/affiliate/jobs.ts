import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { forget } from './link/click.service.ts';
import { sweep } from './reward/conversion.service.ts';
import { tellOfWaiting } from './reward/reminder.service.ts';

const convert = job('affiliate.convert', z.object({}));
const forgetClicks = job('affiliate.forget', z.object({}));
const tellWaiting = job('affiliate.waiting', z.object({}));

/** Long enough for groups with many orders, in seconds. */
const LONG = 600;

/**
 * Looks every minute for orders and verified sign-ups that links led to, tells admins every morning of rewards that
 * wait, and forgets old clicks every night. Before the queue starts.
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
