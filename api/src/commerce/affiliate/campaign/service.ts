import { toLandingPath, nextStatuses } from '@m4u/contract/commerce/affiliate/rules';
import type {
  CampaignChange,
  CampaignDetail,
  CampaignDraft,
  ManagedCampaign,
} from '@m4u/contract/commerce/affiliate/schema';
import type { Paging } from '@m4u/contract/common';
import { createExcerpt } from '@m4u/contract/share-text';
import { refuseInGroup, requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { sanitise } from '../../../platform/text/html.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin, getGroupRole } from '../../../profile/group/rights.service.ts';
import { requireOwnUploads } from '../../../profile/upload/service.ts';
import { announceCampaigns } from './page.service.ts';
import * as queries from './queries.ts';
import { listDailyCounts } from '../link/dailyCounts.service.ts';
import { canManage } from '../policy.ts';
import { toCampaignCards } from '../present.service.ts';
import { toStoredAmount } from '../rules.ts';
import * as sums from '../reward/totals.queries.ts';
import { startScan } from '../reward/orderScan.queries.ts';

/** Finds a campaign of a group that the caller administers. Errors: not-found, also for other callers. */
export const requireManagedCampaign = async (ctx: Context, id: string): Promise<queries.CampaignWithPicture> => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return canManage(await getGroupRole(ctx, row.groupId)) ? row : refuseInGroup(ctx, row.groupId, 'not-found');
};

const toManagedCampaigns = async (
  ctx: Context,
  rows: readonly queries.CampaignWithPicture[],
): Promise<ManagedCampaign[]> => {
  const ids = rows.map(({ id }) => id);
  const [cards, clicksOf, rewardsOf] = await Promise.all([
    toCampaignCards(ctx, rows),
    sums.campaignClicksLookup(ctx.db, ids),
    sums.rewardSumsLookup(ctx.db, 'campaignId', ids),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const row = rowOf.get(card._id);
    if (!row) return [];
    const rewards = rewardsOf(row.id);
    const { status, landing, version, participants } = row;
    const { clicks } = clicksOf(row.id);
    const conversions = sums.countConversions(rewards);
    return [{ ...card, status, landing, version, participants, clicks, conversions, rewards }];
  });
};

const toCampaignDetail = async (ctx: Context, row: queries.CampaignWithPicture): Promise<CampaignDetail> => {
  const [[campaign], clicksOf, days] = await Promise.all([
    toManagedCampaigns(ctx, [row]),
    sums.campaignClicksLookup(ctx.db, [row.id]),
    listDailyCounts(ctx, { campaignId: row.id }),
  ]);
  const { machines, bursts } = clicksOf(row.id);
  return {
    ...(campaign ?? fail('not-found')),
    content: row.content,
    machines,
    bursts,
    days,
    next: [...nextStatuses(row.status)],
  };
};

/** One campaign with its details for admins of its group. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<CampaignDetail> =>
  toCampaignDetail(ctx, await requireManagedCampaign(ctx, id));

/** Lists all campaigns of a group for its admins, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { groupId, page, limit, ...filter }: Paging & queries.CampaignFilter & { readonly groupId: string },
): Promise<{ data: ManagedCampaign[]; total: number }> => {
  const { id } = await requireGroupAdmin(ctx, groupId);
  const { data, total } = await queries.listAll(ctx.db, { ...filter, groupId: id }, toSlice({ page, limit }));
  return { data: await toManagedCampaigns(ctx, data), total };
};

/**
 * Converts an entered campaign to its columns. Errors: invalid (landing page on another site, picture of another
 * member).
 */
const toColumns = async (
  ctx: Context,
  tx: Transaction,
  { content, picture, landing, rewardKind, amount, maximum, from, to, ...rest }: Omit<CampaignChange, 'version'>,
  present: string | null,
) => {
  await requireOwnUploads(tx, requireSignedIn(ctx).memberId, { picture: { chosen: picture, present } });
  const html = sanitise(content);
  return {
    ...rest,
    content: html,
    excerpt: createExcerpt(html),
    pictureId: picture,
    landing: toLandingPath(landing, ctx.config.publicUrl) ?? failField('landing', 'site-path'),
    rewardKind,
    amount: toStoredAmount(rewardKind, amount),
    maximum: rewardKind === 'percent' ? maximum : null,
    from: new Date(from),
    to: to === null ? null : new Date(to),
    updatedAt: ctx.clock.now(),
  };
};

/** Creates a campaign of a group. Errors: account-unverified, not-found, forbidden, rate-limited, invalid. */
export const create = async (ctx: Context, { groupId, status, ...draft }: CampaignDraft): Promise<CampaignDetail> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('contentByMember', memberId);
  const id = uuidv7();
  await ctx.transaction(async (tx) => {
    const fields = await toColumns(ctx, tx, draft, null);
    const createdAt = ctx.clock.now();
    await queries.insert(tx, { ...fields, id, groupId: group.id, status, createdBy: memberId, createdAt });
    await startScan(tx, group.id, uuidv7());
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.create',
      target: { kind: 'campaign', id, name: draft.title },
      detail: { group: group.name, status },
    });
    announceCampaigns(ctx, tx, group.id);
  });
  return get(ctx, id);
};

/** Locks a campaign for a change until the transaction ends. Errors: not-found, conflict, wrong-state. */
const requireForUpdate = async (
  tx: Transaction,
  id: string,
  version: number | undefined,
): Promise<queries.CampaignRow> => {
  const row = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
  if (version !== undefined && row.version !== version) fail('conflict');
  return row.status === 'ended' ? fail('wrong-state') : row;
};

/**
 * Replaces all fields of a campaign. The quota cannot be less than the number of rewards so far.
 * Errors: account-unverified, not-found, conflict, wrong-state, invalid.
 */
export const update = async (
  ctx: Context,
  id: string,
  { version, ...change }: CampaignChange,
): Promise<CampaignDetail> => {
  requireVerified(ctx);
  await requireManagedCampaign(ctx, id);
  await ctx.limits.consume('contentByMember', requireSignedIn(ctx).memberId);
  await ctx.transaction(async (tx) => {
    const row = await requireForUpdate(tx, id, version);
    if (change.quota !== null && change.quota < row.rewarded)
      fail('invalid', { fields: [{ field: 'quota', code: 'too-small', values: { minimum: row.rewarded } }] });
    await queries.update(tx, id, await toColumns(ctx, tx, change, row.pictureId));
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.update',
      target: { kind: 'campaign', id, name: change.title },
    });
    announceCampaigns(ctx, tx, row.groupId);
  });
  return get(ctx, id);
};

/** Starts, pauses or ends a campaign. Errors: account-unverified, not-found, conflict, wrong-state. */
export const setStatus = async (
  ctx: Context,
  id: string,
  { status, version }: { status: queries.CampaignRow['status']; version?: number | undefined },
): Promise<CampaignDetail> => {
  requireVerified(ctx);
  await requireManagedCampaign(ctx, id);
  await ctx.transaction(async (tx) => {
    const row = await requireForUpdate(tx, id, version);
    if (!nextStatuses(row.status).includes(status)) fail('wrong-state');
    const now = ctx.clock.now();
    await queries.update(tx, id, { status, updatedAt: now, ...(status === 'ended' && { endedAt: now }) });
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.status',
      target: { kind: 'campaign', id, name: row.title },
      detail: { before: row.status, after: status },
    });
    announceCampaigns(ctx, tx, row.groupId);
  });
  return get(ctx, id);
};

/** Sets whether a campaign is outstanding among those of all groups, by staff. Errors: not-found. */
export const setOutstanding = (ctx: Context, id: string, outstanding: boolean): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { title, groupId } = (await queries.setOutstanding(tx, id, outstanding)) ?? fail('not-found');
    await ctx.audit.record(ctx, tx, {
      act: 'affiliate.outstanding',
      target: { kind: 'campaign', id, name: title },
      detail: { outstanding: String(outstanding) },
    });
    announceCampaigns(ctx, tx, groupId);
  });
