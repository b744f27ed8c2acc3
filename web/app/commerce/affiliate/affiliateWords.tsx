import type { CampaignState, CampaignType, RewardStatus, Sign } from '@m4u/contract/commerce/affiliate/rules';
import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';

/** Labels of campaign types. */
export const campaignTypeWords: Readonly<Record<CampaignType, () => string>> = {
  product: m.affiliate_type_product,
  service: m.affiliate_type_service,
  event: m.affiliate_type_event,
};

/** Labels of campaign states. */
export const campaignStateWords: Readonly<Record<CampaignState, () => string>> = {
  draft: m.affiliate_state_draft,
  upcoming: m.affiliate_state_upcoming,
  running: m.affiliate_state_running,
  full: m.affiliate_state_full,
  paused: m.affiliate_state_paused,
  ended: m.affiliate_state_ended,
};

/** Titles of the reader's list of rewards when none has a status. */
export const noOwnRewardsWords: Readonly<Record<RewardStatus, () => string>> = {
  pending: m.affiliate_own_none_pending,
  approved: m.affiliate_own_none_approved,
  paid: m.affiliate_own_none_paid,
  rejected: m.affiliate_own_none_rejected,
};

/** Labels of reward statuses. */
export const rewardStatusWords: Readonly<Record<RewardStatus, () => string>> = {
  pending: m.affiliate_status_pending,
  approved: m.affiliate_status_approved,
  paid: m.affiliate_status_paid,
  rejected: m.affiliate_status_rejected,
};

/** Labels of the signs of abuse. */
export const signWords: Readonly<Record<Sign, () => string>> = {
  'own-order': m.affiliate_sign_own_order,
  'group-admin': m.affiliate_sign_group_admin,
  quick: m.affiliate_sign_quick,
  burst: m.affiliate_sign_burst,
  unverified: m.affiliate_sign_unverified,
  'shared-account': m.affiliate_sign_shared_account,
  'order-changed': m.affiliate_sign_order_changed,
  'order-cancelled': m.affiliate_sign_order_cancelled,
};

/** Explanations of the signs of abuse. */
export const signDescriptions: Readonly<Record<Sign, () => string>> = {
  'own-order': m.affiliate_sign_own_order_text,
  'group-admin': m.affiliate_sign_group_admin_text,
  quick: m.affiliate_sign_quick_text,
  burst: m.affiliate_sign_burst_text,
  unverified: m.affiliate_sign_unverified_text,
  'shared-account': m.affiliate_sign_shared_account_text,
  'order-changed': m.affiliate_sign_order_changed_text,
  'order-cancelled': m.affiliate_sign_order_cancelled_text,
};

/** The reason of a rejection: the admin's text, or the label of a sign for an automatic one. */
export const formatRejection = (reason: string): string => (reason in signWords ? signWords[reason as Sign]() : reason);

/** Formats the number of rewards left of a campaign; undefined without a quota. */
export const formatRewardsLeft = ({ quota, left }: Pick<CampaignCard, 'quota' | 'left'>): string | undefined =>
  quota === null || left === null ? undefined : m.affiliate_left({ left: number(left), quota: number(quota) });
