import * as z from 'zod';
import type { Platform } from '../../../platform/context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { deleteUnusedUploads } from './service.ts';
import { removeFiles } from '../remove.service.ts';

const purgeJob = job('upload.forget', z.object({}));

/** Timeout in seconds, enough to read every text of every page once. */
const TIMEOUT_SECONDS = 1_800;

/** Deletes unused uploads, and their files. */
export const purgeUploads = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> =>
  deleteUnusedUploads(platform, (tx, keys) => platform.jobs.enqueue(tx, removeFiles, { keys }));

/** Defines the nightly deletion of unused uploads. Call it before the queue starts. */
export const purgeUploadsNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'storage'>): void => {
  platform.jobs.define(purgeJob, {
    handle: () => purgeUploads(platform),
    concurrency: 1,
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  platform.jobs.define(removeFiles, {
    handle: async ({ keys }) => {
      for (const key of keys) await platform.storage.delete(key);
    },
    concurrency: 1,
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  platform.jobs.schedule(purgeJob, '11 4 * * *', {});
};
