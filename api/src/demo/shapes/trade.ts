import * as z from 'zod';
import { CampaignStatus, CampaignType, Conversion, RewardKind, Sign } from '@m4u/contract/commerce/affiliate/schema';
import { RequestKind } from '@m4u/contract/commerce/order/request';
import { Amount, DaysAgo, DaysFromNow, Key, PictureName } from './common.ts';

/** A member's request to a group and its later steps, one per day; `product` is the title of a product of the group. */
export const DemoRequest = z.strictObject({
  by: Key,
  of: Key,
  product: z.string(),
  kind: RequestKind,
  quantity: Amount,
  note: z.string(),
  phone: z.string(),
  daysAgo: DaysAgo,
  steps: z.array(
    z.discriminatedUnion('deed', [
      z.strictObject({ deed: z.literal('confirm'), by: Key, note: z.string() }),
      z.strictObject({ deed: z.literal('quote'), by: Key, amount: Amount, words: z.string() }),
    ]),
  ),
});
export type DemoRequest = z.output<typeof DemoRequest>;

/** A discount of a percentage or an amount. */
export const DemoDiscount = z.strictObject({
  group: Key,
  name: z.string(),
  code: z.string(),
  percent: z.int().optional(),
  amount: Amount.optional(),
  cap: Amount.optional(),
  minimum: Amount.optional(),
  fromDay: DaysFromNow,
  toDay: DaysFromNow.optional(),
  quota: Amount.optional(),
  perMember: Amount.optional(),
  off: z.boolean().default(false),
});

/** An invoice of a group, or points given (`add`) or taken (`minus`) without one. */
const DemoOrder = z.strictObject({
  group: Key,
  by: Key,
  /** A member, or one of the customers. */
  buyer: Key,
  daysAgo: DaysAgo,
  invoice: z.string().optional(),
  value: Amount.optional(),
  discount: Amount.optional(),
  code: z.string().optional(),
  points: Amount.optional(),
  plain: z.enum(['add', 'minus']).optional(),
  note: z.string().optional(),
  /** Later changes of the order. */
  after: z
    .strictObject({
      daysAgo: DaysAgo,
      reason: z.string(),
      value: Amount.optional(),
      cancel: z.boolean().default(false),
    })
    .optional(),
});
export type DemoOrder = z.output<typeof DemoOrder>;

/** Orders (oldest first), customers recorded by phone, and the groups' point rates in percent. */
export const DemoOrders = z.strictObject({
  customers: z.array(
    z.strictObject({
      key: Key,
      group: Key,
      by: Key,
      name: z.string(),
      phone: z.string(),
      note: z.string(),
      daysAgo: DaysAgo,
    }),
  ),
  givings: z.array(
    z.strictObject({ group: Key, by: Key, rate: z.number(), expiryMonths: z.int().nullable(), daysAgo: DaysAgo }),
  ),
  orders: z.array(DemoOrder),
});

/** A reward for a sign-up (`who`), or for one of the group's latest orders. */
const DemoReward = z.strictObject({
  who: Key.optional(),
  daysAgo: DaysAgo,
  status: z.enum(['pending', 'approved', 'rejected']),
  signs: z.array(Sign).default([]),
  reason: z.string().default(''),
});
export type DemoReward = z.output<typeof DemoReward>;

/** A participant: clicks per day before the seeding (yesterday last), and rewards. */
const DemoParticipant = z.strictObject({
  member: Key,
  daysAgo: DaysAgo,
  clicks: z.tuple([Amount], Amount),
  bursts: Amount.default(0),
  rewards: z.array(DemoReward).default([]),
});
export type DemoParticipant = z.output<typeof DemoParticipant>;

/** A campaign; `amount` is VND, points, or hundredths of a percent. */
const DemoCampaign = z.strictObject({
  group: Key,
  type: CampaignType,
  title: z.string(),
  /** HTML. */
  content: z.string(),
  per: Conversion,
  kind: RewardKind,
  amount: Amount,
  maximum: Amount.optional(),
  fromDay: DaysFromNow,
  toDay: DaysFromNow.optional(),
  quota: Amount.optional(),
  holdDays: Amount,
  status: CampaignStatus,
  outstanding: z.boolean().optional(),
  sell: z.boolean().optional(),
  discount: z.boolean().optional(),
  participants: z.array(DemoParticipant).default([]),
});
export type DemoCampaign = z.output<typeof DemoCampaign>;

/** Campaigns, members' bank accounts, and the only payout. */
export const DemoCampaigns = z.strictObject({
  payees: z.array(z.strictObject({ member: Key, bank: z.string(), owner: z.string(), number: z.string() })),
  campaigns: z.array(DemoCampaign),
  payout: z.strictObject({ group: Key, member: Key }),
});

/** Perks of groups for points, and free levels of dues, which need no bank account; `picture` is one of the project. */
export const DemoLoyalty = z.strictObject({
  perks: z.array(
    z.strictObject({
      group: Key,
      name: z.string(),
      text: z.string(),
      picture: PictureName,
      points: Amount,
      stock: Amount,
      perCustomer: Amount,
    }),
  ),
  levels: z.array(
    z.strictObject({
      group: Key,
      name: z.string(),
      months: Amount,
      graceDays: Amount,
      benefits: z.string(),
    }),
  ),
});
