import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { expireDue } from './voucher.service.ts';

const expireVouchers = job('perk.expire', z.object({}));

/** Ends vouchers after the last day of their term, shortly after midnight and every hour. Call it before the queue starts. */
export const expireVouchersHourly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  const { jobs } = platform;
  jobs.define(expireVouchers, {
    concurrency: 1,
    timeoutSeconds: 300,
    handle: async (_data, { signal }) => {
      await expireDue(platform, () => !signal.aborted);
    },
  });
  jobs.schedule(expireVouchers, '9 * * * *', {});
};
