import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, gt, inArray, isNull, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { affiliateRewards as rewards, affiliateSweeps as sweeps } from './tables.ts';
import { affiliateCampaigns as campaigns } from '../tables.ts';

/** From a change on a group's orders are looked through for rewards, unless they are already; answers the change. */
export const beginSweeping = byProgram(async (db: Executor, groupId: string, seen: string): Promise<string> => {
  await db.insert(sweeps).values({ groupId, seen }).onConflictDoNothing();
  return seen;
});

/** Up to which change of its orders a group was looked through; undefined for one that never had a campaign. */
export const seenOf = async (db: Executor, groupId: string): Promise<string | undefined> => {
  const [row] = await db.select({ seen: sweeps.seen }).from(sweeps).where(eq(sweeps.groupId, groupId));
  return row?.seen;
};

/** A group was looked through up to a change. */
export const saveScanPosition = async (tx: Executor, groupId: string, seen: string): Promise<void> => {
  await tx
    .update(sweeps)
    .set({ seen: sql`greatest(${sweeps.seen}, ${seen}::uuid)` })
    .where(eq(sweeps.groupId, groupId));
};

/**
 * Groups whose orders may earn a reward or change one: those with campaigns that began and did not end before a moment,
 * and those with rewards that are not decided on.
 */
export const groupsToSweep = async (db: Executor, endedSince: Date): Promise<string[]> => {
  const live = db
    .select({ groupId: campaigns.groupId })
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.status, ['running', 'paused', 'ended']),
        or(isNull(campaigns.endedAt), gt(campaigns.endedAt, endedSince)),
        or(isNull(campaigns.to), gt(campaigns.to, endedSince)),
      ),
    );
  const open = db
    .select({ groupId: rewards.groupId })
    .from(rewards)
    .where(sql`${rewards.status} in ('pending', 'approved')`);
  const rows = await live.union(open);
  return rows.map(({ groupId }) => groupId);
};

/** Whether a group's admins are to be told on a day of what waits: the first who asks on it is answered yes. */
export const claimReminderDay = async (tx: Transaction, groupId: string, day: string): Promise<boolean> => {
  const rows = await tx
    .update(sweeps)
    .set({ toldOn: day })
    .where(and(eq(sweeps.groupId, groupId), or(isNull(sweeps.toldOn), sql`${sweeps.toldOn} < ${day}`)))
    .returning({ groupId: sweeps.groupId });
  return rows.length > 0;
};

/** Groups with rewards that may be approved by now, and how many of them there are. */
export const groupsWithDue = async (db: Executor, now: Date): Promise<{ groupId: string; total: number }[]> =>
  db
    .select({ groupId: rewards.groupId, total: sql<number>`count(*)::int` })
    .from(rewards)
    .where(and(eq(rewards.status, 'pending'), sql`${rewards.holdUntil} <= ${now}`))
    .groupBy(rewards.groupId);
