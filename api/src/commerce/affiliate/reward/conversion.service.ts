import { ATTRIBUTION_DAYS, rewardFor, type Sign } from '@m4u/contract/commerce/affiliate/rules';
import { DAY } from '@m4u/contract/durations';
import { findAccountAge } from '../../../identity/auth/standing.reads.ts';
import type { Platform } from '../../../platform/context.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { adminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { changedOrders, type SoldOrder, soldOrders } from '../../order/sales.service.ts';
import * as campaigns from '../campaign/queries.ts';
import * as queries from './conversion.queries.ts';
import * as participants from '../participant/queries.ts';
import { QUICK_ORDER, QUICK_SIGNUP, unitOf } from '../rules.ts';
import * as sweeps from './orderScan.queries.ts';

/** Time (ms) after a click in which an order or sign-up earns a reward. */
const WITHIN = ATTRIBUTION_DAYS * DAY;

/** Dependencies of conversions, which run in calls and in a job without an actor. */
type Means = Pick<Platform, 'clock' | 'db'>;

/** A conversion to reward: the link, its click, and the order or sign-up (`memberId`, `at`). */
interface Owed {
  readonly participantId: string;
  readonly clickedAt: Date;
  readonly burst: boolean;
  readonly memberId: string;
  readonly at: Date;
  /** Undefined for a sign-up. */
  readonly order?: SoldOrder | undefined;
}

const signsOf = async (tx: Executor, groupId: string, rewarded: string, owed: Owed): Promise<Sign[]> => {
  const [admins, opening] = await Promise.all([adminIds(tx, groupId), findAccountAge(tx, owed.memberId)]);
  const quick = owed.order ? QUICK_ORDER : QUICK_SIGNUP;
  const signs: Sign[] = [];
  if (rewarded === owed.memberId) signs.push('own-order');
  if (admins.includes(rewarded)) signs.push('group-admin');
  if (owed.at.getTime() - owed.clickedAt.getTime() < quick) signs.push('quick');
  if (owed.burst) signs.push('burst');
  if (opening?.verified !== true) signs.push('unverified');
  return signs;
};

/**
 * Inserts the reward of a conversion while the campaign's quota has a place left. A participant who buys by their own
 * link earns nothing: that reward is stored as rejected, with the sign `own-order`.
 */
const write = async (tx: Transaction, { clock }: Pick<Means, 'clock'>, owed: Owed): Promise<void> => {
  const [participant] = await participants.byIds(tx, [owed.participantId]);
  const [campaign] = participant ? await campaigns.byIds(tx, [participant.campaignId]) : [];
  if (!participant || !campaign) return;
  const isOwn = participant.memberId === owed.memberId;
  const { rewardKind: kind, amount, maximum } = campaign;
  const earned = isOwn ? 0 : rewardFor({ kind, amount, maximum }, owed.order?.payment ?? 0);
  if (earned === 0 && !isOwn) return;
  // Take the place first: it locks the campaign, so its conversions run one after another from here on.
  if (!isOwn && !(await campaigns.takePlaces(tx, campaign.id, 1))) return;
  const now = clock.now();
  const isNew = await queries.insert(tx, {
    id: uuidv7(),
    groupId: campaign.groupId,
    campaignId: campaign.id,
    participantId: participant.id,
    memberId: participant.memberId,
    per: campaign.per,
    orderId: owed.order?.id ?? null,
    orderVersion: owed.order?.version ?? null,
    newMemberId: owed.order ? null : owed.memberId,
    amount: earned,
    unit: unitOf(kind),
    ...(kind === 'percent' && { rate: amount, maximum }),
    ...(isOwn && { status: 'rejected' as const, reason: 'own-order', decidedAt: now }),
    signs: await signsOf(tx, campaign.groupId, participant.memberId, owed),
    at: owed.at,
    clickedAt: owed.clickedAt,
    holdUntil: new Date(owed.at.getTime() + campaign.holdDays * DAY),
    createdAt: now,
  });
  if (!isNew && !isOwn) await campaigns.takePlaces(tx, campaign.id, -1);
};

/**
 * Rewards the participant whose link a new member followed shortly before the sign-up. Runs as the system, since the
 * new member may not see that reward. An unverified account earns none yet: accounts with invented addresses would fill
 * the quota (docs/rules/affiliate.md#conversions).
 */
export const rewardSignup = byProgram(
  async (means: Pick<Means, 'clock'>, tx: Transaction, memberId: string): Promise<void> => {
    if (await queries.hasSignup(tx, memberId)) return;
    const opening = await findAccountAge(tx, memberId);
    if (opening?.verified !== true) return;
    const deed = { id: memberId, memberId, groupId: undefined, at: opening.at };
    const [credit] = await queries.creditedFor(tx, 'signup', [deed], WITHIN);
    if (credit) await write(tx, means, { ...credit, memberId, at: opening.at });
  },
);

const CHANGED = { done: 'order-changed', cancelled: 'order-cancelled' } as const;

/**
 * Updates a reward after a change of its order: recalculates it, or rejects it with a cancelled order. A reward that is
 * paid or in a payout keeps its amount and gets a sign.
 */
const follow = async (
  tx: Transaction,
  { clock }: Pick<Means, 'clock'>,
  rewardId: string,
  order: SoldOrder,
): Promise<void> => {
  const reward = await queries.hold(tx, rewardId);
  if (!reward || reward.orderVersion === order.version || reward.status === 'rejected') return;
  const sign: Sign = CHANGED[order.status];
  if (reward.status === 'paid' || reward.payoutItemId !== null) {
    if (!reward.signs.includes(sign)) await queries.update(tx, reward.id, { signs: [...reward.signs, sign] });
    return;
  }
  // Uses the rate stored with the reward, not the campaign's present one; a fixed amount stays.
  const { rate, maximum } = reward;
  const amount = rate === null ? reward.amount : rewardFor({ kind: 'percent', amount: rate, maximum }, order.payment);
  if (order.status === 'cancelled' || amount === 0) {
    const decidedAt = clock.now();
    await queries.update(tx, reward.id, { status: 'rejected', reason: sign, orderVersion: order.version, decidedAt });
    await campaigns.takePlaces(tx, reward.campaignId, -1);
    return;
  }
  await queries.update(tx, reward.id, { amount, orderVersion: order.version });
};

/**
 * Brings the rewards of orders up to date with the orders: inserts new rewards and updates those of changed orders.
 * Runs as the system, since nobody may see which links a buyer followed.
 */
export const settleOrders = byProgram(async (means: Means, orderIds: readonly string[]): Promise<void> => {
  const orders = await soldOrders(means.db, orderIds);
  const known = new Map((await queries.ofOrders(means.db, orderIds)).map(({ reward }) => [reward.orderId, reward]));
  const fresh = orders.filter(
    ({ id, kind, status, memberId }) => !known.has(id) && kind === 'invoice' && status === 'done' && memberId !== null,
  );
  const deeds = fresh.flatMap(({ id, memberId, groupId, createdAt }) =>
    memberId === null ? [] : [{ id, memberId, groupId, at: createdAt }],
  );
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  for (const { id, ...credit } of await queries.creditedFor(means.db, 'order', deeds, WITHIN)) {
    const order = orderOf.get(id);
    if (order?.memberId == null) continue;
    const owed = { ...credit, memberId: order.memberId, at: order.createdAt, order };
    await inTransaction(means.db, (tx) => write(tx, means, owed));
  }
  for (const order of orders) {
    const reward = known.get(order.id);
    if (reward && reward.orderVersion !== order.version)
      await inTransaction(means.db, (tx) => follow(tx, means, reward.id, order));
  }
});

/** The most changes of orders, or members with a sign-up, of one batch. */
const BATCH = 500;

/** Each scan starts this much (ms) before the last position, to see transactions that committed late. */
const LOOK_BACK = 10 * 60_000;

/** The smallest UUIDv7 of a moment some milliseconds before that of another one. */
const earlier = (id: string, milliseconds: number): string => {
  const at = Math.max(0, Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - milliseconds);
  const hex = at.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** Settles rewards of a group's orders that changed since the last scan, minus `LOOK_BACK`. Runs as the system. */
export const sweepGroup = byProgram(async (means: Means, groupId: string): Promise<void> => {
  const begun = uuidv7();
  const seen = (await sweeps.seenOf(means.db, groupId)) ?? (await sweeps.beginSweeping(means.db, groupId, begun));
  let after = earlier(seen, LOOK_BACK);
  for (;;) {
    const { orderIds, last, isAll } = await changedOrders(means.db, groupId, after, BATCH);
    await settleOrders(means, orderIds);
    if (isAll) break;
    if (last !== undefined) await sweeps.saveScanPosition(means.db, groupId, last);
    after = last ?? after;
  }
  // Only transactions of the last minutes could still be missed, so the next scan may start there.
  if (earlier(begun, LOOK_BACK) > seen) await sweeps.saveScanPosition(means.db, groupId, begun);
});

/**
 * Rewards the sign-up of a verified member and deletes the member's attributions to sign-up campaigns: an account is
 * opened only once, so they can earn no other reward. A sign-up that found its campaign full is thus not tried again
 * and cannot take a place that a later rejection frees for others.
 */
const settleSignup = (means: Means, memberId: string): Promise<void> =>
  inTransaction(means.db, async (tx) => {
    // Lock first: a concurrent change of an attribution waits, and the next sweep handles it.
    const keys = await queries.holdSignupAttributions(tx, memberId);
    await rewardSignup(means, tx, memberId);
    await queries.deleteAttributions(tx, memberId, keys);
  });

/** Settles the sign-ups of members whose accounts were verified since their attribution; returns the errors. */
const settleSignups = byProgram(async (means: Means): Promise<unknown[]> => {
  const failures: unknown[] = [];
  let after: string | undefined;
  do {
    const memberIds = await queries.listVerifiedFollowers(means.db, after, BATCH);
    for (const memberId of memberIds)
      await settleSignup(means, memberId).catch((error: unknown) => failures.push(error));
    after = memberIds.length < BATCH ? undefined : memberIds.at(-1);
  } while (after !== undefined);
  return failures;
});

/**
 * Settles all verified sign-ups, and the changed orders of all groups that may owe a reward, also after days without a
 * sweep. A failing sign-up or group does not stop the others; the sweep throws an error at its end.
 */
export const sweep = async (means: Means): Promise<void> => {
  const ended = new Date(means.clock.now().getTime() - WITHIN);
  const failures: unknown[] = await settleSignups(means);
  for (const groupId of await sweeps.groupsToSweep(means.db, ended))
    await sweepGroup(means, groupId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `rewards of ${failures.length} groups or sign-ups were not worked out`);
};
