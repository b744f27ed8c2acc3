import { calculateReward } from '@m4u/contract/commerce/affiliate/rules';
import { DAY, MINUTE } from '@m4u/contract/durations';
import { createExcerpt } from '@m4u/contract/share-text';
import { and, desc, eq, inArray } from '../../platform/database/orm.ts';
import { save } from '../../commerce/affiliate/payout/account.service.ts';
import {
  affiliateAccounts,
  affiliatePayoutItems,
  affiliatePayouts,
  affiliateRewards,
} from '../../commerce/affiliate/reward/tables.ts';
import { unitOf } from '../../commerce/affiliate/rules.ts';
import { affiliateCampaigns, affiliateDays, affiliateParticipants } from '../../commerce/affiliate/tables.ts';
import { orders } from '../../commerce/order/tables.ts';
import { sanitise } from '../../platform/text/html.ts';
import { readDemo, findWriter } from '../content.ts';
import type { DemoCampaign, DemoParticipant, DemoReward } from '../shapes/trade.ts';
import { createContextAt, dayFrom, idOf, momentFrom, type Stage, writtenAt } from '../stage.ts';

const createFixedId = (family: string, index: number): string =>
  `019a0000-0000-7000-8000-${family}${String(index).padStart(12 - family.length, '0')}`;

/** Fixed id of a demo campaign by its index, so that its address is the same on every installation. */
export const demoCampaignId = (index: number): string => createFixedId('0aff', index);

/** Id of the only demo payout. */
export const demoPayoutId = createFixedId('0afc', 0);

const insertCampaign = async (stage: Stage, campaign: DemoCampaign, id: string): Promise<void> => {
  const { group, kind, content, fromDay, toDay, participants, ...facts } = campaign;
  const createdAt = momentFrom(stage, Math.min(fromDay, -1) - 1, '09:10');
  const rewards = participants.flatMap(({ rewards: earned }) => earned);
  await stage.tx.insert(affiliateCampaigns).values({
    ...facts,
    id,
    groupId: idOf(stage.ids, group),
    content: sanitise(content),
    excerpt: createExcerpt(content),
    landing: `/mbg/${idOf(stage.ids, group)}`,
    rewardKind: kind,
    from: momentFrom(stage, fromDay, '00:00'),
    to: toDay === undefined ? null : momentFrom(stage, toDay, '23:59'),
    rewarded: rewards.filter(({ status }) => status !== 'rejected').length,
    participants: participants.length,
    createdBy: idOf(stage.ids, findWriter(group)),
    createdAt,
    updatedAt: createdAt,
  });
};

/** Inserts a participant: the link with a fixed, valid code, and its clicks. */
const joinCampaign = async (
  stage: Stage,
  campaignId: string,
  participantIndex: number,
  participant: DemoParticipant,
) => {
  const { member, daysAgo, clicks, bursts } = participant;
  const id = createFixedId('0afb', participantIndex);
  const row = {
    id,
    campaignId,
    memberId: idOf(stage.ids, member),
    code: `dem${String.fromCharCode(98 + participantIndex)}gm2k`,
  };
  await stage.tx.insert(affiliateParticipants).values({ ...row, createdAt: momentFrom(stage, -daysAgo, '10:05') });
  const most = Math.max(...clicks);
  await stage.tx.insert(affiliateDays).values(
    clicks.map((count, index) => ({
      participantId: id,
      day: dayFrom(stage, index - clicks.length),
      clicks: count,
      machines: count % 3,
      bursts: count === most ? bursts : 0,
    })),
  );
  return row;
};

/** Cause of a reward: a sign-up, or an order of the group without a reward yet. */
type RewardCause = { readonly who: string } | { readonly orderId: string; readonly payment: number };

interface RewardContext {
  readonly stage: Stage;
  readonly campaign: DemoCampaign;
  readonly part: Awaited<ReturnType<typeof joinCampaign>>;
}

const insertReward = async (
  { stage, campaign, part }: RewardContext,
  id: string,
  reward: DemoReward,
  cause: RewardCause,
) => {
  const { daysAgo, status, signs, reason } = reward;
  const { group, per, kind, amount, maximum = null, holdDays } = campaign;
  const occurredAt = writtenAt(stage, daysAgo, id);
  const isDecided = status !== 'pending';
  await stage.tx.insert(affiliateRewards).values({
    id,
    groupId: idOf(stage.ids, group),
    campaignId: part.campaignId,
    participantId: part.id,
    memberId: part.memberId,
    per,
    orderId: 'orderId' in cause ? cause.orderId : null,
    orderVersion: 'orderId' in cause ? 1 : null,
    newMemberId: 'who' in cause ? idOf(stage.ids, cause.who) : null,
    amount: calculateReward({ kind, amount, maximum }, 'payment' in cause ? cause.payment : 0),
    unit: unitOf(kind),
    status,
    reason,
    signs,
    at: occurredAt,
    clickedAt: new Date(occurredAt.getTime() - (signs.includes('quick') ? 1 : 190) * MINUTE),
    holdUntil: new Date(occurredAt.getTime() + holdDays * DAY),
    ...(isDecided && { decidedBy: idOf(stage.ids, findWriter(group)), decidedAt: momentFrom(stage, -1, '16:20') }),
    createdAt: occurredAt,
  });
};

/** Inserts an unpaid payout of a member's rewards at a group. */
const insertPayout = async ({ tx, ids, ...stage }: Stage, group: string, member: string): Promise<void> => {
  const [groupId, memberId] = [idOf(ids, group), idOf(ids, member)];
  const createdAt = momentFrom(stage, -1, '16:30');
  const approved = await tx
    .select({ id: affiliateRewards.id, amount: affiliateRewards.amount })
    .from(affiliateRewards)
    .where(
      and(
        eq(affiliateRewards.groupId, groupId),
        eq(affiliateRewards.memberId, memberId),
        eq(affiliateRewards.status, 'approved'),
      ),
    );
  const [account] = await tx.select().from(affiliateAccounts).where(eq(affiliateAccounts.memberId, memberId));
  if (approved.length === 0 || !account) return;
  const createdBy = idOf(ids, findWriter(group));
  await tx.insert(affiliatePayouts).values({ id: demoPayoutId, groupId, createdBy, createdAt, updatedAt: createdAt });
  const item = createFixedId('0afd', 0);
  await tx.insert(affiliatePayoutItems).values({
    id: item,
    payoutId: demoPayoutId,
    memberId,
    unit: 'vnd',
    amount: approved.reduce((sum, { amount }) => sum + amount, 0),
    rewards: approved.length,
    status: 'ready',
    sealed: account.sealed,
  });
  const paid = approved.map(({ id }) => id);
  await tx.update(affiliateRewards).set({ payoutItemId: item }).where(inArray(affiliateRewards.id, paid));
};

/** Inserts campaigns of groups with participants, clicks and rewards; one payout is unpaid. */
export const insertCampaigns = async (stage: Stage): Promise<void> => {
  const { tx, ids } = stage;
  const { payees, campaigns, payout } = readDemo().campaigns;
  for (const { member, bank, owner, number } of payees)
    await save(createContextAt(stage, member, momentFrom(stage, -20, '20:15')), {
      bankName: bank,
      ownerName: owner,
      accountNumber: number,
    });
  let parts = 0;
  // Lists are sorted by ids, so the oldest reward has the lowest.
  const byAge = campaigns
    .flatMap(({ participants }) => participants.flatMap(({ rewards }) => rewards))
    .toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const [index, campaign] of campaigns.entries()) {
    const id = demoCampaignId(index);
    await insertCampaign(stage, campaign, id);
    const ofGroup = await tx
      .select({ orderId: orders.id, payment: orders.payment })
      .from(orders)
      .where(eq(orders.groupId, idOf(ids, campaign.group)))
      .orderBy(desc(orders.createdAt));
    for (const participant of campaign.participants) {
      const part = await joinCampaign(stage, id, parts, participant);
      parts += 1;
      for (const reward of participant.rewards) {
        const cause = reward.who === undefined ? ofGroup.pop() : { who: reward.who };
        if (cause)
          await insertReward({ stage, campaign, part }, createFixedId('0afe', byAge.indexOf(reward)), reward, cause);
      }
    }
  }
  await insertPayout(stage, payout.group, payout.member);
};
