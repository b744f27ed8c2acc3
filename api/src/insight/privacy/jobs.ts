import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/context.ts';
import { forgetExports, makeExportFile, makeExport, TRIES } from './export/service.ts';
import { forgetUnconfirmed } from './requests/service.ts';
import { eraseDue } from './deletion/erasure.service.ts';
import { remind } from './deletion/service.ts';

const erase = job('privacy.erase', z.object({}));

/** Long enough for every member of a night; in seconds. */
const LONG = 3_600;

/** Makes exports that are asked for; every night tells who is about to be erased, and erases whose days are over: before unused uploads and words are looked for. */
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
