import * as z from 'zod';
import { Day, Flag, Id, line, Moment, whole } from '../../common.ts';
import { DISCOUNT_NAME, DISCOUNT_STATES, isCode, readCode } from './rules.ts';
import { MAXIMUM_VND } from '../point/rules.ts';
import { PointGroup } from '../point/schema.ts';

export const DiscountState = z.enum(DISCOUNT_STATES);

/** How often a discount can be used at most. */
export const MOST_USES = 100_000_000;

/** A code as it was typed, small letters, marks, spaces and hyphens forgiven. */
export const TypedCode = line(60, 1).transform(readCode);

/** A code that an admin chooses; nothing for one that the server makes. */
export const ChosenCode = line(60).transform((typed, context) => {
  const code = readCode(typed);
  if (code === '' || isCode(code)) return code;
  context.addIssue({ code: 'custom', message: 'discount-code', input: typed });
  return z.NEVER;
});

const Uses = whole(1, MOST_USES).nullable();
const Off = whole(1, MAXIMUM_VND).nullable();

/** What an admin says of a discount. `percent` or `amount` is needed, by the `type`; null takes a bound away. */
const fields = {
  name: line(DISCOUNT_NAME, 1),
  type: z.enum(['percent', 'amount'], { error: 'choice' }),
  /** Whole, of the invoice's value. */
  percent: whole(1, 100).nullable().optional(),
  /** VND. */
  amount: Off.optional(),
  /** VND that a percentage takes off at most. */
  cap: Off.optional(),
  /** Days in Vietnamese time, both included: from today, and for as long as it is on, unless told. */
  from: Day.optional(),
  to: Day.nullable().optional(),
  /** How often in all, and how often by each customer. */
  quota: Uses.optional(),
  perMember: Uses.optional(),
  /** VND that an invoice must be worth. */
  minimum: whole(0, MAXIMUM_VND).optional(),
  active: Flag.optional(),
};

/** A discount that is made. */
export const DiscountDraft = z.object({ ...fields, groupId: Id, code: ChosenCode.optional() });
export type DiscountDraft = z.output<typeof DiscountDraft>;

/** What of a discount changes; what is left out stays. What was used stays as it was agreed. */
export const DiscountChange = z
  .object(fields)
  .partial()
  .extend({
    code: TypedCode.refine(isCode, { error: 'discount-code' }).optional(),
    /** The version that was looked at: another one by now is a `conflict`. */
    version: whole(1, 100_000_000).optional(),
    /** Takes it away for good; its uses stay on their orders. */
    deleted: z.literal(true).optional(),
  });
export type DiscountChange = z.output<typeof DiscountChange>;

const terms = {
  _id: Id,
  groupId: Id,
  group: PointGroup,
  name: z.string(),
  code: z.string(),
  type: z.enum(['percent', 'amount']),
  percent: z.int().nullable(),
  /** VND, as `cap` and `minimum`. */
  amount: z.int().nullable(),
  cap: z.int().nullable(),
  minimum: z.int(),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  state: DiscountState,
};

/** A discount as a group manages it. */
export const GroupDiscount = z.object({
  ...terms,
  quota: z.int().nullable(),
  perMember: z.int().nullable(),
  /** How often it was used, without what was given back. */
  used: z.int(),
  active: z.boolean(),
  version: z.int(),
  createdAt: Moment,
  updatedAt: Moment,
  can: z.object({ update: z.boolean() }),
});
export type GroupDiscount = z.output<typeof GroupDiscount>;

/** A discount as a customer may use it. */
export const Discount = z.object({
  ...terms,
  /** How often the reader may still use it; null for as often as they like. */
  left: z.int().nullable(),
  /** How often the reader used it. */
  own: z.int(),
});
export type Discount = z.output<typeof Discount>;

/** What a code would take off an invoice now. */
export const Quote = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  /** VND. */
  amount: z.int(),
});
export type Quote = z.output<typeof Quote>;
