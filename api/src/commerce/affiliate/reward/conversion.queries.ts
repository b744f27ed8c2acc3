import { isVerified } from '../../../identity/auth/standing.reads.ts';
import { and, asc, eq, gt, inArray, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { affiliatePayoutItems as items, affiliateRewards as rewards } from './tables.ts';
import {
  affiliateAttributions as attributions,
  affiliateCampaigns as campaigns,
  affiliateParticipants as participants,
} from '../tables.ts';

/** A row of a reward. */
export type RewardRow = typeof rewards.$inferSelect;

/** An order or sign-up that may earn a reward: the member who did it, the group of an order, and the time. */
export interface RewardCause {
  readonly id: string;
  readonly memberId: string;
  /** Undefined for a sign-up, which belongs to no group. */
  readonly groupId: string | undefined;
  readonly occurredAt: Date;
}

/**
 * Finds the link to reward for each cause: the last one that the member followed before the cause, at most `within` ms
 * earlier, of campaigns that reward this kind of cause. Causes without such a link are missing in the result.
 */
export const listCredited = async (
  db: Executor,
  per: 'order' | 'signup',
  causes: readonly RewardCause[],
  within: number,
) => {
  if (causes.length === 0) return [];
  const causeRows = JSON.stringify(
    causes.map(({ id, memberId, groupId, occurredAt }) => ({
      id,
      member_id: memberId,
      group_id: groupId ?? null,
      at: occurredAt,
      since: new Date(occurredAt.getTime() - within),
    })),
  );
  const followed = sql`case when ${attributions.lastAt} <= cause.at then ${attributions.lastAt} else ${attributions.firstAt} end`;
  const best = sql`select ${participants.id} as participant_id, ${followed} as clicked_at, ${attributions.burst} as burst
    from ${attributions} inner join ${participants} on ${participants.id} = ${attributions.participantId}
    inner join ${campaigns} on ${campaigns.id} = ${participants.campaignId}
    where ${attributions.memberId} = cause.member_id and ${campaigns.per} = ${per}
      and (cause.group_id is null or ${campaigns.groupId} = cause.group_id)
      and ${attributions.firstAt} <= cause.at and ${followed} >= cause.since
      and ${campaigns.status} <> 'draft' and ${campaigns.from} <= cause.at
      and (${campaigns.to} is null or ${campaigns.to} > cause.at)
      and (${campaigns.endedAt} is null or ${campaigns.endedAt} > cause.at)
      and (${participants.blockedAt} is null or ${participants.blockedAt} > cause.at)
    order by ${followed} desc, ${participants.id} limit 1`;
  const { rows } = await db.execute<{ id: string; participantId: string; clickedAt: string; burst: boolean }>(
    sql`select cause.id, best.participant_id as "participantId",
        to_char(best.clicked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "clickedAt", best.burst
      from jsonb_to_recordset(${causeRows}::jsonb)
        as cause(id uuid, member_id uuid, group_id uuid, at timestamptz, since timestamptz)
      cross join lateral (${best}) as best`,
  );
  return rows.map(({ clickedAt, ...row }) => ({ ...row, clickedAt: new Date(clickedAt) }));
};

/** Finds the rewards of orders, each with the status of its payout item. */
export const listByOrders = (db: Executor, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ reward: rewards, itemStatus: items.status })
        .from(rewards)
        .leftJoin(items, eq(items.id, rewards.payoutItemId))
        .where(inArray(rewards.orderId, [...orderIds]));

/** Locks a reward until the transaction ends. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<RewardRow | undefined> => {
  const [row] = await tx.select().from(rewards).where(eq(rewards.id, id)).for('update');
  return row;
};

/** Inserts a reward; false when the order or sign-up already has one. */
export const insert = async (tx: Transaction, row: typeof rewards.$inferInsert): Promise<boolean> => {
  const added = await tx.insert(rewards).values(row).onConflictDoNothing().returning({ id: rewards.id });
  return added.length > 0;
};

/** Updates a locked reward and increments its version. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof rewards.$inferInsert>,
): Promise<void> => {
  await tx
    .update(rewards)
    .set({ ...changes, version: sql`${rewards.version} + 1` })
    .where(eq(rewards.id, id));
};

/** Whether the sign-up of a member has earned a reward. */
export const hasSignup = async (db: Executor, memberId: string): Promise<boolean> =>
  (await db.$count(rewards, and(eq(rewards.newMemberId, memberId)))) > 0;

/** Whether an attribution is to a campaign that rewards sign-ups. */
const isForSignup = sql`exists (select from ${participants}
  inner join ${campaigns} on ${campaigns.id} = ${participants.campaignId}
  where ${participants.id} = ${attributions.participantId} and ${campaigns.per} = 'signup')`;

/**
 * Lists verified members with attributions to campaigns that reward sign-ups, in the order of their ids.
 * @param after the last id of the page before; undefined for the first page
 */
export const listVerifiedFollowers = async (
  db: Executor,
  after: string | undefined,
  limit: number,
): Promise<string[]> => {
  const { memberId } = attributions;
  const rows = await db
    .selectDistinct({ memberId })
    .from(attributions)
    .where(and(isForSignup, isVerified(memberId), after === undefined ? undefined : gt(memberId, after)))
    .orderBy(asc(memberId))
    .limit(limit);
  return rows.map((row) => row.memberId);
};

/** The key of one of a member's attributions. */
type AttributionKey = Pick<typeof attributions.$inferSelect, 'participantId' | 'day'>;

/** Locks a member's attributions to campaigns that reward sign-ups until the transaction ends. */
export const listSignupAttributionsForUpdate = (tx: Transaction, memberId: string): Promise<AttributionKey[]> =>
  tx
    .select({ participantId: attributions.participantId, day: attributions.day })
    .from(attributions)
    .where(and(eq(attributions.memberId, memberId), isForSignup))
    .for('update');

/** Deletes the attributions of a member with these keys; attributions that were added later stay. */
export const deleteAttributions = async (
  tx: Transaction,
  memberId: string,
  keys: readonly AttributionKey[],
): Promise<void> => {
  // A single JSON parameter, independent of the number of keys.
  const listed = JSON.stringify(keys.map(({ participantId, day }) => ({ participant_id: participantId, day })));
  const isListed = sql`(${attributions.participantId}, ${attributions.day}) in
    (select participant_id, day from jsonb_to_recordset(${listed}::jsonb) as listed(participant_id uuid, day date))`;
  await tx.delete(attributions).where(and(eq(attributions.memberId, memberId), isListed));
};
