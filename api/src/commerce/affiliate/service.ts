import type { CampaignState, CampaignType } from '@m4u/contract/commerce/affiliate/rules';
import type { Campaign, CampaignCard, JoinedCampaign, Participation } from '@m4u/contract/commerce/affiliate/schema';
import type { Paging } from '@m4u/contract/common';
import { refuseInGroup, requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { getGroupRole } from '../../profile/group/rights.service.ts';
import * as queries from './campaign/queries.ts';
import * as participants from './participant/queries.ts';
import { isOpenToJoin, canJoin, canManage, canSee } from './policy.ts';
import { toCampaignCards, toParticipations, toCampaign } from './present.service.ts';
import { newCode, stateAt } from './rules.ts';

/** The most campaigns of a top list. */
const TOP = 12;

/** Parameters of a list of campaigns. */
interface CampaignQuery extends Paging {
  readonly type?: CampaignType | undefined;
  readonly groupId?: string | undefined;
}

/** Lists running campaigns, newest first; `isHavePostGroup` says whether the caller administers a group. */
export const list = async (
  ctx: Context,
  { page, limit, filter = {}, ...query }: CampaignQuery & { readonly filter?: queries.CampaignFilter | undefined },
): Promise<{ data: CampaignCard[]; total: number; isHavePostGroup: boolean }> => {
  const { actor } = ctx;
  const [{ data, total }, isHavePostGroup] = await Promise.all([
    queries.listRunning(ctx.db, ctx.clock.now(), { ...filter, ...query }, toSlice({ page, limit })),
    actor.kind === 'member' && queries.hasGroup(ctx.db, { memberId: actor.memberId }),
  ]);
  return { data: await toCampaignCards(ctx, data), total, isHavePostGroup };
};

const FLAGS = ['outstanding', 'sell', 'discount'] as const;

/** Lists at most `TOP` running campaigns with one of the requested flags, or with any flag when none is requested. */
export const listTop = async (
  ctx: Context,
  query: { readonly [F in (typeof FLAGS)[number]]?: boolean | undefined },
): Promise<CampaignCard[]> => {
  const flags = FLAGS.filter((flag) => query[flag]);
  const rows = await queries.listTop(ctx.db, ctx.clock.now(), flags.length > 0 ? flags : FLAGS, TOP);
  return toCampaignCards(ctx, rows);
};

/** The caller's participation in a campaign; null when the caller has not joined. */
const findOwnParticipation = async (ctx: Context, campaignId: string): Promise<Participation | null> => {
  const row =
    ctx.actor.kind === 'member' ? await participants.findOfMember(ctx.db, campaignId, ctx.actor.memberId) : undefined;
  return row ? ((await toParticipations(ctx, [row])).get(row.id) ?? null) : null;
};

/** One campaign as the caller sees it. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Campaign> => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  const role = await getGroupRole(ctx, row.groupId);
  if (!canSee(role, row.status)) refuseInGroup(ctx, row.groupId, 'not-found');
  const [[card], mine] = await Promise.all([toCampaignCards(ctx, [row]), findOwnParticipation(ctx, id)]);
  return toCampaign(card ?? fail('not-found'), row, {
    mine,
    can: {
      update: canManage(role) && row.status !== 'ended',
      join: mine === null && canJoin(ctx.actor, stateAt(row, ctx.clock.now())),
      setOutstanding: ctx.actor.kind === 'member' && ctx.actor.staff,
    },
  });
};

/** How many random codes are tried until one is unused. */
const TRIES = 5;

/**
 * Joins a campaign; a participant who joins again gets the same answer. Errors: account-unverified, not-found,
 * wrong-state, rate-limited.
 */
export const join = async (ctx: Context, campaignId: string): Promise<Participation> => {
  const { memberId } = requireVerified(ctx);
  const row = (await queries.find(ctx.db, campaignId)) ?? fail('not-found');
  if (!canSee(await getGroupRole(ctx, row.groupId), row.status)) fail('not-found');
  const present = await findOwnParticipation(ctx, campaignId);
  if (present) return present;
  await ctx.limits.consume('affiliateJoinsByMember', memberId);
  await ctx.transaction(async (tx) => {
    const campaign = (await queries.findForUpdate(tx, campaignId)) ?? fail('not-found');
    const now = ctx.clock.now();
    if (!isOpenToJoin(stateAt(campaign, now))) fail('wrong-state');
    for (let tried = 0; tried < TRIES; tried += 1) {
      const draft = { id: uuidv7(), campaignId, memberId, code: newCode(ctx.random), createdAt: now };
      if (await participants.insert(tx, draft)) return;
      if (await participants.findOfMember(tx, campaignId, memberId)) return;
    }
    fail('unavailable');
  });
  return (await findOwnParticipation(ctx, campaignId)) ?? fail('not-found');
};

/** Lists campaigns that the caller joined, with the caller's participation in each; latest joined first. */
export const listOwn = async (
  ctx: Context,
  {
    page,
    limit,
    filter: { q, state } = {},
    ...query
  }: CampaignQuery & { readonly filter?: { q?: string | undefined; state?: CampaignState | undefined } | undefined },
): Promise<{ data: JoinedCampaign[]; total: number }> => {
  const { memberId } = requireSignedIn(ctx);
  const isIn = state && queries.isInState(state, ctx.clock.now());
  const { data, total } = await queries.listJoined(ctx.db, memberId, { ...query, q }, isIn, toSlice({ page, limit }));
  const rows = await participants.listByIds(
    ctx.db,
    data.map(({ participantId }) => participantId),
  );
  const [cards, parts] = await Promise.all([toCampaignCards(ctx, data), toParticipations(ctx, rows)]);
  const partOf = new Map(data.map(({ id, participantId }) => [id, parts.get(participantId)]));
  return {
    data: cards.flatMap((card) => {
      const mine = partOf.get(card._id);
      return mine ? [{ ...card, mine }] : [];
    }),
    total,
  };
};
