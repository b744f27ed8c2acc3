import { safeReturnTo } from '../../address/return-to.ts';
import { percentOf, RATE_PER_PERCENT } from '../point/rules.ts';

/** The subjects of campaigns (docs/rules/affiliate.md#campaigns). */
export const CAMPAIGN_TYPES = ['product', 'service', 'event'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** What a reward is of: VND, points at the group, or a percentage of what an order paid, in VND. */
export const REWARD_KINDS = ['vnd', 'points', 'percent'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** What earns a reward: an order at the group, or an account that is opened. */
export const CONVERSIONS = ['order', 'signup'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** What an admin has done with a campaign: a draft is seen by admins alone, an ended one never runs again. */
export const CAMPAIGN_STATUSES = ['draft', 'running', 'paused', 'ended'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** What a campaign is at a moment: of one that runs also whether it is yet to begin, is over, or has given all it gives. */
export const CAMPAIGN_STATES = ['draft', 'upcoming', 'running', 'full', 'paused', 'ended'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** States of a reward (docs/rules/affiliate.md#rewards). */
export const REWARD_STATUSES = ['pending', 'approved', 'paid', 'rejected'] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

/** What makes a group's admin look twice at a reward. */
export const SIGNS = [
  /** The participant bought themselves: nothing is earned. */
  'own-order',
  /** The participant is an admin of the group. */
  'group-admin',
  /** It came very soon after the click. */
  'quick',
  /** Its click was one of many from one network within an hour. */
  'burst',
  /** Whoever came has verified neither an e-mail address nor a phone number. */
  'unverified',
  /** Other participants are paid to the same bank account. */
  'shared-account',
  /** The order was changed after the reward was paid. */
  'order-changed',
  /** The order was cancelled after the reward was paid. */
  'order-cancelled',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Days within which an order or a sign-up follows a click to earn a reward. */
export const ATTRIBUTION_DAYS = 30;

/** Letters of a personal link's code: none that is taken for another. */
export const LINK_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
/** How many of them it has. */
export const LINK_LENGTH = 8;

/** Longest texts of a campaign, in characters. */
export const CAMPAIGN_LENGTH = { title: 200, landing: 500, reason: 300 } as const;
/** The most rewards that a campaign may be limited to. */
export const MAXIMUM_QUOTA = 1_000_000;
/** The longest a reward can be held before it may be approved, in days; and how long it is unless told. */
export const MAXIMUM_HOLD = 90;
export const DEFAULT_HOLD = 7;
/** Rewards approved or rejected at once at most. */
export const MOST_AT_ONCE = 200;
/** Payees of one payout at most; the rest wait for the next. */
export const MOST_PAYEES = 500;

/** From which status an admin may bring a campaign to which. */
const next: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['running', 'ended'],
  running: ['paused', 'ended'],
  paused: ['running', 'ended'],
  ended: [],
};

/** To which statuses a campaign can be brought. */
export const nextStatuses = (status: CampaignStatus): readonly CampaignStatus[] => next[status];

/** What decides on the state of a campaign; moments in ISO 8601. */
export interface CampaignTimes {
  readonly status: CampaignStatus;
  readonly from: string;
  readonly to: string | null;
  readonly quota: number | null;
  readonly rewarded: number;
}

/** What a campaign is at a moment. Its quota is told before its end: neither takes clicks any more. */
export const stateOf = ({ status, from, to, quota, rewarded }: CampaignTimes, now: string): CampaignState => {
  if (status !== 'running') return status;
  if (to !== null && to <= now) return 'ended';
  if (quota !== null && rewarded >= quota) return 'full';
  return from > now ? 'upcoming' : 'running';
};

/** What a campaign gives: `amount` in VND, in points, or in hundredths of a percent; `maximum` in VND. */
export interface RewardRule {
  readonly kind: RewardKind;
  readonly amount: number;
  /** The most that a percentage comes to. */
  readonly maximum: number | null;
}

/**
 * Computes what one conversion earns, as a whole number of VND, or of points where the campaign gives points. A
 * percentage is of the payment in VND, truncated, and at most the maximum (docs/rules/affiliate.md#rewards).
 */
export const rewardFor = ({ kind, amount, maximum }: RewardRule, payment: number): number => {
  if (kind !== 'percent') return amount;
  const earned = Math.floor(percentOf(payment, amount) / RATE_PER_PERCENT);
  return maximum === null ? earned : Math.min(earned, maximum);
};

/**
 * The path of a page of this site that an address means, written as a path or in full; undefined for other sites, and
 * for paths that are no pages to land on.
 * @param site the address of this site, as `https://m4u.vn`
 */
export const landingPath = (address: string, site: string): string | undefined => {
  const typed = address.startsWith(`${site}/`) ? address.slice(site.length) : address;
  const path = safeReturnTo(typed);
  return path === '/' && typed !== '/' ? undefined : path;
};
