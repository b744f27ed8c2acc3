import type { RewardStatus } from '@m4u/contract/commerce/affiliate/rules';
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { whereEqual } from '../../../platform/database/narrowing.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import type { RewardRow } from './conversion.queries.ts';
import { affiliatePayoutItems as items, affiliateRewards as rewards } from './tables.ts';
import { affiliateCampaigns as campaigns, affiliateParticipants as participants } from '../tables.ts';

/** Filter of a list of rewards. */
export interface RewardFilter {
  readonly groupId?: string | undefined;
  /** The participant who is rewarded. */
  readonly memberId?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly participantId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly status?: RewardStatus | undefined;
  /** True for rewards with signs of abuse, false for those without. */
  readonly suspect?: boolean | undefined;
  /** Only rewards that may be approved at this moment. */
  readonly dueAt?: Date | undefined;
}

/** Whether a reward passes the filter, as a condition of a larger query. */
export const rewardsMatching = (filter: RewardFilter): SQL | undefined =>
  and(
    whereEqual(rewards.groupId, filter.groupId),
    whereEqual(rewards.memberId, filter.memberId),
    whereEqual(rewards.campaignId, filter.campaignId),
    whereEqual(rewards.participantId, filter.participantId),
    whereEqual(rewards.orderId, filter.orderId),
    whereEqual(rewards.status, filter.status),
    filter.suspect === undefined ? undefined : sql`(cardinality(${rewards.signs}) > 0) = ${filter.suspect}`,
    filter.dueAt && and(eq(rewards.status, 'pending'), lte(rewards.holdUntil, filter.dueAt)),
  );

const selectRewards = (db: Executor) =>
  db
    .select({ reward: rewards, title: campaigns.title, code: participants.code, payoutId: items.payoutId })
    .from(rewards)
    .innerJoin(campaigns, eq(campaigns.id, rewards.campaignId))
    .innerJoin(participants, eq(participants.id, rewards.participantId))
    .leftJoin(items, eq(items.id, rewards.payoutItemId));
/** A reward with the columns that lists show. */
export type RewardWithTitle = Awaited<ReturnType<typeof selectRewards>>[number];

/** Lists rewards that pass the filter, newest first. */
export const list = (db: Executor, filter: RewardFilter, { limit, offset }: Slice): Promise<RewardWithTitle[]> =>
  selectRewards(db).where(rewardsMatching(filter)).orderBy(desc(rewards.id)).limit(limit).offset(offset);

/** Counts rewards that pass the filter. */
export const count = (db: Executor, filter: RewardFilter): Promise<number> =>
  db.$count(rewards, rewardsMatching(filter));

/** Locks rewards of a group until the transaction ends, in the order of their ids, which prevents deadlocks. */
export const listForUpdate = (tx: Transaction, groupId: string, ids: readonly string[]): Promise<RewardRow[]> =>
  tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.groupId, groupId), inArray(rewards.id, [...ids])))
    .orderBy(asc(rewards.id))
    .for('update');

/** Approves or rejects locked rewards. */
export const saveDecision = async (
  tx: Transaction,
  ids: readonly string[],
  changes: Pick<RewardRow, 'status' | 'reason' | 'decidedBy' | 'decidedAt'>,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(rewards)
    .set({ ...changes, version: sql`${rewards.version} + 1` })
    .where(inArray(rewards.id, [...ids]));
};
