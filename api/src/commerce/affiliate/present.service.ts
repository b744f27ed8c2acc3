import type { Campaign, CampaignCard, Participation } from '@m4u/contract/commerce/affiliate/schema';
import type { Context } from '../../platform/context.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import type { CampaignRow, CampaignWithPicture } from './campaign/queries.ts';
import type { ParticipantRow } from './participant/queries.ts';
import { toShownAmount, stateAt } from './rules.ts';
import * as sums from './reward/totals.queries.ts';

/** The reward terms of a campaign, with amounts in the units of the contract. */
const toTerms = ({ per, rewardKind, amount, maximum }: CampaignRow) => ({
  per,
  rewardKind,
  amount: toShownAmount(rewardKind, amount),
  maximum,
});

/** Presents campaigns for lists; leaves out campaigns of deleted groups. */
export const toCampaignCards = async (ctx: Context, rows: readonly CampaignWithPicture[]): Promise<CampaignCard[]> => {
  const faceOf = await groupLabelLookup(
    ctx.db,
    rows.map(({ groupId }) => groupId),
  );
  return rows.flatMap((row) => {
    const group = faceOf(row.groupId);
    return group ? [toCampaignCard(row, group, ctx.clock.now())] : [];
  });
};

const toCampaignCard = (
  row: CampaignWithPicture,
  { _id, name, logo, urlMinify }: CampaignCard['group'],
  now: Date,
): CampaignCard => ({
  _id: row.id,
  group: { _id, name, logo, urlMinify },
  type: row.type,
  title: row.title,
  excerpt: row.excerpt,
  picture: row.picture,
  ...toTerms(row),
  from: row.from.toISOString(),
  to: row.to?.toISOString() ?? null,
  quota: row.quota,
  left: row.quota === null ? null : Math.max(0, row.quota - row.rewarded),
  holdDays: row.holdDays,
  outstanding: row.outstanding,
  sell: row.sell,
  discount: row.discount,
  state: stateAt(row, now),
  createdAt: row.createdAt.toISOString(),
});

/** Presents participations with their clicks and rewards, in a constant number of queries. */
export const toParticipations = async (
  ctx: Context,
  rows: readonly ParticipantRow[],
): Promise<Map<string, Participation>> => {
  const ids = rows.map(({ id }) => id);
  const [clicksOf, rewardsOf] = await Promise.all([
    sums.clicksLookup(ctx.db, ids),
    sums.rewardSumsLookup(ctx.db, 'participantId', ids),
  ]);
  return new Map(
    rows.map((row) => {
      const rewards = rewardsOf(row.id);
      return [
        row.id,
        {
          _id: row.id,
          code: row.code,
          url: `${ctx.config.publicUrl}/r/${row.code}`,
          joinedAt: row.createdAt.toISOString(),
          blocked: row.blockedAt !== null,
          clicks: clicksOf(row.id).clicks,
          conversions: sums.countConversions(rewards),
          rewards,
        },
      ];
    }),
  );
};

/** Adds the full text to a campaign's card. */
export const toCampaign = (
  card: CampaignCard,
  { content, landing }: CampaignRow,
  rest: Pick<Campaign, 'mine' | 'can'>,
): Campaign => ({ ...card, content, landing, ...rest });
