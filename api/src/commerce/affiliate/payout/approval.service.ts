import type { Payout, PayoutSettings } from '@m4u/contract/commerce/affiliate/payout';
import { DAY } from '@m4u/contract/durations';
import { isSelf, requireRecentFactor, requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { isGroupOwner } from '../../../profile/directory/groups/ownership.reads.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin } from '../../../profile/group/rights.service.ts';
import { findPayoutLimit } from '../../../profile/group/payoutLimit.reads.ts';
import { tellOwners } from '../../../profile/group/people/ownerNotice.service.ts';
import { setPayoutLimit } from '../../../profile/group/payoutLimit.writes.ts';
import { requireManagedPayout } from './permission.service.ts';
import { approvalOf, readStored, toPayout } from './present.service.ts';
import * as queries from './queries.ts';
import { givePointsOf } from './settlement.service.ts';

/**
 * Milliseconds for which the payouts of one admin without approval count together, so that nobody splits a large one.
 */
const LIMIT_PERIOD = DAY;

/**
 * Whether a payout of these rewards needs a second person (docs/rules/affiliate.md#second-approval): its VND, together
 * with the payouts that the caller made in the group in the last 24 hours without approval, reach the group's limit.
 */
export const requiresApproval = async (
  ctx: Context,
  tx: Transaction,
  groupId: string,
  rewards: readonly { readonly unit: 'vnd' | 'points'; readonly amount: number }[],
): Promise<boolean> => {
  const limit = await findPayoutLimit(tx, groupId);
  const vnd = rewards.reduce((all, { unit, amount }) => (unit === 'vnd' ? all + amount : all), 0);
  if (limit === null || vnd === 0) return false;
  const { memberId } = requireSignedIn(ctx);
  const since = new Date(ctx.clock.now().getTime() - LIMIT_PERIOD);
  await queries.lockMaker(tx, groupId, memberId);
  const made = await queries.sumUnapproved(tx, { groupId, createdBy: memberId, since });
  return made + vnd >= limit;
};

/** Notifies the other admins of a group that a payout of the caller waits for the approval of one of them. */
export const tellApprovers = async (
  ctx: Context,
  tx: Transaction,
  group: { readonly id: string; readonly name: string },
  payoutId: string,
): Promise<void> => {
  const actorId = requireSignedIn(ctx).memberId;
  await ctx.notifier.notify(ctx, tx, {
    to: (await listGroupAdminIds(tx, group.id)).filter((id) => id !== actorId),
    kind: 'group-staff',
    cause: `${payoutId} approval`,
    about: payoutId,
    actorId,
    data: { group: group.id, groupName: group.name, news: 'payout-waiting', payout: payoutId },
  });
};

/** Settles the notices about a payout that waited, once it is approved or cancelled. */
export const settleApproval = async (
  ctx: Context,
  tx: Transaction,
  { id, groupId, needsApproval }: { readonly id: string; readonly groupId: string; readonly needsApproval: boolean },
): Promise<void> => {
  if (!needsApproval) return;
  await ctx.notifier.settle(ctx, tx, { to: await listGroupAdminIds(tx, groupId), kind: 'group-staff', about: id });
};

/**
 * Approves a payout as the second person: its points are given, and its VND can be paid. Errors: account-unverified,
 * second-factor-required, not-found, forbidden (the caller created it), wrong-state (it needs no approval, has one, or
 * is cancelled).
 */
export const approve = async (ctx: Context, id: string): Promise<Payout> => {
  const { memberId } = requireVerified(ctx);
  requireRecentFactor(ctx);
  const { groupId, groupName } = await requireManagedPayout(ctx, id);
  const stored = await ctx.transaction(async (tx) => {
    const { payout, items } = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    if (payout.status !== 'made' || approvalOf(payout) !== 'waiting') fail('wrong-state');
    if (isSelf(ctx.actor, payout.createdBy)) fail('forbidden');
    await queries.setApproval(tx, id, { approvedBy: memberId, approvedAt: ctx.clock.now() });
    await givePointsOf(ctx, tx, { id: groupId, name: groupName }, items);
    await settleApproval(ctx, tx, payout);
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.payout-approve',
      target: { kind: 'payout', id, name: groupName },
    });
    return readStored(tx, id);
  });
  return toPayout(ctx, stored);
};

/** Returns the amount in VND from which payouts of a group need a second person. Errors: not-found, forbidden. */
export const getSettings = async (ctx: Context, groupId: string): Promise<PayoutSettings> => {
  const { id } = await requireGroupAdmin(ctx, groupId);
  const [approvalFrom, update] = await Promise.all([
    findPayoutLimit(ctx.db, id),
    isGroupOwner(ctx.db, id, requireSignedIn(ctx).memberId),
  ]);
  return { approvalFrom, can: { update } };
};

/**
 * Changes the amount in VND from which payouts need a second person, null for never, and tells the other owners. Existing
 * payouts stay as they are. Errors: account-unverified, second-factor-required, not-found, forbidden (the caller does not own the group).
 */
export const updateSettings = async (
  ctx: Context,
  { groupId, approvalFrom }: { readonly groupId: string; readonly approvalFrom: number | null },
): Promise<PayoutSettings> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  requireRecentFactor(ctx);
  await ctx.transaction(async (tx) => {
    if (!(await isGroupOwner(tx, group.id, requireSignedIn(ctx).memberId))) fail('forbidden');
    if ((await findPayoutLimit(tx, group.id)) === approvalFrom) return;
    await setPayoutLimit(tx, group.id, approvalFrom);
    const vnd = approvalFrom === null ? '' : String(approvalFrom);
    // One owner could turn it off, pay out alone and turn it on again.
    await tellOwners(ctx, tx, {
      group,
      news: approvalFrom === null ? 'payout-limit-off' : 'payout-limit',
      data: { vnd },
    });
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.payout-limit',
      target: { kind: 'group', ...group },
      detail: { vnd },
    });
  });
  return getSettings(ctx, groupId);
};
