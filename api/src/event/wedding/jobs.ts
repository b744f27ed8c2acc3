import { dayOf } from '@m4u/contract/days';
import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { job } from '../../platform/jobs/job.ts';
import { dayAfter } from '../../platform/time/days.ts';
import { restorableAfter } from './couple.service.ts';
import * as queries from './queries.ts';

const tellDeadlines = job('weddings.tell-deadline', z.object({}));
const purgeDeleted = job('weddings.forget', z.object({}));

/** Permanently removes weddings that were deleted more than thirty days ago, with their guests. */
export const purgeWeddings = async (platform: Pick<Platform, 'db' | 'clock'>): Promise<void> => {
  await queries.purgeDeleted(platform.db, restorableAfter(platform));
};

/** Registers {@link purgeWeddings} as a nightly job. Call it before the queue starts. */
export const purgeWeddingsNightly = (platform: Pick<Platform, 'db' | 'clock' | 'jobs'>): void => {
  platform.jobs.define(purgeDeleted, { handle: () => purgeWeddings(platform), concurrency: 1 });
  platform.jobs.schedule(purgeDeleted, '53 3 * * *', {});
};

type NoticeContext = Pick<Platform, 'db' | 'clock' | 'jobs' | 'stream' | 'notifier' | 'log'>;

/** Days before the last day for replies at which a couple is told, the nearest first. */
const THRESHOLDS = [2, 7] as const;

/** The number of weddings of one query. */
const BATCH = 200;

/**
 * Tells couples that the last day for replies is near while guests have not answered, once for each threshold and last
 * day (docs/rules/wedding.md#reminders). A failed notice is logged and does not stop the others; at the end the job
 * fails.
 */
export const tellCouples = async (platform: NoticeContext): Promise<void> => {
  const { db, clock, notifier, log } = platform;
  let failed = 0;
  const today = dayOf(clock.now());
  const limits = { from: today, to: dayAfter(today, Math.max(...THRESHOLDS)), limit: BATCH };
  for (let after: string | undefined; ;) {
    const rows = await queries.listDeadlines(db, { ...limits, after });
    for (const { id, memberId, lastDay, unanswered } of rows) {
      const threshold = THRESHOLDS.find((days) => lastDay <= dayAfter(today, days));
      await inTransaction(db, (tx) =>
        notifier.notify(platform, tx, {
          to: [memberId],
          kind: 'wedding',
          // The same cause is told once, whenever the job runs.
          cause: `${id} ${lastDay} ${threshold}`,
          about: `${id} ${lastDay} ${threshold}`,
          data: { wedding: id, news: 'deadline', people: `${unanswered}`, day: lastDay },
        }),
      ).catch((error: unknown) => {
        log.error({ err: error, wedding: id }, 'a couple could not be told of its last day for replies');
        failed += 1;
      });
    }
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) break;
  }
  if (failed > 0) throw new Error(`${failed} couples could not be told of their last day for replies`);
};

/** Registers {@link tellCouples} as a daily job, in the morning. Call it before the queue starts. */
export const tellCouplesDaily = (platform: NoticeContext): void => {
  platform.jobs.define(tellDeadlines, { handle: () => tellCouples(platform), concurrency: 1 });
  platform.jobs.schedule(tellDeadlines, '23 9 * * *', {});
};
