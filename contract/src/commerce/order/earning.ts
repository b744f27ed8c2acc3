import * as z from 'zod';
import { data, Day, Flag, Id, line, properName, whole } from '../../common.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { BIRTHDAY_SPANS, MAXIMUM_BIRTHDAY_POINTS } from './birthday.rules.ts';
import { MAXIMUM_VND } from '../point/rules.ts';
import { Buyer } from '../point/schema.ts';
import {
  BONUS_RULES,
  EARNING_MOST,
  EARNING_NAME_LENGTH,
  MAXIMUM_BONUS_PERCENT,
  MAXIMUM_FIRST_POINTS,
} from './earning.rules.ts';

const TierRule = z.object({
  name: properName(EARNING_NAME_LENGTH, 1),
  /** VND paid in the last 365 days from which the tier holds. */
  spent: whole(0, MAXIMUM_VND),
  /** Percent of points more. */
  percent: whole(0, MAXIMUM_BONUS_PERCENT),
});

const DaysRule = z.object({
  name: line(EARNING_NAME_LENGTH, 1),
  /** First and last day in Vietnam, both included. */
  from: Day.nullable().default(null),
  to: Day.nullable().default(null),
  /** Day of the week, 0 is Sunday; null for each. */
  weekday: whole(0, 6).nullable().default(null),
  percent: whole(1, MAXIMUM_BONUS_PERCENT),
});

const BirthdayRule = z
  .object({
    span: z.enum(BIRTHDAY_SPANS, { error: 'choice' }),
    /** Percent of points more on each invoice; in place of fixed points. */
    percent: whole(1, MAXIMUM_BONUS_PERCENT).nullable().default(null),
    /** Points on the first invoice of the span; in place of a percentage. */
    fixed: whole(1, MAXIMUM_BIRTHDAY_POINTS).nullable().default(null),
  })
  .refine(({ percent, fixed }) => (percent === null) !== (fixed === null), { path: ['percent'], error: 'required' });

/** Rules of a group that give points beside its rate (docs/rules/point.md#earning-rules). */
export const EarningRules = z.object({
  tiers: z.array(TierRule).max(EARNING_MOST.tiers),
  days: z.array(DaysRule).max(EARNING_MOST.days),
  /** Points for the first invoice of a customer; 0 is none. */
  firstPoints: whole(0, MAXIMUM_FIRST_POINTS),
  /** Null is no rule for birthdays. */
  birthday: BirthdayRule.nullable().default(null),
});
export type EarningRules = z.output<typeof EarningRules>;

/** Rules of a group as answers of calls have them. */
export const ShownRules = z.object({
  tiers: z.array(z.object({ name: z.string(), spent: z.int(), percent: z.int() })),
  days: z.array(
    z.object({
      name: z.string(),
      from: z.iso.date().nullable(),
      to: z.iso.date().nullable(),
      weekday: z.int().nullable(),
      percent: z.int(),
    }),
  ),
  firstPoints: z.int(),
  birthday: z
    .object({ span: z.enum(BIRTHDAY_SPANS), percent: z.int().nullable(), fixed: z.int().nullable() })
    .nullable(),
});
export type ShownRules = z.output<typeof ShownRules>;

const term = {
  rule: z.enum(BONUS_RULES),
  /** Name of the tier or of the days; empty for a birthday and the first purchase. */
  name: z.string(),
  percent: z.int().nullable(),
  fixed: z.int().nullable(),
};

/** A rule with the points that it gave to an order. */
export const OrderBonus = z.object({ ...term, points: z.int() });
export type OrderBonus = z.output<typeof OrderBonus>;

/** The tier of a customer at a group, and the rules that hold for an order of theirs now. */
export const Standing = z.object({
  /** VND paid in the last 365 days. */
  spent: z.int(),
  /** Name of the tier; null below the first. */
  tier: z.string().nullable(),
  next: z.object({ name: z.string(), /** VND. */ missing: z.int() }).nullable(),
  terms: z.array(z.object(term)),
});
export type Standing = z.output<typeof Standing>;

/** The price of rules, had they held last month. */
export const RulesPreview = z.object({
  /** First and last day of the month, in Vietnam. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Invoices that stand. */
  orders: z.int(),
  /** Points by the rate alone. */
  base: z.int(),
  /** Points that the rules would have given beside them. */
  more: z.int(),
  /** The ten customers who would have got most. */
  buyers: z.array(z.object({ buyer: Buyer, orders: z.int(), more: z.int() })),
});
export type RulesPreview = z.output<typeof RulesPreview>;

/** Whether the reader lets a group's birthday rule use the day and month of their birth. */
export const BirthdayConsent = z.object({
  granted: z.boolean(),
  /** Whether the reader's profile has a day of birth. */
  hasBirthday: z.boolean(),
  /** The rule of the group; null where it has none. */
  rule: ShownRules.shape.birthday,
});
export type BirthdayConsent = z.output<typeof BirthdayConsent>;

const OfGroup = z.object({ groupId: Id });
const MANAGED = [...FACTOR_ERRORS, 'not-found', 'forbidden'] as const;

/** Rules of groups for earning points, and what they give (docs/rules/point.md#earning-rules). */
export const earning = endpoints({
  rules: {
    method: 'GET',
    path: '/earning/:groupId',
    access: 'member',
    summary: 'Rules of a group that give points beside its rate',
    params: OfGroup,
    result: data(ShownRules),
    errors: ['not-found'],
  },
  saveRules: {
    method: 'PUT',
    path: '/earning/:groupId',
    access: 'member',
    summary: 'Saves the rules of a group, for later orders; for its admins',
    params: OfGroup,
    body: EarningRules,
    result: data(ShownRules),
    errors: [...MANAGED, 'account-unverified'],
  },
  preview: {
    method: 'POST',
    path: '/earning/:groupId/preview',
    access: 'member',
    summary: 'What rules would have given for last month’s invoices of a group; saves nothing; for its admins',
    params: OfGroup,
    body: EarningRules,
    result: data(RulesPreview),
    errors: MANAGED,
  },
  standing: {
    method: 'GET',
    path: '/earning/:groupId/standing',
    access: 'member',
    summary: 'Tier and rules of the caller at a group, or for its counter those of a customer',
    params: OfGroup,
    query: z.object({ memberId: Id.optional() }),
    result: data(Standing),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  birthday: {
    method: 'GET',
    path: '/earning/:groupId/birthday',
    access: 'member',
    summary:
      'Whether the caller lets a group’s birthday rule use their day and month of birth, which the group never sees',
    params: OfGroup,
    result: data(BirthdayConsent),
    errors: ['not-found'],
  },
  saveBirthday: {
    method: 'PUT',
    path: '/earning/:groupId/birthday',
    access: 'member',
    summary: 'Gives or withdraws the caller’s consent to a group’s use of their birthday',
    params: OfGroup,
    body: z.object({ granted: Flag }),
    result: data(BirthdayConsent),
    errors: ['not-found'],
  },
});
