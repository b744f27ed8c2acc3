import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import type { Platform } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { job } from '../../../platform/jobs/job.ts';
import { groupLabelLookup } from '../../../profile/group/lists/labels.service.ts';
import * as queries from './queries.ts';
import { requireByIdForUpdate, post } from '../ledger.service.ts';

const RunStart = z.object({ after: z.string().optional() });
const expirePoints = job('point.expire', RunStart);
const notifyOfExpiry = job('point.tell-expiry', RunStart);

type ExpiryContext = Pick<Platform, 'db' | 'clock'>;
type NoticeContext = Pick<Platform, 'db' | 'clock' | 'jobs' | 'stream' | 'notifier'>;

/** The number of accounts of one query. */
const BATCH = 200;

/** Longest time (ms) of one run; the next run continues. */
const LONGEST_RUN = 40_000;

/** Members are notified at most this long (ms) before points expire: a month, so that each month has its notice. */
const NOTICE_PERIOD = 31 * DAY;

/** An id that sorts before all accounts. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The start of a run, and how long it may continue. */
interface Run {
  /** The last account that an earlier run finished. */
  readonly after?: string | undefined;
  readonly mayGoOn?: () => boolean;
}

/** Progress of a run: the last finished account; undefined when all accounts are finished. */
interface Progress {
  readonly after: string | undefined;
}

/** Removes the expired points of one account, unless they were spent in the meantime; returns how many. */
const expireAccount = ({ db, clock }: ExpiryContext, account: { id: string; groupId: string }): Promise<number> =>
  inTransaction(db, async (tx) => {
    const locked = await requireByIdForUpdate(tx, account.groupId, account.id);
    const points = await queries.sumDue(tx, locked.id, clock.now());
    // Debits use the lots that expire first, which are the expired ones.
    if (points > 0)
      await post({ clock, actor: { kind: 'visitor' } }, tx, locked, [{ kind: 'expire', points: -points }]);
    return points;
  });

/**
 * Removes all expired points, each account in a transaction of its own, so that a run may stop anywhere and continue
 * later. Returns how many points it removed, and its progress.
 */
export const expireAll = async (
  platform: ExpiryContext,
  { after: begin = FIRST_ID, mayGoOn = () => true }: Run = {},
): Promise<Progress & { points: number }> => {
  let points = 0;
  let after = begin;
  for (;;) {
    const dueAccounts = await queries.listDueAccounts(platform.db, platform.clock.now(), after, BATCH);
    for (const account of dueAccounts) {
      if (!mayGoOn()) return { points, after };
      points += await expireAccount(platform, account);
      after = account.id;
    }
    if (dueAccounts.length < BATCH) return { points, after: undefined };
  }
};

/** Notifies members of points that expire soon, once a month for each open group. */
export const notifyExpiring = async (
  platform: NoticeContext,
  { after: begin = FIRST_ID, mayGoOn = () => true }: Run = {},
): Promise<Progress> => {
  const { db, clock, notifier } = platform;
  const from = clock.now();
  const to = new Date(from.getTime() + NOTICE_PERIOD);
  const month = dayOf(from).slice(0, 7);
  let after = begin;
  for (;;) {
    const rows = await queries.listExpiringAccounts(db, { from, to, after, limit: BATCH });
    const groupOf = await groupLabelLookup(
      db,
      rows.map(({ groupId }) => groupId),
    );
    for (const { id, groupId, memberId, points, first } of rows) {
      if (!mayGoOn()) return { after };
      after = id;
      const group = groupOf(groupId);
      if (!group || group.closed || memberId === null || first === null) continue;
      // The last day on which the points are valid; they expire at its end.
      const day = dayOf(new Date(first.getTime() - 1));
      await inTransaction(db, (tx) =>
        notifier.notify(platform, tx, {
          to: [memberId],
          kind: 'points-expiring',
          cause: `${id} ${month}`,
          about: groupId,
          data: { group: groupId, groupName: group.name, points: `${points}`, day },
        }),
      );
    }
    if (rows.length < BATCH) return { after: undefined };
  }
};

/** Registers the nightly expiry of points and the daily notices of it. Call it before the queue starts. */
export const expirePointsNightly = (platform: NoticeContext): void => {
  const { jobs, db } = platform;
  const works = [
    { type: expirePoints, work: expireAll, cron: '5 0 * * *' },
    // In the morning, not at night.
    { type: notifyOfExpiry, work: notifyExpiring, cron: '12 9 * * *' },
  ] as const;
  for (const { type, work, cron } of works) {
    jobs.define(type, {
      concurrency: 1,
      handle: async ({ after: begin }, { signal }) => {
        const until = performance.now() + LONGEST_RUN;
        const mayGoOn = () => !signal.aborted && performance.now() < until;
        const { after } = await work(platform, { after: begin, mayGoOn });
        if (after !== undefined) await inTransaction(db, (tx) => jobs.enqueue(tx, type, { after }));
      },
    });
    jobs.schedule(type, cron, {});
  }
};
