import type { Decided } from '@m4u/contract/commerce/affiliate/reward';
import type { RewardStatus, Sign } from '@m4u/contract/commerce/affiliate/rules';
import type { OwnReward, Reward, RewardSums } from '@m4u/contract/commerce/affiliate/schema';
import type { Paging } from '@m4u/contract/common';
import type * as z from 'zod';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin } from '../../../profile/group/rights.service.ts';
import { groupLabelLookup } from '../../../profile/group/lists/labels.service.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { listSoldOrders } from '../../order/sales/service.ts';
import * as campaigns from '../campaign/queries.ts';
import type { RewardRow } from './conversion.queries.ts';
import { scanGroup } from './conversion.service.ts';
import { notifyParticipants } from '../notice.service.ts';
import { listSharingAccounts } from '../participant/queries.ts';
import * as queries from './queries.ts';
import { sumRewards } from './totals.queries.ts';

type DecidedAnswer = z.output<typeof Decided>;

const toOwnReward = ({ reward, title }: queries.RewardWithTitle): Omit<OwnReward, 'group'> => ({
  _id: reward.id,
  campaign: { _id: reward.campaignId, title },
  per: reward.per,
  status: reward.status,
  amount: reward.amount,
  unit: reward.unit,
  at: reward.at.toISOString(),
  holdUntil: reward.holdUntil.toISOString(),
  reason: reward.reason,
  paidAt: reward.paidAt?.toISOString() ?? null,
});

/** Whether a reward may be approved at a moment, and whether it may be rejected. */
const permissionsOf = ({ status, holdUntil, payoutItemId }: RewardRow, now: Date): Reward['can'] => ({
  approve: status === 'pending' && holdUntil <= now,
  reject: status === 'pending' || (status === 'approved' && payoutItemId === null),
});

/** Presents rewards for the group's admins, in a constant number of queries. */
const toRewards = async (
  ctx: Context,
  groupId: string,
  rows: readonly queries.RewardWithTitle[],
): Promise<Reward[]> => {
  const memberIds = rows.map(({ reward }) => reward.memberId);
  const [personOf, orders, sharing] = await Promise.all([
    personLookup(ctx, memberIds),
    listSoldOrders(
      ctx.db,
      rows.flatMap(({ reward }) => reward.orderId ?? []),
    ),
    listSharingAccounts(ctx.db, groupId, memberIds),
  ]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const now = ctx.clock.now();
  return rows.map((row) => {
    const { reward, code, payoutId } = row;
    const order = orderOf.get(reward.orderId ?? '');
    const shared: Sign[] = sharing.has(reward.memberId) ? ['shared-account'] : [];
    return {
      ...toOwnReward(row),
      participant: { _id: reward.participantId, member: personOf(reward.memberId), code },
      order: order ? { _id: order.id, invoiceNumber: order.invoiceNumber, payment: order.payment } : null,
      clickedAt: reward.clickedAt.toISOString(),
      signs: [...reward.signs, ...shared],
      payoutId,
      can: permissionsOf(reward, now),
    };
  });
};

/** Filter of a list of a group's rewards. */
interface RewardListFilter {
  readonly campaignId?: string | undefined;
  readonly participantId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly status?: RewardStatus | undefined;
  readonly suspect?: boolean | undefined;
  readonly due?: boolean | undefined;
}

/**
 * Lists rewards of a group, newest first, after settling the changed orders of the group. Errors: not-found, forbidden.
 */
export const list = async (
  ctx: Context,
  {
    groupId,
    filter: { due: isDue, ...filter } = {},
    ...paging
  }: Paging & { groupId: string; filter?: RewardListFilter | undefined },
): Promise<{ data: Reward[]; total: number; sums: RewardSums }> => {
  const group = await requireGroupAdmin(ctx, groupId);
  await scanGroup(ctx, group.id);
  const rewardFilter = { ...filter, groupId: group.id, ...(isDue === true && { dueAt: ctx.clock.now() }) };
  const [rows, total, sums] = await Promise.all([
    queries.list(ctx.db, rewardFilter, toSlice(paging)),
    queries.count(ctx.db, rewardFilter),
    sumRewards(ctx.db, queries.rewardsMatching(rewardFilter)),
  ]);
  return { data: await toRewards(ctx, group.id, rows), total, sums };
};

/** Lists the caller's own rewards, newest first; the sums count all statuses, also those that `status` leaves out. */
export const listOwn = async (
  ctx: Context,
  { page, limit, ...selection }: Paging & { campaignId?: string | undefined; status?: RewardStatus | undefined },
): Promise<{ data: OwnReward[]; total: number; sums: RewardSums }> => {
  const { memberId } = requireSignedIn(ctx);
  const rewardFilter = { ...selection, memberId };
  const [rows, total, sums] = await Promise.all([
    queries.list(ctx.db, rewardFilter, toSlice({ page, limit })),
    queries.count(ctx.db, rewardFilter),
    sumRewards(ctx.db, queries.rewardsMatching({ campaignId: selection.campaignId, memberId })),
  ]);
  const faceOf = await groupLabelLookup(
    ctx.db,
    rows.map(({ reward }) => reward.groupId),
  );
  const data = rows.map((row) => {
    const { _id, name, logo, urlMinify } = faceOf(row.reward.groupId) ?? fail('not-found');
    return { ...toOwnReward(row), group: { _id, name, logo, urlMinify } };
  });
  return { data, total, sums };
};

/** Decides on several rewards at once; `left` in the result names the reason for each undecided one. */
const decide = async (
  ctx: Context,
  { groupId, ids }: { groupId: string; ids: readonly string[] },
  to: { readonly status: 'approved' | 'rejected'; readonly reason: string },
): Promise<DecidedAnswer> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  // Settle first, so that the reward of an order cancelled a moment ago cannot be approved.
  await scanGroup(ctx, group.id);
  const selection = [...new Set(ids)];
  return ctx.transaction(async (tx) => {
    const rows = await queries.listForUpdate(tx, group.id, selection);
    const now = ctx.clock.now();
    const action = to.status === 'approved' ? 'approve' : 'reject';
    const fit = rows.filter((row) => permissionsOf(row, now)[action]);
    const decidedIds = fit.map(({ id }) => id);
    const decidedBy = requireSignedIn(ctx).memberId;
    await queries.saveDecision(tx, decidedIds, { ...to, decidedBy, decidedAt: now });
    const byCampaign = Map.groupBy(fit, ({ campaignId }) => campaignId);
    const titles = new Map((await campaigns.listByIds(tx, [...byCampaign.keys()])).map(({ id, title }) => [id, title]));
    for (const [campaignId, theirs] of [...byCampaign].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      if (to.status === 'rejected') await campaigns.takePlaces(tx, campaignId, -theirs.length);
      await ctx.audit.record(ctx, tx, {
        act: `affiliate.${action}`,
        target: { kind: 'campaign', id: campaignId, name: titles.get(campaignId) ?? '' },
        detail: { rewards: String(theirs.length), ...(to.reason !== '' && { reason: to.reason }) },
      });
    }
    const titleOf = (id: string) => titles.get(id) ?? '';
    await notifyParticipants(ctx, tx, { news: to.status, group, rewards: fit, titleOf });
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const undecided = selection
      .filter((id) => !decidedIds.includes(id))
      .map((_id): DecidedAnswer['left'][number] => {
        const row = rowOf.get(_id);
        if (!row) return { _id, why: 'not-found' };
        return { _id, why: action === 'approve' && row.status === 'pending' ? 'held' : 'wrong-state' };
      });
    // The order of the request, not the order of the locks.
    return { done: selection.filter((id) => decidedIds.includes(id)), left: undecided };
  });
};

/** Approves rewards whose hold time is over. Errors: account-unverified, not-found, forbidden. */
export const approve = (ctx: Context, selection: { groupId: string; ids: readonly string[] }): Promise<DecidedAnswer> =>
  decide(ctx, selection, { status: 'approved', reason: '' });

/** Rejects rewards that are in no payout, with a reason. Errors: account-unverified, not-found, forbidden. */
export const reject = (
  ctx: Context,
  { reason, ...selection }: { groupId: string; ids: readonly string[]; reason: string },
): Promise<DecidedAnswer> => decide(ctx, selection, { status: 'rejected', reason });
