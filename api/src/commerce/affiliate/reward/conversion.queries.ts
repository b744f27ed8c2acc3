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

/** A reward as the database keeps it. */
export type RewardRow = typeof rewards.$inferSelect;

/** Something that may earn a reward: who did it, at which group (of orders), and when. */
export interface Deed {
  readonly id: string;
  readonly memberId: string;
  /** Undefined for a sign-up, which is no group's. */
  readonly groupId: string | undefined;
  readonly at: Date;
}

/**
 * The link that each deed is owed to: the one that its doer followed last before it, within the time of attribution, of
 * the campaigns that reward such deeds. One of them for each deed; none for those that nobody led to.
 */
export const creditedFor = async (db: Executor, per: 'order' | 'signup', deeds: readonly Deed[], within: number) => {
  if (deeds.length === 0) return [];
  const asked = JSON.stringify(
    deeds.map(({ id, memberId, groupId, at }) => ({
      id,
      member_id: memberId,
      group_id: groupId ?? null,
      at,
      since: new Date(at.getTime() - within),
    })),
  );
  const followed = sql`case when ${attributions.lastAt} <= deed.at then ${attributions.lastAt} else ${attributions.firstAt} end`;
  const best = sql`select ${participants.id} as participant_id, ${followed} as clicked_at, ${attributions.burst} as burst
    from ${attributions} inner join ${participants} on ${participants.id} = ${attributions.participantId}
    inner join ${campaigns} on ${campaigns.id} = ${participants.campaignId}
    where ${attributions.memberId} = deed.member_id and ${campaigns.per} = ${per}
      and (deed.group_id is null or ${campaigns.groupId} = deed.group_id)
      and ${attributions.firstAt} <= deed.at and ${followed} >= deed.since
      and ${campaigns.status} <> 'draft' and ${campaigns.from} <= deed.at
      and (${campaigns.to} is null or ${campaigns.to} > deed.at)
      and (${campaigns.endedAt} is null or ${campaigns.endedAt} > deed.at)
      and (${participants.blockedAt} is null or ${participants.blockedAt} > deed.at)
    order by ${followed} desc, ${participants.id} limit 1`;
  const { rows } = await db.execute<{ id: string; participantId: string; clickedAt: string; burst: boolean }>(
    sql`select deed.id, best.participant_id as "participantId",
        to_char(best.clicked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "clickedAt", best.burst
      from jsonb_to_recordset(${asked}::jsonb)
        as deed(id uuid, member_id uuid, group_id uuid, at timestamptz, since timestamptz)
      cross join lateral (${best}) as best`,
  );
  return rows.map(({ clickedAt, ...row }) => ({ ...row, clickedAt: new Date(clickedAt) }));
};

/** Rewards of orders, with the state of the payout they are in. */
export const ofOrders = (db: Executor, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ reward: rewards, itemStatus: items.status })
        .from(rewards)
        .leftJoin(items, eq(items.id, rewards.payoutItemId))
        .where(inArray(rewards.orderId, [...orderIds]));

/** A reward that nobody changes until the transaction ends. */
export const hold = async (tx: Transaction, id: string): Promise<RewardRow | undefined> => {
  const [row] = await tx.select().from(rewards).where(eq(rewards.id, id)).for('update');
  return row;
};

/** Adds a reward; false when the order or the sign-up has earned one already. */
export const insert = async (tx: Transaction, row: typeof rewards.$inferInsert): Promise<boolean> => {
  const added = await tx.insert(rewards).values(row).onConflictDoNothing().returning({ id: rewards.id });
  return added.length > 0;
};

/** Changes a reward that is held; its version goes on. */
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

/** Whether a member's opening of an account has earned a reward. */
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
export const holdSignupAttributions = (tx: Transaction, memberId: string): Promise<AttributionKey[]> =>
  tx
    .select({ participantId: attributions.participantId, day: attributions.day })
    .from(attributions)
    .where(and(eq(attributions.memberId, memberId), isForSignup))
    .for('update');

/** Deletes these attributions of a member. One that was added since they were locked stays. */
export const deleteAttributions = async (
  tx: Transaction,
  memberId: string,
  keys: readonly AttributionKey[],
): Promise<void> => {
  // One parameter, however many there are.
  const listed = JSON.stringify(keys.map(({ participantId, day }) => ({ participant_id: participantId, day })));
  const isListed = sql`(${attributions.participantId}, ${attributions.day}) in
    (select participant_id, day from jsonb_to_recordset(${listed}::jsonb) as listed(participant_id uuid, day date))`;
  await tx.delete(attributions).where(and(eq(attributions.memberId, memberId), isListed));
};
