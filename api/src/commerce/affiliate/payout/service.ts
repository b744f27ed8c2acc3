import { MOST_PAYEES } from '@m4u/contract/commerce/affiliate/rules';
import type { Payout, PayoutRow } from '@m4u/contract/commerce/affiliate/payout';
import type { Paging } from '@m4u/contract/common';
import { requireRecentFactor, requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { runIdempotent } from '../../../platform/idempotency/once.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin } from '../../../profile/group/rights.service.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import * as accounts from './account.queries.ts';
import { find as findCampaign } from '../campaign/queries.ts';
import { updateOrderRewards, scanGroup } from '../reward/conversion.service.ts';
import { notifyPayees } from '../notice.service.ts';
import { requiresApproval, settleApproval, tellApprovers } from './approval.service.ts';
import { approvalOf, readStored, toPayout, toPayoutRow } from './present.service.ts';
import { requireManagedPayout } from './permission.service.ts';
import * as queries from './queries.ts';
import { closeIfPaid, givePointsOf } from './settlement.service.ts';

/** Lists payouts of a group, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { groupId, ...paging }: Paging & { readonly groupId: string },
): Promise<{ data: PayoutRow[]; total: number }> => {
  const { id } = await requireGroupAdmin(ctx, groupId);
  const { data, total } = await queries.list(ctx.db, id, toSlice(paging));
  const personOf = await personLookup(
    ctx,
    data.map(({ createdBy }) => createdBy),
  );
  return { data: data.map((row) => toPayoutRow(row, personOf(row.createdBy))), total };
};

/** Returns a payout with its items. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Payout> => {
  await requireManagedPayout(ctx, id);
  return toPayout(ctx, await readStored(ctx.db, id));
};

/** The rewards of a payout: all of a group, or those of one campaign. */
interface PayoutScope {
  readonly groupId: string;
  readonly campaignId?: string | undefined;
}

const requireCampaign = async (ctx: Context, { groupId, campaignId }: PayoutScope): Promise<void> => {
  if (campaignId === undefined) return;
  const campaign = await findCampaign(ctx.db, campaignId);
  if (campaign?.groupId !== groupId) fail('not-found');
};

/** Calculates rewards, payees and sums of a payout created now. Errors: not-found, forbidden. */
export const calculateDue = async (ctx: Context, scope: PayoutScope) => {
  await requireGroupAdmin(ctx, scope.groupId);
  await requireCampaign(ctx, scope);
  const rows = await queries.sumDue(ctx.db, scope.groupId, scope.campaignId);
  const sum = (unit: 'vnd' | 'points') =>
    rows.filter((row) => row.unit === unit).reduce((all, { amount }) => all + amount, 0);
  const inVnd = rows.filter(({ unit }) => unit === 'vnd').map(({ memberId }) => memberId);
  const withAccount = await accounts.listMembersWithAccount(ctx.db, inVnd);
  return {
    rewards: rows.reduce((all, row) => all + row.rewards, 0),
    payees: new Set(rows.map(({ memberId }) => memberId)).size,
    vnd: sum('vnd'),
    points: sum('points'),
    withoutAccount: inVnd.filter((memberId) => !withAccount.has(memberId)).length,
  };
};

/** Groups locked rewards into items by payee and unit; returns the items. */
const insertItems = async (
  tx: Transaction,
  payoutId: string,
  rewards: Awaited<ReturnType<typeof queries.listDueForUpdate>>,
): Promise<((typeof rewards)[number] & { readonly isReady: boolean })[]> => {
  // A concurrent change of an account waits for this lock and then updates the new items, so no old account is paid.
  const accountsByMember = await accounts.findByMembersForShare(tx, [
    ...new Set(rewards.map(({ memberId }) => memberId)),
  ]);
  const parts = [...Map.groupBy(rewards, ({ memberId, unit }) => `${memberId} ${unit}`)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const items = [];
  for (const [, theirs] of parts) {
    const [{ memberId, unit } = fail('conflict')] = theirs;
    const sealed = unit === 'vnd' ? (accountsByMember.get(memberId) ?? null) : null;
    const isReady = unit === 'points' || sealed !== null;
    const amount = theirs.reduce((all, reward) => all + reward.amount, 0);
    const id = uuidv7();
    const status = isReady ? 'ready' : 'waiting';
    await queries.insertItem(
      tx,
      { id, payoutId, memberId, unit, amount, rewards: theirs.length, status, sealed },
      theirs.map((reward) => reward.id),
    );
    items.push({ id, memberId, unit, amount, isReady });
  }
  return items;
};

/**
 * Creates a payout of approved rewards, grouped by payee. Gives points at once, unless a second person must approve;
 * amounts in VND wait for a transfer. Payees beyond {@link MOST_PAYEES} stay for the next payout. Errors:
 * account-unverified, second-factor-required, not-found, forbidden, wrong-state (nothing to pay).
 */
export const create = async (ctx: Context, scope: PayoutScope, key: string): Promise<Payout> => {
  const group = await requireVerifiedGroupAdmin(ctx, scope.groupId);
  requireRecentFactor(ctx);
  await requireCampaign(ctx, scope);
  await scanGroup(ctx, group.id);
  const stored = await runIdempotent(ctx, { name: 'affiliatePayout.create', key, input: scope }, async (tx) => {
    const rewards = await queries.listDueForUpdate(tx, group.id, scope.campaignId, MOST_PAYEES);
    if (rewards.length === 0) fail('wrong-state');
    const { memberId } = requireSignedIn(ctx);
    const now = ctx.clock.now();
    const id = uuidv7();
    const campaignId = scope.campaignId ?? null;
    const needsApproval = await requiresApproval(ctx, tx, group.id, rewards);
    const row = {
      id,
      groupId: group.id,
      campaignId,
      needsApproval,
      createdBy: memberId,
      createdAt: now,
      updatedAt: now,
    };
    await queries.insert(tx, row);
    const items = await insertItems(tx, id, rewards);
    if (needsApproval) await tellApprovers(ctx, tx, group, id);
    else await givePointsOf(ctx, tx, group, items);
    await notifyPayees(
      ctx,
      tx,
      'account',
      group,
      items.filter(({ isReady }) => !isReady),
    );
    await closeIfPaid(ctx, tx, id);
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.payout',
      target: { kind: 'payout', id, name: group.name },
      detail: { rewards: String(rewards.length), items: String(items.length) },
    });
    return readStored(tx, id);
  });
  return toPayout(ctx, stored);
};

/**
 * Marks the given items as paid, or all ready items when none are given. Errors: account-unverified,
 * second-factor-required, not-found,
 * approval-needed, wrong-state (a given item is not ready, or no item is).
 */
export const pay = async (
  ctx: Context,
  id: string,
  { items: itemIds }: { readonly items?: readonly string[] | undefined },
  key: string,
): Promise<Payout> => {
  requireVerified(ctx);
  requireRecentFactor(ctx);
  const { groupId, groupName } = await requireManagedPayout(ctx, id);
  const stored = await runIdempotent(
    ctx,
    { name: 'affiliatePayout.pay', key, input: { id, items: itemIds } },
    async (tx) => {
      const { payout, items } = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
      if (approvalOf(payout) === 'waiting') fail('approval-needed');
      const ready = items.filter(({ status }) => status === 'ready');
      const chosen = itemIds === undefined ? ready : ready.filter((item) => itemIds.includes(item.id));
      if (chosen.length === 0 || (itemIds !== undefined && chosen.length !== new Set(itemIds).size))
        fail('wrong-state');
      await queries.markPaid(
        tx,
        chosen.map((item) => item.id),
        { paidBy: requireSignedIn(ctx).memberId, paidAt: ctx.clock.now() },
      );
      await closeIfPaid(ctx, tx, id);
      await notifyPayees(ctx, tx, 'paid', { id: groupId, name: groupName }, chosen);
      const vnd = chosen.reduce((all, { amount }) => all + amount, 0);
      await ctx.audit.record(ctx, tx, {
        act: 'affiliate.pay',
        target: { kind: 'payout', id, name: groupName },
        detail: { items: String(chosen.length), vnd: String(vnd) },
      });
      return readStored(tx, id);
    },
  );
  return toPayout(ctx, stored);
};

/**
 * Cancels the unpaid items of a payout. Another payout may pay their rewards; rewards of orders that changed meanwhile
 * are recalculated first. Errors: account-unverified, not-found, wrong-state.
 */
export const cancel = async (ctx: Context, id: string, key: string): Promise<Payout> => {
  requireVerified(ctx);
  const { groupName } = await requireManagedPayout(ctx, id);
  const stored = await runIdempotent(ctx, { name: 'affiliatePayout.cancel', key, input: { id } }, async (tx) => {
    const { payout, items } = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    if (payout.status !== 'made') fail('wrong-state');
    const open = items.filter(({ status }) => status === 'ready' || status === 'waiting');
    const orders = await queries.cancelItems(
      tx,
      open.map((item) => item.id),
    );
    const isPaid = items.some(({ status }) => status === 'paid');
    await queries.setStatus(tx, id, isPaid ? 'paid' : 'cancelled', ctx.clock.now());
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.payout-cancel',
      target: { kind: 'payout', id, name: groupName },
      detail: { items: String(open.length) },
    });
    await settleApproval(ctx, tx, payout);
    await updateOrderRewards({ clock: ctx.clock, db: tx }, orders);
    return readStored(tx, id);
  });
  return toPayout(ctx, stored);
};
