import { ATTRIBUTION_DAYS, calculateReward, type Sign } from '@m4u/contract/commerce/affiliate/rules';
import { DAY } from '@m4u/contract/durations';
import { findAccountAge } from '../../../identity/auth/standing.reads.ts';
import type { Platform } from '../../../platform/context.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { listChangedOrders, type SoldOrder, listSoldOrders } from '../../order/sales/service.ts';
import * as campaigns from '../campaign/queries.ts';
import * as queries from './conversion.queries.ts';
import * as participants from '../participant/queries.ts';
import { QUICK_ORDER, QUICK_SIGNUP, unitOf } from '../rules.ts';
import * as sweeps from './orderScan.queries.ts';

/** Time (ms) after a click in which an order or sign-up earns a reward. */
const ATTRIBUTION_TIME = ATTRIBUTION_DAYS * DAY;

/** Dependencies of conversions, which run in calls and in a job without an actor. */
type ConversionContext = Pick<Platform, 'clock' | 'db'>;

/** A conversion to reward: the link, its click, and the order or sign-up (`memberId`, `occurredAt`). */
interface RewardedConversion {
  readonly participantId: string;
  readonly clickedAt: Date;
  readonly burst: boolean;
  readonly memberId: string;
  readonly occurredAt: Date;
  /** Undefined for a sign-up. */
  readonly order?: SoldOrder | undefined;
}

const listAbuseSigns = async (
  tx: Executor,
  groupId: string,
  rewarded: string,
  owed: RewardedConversion,
): Promise<Sign[]> => {
  const admins = await listGroupAdminIds(tx, groupId);
  const opening = await findAccountAge(tx, owed.memberId);
  const quick = owed.order ? QUICK_ORDER : QUICK_SIGNUP;
  const signs: Sign[] = [];
  if (rewarded === owed.memberId) signs.push('own-order');
  if (admins.includes(rewarded)) signs.push('group-admin');
  if (owed.occurredAt.getTime() - owed.clickedAt.getTime() < quick) signs.push('quick');
  if (owed.burst) signs.push('burst');
  if (opening?.verified !== true) signs.push('unverified');
  return signs;
};

/**
 * Inserts the reward of a conversion while the campaign's quota has a place left. A participant who buys by their own
 * link earns nothing: that reward is stored as rejected, with the sign `own-order`.
 */
const insertReward = async (
  tx: Transaction,
  { clock }: Pick<ConversionContext, 'clock'>,
  conversion: RewardedConversion,
): Promise<void> => {
  const [participant] = await participants.listByIds(tx, [conversion.participantId]);
  const [campaign] = participant ? await campaigns.listByIds(tx, [participant.campaignId]) : [];
  if (!participant || !campaign) return;
  const isOwn = participant.memberId === conversion.memberId;
  const { rewardKind: kind, amount, maximum } = campaign;
  const earned = isOwn ? 0 : calculateReward({ kind, amount, maximum }, conversion.order?.payment ?? 0);
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
    orderId: conversion.order?.id ?? null,
    orderVersion: conversion.order?.version ?? null,
    newMemberId: conversion.order ? null : conversion.memberId,
    amount: earned,
    unit: unitOf(kind),
    ...(kind === 'percent' && { rate: amount, maximum }),
    ...(isOwn && { status: 'rejected' as const, reason: 'own-order', decidedAt: now }),
    signs: await listAbuseSigns(tx, campaign.groupId, participant.memberId, conversion),
    at: conversion.occurredAt,
    clickedAt: conversion.clickedAt,
    holdUntil: new Date(conversion.occurredAt.getTime() + campaign.holdDays * DAY),
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
  async (ctx: Pick<ConversionContext, 'clock'>, tx: Transaction, memberId: string): Promise<void> => {
    if (await queries.hasSignup(tx, memberId)) return;
    const opening = await findAccountAge(tx, memberId);
    if (opening?.verified !== true) return;
    const cause = { id: memberId, memberId, groupId: undefined, occurredAt: opening.openedAt };
    const [credit] = await queries.listCredited(tx, 'signup', [cause], ATTRIBUTION_TIME);
    if (credit) await insertReward(tx, ctx, { ...credit, memberId, occurredAt: opening.openedAt });
  },
);

const CHANGE_REASONS = { done: 'order-changed', cancelled: 'order-cancelled' } as const;

/**
 * Updates a reward after a change of its order: recalculates it, or rejects it with a cancelled order. A reward that is
 * paid or in a payout keeps its amount and gets a sign.
 */
const updateReward = async (
  tx: Transaction,
  { clock }: Pick<ConversionContext, 'clock'>,
  rewardId: string,
  order: SoldOrder,
): Promise<void> => {
  const reward = await queries.findForUpdate(tx, rewardId);
  if (!reward || reward.orderVersion === order.version || reward.status === 'rejected') return;
  const sign: Sign = CHANGE_REASONS[order.status];
  if (reward.status === 'paid' || reward.payoutItemId !== null) {
    if (!reward.signs.includes(sign)) await queries.update(tx, reward.id, { signs: [...reward.signs, sign] });
    return;
  }
  // Uses the rate stored with the reward, not the campaign's present one; a fixed amount stays.
  const { rate, maximum } = reward;
  const amount =
    rate === null ? reward.amount : calculateReward({ kind: 'percent', amount: rate, maximum }, order.payment);
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
export const updateOrderRewards = byProgram(
  async (ctx: ConversionContext, orderIds: readonly string[]): Promise<void> => {
    const orders = await listSoldOrders(ctx.db, orderIds);
    const rewardByOrder = new Map(
      (await queries.listByOrders(ctx.db, orderIds)).map(({ reward }) => [reward.orderId, reward]),
    );
    const unrewarded = orders.filter(
      ({ id, kind, status, memberId }) =>
        !rewardByOrder.has(id) && kind === 'invoice' && status === 'done' && memberId !== null,
    );
    const causes = unrewarded.flatMap(({ id, memberId, groupId, createdAt }) =>
      memberId === null ? [] : [{ id, memberId, groupId, occurredAt: createdAt }],
    );
    const orderOf = new Map(orders.map((order) => [order.id, order]));
    for (const { id, ...credit } of await queries.listCredited(ctx.db, 'order', causes, ATTRIBUTION_TIME)) {
      const order = orderOf.get(id);
      if (order?.memberId == null) continue;
      const conversion = { ...credit, memberId: order.memberId, occurredAt: order.createdAt, order };
      await inTransaction(ctx.db, (tx) => insertReward(tx, ctx, conversion));
    }
    for (const order of orders) {
      const reward = rewardByOrder.get(order.id);
      if (reward && reward.orderVersion !== order.version)
        await inTransaction(ctx.db, (tx) => updateReward(tx, ctx, reward.id, order));
    }
  },
);

/** The most changes of orders, or members with a sign-up, of one batch. */
const BATCH = 500;

/** Each scan starts this much (ms) before the last position, to see transactions that committed late. */
const LOOK_BACK = 10 * 60_000;

/** The smallest UUIDv7 of a moment some milliseconds before that of another one. */
const earlierId = (id: string, milliseconds: number): string => {
  const time = Math.max(0, Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - milliseconds);
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** Settles rewards of a group's orders that changed since the last scan, minus `LOOK_BACK`. Runs as the system. */
export const scanGroup = byProgram(async (ctx: ConversionContext, groupId: string): Promise<void> => {
  const scanStart = uuidv7();
  const scanPosition =
    (await sweeps.findScanPosition(ctx.db, groupId)) ?? (await sweeps.startScan(ctx.db, groupId, scanStart));
  let after = earlierId(scanPosition, LOOK_BACK);
  for (;;) {
    const { orderIds, last, isAll } = await listChangedOrders(ctx.db, groupId, after, BATCH);
    await updateOrderRewards(ctx, orderIds);
    if (isAll) break;
    if (last !== undefined) await sweeps.saveScanPosition(ctx.db, groupId, last);
    after = last ?? after;
  }
  // Only transactions of the last minutes could still be missed, so the next scan may start there.
  if (earlierId(scanStart, LOOK_BACK) > scanPosition) await sweeps.saveScanPosition(ctx.db, groupId, scanStart);
});

/**
 * Rewards the sign-up of a verified member and deletes the member's attributions to sign-up campaigns: an account is
 * opened only once, so they can earn no other reward. A sign-up that found its campaign full is thus not tried again
 * and cannot take a place that a later rejection frees for others.
 */
const rewardVerifiedSignup = (ctx: ConversionContext, memberId: string): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    // Lock first: a concurrent change of an attribution waits, and the next sweep handles it.
    const keys = await queries.listSignupAttributionsForUpdate(tx, memberId);
    await rewardSignup(ctx, tx, memberId);
    await queries.deleteAttributions(tx, memberId, keys);
  });

/** Settles the sign-ups of members whose accounts were verified since their attribution; returns the errors. */
const rewardVerifiedSignups = byProgram(async (ctx: ConversionContext): Promise<unknown[]> => {
  const failures: unknown[] = [];
  let after: string | undefined;
  do {
    const memberIds = await queries.listVerifiedFollowers(ctx.db, after, BATCH);
    for (const memberId of memberIds)
      await rewardVerifiedSignup(ctx, memberId).catch((error: unknown) => failures.push(error));
    after = memberIds.length < BATCH ? undefined : memberIds.at(-1);
  } while (after !== undefined);
  return failures;
});

/**
 * Settles all verified sign-ups, and the changed orders of all groups that may owe a reward, also after days without a
 * sweep. A failing sign-up or group does not stop the others; the sweep throws an error at its end.
 */
export const scanConversions = async (ctx: ConversionContext): Promise<void> => {
  const ended = new Date(ctx.clock.now().getTime() - ATTRIBUTION_TIME);
  const failures: unknown[] = await rewardVerifiedSignups(ctx);
  for (const groupId of await sweeps.listGroupsToScan(ctx.db, ended))
    await scanGroup(ctx, groupId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `rewards of ${failures.length} groups or sign-ups were not worked out`);
};
