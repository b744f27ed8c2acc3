/** Words of discounts and campaigns, on pages of groups and on the screens of both. */
import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import type { Discount } from '@m4u/contract/commerce/discount/schema';
import { m } from '../../../paraglide/messages.js';
import { date, money, number } from '../../../platform/language/formats.ts';

type DiscountTerms = Pick<Discount, 'percent' | 'amount' | 'cap' | 'minimum' | 'from' | 'to' | 'state'>;

/** Formats the amount of a discount. */
export const formatDiscount = ({ percent, amount, cap }: DiscountTerms): string => {
  if (percent === null) return m.discount_off_amount({ amount: money(amount ?? 0) });
  return cap === null
    ? m.discount_off_percent({ percent: number(percent) })
    : m.discount_off_percent_cap({ percent: number(percent), cap: money(cap) });
};

/** Formats the minimum value of invoices for a discount. */
export const formatMinimum = ({ minimum }: DiscountTerms): string =>
  minimum > 0 ? m.discount_minimum_from({ minimum: money(minimum) }) : m.discount_any_invoice();

/** Formats the last day of a discount, or the first day of a planned one. */
export const formatDiscountDays = ({ from, to, state }: DiscountTerms): string => {
  if (state !== 'planned') return to === null ? m.discount_endless() : m.discount_until({ to: date(to) });
  return to === null
    ? m.discount_from_on({ from: date(from) })
    : m.discount_from_to({ from: date(from), to: date(to) });
};

/** Formats an amount of VND or points. */
export const formatAmount = (amount: number, unit: 'vnd' | 'points'): string =>
  unit === 'vnd' ? money(amount) : m.point_count({ count: number(amount) });

type RewardTerms = Pick<CampaignCard, 'per' | 'rewardKind' | 'amount' | 'maximum'>;

/** Formats the reward terms of a campaign: “10% giá trị đơn hàng, tối đa 200.000 ₫”. */
export const formatReward = ({ per, rewardKind, amount, maximum }: RewardTerms): string => {
  if (rewardKind === 'percent') {
    const percent = number(amount);
    return maximum === null
      ? m.affiliate_reward_percent({ percent })
      : m.affiliate_reward_percent_most({ percent, maximum: money(maximum) });
  }
  const reward = formatAmount(amount, rewardKind);
  return per === 'order' ? m.affiliate_reward_order({ reward }) : m.affiliate_reward_signup({ reward });
};

/** Formats the first and last day of a campaign. */
export const formatCampaignDays = ({ from, to }: Pick<CampaignCard, 'from' | 'to'>): string =>
  to === null ? m.affiliate_days_from({ from: date(from) }) : m.affiliate_days({ from: date(from), to: date(to) });
