import { and, eq, isNotNull, sql } from '../../platform/database/orm.ts';
import { deeds, deleted, given, kept, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { affiliateAccounts, affiliatePayoutItems, affiliatePayouts, affiliateRewards } from './reward/tables.ts';
import { affiliateAttributions, affiliateCampaigns, affiliateParticipants } from './tables.ts';

const BOOKS = 'what a group owed and paid is in its books, without the name';

/** What is kept of who takes part in campaigns. */
export const affiliatePersonal: readonly Personal[] = [
  personal({
    table: affiliateAttributions,
    by: [affiliateAttributions.memberId],
    gives: given('affiliate-visits', 'Liên kết tiếp thị bạn đã mở', 'Affiliate links that you followed'),
    fate: deleted,
  }),
  personal({
    table: affiliateParticipants,
    by: [affiliateParticipants.memberId],
    gives: given('affiliate-links', 'Liên kết tiếp thị của bạn', 'Your affiliate links'),
    // The link leads to the campaign no more as theirs.
    fate: { set: { blockedAt: sql`coalesce(${affiliateParticipants.blockedAt}, now())` } },
  }),
  personal({
    table: affiliateAccounts,
    by: [affiliateAccounts.memberId],
    gives: given('payout-account', 'Tài khoản nhận thưởng', 'Payout account', [
      affiliateAccounts.sealed,
      affiliateAccounts.hash,
    ]),
    fate: deleted,
  }),
  // What was not paid yet waits for an account that will not come.
  personal({
    table: affiliatePayoutItems,
    by: [],
    rows: ({ memberId }) => and(eq(affiliatePayoutItems.memberId, memberId), eq(affiliatePayoutItems.status, 'ready')),
    gives: withheld('given with the other payouts'),
    fate: { set: { status: 'waiting', sealed: null } },
  }),
  personal({
    table: affiliatePayoutItems,
    by: [affiliatePayoutItems.memberId],
    rows: ({ memberId }) => and(eq(affiliatePayoutItems.memberId, memberId), isNotNull(affiliatePayoutItems.sealed)),
    gives: withheld('given with the other payouts'),
    fate: { set: { sealed: '' } },
    traces: { texts: [affiliatePayoutItems.sealed] },
  }),
  personal({
    table: affiliatePayoutItems,
    by: [affiliatePayoutItems.memberId],
    gives: given('affiliate-payouts', 'Các lần trả thưởng', 'Payouts of rewards', [
      affiliatePayoutItems.sealed,
      affiliatePayoutItems.paidBy,
    ]),
    fate: kept(BOOKS),
  }),
  personal({
    table: affiliateRewards,
    by: [affiliateRewards.memberId],
    gives: given('affiliate-rewards', 'Tiền và điểm thưởng', 'Rewards', [
      affiliateRewards.signs,
      affiliateRewards.newMemberId,
      affiliateRewards.decidedBy,
    ]),
    fate: kept(BOOKS),
  }),
  personal({
    table: affiliateRewards,
    by: [affiliateRewards.newMemberId],
    gives: withheld('who is rewarded for a new member is theirs'),
    fate: kept(BOOKS),
  }),
  deeds(affiliateRewards, affiliateRewards.decidedBy),
  deeds(affiliatePayouts, affiliatePayouts.createdBy),
  deeds(affiliatePayoutItems, affiliatePayoutItems.paidBy),
  deeds(affiliateCampaigns, affiliateCampaigns.createdBy),
];
