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
  DEFAULT_HOLD_DAYS,
  MAXIMUM_HOLD_DAYS,
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

/** Makes a field optional: an empty text becomes null. */
const emptyAsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** An amount as entered: whole, or a percentage with at most two decimals. */
const Amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,13}([.,]\d{1,2})?$/)
      .transform((text) => Number(text.replace(',', '.'))),
  ])
  .pipe(z.number().min(0.01).max(MAXIMUM_VND));

/** Largest amount of each kind of reward. */
const MOST_REWARD = { vnd: MAXIMUM_VND, points: MAXIMUM_POINTS, percent: 100 } as const;

/** Whether an amount is whole in its stored unit; a percentage may have two decimals. */
const isWhole = (amount: number, kind: (typeof REWARD_KINDS)[number]): boolean =>
  kind === 'percent' ? Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6 : Number.isInteger(amount);

const campaignFields = {
  type: CampaignType,
  title: line(CAMPAIGN_LENGTH.title, 1),
  /** Rich text that describes the campaign and the task of participants. */
  content: RichText.default(''),
  picture: PictureChoice.default(null),
  /** Landing page of links: a path or full address of this site. Errors: `site-path`. */
  landing: line(CAMPAIGN_LENGTH.landing, 1),
  /** The conversion that earns a reward; only orders can earn a percentage. */
  per: Conversion,
  rewardKind: RewardKind,
  /** VND, points, or percent with at most two decimals, by `rewardKind`. */
  amount: Amount,
  /** Largest reward of a percentage in VND; empty for no limit. */
  maximum: emptyAsNull(whole(1, MAXIMUM_VND)).default(null),
  from: ChosenMoment,
  /** Empty for no end. */
  to: emptyAsNull(ChosenMoment).default(null),
  /** The most rewards of the campaign; empty for no limit. */
  quota: emptyAsNull(whole(1, MAXIMUM_QUOTA)).default(null),
  /** Days before a reward may be approved, since customers may return goods. */
  holdDays: whole(0, MAXIMUM_HOLD_DAYS).default(DEFAULT_HOLD_DAYS),
  /** Top lists that show the campaign, chosen by the group; staff set `outstanding`, see `setOutstanding`. */
  sell: Flag.default(false),
  discount: Flag.default(false),
};

interface RewardFields {
  readonly rewardKind: (typeof REWARD_KINDS)[number];
  readonly amount: number;
  readonly per: (typeof CONVERSIONS)[number];
  readonly from: string;
  readonly to: string | null;
}

const checkRewardFields = (
  { rewardKind, amount, per, from, to }: RewardFields,
  context: { addIssue(issue: { code: 'custom'; message: string; path: string[] }): void },
): void => {
  const refuse = (message: string, field: string) => context.addIssue({ code: 'custom', message, path: [field] });
  if (amount > MOST_REWARD[rewardKind] || !isWhole(amount, rewardKind)) refuse('invalid', 'amount');
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
  .superRefine(checkRewardFields);
export type CampaignDraft = z.output<typeof CampaignDraft>;

/** New values of all fields of a campaign; earlier rewards do not change. */
export const CampaignChange = z
  .object({
    ...campaignFields,
    /** The version that the caller read. Errors: conflict, when it has changed. */
    version: whole(1, 1_000_000),
  })
  .superRefine(checkRewardFields);
export type CampaignChange = z.output<typeof CampaignChange>;

/** The reward terms of a campaign for display. */
export const RewardTerms = z.object({
  per: Conversion,
  rewardKind: RewardKind,
  /** VND, points, or percent, by `rewardKind`. */
  amount: z.number(),
  /** VND; null for no limit. */
  maximum: z.int().nullable(),
});

/** The group of a campaign. */
export const CampaignGroup = GroupFace.pick({ _id: true, name: true, logo: true, urlMinify: true });

/** A campaign as lists show it. */
export const CampaignCard = RewardTerms.extend({
  _id: Id,
  group: CampaignGroup,
  type: CampaignType,
  title: z.string(),
  /** The start of the text without markup, at most 300 characters. */
  excerpt: z.string(),
  picture: Picture.nullable(),
  from: Moment,
  to: Moment.nullable(),
  quota: z.int().nullable(),
  /** The number of rewards left of the quota; null without a quota. */
  left: z.int().nullable(),
  holdDays: z.int(),
  outstanding: z.boolean(),
  sell: z.boolean(),
  discount: z.boolean(),
  state: CampaignState,
  createdAt: Moment,
});
export type CampaignCard = z.output<typeof CampaignCard>;

/** Number and sums of rewards of one status. */
const Sum = z.object({ count: z.int(), vnd: z.int(), points: z.int() });
/** Numbers and sums of rewards by status. */
export const RewardSums = z.object({ pending: Sum, approved: Sum, paid: Sum, rejected: Sum });
export type RewardSums = z.output<typeof RewardSums>;

/** A member's participation in a campaign. */
export const Participation = z.object({
  _id: Id,
  code: z.string(),
  /** The full address of the personal link, `{site}/r/{code}`. */
  url: z.string(),
  joinedAt: Moment,
  /** Whether the group blocked the participant: the link still redirects, but counts nothing. */
  blocked: z.boolean(),
  /** Visitors, each counted once a day, without bots. */
  clicks: z.int(),
  /** Orders and sign-ups by the link, without rejected ones. */
  conversions: z.int(),
  rewards: RewardSums,
});
export type Participation = z.output<typeof Participation>;

/** A campaign with its text and the reader's participation (`mine`, null when the reader has not joined). */
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

/** A campaign with the fields of its form and charts, for its group's admins. */
export const CampaignDetail = ManagedCampaign.extend({
  /** Sanitised HTML. */
  content: z.string(),
  /** Times that bots opened links; not included in the clicks. */
  machines: z.int(),
  /** Clicks of the last thirty days that were part of a burst from one network. */
  bursts: z.int(),
  /** Every one of the last thirty days in Vietnam, oldest first. */
  days: z.array(z.object({ day: z.string(), clicks: z.int(), conversions: z.int() })),
  /** The statuses that an admin can set now. */
  next: z.array(CampaignStatus),
});
export type CampaignDetail = z.output<typeof CampaignDetail>;

/** A participant as the group's admins see them; only payouts contain bank accounts. */
export const Participant = z.object({
  _id: Id,
  member: Person,
  code: z.string(),
  joinedAt: Moment,
  blocked: z.boolean(),
  clicks: z.int(),
  conversions: z.int(),
  /** Clicks that were part of a burst from one network. */
  bursts: z.int(),
  rewards: RewardSums,
  /** Signs of abuse to check: `group-admin`, `burst`, `shared-account`. */
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
  /** Time of the order or sign-up. */
  at: Moment,
  /** End of the hold time, before which the reward cannot be approved. */
  holdUntil: Moment,
  /** Reason of a rejection: text of an admin, or a sign (`own-order`, `order-cancelled`) of an automatic one. */
  reason: z.string(),
  paidAt: Moment.nullable(),
};

/** A reward as its participant sees it, without the buyer and the payment. */
export const OwnReward = z.object({ ...rewardFields, group: CampaignGroup });
export type OwnReward = z.output<typeof OwnReward>;

/** A reward as the group's admins see it. */
export const Reward = z.object({
  ...rewardFields,
  participant: z.object({ _id: Id, member: Person, code: z.string() }),
  /** The order that earned the reward, null for a sign-up; `payment` is its current payment in VND. */
  order: z.object({ _id: Id, invoiceNumber: z.string().nullable(), payment: z.int() }).nullable(),
  /** Time of the click that led to the conversion. */
  clickedAt: Moment,
  signs: z.array(Sign),
  /** The payout that contains the reward. */
  payoutId: Id.nullable(),
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
});
export type Reward = z.output<typeof Reward>;
