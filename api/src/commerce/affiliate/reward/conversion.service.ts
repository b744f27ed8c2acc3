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

/** For this long (ms) something may come of a click. */
const WITHIN = ATTRIBUTION_DAYS * DAY;

/** What conversions need of the process: they happen in calls, and in a job that nobody asked for. */
type Means = Pick<Platform, 'clock' | 'db'>;

/** What is owed to a link, and what it is owed for. */
interface Owed {
  readonly participantId: string;
  readonly clickedAt: Date;
  readonly burst: boolean;
  readonly memberId: string;
  readonly at: Date;
  /** Of an order, VND. */
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
 * Writes down what a link is owed, as long as its campaign has a place left. Who bought by their own link gets nothing:
 * that is kept as rejected, with its sign.
 */
const write = async (tx: Transaction, { clock }: Pick<Means, 'clock'>, owed: Owed): Promise<void> => {
  const [participant] = await participants.byIds(tx, [owed.participantId]);
  const [campaign] = participant ? await campaigns.byIds(tx, [participant.campaignId]) : [];
  if (!participant || !campaign) return;
  const isOwn = participant.memberId === owed.memberId;
  const { rewardKind: kind, amount, maximum } = campaign;
  const earned = isOwn ? 0 : rewardFor({ kind, amount, maximum }, owed.order?.payment ?? 0);
  if (earned === 0 && !isOwn) return;
  // The place first: those of one campaign stand in a line from here on.
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
 * The opening of a member's account earns a reward, where they had followed a link shortly before. The reward is somebody
 * else's, of whom the new member is told nothing. An account that is not verified earns none yet: accounts of made-up
 * addresses would fill the quota (docs/rules/affiliate.md#conversions).
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
 * A reward goes along with its order: what is not in a payout is worked out anew, or rejected with a cancelled order;
 * what is paid, or about to be, stays and gets a sign.
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
  // By what the campaign gave when it was earned, whatever it gives by now; a fixed amount stays.
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
 * Rewards of orders as the orders are by now: what was earned is written down, what changed is followed. As a job does it:
 * which links their buyers followed is told to nobody.
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

/** Changes of orders, or members with a sign-up, that are looked at in one go. */
const BATCH = 500;

/** Transactions are over well within this time (ms): what committed late is seen by looking back so far. */
const LOOK_BACK = 10 * 60_000;

/** The first id that could be given at the moment of another, some time earlier. */
const earlier = (id: string, milliseconds: number): string => {
  const at = Math.max(0, Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - milliseconds);
  const hex = at.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** Looks through what happened to a group's orders since it was last looked, some minutes of it again; as a job does it. */
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
  // All that could still be missed began within the minutes before: the next look need not go further back.
  if (earlier(begun, LOOK_BACK) > seen) await sweeps.saveScanPosition(means.db, groupId, begun);
});

/**
 * Rewards the sign-up of a verified member and deletes their attributions to sign-up campaigns: an account is opened
 * once, so nothing more can come of them. This also keeps a sign-up that found its campaign full from being looked at
 * again, and so from taking the place that a rejection gives back to others.
 */
const settleSignup = (means: Means, memberId: string): Promise<void> =>
  inTransaction(means.db, async (tx) => {
    // Locked first: an attribution that changes meanwhile waits, and is looked at the next time.
    const keys = await queries.holdSignupAttributions(tx, memberId);
    await rewardSignup(means, tx, memberId);
    await queries.deleteAttributions(tx, memberId, keys);
  });

/** Settles the sign-ups of members whose accounts were verified since they were attributed; answers what failed. */
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
 * Looks through verified sign-ups, and through the orders of all groups that may owe somebody something, also for those
 * who were away for days. A sign-up or a group that fails does not stop the others; the sweep fails in the end.
 */
export const sweep = async (means: Means): Promise<void> => {
  const ended = new Date(means.clock.now().getTime() - WITHIN);
  const failures: unknown[] = await settleSignups(means);
  for (const groupId of await sweeps.groupsToSweep(means.db, ended))
    await sweepGroup(means, groupId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `rewards of ${failures.length} groups or sign-ups were not worked out`);
};
