import * as z from 'zod';
import { Day, Flag, Id, line, Moment, whole } from '../../common.ts';
import { DISCOUNT_NAME_LENGTH, DISCOUNT_STATES, isCode, readCode } from './rules.ts';
import { MAXIMUM_VND } from '../point/rules.ts';
import { PointGroup } from '../point/schema.ts';

export const DiscountState = z.enum(DISCOUNT_STATES);

/** Largest limit of uses. */
export const MOST_USES = 100_000_000;

/** An entered code; small letters, diacritics, spaces and hyphens are accepted and normalised. */
export const EnteredCode = line(60, 1).transform(readCode);

/** A code chosen by an admin; empty for a generated one. */
export const ChosenCode = line(60).transform((typed, context) => {
  const code = readCode(typed);
  if (code === '' || isCode(code)) return code;
  context.addIssue({ code: 'custom', message: 'discount-code', input: typed });
  return z.NEVER;
});

const Uses = whole(1, MOST_USES).nullable();
const FixedAmount = whole(1, MAXIMUM_VND).nullable();

/** Fields of a discount that admins set. The `type` requires `percent` or `amount`; null removes a limit. */
const fields = {
  name: line(DISCOUNT_NAME_LENGTH, 1),
  type: z.enum(['percent', 'amount'], { error: 'choice' }),
  /** Whole percentage of the invoice's value. */
  percent: whole(1, 100).nullable().optional(),
  /** Fixed amount in VND. */
  amount: FixedAmount.optional(),
  /** Largest discount of a percentage in VND. */
  cap: FixedAmount.optional(),
  /** First and last day in Vietnam, both included; by default from today without an end. */
  from: Day.optional(),
  to: Day.nullable().optional(),
  /** Most uses in total. */
  quota: Uses.optional(),
  /** Most uses of each customer. */
  perMember: Uses.optional(),
  /** Smallest value of an invoice in VND. */
  minimum: whole(0, MAXIMUM_VND).optional(),
  active: Flag.optional(),
};

/** A new discount of a group. */
export const DiscountDraft = z.object({ ...fields, groupId: Id, code: ChosenCode.optional() });
export type DiscountDraft = z.output<typeof DiscountDraft>;

/** Changed fields of a discount; absent fields stay. Earlier uses keep their terms. */
export const DiscountChange = z
  .object(fields)
  .partial()
  .extend({
    code: EnteredCode.refine(isCode, { error: 'discount-code' }).optional(),
    /** The version that the caller read. Errors: conflict, when it has changed. */
    version: whole(1, 100_000_000).optional(),
    /** Deletes the discount permanently; orders keep their uses. */
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

/** A discount as its group's admins see it. */
export const GroupDiscount = z.object({
  ...terms,
  quota: z.int().nullable(),
  perMember: z.int().nullable(),
  /** The number of uses, without released ones. */
  used: z.int(),
  active: z.boolean(),
  version: z.int(),
  createdAt: Moment,
  updatedAt: Moment,
  can: z.object({ update: z.boolean() }),
});
export type GroupDiscount = z.output<typeof GroupDiscount>;

/** A discount as a customer sees it. */
export const Discount = z.object({
  ...terms,
  /** How often the reader may still use the discount; null for no limit. */
  left: z.int().nullable(),
  /** The number of uses by the reader. */
  own: z.int(),
});
export type Discount = z.output<typeof Discount>;

/** A running discount on its group's page: its terms without the code, which signed-in members get. */
export const PageDiscount = Discount.omit({ groupId: true, group: true, code: true, left: true, own: true });
export type PageDiscount = z.output<typeof PageDiscount>;

/** A discount that a customer can use at the counter now, with the code that redeems it. */
export const UsableDiscount = PageDiscount.extend({ code: z.string() });
export type UsableDiscount = z.output<typeof UsableDiscount>;

/** The discount that a code gives on an invoice now. */
export const Quote = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  /** VND. */
  amount: z.int(),
});
export type Quote = z.output<typeof Quote>;
