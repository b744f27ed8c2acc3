import { and, asc, desc, eq, gte, inArray, isNull, ne, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { groupIsOpen, groupNameOf } from '../../../profile/directory/groups/membership.reads.ts';
import {
  affiliatePayoutItems as items,
  affiliatePayouts as payouts,
  affiliateRewards as rewards,
} from '../reward/tables.ts';
import { affiliateCampaigns as campaigns } from '../tables.ts';

/** A row of a payout item: one payee's amount. */
export type ItemRow = typeof items.$inferSelect;

const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(sum(${items.amount}), 0) from ${items} where ${items.payoutId} = ${payouts.id}
    and ${condition})`.mapWith(Number);
const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${items} where ${items.payoutId} = ${payouts.id} and ${condition})`;
const payeeCount = sql<number>`(select count(distinct ${items.memberId})::int from ${items}
  where ${items.payoutId} = ${payouts.id})`;

const selectPayouts = (db: Executor) =>
  db
    .select({
      id: payouts.id,
      groupId: payouts.groupId,
      groupName: groupNameOf(payouts.groupId),
      campaignId: payouts.campaignId,
      title: campaigns.title,
      status: payouts.status,
      createdBy: payouts.createdBy,
      needsApproval: payouts.needsApproval,
      approvedBy: payouts.approvedBy,
      approvedAt: payouts.approvedAt,
      createdAt: payouts.createdAt,
      payees: payeeCount,
      vnd: sumWhere(sql`${items.unit} = 'vnd'`),
      points: sumWhere(sql`${items.unit} = 'points'`),
      paidVnd: sumWhere(sql`${items.unit} = 'vnd' and ${items.status} = 'paid'`),
      ready: countWhere(sql`${items.status} = 'ready'`),
      waiting: countWhere(sql`${items.status} = 'waiting'`),
    })
    .from(payouts)
    .leftJoin(campaigns, eq(campaigns.id, payouts.campaignId));

/** A payout with the sums of its items. */
export type PayoutWithSums = Awaited<ReturnType<typeof selectPayouts>>[number];

/** Lists payouts of a group, newest first, with their total number. */
export const list = async (db: Executor, groupId: string, { limit, offset }: Slice) => {
  const condition = eq(payouts.groupId, groupId);
  const [data, total] = await Promise.all([
    selectPayouts(db).where(condition).orderBy(desc(payouts.id)).limit(limit).offset(offset),
    db.$count(payouts, condition),
  ]);
  return { data, total };
};

/** Finds a payout of an open group. */
export const find = async (db: Executor, id: string): Promise<PayoutWithSums | undefined> => {
  const [row] = await selectPayouts(db).where(and(eq(payouts.id, id), groupIsOpen(payouts.groupId)));
  return row;
};

/** Lists the items of a payout by id; they were inserted in the order of their payees. */
export const listItems = (db: Executor, payoutId: string): Promise<ItemRow[]> =>
  db.select().from(items).where(eq(items.payoutId, payoutId)).orderBy(asc(items.id));

/** Finds an item of a payout. */
export const findItem = async (db: Executor, id: string) => {
  const [row] = await db.select().from(items).where(eq(items.id, id));
  return row;
};

/** Locks a payout and its items until the transaction ends; the items in the order of their ids. */
export const findForUpdate = async (tx: Transaction, id: string) => {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  const rows = await tx.select().from(items).where(eq(items.payoutId, id)).orderBy(asc(items.id)).for('update');
  return payout && { payout, items: rows };
};

const isDue = (groupId: string, campaignId: string | undefined) =>
  and(
    eq(rewards.groupId, groupId),
    campaignId === undefined ? undefined : eq(rewards.campaignId, campaignId),
    eq(rewards.status, 'approved'),
    isNull(rewards.payoutItemId),
  );

/** Locks approved rewards that are in no payout, of the first `payees` payees by id. */
export const listDueForUpdate = (tx: Transaction, groupId: string, campaignId: string | undefined, payees: number) => {
  const first = tx
    .selectDistinct({ memberId: rewards.memberId })
    .from(rewards)
    .where(isDue(groupId, campaignId))
    .orderBy(asc(rewards.memberId))
    .limit(payees);
  return tx
    .select({ id: rewards.id, memberId: rewards.memberId, unit: rewards.unit, amount: rewards.amount })
    .from(rewards)
    .where(and(isDue(groupId, campaignId), inArray(rewards.memberId, first)))
    .orderBy(asc(rewards.id))
    .for('update');
};

/** Sums approved rewards that are in no payout, by payee and unit. */
export const sumDue = (db: Executor, groupId: string, campaignId: string | undefined) =>
  db
    .select({
      memberId: rewards.memberId,
      unit: rewards.unit,
      amount: sql<number>`sum(${rewards.amount})`.mapWith(Number),
      rewards: sql<number>`count(*)::int`,
    })
    .from(rewards)
    .where(isDue(groupId, campaignId))
    .groupBy(rewards.memberId, rewards.unit);

/** Serializes the payouts of a member in a group until the transaction ends. */
export const lockMaker = (tx: Transaction, groupId: string, memberId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${groupId} ${memberId}`}, 0))`);

/**
 * Sums the VND of a member's payouts in a group since a moment that needed no approval; cancelled items do not count.
 */
export const sumUnapproved = async (
  tx: Transaction,
  { groupId, createdBy, since }: { readonly groupId: string; readonly createdBy: string; readonly since: Date },
): Promise<number> => {
  const [row] = await tx
    .select({ vnd: sql<number>`coalesce(sum(${items.amount}), 0)`.mapWith(Number) })
    .from(payouts)
    .innerJoin(items, eq(items.payoutId, payouts.id))
    .where(
      and(
        eq(payouts.groupId, groupId),
        eq(payouts.createdBy, createdBy),
        gte(payouts.createdAt, since),
        eq(payouts.needsApproval, false),
        eq(items.unit, 'vnd'),
        ne(items.status, 'cancelled'),
      ),
    );
  return row?.vnd ?? 0;
};

/** Inserts a payout. */
export const insert = async (tx: Transaction, row: typeof payouts.$inferInsert): Promise<void> => {
  await tx.insert(payouts).values(row);
};

/** Inserts an item of a payout and assigns rewards to it. */
export const insertItem = async (
  tx: Transaction,
  row: typeof items.$inferInsert,
  rewardIds: readonly string[],
): Promise<void> => {
  await tx.insert(items).values(row);
  await tx
    .update(rewards)
    .set({ payoutItemId: row.id })
    .where(inArray(rewards.id, [...rewardIds]));
};

/** Marks items and their rewards as paid. */
export const markPaid = async (
  tx: Transaction,
  ids: readonly string[],
  { paidBy, paidAt }: { readonly paidBy: string; readonly paidAt: Date },
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(items)
    .set({ status: 'paid', paidBy, paidAt })
    .where(inArray(items.id, [...ids]));
  await tx
    .update(rewards)
    .set({ status: 'paid', paidAt, version: sql`${rewards.version} + 1` })
    .where(inArray(rewards.payoutItemId, [...ids]));
};

/** Cancels items; their rewards stay approved, outside of any payout. Returns the orders of these rewards. */
export const cancelItems = async (tx: Transaction, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  await tx
    .update(items)
    .set({ status: 'cancelled' })
    .where(inArray(items.id, [...ids]));
  const rows = await tx
    .update(rewards)
    .set({ payoutItemId: null, version: sql`${rewards.version} + 1` })
    .where(inArray(rewards.payoutItemId, [...ids]))
    .returning({ orderId: rewards.orderId });
  return rows.flatMap(({ orderId }) => orderId ?? []);
};

/** Records who approved a payout. */
export const setApproval = async (
  tx: Transaction,
  id: string,
  approval: { readonly approvedBy: string; readonly approvedAt: Date },
): Promise<void> => {
  await tx.update(payouts).set(approval).where(eq(payouts.id, id));
};

/** Sets the status of a payout. */
export const setStatus = async (
  tx: Transaction,
  id: string,
  status: 'made' | 'paid' | 'cancelled',
  updatedAt: Date,
): Promise<void> => {
  await tx.update(payouts).set({ status, updatedAt }).where(eq(payouts.id, id));
};
