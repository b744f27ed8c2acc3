import * as z from 'zod';
import { ChosenMoment, Flag, Id, line, Moment, Picture, PictureChoice, RichText, whole } from '../../common.ts';
import { GroupFace } from '../../profile/group/face.ts';
import { Person } from '../../profile/directory/person.ts';
import {
  CAMPAIGN_LENGTH,
  CAMPAIGN_STATES,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  CONVERSIONS,
  DEFAULT_HOLD,
  MAXIMUM_HOLD,
  MAXIMUM_QUOTA,
  REWARD_KINDS,
  REWARD_STATUSES,
  SIGNS,
} from './rules.ts';
import { MAXIMUM_POINTS, MAXIMUM_VND } from '../point/rules.ts';

export const CampaignType = z.enum(CAMPAIGN_TYPES, { error: 'choice' });
export const RewardKind = z.enum(REWARD_KINDS, { error: 'choice' });
export const Conversion = z.enum(CONVERSIONS, { error: 'choice' });
export const CampaignStatus = z.enum(CAMPAIGN_STATUSES, { error: 'choice' });
export const CampaignState = z.enum(CAMPAIGN_STATES, { error: 'choice' });
export const RewardStatus = z.enum(REWARD_STATUSES, { error: 'choice' });
export const Sign = z.enum(SIGNS, { error: 'choice' });

/** Empty and null count as nothing. */
const maybe = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** An amount as it is typed: whole, or a percentage with at most two decimals. */
const Amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,13}([.,]\d{1,2})?$/)
      .transform((text) => Number(text.replace(',', '.'))),
  ])
  .pipe(z.number().min(0.01).max(MAXIMUM_VND));

/** The most that each kind of reward may be. */
const most = { vnd: MAXIMUM_VND, points: MAXIMUM_POINTS, percent: 100 } as const;

/** Hundredths, where a percentage with two decimals is whole. */
const isWhole = (amount: number, kind: (typeof REWARD_KINDS)[number]): boolean =>
  kind === 'percent' ? Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6 : Number.isInteger(amount);

const campaignFields = {
  type: CampaignType,
  title: line(CAMPAIGN_LENGTH.title, 1),
  /** Rich text: what it is about, and what is expected of participants. */
  content: RichText.default(''),
  picture: PictureChoice.default(null),
  /** Where links lead: a path of this site, or its address in full (`site-path` otherwise). */
  landing: line(CAMPAIGN_LENGTH.landing, 1),
  /** What earns a reward; a percentage is of orders alone. */
  per: Conversion,
  rewardKind: RewardKind,
  /** VND, points, or percent with at most two decimals, by `rewardKind`. */
  amount: Amount,
  /** Of a percentage: the most that one reward comes to, in VND; empty for no limit. */
  maximum: maybe(whole(1, MAXIMUM_VND)).default(null),
  from: ChosenMoment,
  /** Empty for no end. */
  to: maybe(ChosenMoment).default(null),
  /** How many rewards there are at most; empty for no limit. */
  quota: maybe(whole(1, MAXIMUM_QUOTA)).default(null),
  /** Days that a reward waits before it may be approved: goods come back. */
  holdDays: whole(0, MAXIMUM_HOLD).default(DEFAULT_HOLD),
  /** In which top lists it stands, as the group wants it; staff say of `outstanding`, see `setOutstanding`. */
  sell: Flag.default(false),
  discount: Flag.default(false),
};

interface Checked {
  readonly rewardKind: (typeof REWARD_KINDS)[number];
  readonly amount: number;
  readonly per: (typeof CONVERSIONS)[number];
  readonly from: string;
  readonly to: string | null;
}

const checked = (
  { rewardKind, amount, per, from, to }: Checked,
  context: { addIssue(issue: { code: 'custom'; message: string; path: string[] }): void },
): void => {
  const refuse = (message: string, field: string) => context.addIssue({ code: 'custom', message, path: [field] });
  if (amount > most[rewardKind] || !isWhole(amount, rewardKind)) refuse('invalid', 'amount');
  if (rewardKind === 'percent' && per === 'signup') refuse('choice', 'rewardKind');
  if (to !== null && to <= from) refuse('end-before-start', 'to');
};

/** A new campaign of a group. */
export const CampaignDraft = z
  .object({
    groupId: Id,
    ...campaignFields,
    status: z.enum(['draft', 'running'], { error: 'choice' }).default('draft'),
  })
  .superRefine(checked);
export type CampaignDraft = z.output<typeof CampaignDraft>;

/** A campaign as it is to be from now on, whole; what was earned before stays as it was. */
export const CampaignChange = z
  .object({
    ...campaignFields,
    /** The version that was looked at: another one by now is a `conflict`. */
    version: whole(1, 1_000_000),
  })
  .superRefine(checked);
export type CampaignChange = z.output<typeof CampaignChange>;

/** What a campaign gives, as it is shown. */
export const RewardTerms = z.object({
  per: Conversion,
  rewardKind: RewardKind,
  /** VND, points, or percent, by `rewardKind`. */
  amount: z.number(),
  /** VND; null for no limit. */
  maximum: z.int().nullable(),
});

const Group = GroupFace.pick({ _id: true, name: true, logo: true, urlMinify: true });

/** A campaign as lists show it. */
export const CampaignCard = RewardTerms.extend({
  _id: Id,
  group: Group,
  type: CampaignType,
  title: z.string(),
  /** The beginning of the text without markup, 300 characters at most. */
  excerpt: z.string(),
  picture: Picture.nullable(),
  from: Moment,
  to: Moment.nullable(),
  quota: z.int().nullable(),
  /** How many rewards of the quota are left; null without a quota. */
  left: z.int().nullable(),
  holdDays: z.int(),
  outstanding: z.boolean(),
  sell: z.boolean(),
  discount: z.boolean(),
  state: CampaignState,
  createdAt: Moment,
});
export type CampaignCard = z.output<typeof CampaignCard>;

/** Rewards of one state: how many, and what they come to. */
const Sum = z.object({ count: z.int(), vnd: z.int(), points: z.int() });
/** Rewards by their state. */
export const RewardSums = z.object({ pending: Sum, approved: Sum, paid: Sum, rejected: Sum });
export type RewardSums = z.output<typeof RewardSums>;

/** A member's part in a campaign. */
export const Participation = z.object({
  _id: Id,
  code: z.string(),
  /** The personal link in full: this site and `/r/{code}`. */
  url: z.string(),
  joinedAt: Moment,
  /** The group has stopped it: the link still leads on, and nothing is counted any more. */
  blocked: z.boolean(),
  /** Visitors, each once a day, machines apart. */
  clicks: z.int(),
  /** Orders and sign-ups that followed, those that were rejected apart. */
  conversions: z.int(),
  rewards: RewardSums,
});
export type Participation = z.output<typeof Participation>;

/** A campaign with its text, and the reader's part in it; null for who has not joined. */
export const Campaign = CampaignCard.extend({
  /** Sanitised HTML. */
  content: z.string(),
  /** A path of this site. */
  landing: z.string(),
  mine: Participation.nullable(),
  can: z.object({ update: z.boolean(), join: z.boolean(), setOutstanding: z.boolean() }),
});
export type Campaign = z.output<typeof Campaign>;

/** A campaign that the caller has joined. */
export const JoinedCampaign = CampaignCard.extend({ mine: Participation });
export type JoinedCampaign = z.output<typeof JoinedCampaign>;

/** A campaign as its group's admins see it in their list. */
export const ManagedCampaign = CampaignCard.extend({
  status: CampaignStatus,
  landing: z.string(),
  version: z.int(),
  participants: z.int(),
  clicks: z.int(),
  conversions: z.int(),
  rewards: RewardSums,
});
export type ManagedCampaign = z.output<typeof ManagedCampaign>;

/** … and with all that a form and charts need. */
export const CampaignDetail = ManagedCampaign.extend({
  /** Sanitised HTML. */
  content: z.string(),
  /** Machines that opened links, which are not among the clicks. */
  machines: z.int(),
  /** Clicks of the last thirty days of which many came from one network within an hour. */
  bursts: z.int(),
  /** The last thirty days in Vietnam, each there, the oldest first. */
  days: z.array(z.object({ day: z.string(), clicks: z.int(), conversions: z.int() })),
  /** To which statuses it can be brought now. */
  next: z.array(CampaignStatus),
});
export type CampaignDetail = z.output<typeof CampaignDetail>;

/** Somebody who takes part, as the group's admins see them. Bank accounts are in payouts alone. */
export const Participant = z.object({
  _id: Id,
  member: Person,
  code: z.string(),
  joinedAt: Moment,
  blocked: z.boolean(),
  clicks: z.int(),
  conversions: z.int(),
  /** Clicks of which many came from one network within an hour. */
  bursts: z.int(),
  rewards: RewardSums,
  /** What there is to look at twice: `group-admin`, `burst`, `shared-account`. */
  signs: z.array(Sign),
});
export type Participant = z.output<typeof Participant>;

const rewardFields = {
  _id: Id,
  campaign: z.object({ _id: Id, title: z.string() }),
  per: Conversion,
  status: RewardStatus,
  /** VND or points, by `unit`. */
  amount: z.int(),
  unit: z.enum(['vnd', 'points']),
  /** When the order was made or the account opened. */
  at: Moment,
  /** Until when it may not be approved. */
  holdUntil: Moment,
  /** Why it was rejected: words of an admin, or a sign (`own-order`, `order-cancelled`) where nobody decided. */
  reason: z.string(),
  paidAt: Moment.nullable(),
};

/** A reward as its participant sees it: nothing of who bought, or for how much. */
export const OwnReward = z.object({ ...rewardFields, group: Group });
export type OwnReward = z.output<typeof OwnReward>;

/** A reward as the group's admins see it. */
export const Reward = z.object({
  ...rewardFields,
  participant: z.object({ _id: Id, member: Person, code: z.string() }),
  /** The order that earned it, of orders alone; payment in VND as it is by now. */
  order: z.object({ _id: Id, invoiceNumber: z.string().nullable(), payment: z.int() }).nullable(),
  /** When the link was followed that led to it. */
  clickedAt: Moment,
  signs: z.array(Sign),
  /** The payout it is in. */
  payoutId: Id.nullable(),
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
});
export type Reward = z.output<typeof Reward>;
