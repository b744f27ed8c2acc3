import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { purgeCodes } from './code/queries.ts';
import { purgeLinks } from './ownerLink/queries.ts';
import { REFRESH_IDLE, SESSION_LIFE } from './rules.ts';
import { purgeSessions } from './session/queries.ts';

const purgeJob = job('auth.forget', z.object({}));

/** Milliseconds for which expired rows are kept, for questions about what happened. */
const RETENTION = DAY;

/** Deletes codes, reset tokens, owners' links and sessions that ended more than a day ago. */
export const purgeCodesAndSessions = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  const over = clock.now().getTime() - RETENTION;
  await purgeCodes(db, new Date(over));
  await purgeLinks(db, new Date(over));
  await purgeSessions(db, {
    ended: new Date(over),
    used: new Date(over - REFRESH_IDLE),
    created: new Date(over - SESSION_LIFE),
  });
};

/** Schedules {@link purgeCodesAndSessions} every night. Call before the queue starts. */
export const purgeAuthNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(purgeJob, { handle: () => purgeCodesAndSessions(platform), concurrency: 1 });
  platform.jobs.schedule(purgeJob, '23 3 * * *', {});
};
