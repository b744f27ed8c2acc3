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
const remindOfExpiry = job('point.remind-expiry', RunStart);

type ExpiryContext = Pick<Platform, 'db' | 'clock'>;
type NoticeContext = Pick<Platform, 'db' | 'clock' | 'jobs' | 'stream' | 'notifier'>;

/** The number of accounts of one query. */
const BATCH = 200;

/** Longest time (ms) of one run; the next run continues. */
const LONGEST_RUN = 40_000;

/** Members are notified at most this long (ms) before points expire: a month, so that each month has its notice. */
const NOTICE_PERIOD = 31 * DAY;

/** Members are reminded of each batch at most this long (ms) before it expires. */
const REMINDER_PERIOD = 7 * DAY;

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

/** The last day on which points that expire at this moment are valid: they expire at its end. */
const lastValidDay = (expiresAt: Date): string => dayOf(new Date(expiresAt.getTime() - 1));

/** The notices of one account: what they say beside the group, and the cause that keeps each from being sent twice. */
interface ExpiryNotice {
  readonly cause: string;
  readonly about: string;
  readonly data: Readonly<Record<string, string>>;
}

/** Sends the notices of accounts with points that expire soon, each in a transaction of its own. */
const notifyAccounts = async (
  platform: NoticeContext,
  { after: begin = FIRST_ID, mayGoOn = () => true }: Run,
  period: number,
  toNotices: (rows: readonly queries.ExpiringAccount[]) => Promise<(row: queries.ExpiringAccount) => ExpiryNotice[]>,
): Promise<Progress> => {
  const { db, clock, notifier } = platform;
  const from = clock.now();
  const to = new Date(from.getTime() + period);
  let after = begin;
  for (;;) {
    const rows = await queries.listExpiringAccounts(db, { from, to, after, limit: BATCH });
    const groupOf = await groupLabelLookup(
      db,
      rows.map(({ groupId }) => groupId),
    );
    const noticesOf = await toNotices(rows);
    for (const row of rows) {
      const { id, groupId, memberId } = row;
      const group = groupOf(groupId);
      for (const { cause, about, data } of group && !group.closed ? noticesOf(row) : []) {
        if (!mayGoOn()) return { after };
        await inTransaction(db, (tx) =>
          notifier.notify(platform, tx, {
            to: [memberId],
            kind: 'points-expiring',
            cause,
            about,
            data: { group: groupId, groupName: group?.name ?? '', ...data },
          }),
        );
      }
      after = id;
    }
    if (rows.length < BATCH) return { after: undefined };
  }
};

/** Notifies members of points that expire soon, once a month for each open group. */
export const notifyExpiring = (platform: NoticeContext, run: Run = {}): Promise<Progress> => {
  const month = dayOf(platform.clock.now()).slice(0, 7);
  return notifyAccounts(platform, run, NOTICE_PERIOD, () =>
    Promise.resolve(({ id, groupId, points, first }) => [
      { cause: `${id} ${month}`, about: groupId, data: { points: `${points}`, day: lastValidDay(first) } },
    ]),
  );
};

/**
 * Reminds members of points in the week before they expire, once for each batch: the points of a group that expire at
 * the same moment.
 */
export const remindOfExpiring = (platform: NoticeContext, run: Run = {}): Promise<Progress> => {
  const from = platform.clock.now();
  const to = new Date(from.getTime() + REMINDER_PERIOD);
  return notifyAccounts(platform, run, REMINDER_PERIOD, async (rows) => {
    const ids = rows.map(({ id }) => id);
    const batches = ids.length === 0 ? [] : await queries.listExpiringBatches(platform.db, ids, { from, to });
    return ({ id, groupId }) =>
      batches
        .filter(({ accountId }) => accountId === id)
        .map(({ points, expiresAt }) => {
          const day = lastValidDay(expiresAt);
          return {
            cause: `${id} ${expiresAt.toISOString()}`,
            about: `${groupId} ${day}`,
            data: { points: `${points}`, day, reminder: '1' },
          };
        });
  });
};

/** Registers the nightly expiry of points and the daily notices of it. Call it before the queue starts. */
export const expirePointsNightly = (platform: NoticeContext): void => {
  const { jobs, db } = platform;
  const works = [
    { type: expirePoints, work: expireAll, cron: '5 0 * * *' },
    // In the morning, not at night.
    { type: notifyOfExpiry, work: notifyExpiring, cron: '12 9 * * *' },
    { type: remindOfExpiry, work: remindOfExpiring, cron: '22 9 * * *' },
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
