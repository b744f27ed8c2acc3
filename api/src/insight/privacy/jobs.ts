import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/context.ts';
import { purgeExports, makeExportFile, exportJob, MOST_ATTEMPTS } from './export/service.ts';
import { purgeUnconfirmed } from './requests/service.ts';
import { eraseDueMembers } from './deletion/erasure.service.ts';
import { sendReminders } from './deletion/service.ts';

const nightlyJob = job('privacy.erase', z.object({}));

/** Timeout for all members of a night, in seconds. */
const TIMEOUT_SECONDS = 3_600;

/**
 * Defines the export job, and a nightly job that sends reminders, deletes expired exports and unconfirmed requests, and
 * erases due members. The nightly job runs before those that clean up unused uploads and words.
 */
export const definePrivacyJobs = (platform: Platform): void => {
  const handle = async () => {
    await sendReminders(platform);
    await purgeExports(platform);
    await purgeUnconfirmed(platform);
    await eraseDueMembers(platform);
  };
  platform.jobs.define(nightlyJob, { handle, concurrency: 1, timeoutSeconds: TIMEOUT_SECONDS });
  platform.jobs.define(exportJob, {
    handle: (data, run) => makeExportFile(platform, data, run),
    retries: MOST_ATTEMPTS - 1,
    backoffSeconds: 30,
    concurrency: 1,
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  platform.jobs.schedule(nightlyJob, '41 3 * * *', {});
};
