import * as z from 'zod';
import { Day, Flag, Id, line, whole } from '../../common.ts';
import { GroupFace } from '../../profile/group/face.ts';
import { Person } from '../../profile/directory/person.ts';
import { MOST_GIFT_POINTS } from './gift.rules.ts';
import { INVOICE_PREFIX_LENGTH, MAXIMUM_POINTS, MAXIMUM_VND, RATE_PER_PERCENT } from './rules.ts';

/** An amount of VND: whole, up to 10^12 (docs/rules/point.md#amounts). */
export const Vnd = whole(0, MAXIMUM_VND);

/** Points, whole; 1 point is 1,000 VND. */
export const Points = whole(0, MAXIMUM_POINTS);

/** A rate entered in percent with at most two decimals; the result is in hundredths of a percent. */
export const Rate = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,3}([.,]\d{1,2})?$/)
      .transform((text) => Number(text.replace(',', '.'))),
  ])
  .pipe(z.number().min(0).max(100))
  .transform((percent, context) => {
    const hundredths = Math.round(percent * RATE_PER_PERCENT);
    if (Math.abs(hundredths - percent * RATE_PER_PERCENT) < 1e-6) return hundredths;
    context.addIssue({ code: 'custom', message: 'invalid', input: percent });
    return z.NEVER;
  });

/**
 * The holder of points as the group sees them: a member, or a customer with an unclaimed record. `_id` is the id of the
 * member or of the customer record; other calls of the group accept it.
 */
export const Buyer = z.object({
  _id: Id,
  /** The name in the group's customer record, else the member's own name. */
  name: z.string(),
  /** The phone number in the group's customer record; null for members without one. */
  phone: z.string().nullable(),
  member: Person.nullable(),
});
export type Buyer = z.output<typeof Buyer>;

/** A group as its customers see it; `closed` is true for a deleted or locked group, whose page is not linked. */
export const PointGroup = GroupFace.pick({ _id: true, name: true, logo: true, urlMinify: true }).extend({
  closed: z.boolean(),
});
export type PointGroup = z.output<typeof PointGroup>;

/** Kinds of movements (docs/rules/point.md#ledger). */
export const MovementKind = z.enum(['earn', 'spend', 'adjust', 'refund', 'expire', 'gift']);
export type MovementKind = z.output<typeof MovementKind>;

/** Days in Vietnamese time, both included. */
export const Days = { from: Day.optional(), to: Day.optional() };

/** Settings of a group for giving points (docs/rules/point.md#settings). */
export const PointSettings = z.object({
  /** Percent of a payment, with at most two decimals. */
  rate: z.number(),
  /** Months until points earned from now on expire; null for never. */
  expiryMonths: z.int().nullable(),
  /** Beginning of invoice numbers that are given automatically; null where admins type the numbers. */
  invoicePrefix: z.string().nullable(),
  /** Whether customers without an account get receipts by phone (docs/rules/point.md#receipts-by-phone). */
  phoneReceipts: z.boolean(),
  /** Whether this installation can send them. */
  canPhone: z.boolean(),
  /** Whether members may give each other points of the group (docs/rules/point.md#gifts). */
  gifts: z.boolean(),
  /** Points of one gift. */
  giftMinimum: z.int(),
  giftMaximum: z.int(),
  /** Points that one member may give in a day in Vietnam. */
  giftsPerDay: z.int(),
});
export type PointSettings = z.output<typeof PointSettings>;

const GiftPoints = whole(1, MOST_GIFT_POINTS);

/** A change of a group's settings: absent fields stay; an empty `expiryMonths` means never, an empty prefix none. */
export const PointSettingsChange = z.object({
  rate: Rate.optional(),
  expiryMonths: z
    .union([z.literal('').transform(() => null), z.null(), whole(1, 120)], { error: 'invalid' })
    .optional(),
  invoicePrefix: line(INVOICE_PREFIX_LENGTH)
    .transform((prefix) => prefix || null)
    .nullable()
    .optional(),
  phoneReceipts: Flag.optional(),
  gifts: Flag.optional(),
  giftMinimum: GiftPoints.optional(),
  giftMaximum: GiftPoints.optional(),
  giftsPerDay: GiftPoints.optional(),
});
export type PointSettingsChange = z.output<typeof PointSettingsChange>;
