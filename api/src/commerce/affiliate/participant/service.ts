import type { Sign } from '@m4u/contract/commerce/affiliate/rules';
import type { Participant } from '@m4u/contract/commerce/affiliate/schema';
import type { Paging } from '@m4u/contract/common';
import { requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { requireManagedCampaign } from '../campaign/service.ts';
import * as queries from './queries.ts';
import * as sums from '../reward/totals.queries.ts';

/** Lists participants of a campaign for its group's admins, latest joined first. Errors: not-found. */
export const list = async (
  ctx: Context,
  campaignId: string,
  { q, ...paging }: Paging & { readonly q?: string | undefined },
): Promise<{ data: Participant[]; total: number }> => {
  const { groupId } = await requireManagedCampaign(ctx, campaignId);
  const { rows, total } = await queries.list(ctx.db, campaignId, q, toSlice(paging));
  const ids = rows.map(({ id }) => id);
  const memberIds = rows.map(({ memberId }) => memberId);
  const [personOf, clicksOf, rewardsOf, admins, sharing] = await Promise.all([
    personLookup(ctx, memberIds),
    sums.clicksLookup(ctx.db, ids),
    sums.rewardSumsLookup(ctx.db, 'participantId', ids),
    listGroupAdminIds(ctx.db, groupId),
    queries.listSharingAccounts(ctx.db, groupId, memberIds),
  ]);
  const data = rows.map((row): Participant => {
    const { clicks, bursts } = clicksOf(row.id);
    const rewards = rewardsOf(row.id);
    const signs: Sign[] = [];
    if (admins.includes(row.memberId)) signs.push('group-admin');
    if (bursts > 0) signs.push('burst');
    if (sharing.has(row.memberId)) signs.push('shared-account');
    return {
      _id: row.id,
      member: personOf(row.memberId),
      code: row.code,
      joinedAt: row.createdAt.toISOString(),
      blocked: row.blockedAt !== null,
      clicks,
      bursts,
      conversions: sums.countConversions(rewards),
      rewards,
      signs,
    };
  });
  return { data, total };
};

/**
 * Blocks a participant from counting clicks and conversions, or unblocks them. Errors: account-unverified, not-found.
 */
export const setBlocked = async (ctx: Context, id: string, blocked: boolean): Promise<void> => {
  requireVerified(ctx);
  const found = (await queries.find(ctx.db, id)) ?? fail('not-found');
  await requireManagedCampaign(ctx, found.row.campaignId);
  await ctx.transaction(async (tx) => {
    if ((found.row.blockedAt !== null) === blocked) return;
    await queries.setBlocked(tx, id, blocked ? ctx.clock.now() : null);
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.block',
      target: { kind: 'campaign', id: found.row.campaignId, name: found.title },
      detail: { participant: found.row.code, blocked: String(blocked) },
    });
  });
};
