import { and, eq, isNotNull, sql } from '../../platform/database/orm.ts';
import {
  retainedActions,
  deleted,
  exportedAs,
  keptBecause,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { affiliateAccounts, affiliatePayoutItems, affiliatePayouts, affiliateRewards } from './reward/tables.ts';
import { affiliateAttributions, affiliateCampaigns, affiliateParticipants } from './tables.ts';

const BOOKS_REASON = 'what a group owed and paid is in its books, without the name';

/** Personal data of participants in campaigns: how it is exported and erased. */
export const affiliatePersonal: readonly Personal[] = [
  personalData({
    table: affiliateAttributions,
    by: [affiliateAttributions.memberId],
    gives: exportedAs('affiliate-visits', 'Liên kết giới thiệu bạn đã nhấp', 'Referral links you clicked'),
    fate: deleted,
  }),
  personalData({
    table: affiliateParticipants,
    by: [affiliateParticipants.memberId],
    gives: exportedAs('affiliate-links', 'Liên kết giới thiệu của bạn', 'Your referral links'),
    // A blocked link still opens the campaign, but counts nothing for the erased member.
    fate: { set: { blockedAt: sql`coalesce(${affiliateParticipants.blockedAt}, now())` } },
  }),
  personalData({
    table: affiliateAccounts,
    by: [affiliateAccounts.memberId],
    gives: exportedAs('payout-account', 'Tài khoản nhận hoa hồng', 'Payout account', [
      affiliateAccounts.sealed,
      affiliateAccounts.hash,
    ]),
    fate: deleted,
  }),
  // The erased member cannot enter an account any more, so unpaid items keep waiting.
  personalData({
    table: affiliatePayoutItems,
    by: [],
    rows: ({ memberId }) => and(eq(affiliatePayoutItems.memberId, memberId), eq(affiliatePayoutItems.status, 'ready')),
    gives: excludedFromExport('given with the other payouts'),
    fate: { set: { status: 'waiting', sealed: null } },
  }),
  personalData({
    table: affiliatePayoutItems,
    by: [affiliatePayoutItems.memberId],
    rows: ({ memberId }) => and(eq(affiliatePayoutItems.memberId, memberId), isNotNull(affiliatePayoutItems.sealed)),
    gives: excludedFromExport('given with the other payouts'),
    fate: { set: { sealed: '' } },
    traces: { texts: [affiliatePayoutItems.sealed] },
  }),
  personalData({
    table: affiliatePayoutItems,
    by: [affiliatePayoutItems.memberId],
    gives: exportedAs('affiliate-payouts', 'Các đợt chi trả', 'Payouts', [
      affiliatePayoutItems.sealed,
      affiliatePayoutItems.paidBy,
    ]),
    fate: keptBecause(BOOKS_REASON),
  }),
  personalData({
    table: affiliateRewards,
    by: [affiliateRewards.memberId],
    gives: exportedAs('affiliate-rewards', 'Hoa hồng', 'Rewards', [
      affiliateRewards.signs,
      affiliateRewards.newMemberId,
      affiliateRewards.decidedBy,
    ]),
    fate: keptBecause(BOOKS_REASON),
  }),
  personalData({
    table: affiliateRewards,
    by: [affiliateRewards.newMemberId],
    gives: excludedFromExport('who is rewarded for a new member is theirs'),
    fate: keptBecause(BOOKS_REASON),
  }),
  retainedActions(affiliateRewards, affiliateRewards.decidedBy),
  retainedActions(affiliatePayouts, affiliatePayouts.createdBy, affiliatePayouts.approvedBy),
  retainedActions(affiliatePayoutItems, affiliatePayoutItems.paidBy),
  retainedActions(affiliateCampaigns, affiliateCampaigns.createdBy),
];
