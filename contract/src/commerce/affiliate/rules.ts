import { linkAddress } from '../../address/link-address.ts';
import { safeReturnTo } from '../../address/return-to.ts';
import { calculatePercentage, RATE_PER_PERCENT } from '../point/rules.ts';

/** The subjects of campaigns (docs/rules/affiliate.md#campaigns). */
export const CAMPAIGN_TYPES = ['product', 'service', 'event'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** Kinds of rewards: VND, points at the group, or a percentage of an order's payment, in VND. */
export const REWARD_KINDS = ['vnd', 'points', 'percent'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** Conversions that earn a reward: an order at the group, or a sign-up. */
export const CONVERSIONS = ['order', 'signup'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** Status of a campaign, set by admins: only admins see a draft; an ended campaign cannot run again. */
export const CAMPAIGN_STATUSES = ['draft', 'running', 'paused', 'ended'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** State of a campaign at a moment: a `running` one may also be `upcoming`, `ended`, or `full` (quota used up). */
export const CAMPAIGN_STATES = ['draft', 'upcoming', 'running', 'full', 'paused', 'ended'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** States of a reward (docs/rules/affiliate.md#rewards). */
export const REWARD_STATUSES = ['pending', 'approved', 'paid', 'rejected'] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

/** Signs of abuse, which a group's admin checks before approving a reward. */
export const SIGNS = [
  /** The participant bought by their own link; the reward is rejected. */
  'own-order',
  /** The participant is an admin of the group. */
  'group-admin',
  /** The order or sign-up came very soon after the click. */
  'quick',
  /** The click was one of many from one network within an hour. */
  'burst',
  /** The buyer or new member has verified neither an e-mail address nor a phone number. */
  'unverified',
  /** Other participants use the same bank account. */
  'shared-account',
  /** The order was changed after the reward was paid. */
  'order-changed',
  /** The order was cancelled after the reward was paid. */
  'order-cancelled',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Days after a click in which an order or sign-up earns a reward. */
export const ATTRIBUTION_DAYS = 30;

/** Letters and digits of a personal link's code, without similar ones. */
export const LINK_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
/** The number of characters of a personal link's code. */
export const LINK_LENGTH = 8;

/** Longest texts of a campaign, in characters. */
export const CAMPAIGN_LENGTH = { title: 200, landing: 500, reason: 300 } as const;
/** The most rewards that a campaign may be limited to. */
export const MAXIMUM_QUOTA = 1_000_000;
/** Longest hold time of a reward before its approval, in days. */
export const MAXIMUM_HOLD_DAYS = 90;
/** Default hold time in days. */
export const DEFAULT_HOLD_DAYS = 7;
/** The most rewards that one call approves or rejects. */
export const MOST_AT_ONCE = 200;
/** The most payees of one payout; the others wait for the next one. */
export const MOST_PAYEES = 500;

/** Permitted changes of a campaign's status. */
const NEXT_STATUSES: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['running', 'ended'],
  running: ['paused', 'ended'],
  paused: ['running', 'ended'],
  ended: [],
};

/** Lists the statuses that an admin can set after the given one. */
export const nextStatuses = (status: CampaignStatus): readonly CampaignStatus[] => NEXT_STATUSES[status];

/** The fields that decide the state of a campaign; moments in ISO 8601. */
export interface CampaignTimes {
  readonly status: CampaignStatus;
  readonly from: string;
  readonly to: string | null;
  readonly quota: number | null;
  readonly rewarded: number;
}

/** The state of a campaign at a moment. A campaign that is both past its end and full is `ended`. */
export const stateOf = ({ status, from, to, quota, rewarded }: CampaignTimes, now: string): CampaignState => {
  if (status !== 'running') return status;
  if (to !== null && to <= now) return 'ended';
  if (quota !== null && rewarded >= quota) return 'full';
  return from > now ? 'upcoming' : 'running';
};

/** The reward terms of a campaign: `amount` in VND, points or hundredths of a percent; `maximum` in VND. */
export interface RewardRule {
  readonly kind: RewardKind;
  readonly amount: number;
  /** Largest reward of a percentage; null for no limit. */
  readonly maximum: number | null;
}

/**
 * Calculates the reward of one conversion in whole VND, or in points where the campaign gives points. A percentage of
 * the payment is truncated and limited to the maximum (docs/rules/affiliate.md#rewards).
 */
export const calculateReward = ({ kind, amount, maximum }: RewardRule, payment: number): number => {
  if (kind !== 'percent') return amount;
  const earned = Math.floor(calculatePercentage(payment, amount) / RATE_PER_PERCENT);
  return maximum === null ? earned : Math.min(earned, maximum);
};

/**
 * Converts an address, given as a path or as a full URL, to a path of this site; undefined for other sites and for
 * paths that cannot be a landing page.
 * @param site the address of this site, as `https://m4u.vn`
 */
export const toLandingPath = (address: string, site: string): string | undefined => {
  const whole = linkAddress(address);
  const typed = whole.startsWith(`${site}/`) ? whole.slice(site.length) : address;
  const path = safeReturnTo(typed);
  return path === '/' && typed !== '/' ? undefined : path;
};
