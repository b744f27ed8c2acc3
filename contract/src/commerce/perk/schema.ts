import * as z from 'zod';
import { Day, Flag, Id, line, Moment, Named, Picture, PictureChoice, text, whole } from '../../common.ts';
import { EnteredCode } from '../discount/schema.ts';
import { Buyer, PointGroup } from '../point/schema.ts';
import {
  isVoucherCode,
  KEEP_DAYS,
  MAXIMUM_PERK_POINTS,
  MOST_PER_CUSTOMER,
  MOST_PIECES,
  PERK_LENGTH,
  PERK_STATES,
  VOUCHER_STATES,
} from './rules.ts';

/** The code of a voucher as it is scanned or typed. */
export const VoucherCode = EnteredCode.refine(isVoucherCode, { error: 'invalid' });

const PerkPoints = whole(1, MAXIMUM_PERK_POINTS);

const fields = {
  name: line(PERK_LENGTH.name, 1),
  text: text(PERK_LENGTH.text),
  picture: PictureChoice,
  /** Price in points. */
  points: PerkPoints,
  /** Pieces in total; null for no limit. */
  stock: whole(0, MOST_PIECES).nullable(),
  /** The most pieces for one customer; null for no limit. */
  perCustomer: whole(1, MOST_PER_CUSTOMER).nullable(),
  /** First and last day in Vietnam on which it can be taken, both included; null for no bound. */
  from: Day.nullable(),
  to: Day.nullable(),
  /** Days for which a voucher can be handed over. */
  keepDays: whole(KEEP_DAYS.minimum, KEEP_DAYS.maximum),
  /** Whether the points come back when a voucher expires. */
  returnsExpired: Flag,
};

/** A new perk of a group. */
export const PerkDraft = z.object({
  ...fields,
  groupId: Id,
  text: fields.text.default(''),
  picture: fields.picture.default(null),
  stock: fields.stock.default(null),
  perCustomer: fields.perCustomer.default(null),
  from: fields.from.default(null),
  to: fields.to.default(null),
  keepDays: fields.keepDays.default(KEEP_DAYS.usual),
  returnsExpired: fields.returnsExpired.default(true),
});
export type PerkDraft = z.output<typeof PerkDraft>;

/** Changed fields of a perk; vouchers keep the terms under which they were taken. */
export const PerkChange = z.object(fields).partial().extend({
  /** An archived perk can no longer be taken; its vouchers are still handed over. */
  isArchived: Flag.optional(),
});
export type PerkChange = z.output<typeof PerkChange>;

const shown = {
  _id: Id,
  name: z.string(),
  text: z.string(),
  picture: Picture.nullable(),
  /** Price in points. */
  points: z.int(),
  /** Pieces that are left; null for no limit. */
  left: z.int().nullable(),
  perCustomer: z.int().nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  keepDays: z.int(),
  returnsExpired: z.boolean(),
  state: z.enum(PERK_STATES),
};

/** A perk as customers see it. */
export const Perk = z.object({
  ...shown,
  /** Pieces that the reader has taken and not got back. */
  own: z.int(),
});
export type Perk = z.output<typeof Perk>;

/** A perk as the admins of its group see it. */
export const ManagedPerk = z.object({
  ...shown,
  groupId: Id,
  /** Pieces in total; null for no limit. */
  stock: z.int().nullable(),
  /** Pieces that are taken or handed over. */
  given: z.int(),
  isArchived: z.boolean(),
});
export type ManagedPerk = z.output<typeof ManagedPerk>;

/** The perks of a group, with the reader's points there. */
export const PerkShelf = z.object({
  group: PointGroup,
  /** The reader's balance. */
  points: z.int(),
  perks: z.array(Perk),
});
export type PerkShelf = z.output<typeof PerkShelf>;

/** The price (points) that a customer saw when they took a perk. */
export const PerkTaking = z.object({
  /** The price that was shown; another one by now is `conflict`. */
  points: PerkPoints,
});
export type PerkTaking = z.output<typeof PerkTaking>;

const voucher = {
  _id: Id,
  code: z.string(),
  state: z.enum(VOUCHER_STATES),
  /** The perk by the name under which it was taken, with its current picture. */
  perk: Named.extend({ picture: Picture.nullable() }),
  /** Points that were paid. */
  points: z.int(),
  createdAt: Moment,
  /** End of the term in which it can be handed over. */
  expiresAt: Moment,
  handedAt: Moment.nullable(),
  returnsExpired: z.boolean(),
};

/** A voucher as its customer sees it. */
export const Voucher = z.object({ ...voucher, group: PointGroup });
export type Voucher = z.output<typeof Voucher>;

/** A voucher as the counter of its group sees it. */
export const GroupVoucher = z.object({
  ...voucher,
  groupId: Id,
  buyer: Buyer,
  can: z.object({ handOver: z.boolean(), return: z.boolean() }),
});
export type GroupVoucher = z.output<typeof GroupVoucher>;
