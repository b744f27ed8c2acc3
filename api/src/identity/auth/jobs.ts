import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { forgetCodes } from './code/queries.ts';
import { REFRESH_IDLE, SESSION_LIFE } from './rules.ts';
import { forgetSessions } from './session/queries.ts';

const forgetOld = job('auth.forget', z.object({}));

/** Milliseconds for which expired rows are kept, for questions about what happened. */
const KEPT_AFTERWARDS = DAY;

/** Deletes codes, reset tokens and sessions that ended more than a day ago. */
export const forget = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const over = clock.now().getTime() - KEPT_AFTERWARDS;
  await forgetCodes(db, new Date(over));
  await forgetSessions(db, {
    ended: new Date(over),
    used: new Date(over - REFRESH_IDLE),
    created: new Date(over - SESSION_LIFE),
  });
};

/** Schedules {@link forget} every night. Call before the queue starts. */
export const forgetNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(forgetOld, { handle: () => forget(platform), concurrency: 1 });
  platform.jobs.schedule(forgetOld, '23 3 * * *', {});
};
