import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, gt, inArray, isNull, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { affiliateRewards as rewards, affiliateSweeps as sweeps } from './tables.ts';
import { affiliateCampaigns as campaigns } from '../tables.ts';

/** Starts the scan of a group's orders for rewards at the change `position`, unless one exists; returns `position`. */
export const startScan = byProgram(async (db: Executor, groupId: string, position: string): Promise<string> => {
  await db.insert(sweeps).values({ groupId, seen: position }).onConflictDoNothing();
  return position;
});

/** The change up to which a group's orders were scanned; undefined for a group that never had a campaign. */
export const findScanPosition = async (db: Executor, groupId: string): Promise<string | undefined> => {
  const [row] = await db.select({ seen: sweeps.seen }).from(sweeps).where(eq(sweeps.groupId, groupId));
  return row?.seen;
};

/** Saves the change up to which a group's orders were scanned. */
export const saveScanPosition = async (tx: Executor, groupId: string, position: string): Promise<void> => {
  await tx
    .update(sweeps)
    .set({ seen: sql`greatest(${sweeps.seen}, ${position}::uuid)` })
    .where(eq(sweeps.groupId, groupId));
};

/**
 * Lists groups whose orders may earn or change a reward: groups with campaigns that began and did not end before a
 * moment, and groups with undecided rewards.
 */
export const listGroupsToScan = async (db: Executor, endedSince: Date): Promise<string[]> => {
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

/** Claims the reminder of a group's admins on a day; true only for the first call on that day. */
export const claimReminderDay = async (tx: Transaction, groupId: string, day: string): Promise<boolean> => {
  const rows = await tx
    .update(sweeps)
    .set({ toldOn: day })
    .where(and(eq(sweeps.groupId, groupId), or(isNull(sweeps.toldOn), sql`${sweeps.toldOn} < ${day}`)))
    .returning({ groupId: sweeps.groupId });
  return rows.length > 0;
};

/** Lists groups with rewards that may be approved now, with the number of such rewards. */
export const listGroupsWithDue = async (db: Executor, now: Date): Promise<{ groupId: string; total: number }[]> =>
  db
    .select({ groupId: rewards.groupId, total: sql<number>`count(*)::int` })
    .from(rewards)
    .where(and(eq(rewards.status, 'pending'), sql`${rewards.holdUntil} <= ${now}`))
    .groupBy(rewards.groupId);
