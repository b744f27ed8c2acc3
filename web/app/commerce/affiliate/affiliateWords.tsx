import type { CampaignState, CampaignType, RewardStatus, Sign } from '@m4u/contract/commerce/affiliate/rules';
import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import { m } from '../../paraglide/messages.js';
import { date, money, number } from '../../platform/language/formats.ts';

/** Labels of campaign types. */
export const typeWords: Readonly<Record<CampaignType, () => string>> = {
  product: m.affiliate_type_product,
  service: m.affiliate_type_service,
  event: m.affiliate_type_event,
};

/** Labels of campaign states. */
export const stateWords: Readonly<Record<CampaignState, () => string>> = {
  draft: m.affiliate_state_draft,
  upcoming: m.affiliate_state_upcoming,
  running: m.affiliate_state_running,
  full: m.affiliate_state_full,
  paused: m.affiliate_state_paused,
  ended: m.affiliate_state_ended,
};

/** Labels of reward statuses. */
export const statusWords: Readonly<Record<RewardStatus, () => string>> = {
  pending: m.affiliate_status_pending,
  approved: m.affiliate_status_approved,
  paid: m.affiliate_status_paid,
  rejected: m.affiliate_status_rejected,
};

/** Label and explanation of each sign of abuse. */
export const signWords: Readonly<Record<Sign, { readonly label: () => string; readonly text: () => string }>> = {
  'own-order': { label: m.affiliate_sign_own_order, text: m.affiliate_sign_own_order_text },
  'group-admin': { label: m.affiliate_sign_group_admin, text: m.affiliate_sign_group_admin_text },
  quick: { label: m.affiliate_sign_quick, text: m.affiliate_sign_quick_text },
  burst: { label: m.affiliate_sign_burst, text: m.affiliate_sign_burst_text },
  unverified: { label: m.affiliate_sign_unverified, text: m.affiliate_sign_unverified_text },
  'shared-account': { label: m.affiliate_sign_shared_account, text: m.affiliate_sign_shared_account_text },
  'order-changed': { label: m.affiliate_sign_order_changed, text: m.affiliate_sign_order_changed_text },
  'order-cancelled': { label: m.affiliate_sign_order_cancelled, text: m.affiliate_sign_order_cancelled_text },
};

/** The reason of a rejection: the admin's text, or the label of a sign for an automatic one. */
export const reasonWords = (reason: string): string =>
  reason in signWords ? signWords[reason as Sign].label() : reason;

/** Formats an amount of VND or points. */
export const amountOf = (amount: number, unit: 'vnd' | 'points'): string =>
  unit === 'vnd' ? money(amount) : m.point_count({ count: number(amount) });

type Terms = Pick<CampaignCard, 'per' | 'rewardKind' | 'amount' | 'maximum'>;

/** Formats the reward terms of a campaign: “10% giá trị đơn hàng, tối đa 200.000 ₫”. */
export const rewardWords = ({ per, rewardKind, amount, maximum }: Terms): string => {
  if (rewardKind === 'percent') {
    const percent = number(amount);
    return maximum === null
      ? m.affiliate_reward_percent({ percent })
      : m.affiliate_reward_percent_most({ percent, maximum: money(maximum) });
  }
  const reward = amountOf(amount, rewardKind);
  return per === 'order' ? m.affiliate_reward_order({ reward }) : m.affiliate_reward_signup({ reward });
};

/** Formats the first and last day of a campaign. */
export const daysWords = ({ from, to }: Pick<CampaignCard, 'from' | 'to'>): string =>
  to === null ? m.affiliate_days_from({ from: date(from) }) : m.affiliate_days({ from: date(from), to: date(to) });

/** Formats the number of rewards left of a campaign; undefined without a quota. */
export const leftWords = ({ quota, left }: Pick<CampaignCard, 'quota' | 'left'>): string | undefined =>
  quota === null || left === null ? undefined : m.affiliate_left({ left: number(left), quota: number(quota) });
