import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/context.ts';
import { forgetExports, makeExportFile, makeExport, TRIES } from './export/service.ts';
import { forgetUnconfirmed } from './requests/service.ts';
import { eraseDue } from './deletion/erasure.service.ts';
import { remind } from './deletion/service.ts';

const erase = job('privacy.erase', z.object({}));

/** Timeout for all members of a night, in seconds. */
const LONG = 3_600;

/**
 * Defines the export job, and a nightly job that sends reminders, deletes expired exports and unconfirmed requests, and
 * erases due members. The nightly job runs before those that clean up unused uploads and words.
 */
export const keepPrivacy = (platform: Platform): void => {
  const handle = async () => {
    await remind(platform);
    await forgetExports(platform);
    await forgetUnconfirmed(platform);
    await eraseDue(platform);
  };
  platform.jobs.define(erase, { handle, concurrency: 1, timeoutSeconds: LONG });
  platform.jobs.define(makeExport, {
    handle: (data, run) => makeExportFile(platform, data, run),
    retries: TRIES - 1,
    backoffSeconds: 30,
    concurrency: 1,
    timeoutSeconds: LONG,
  });
  platform.jobs.schedule(erase, '41 3 * * *', {});
};
