import * as z from 'zod';
import { Id, line, Moment, whole } from '../../common.ts';
import { CARD_STATUSES, readCode } from './rules.ts';
import { Person } from '../directory/person.ts';

export const CardStatus = z.enum(CARD_STATUSES);

/** The code that is printed with a card and activates it; small letters, spaces and hyphens do not matter. */
export const CardCode = line(40, 1).transform((typed, context) => {
  const code = readCode(typed);
  if (code !== undefined) return code;
  context.addIssue({ code: 'custom', message: 'card-code', input: typed });
  return z.NEVER;
});

/** What anybody may know of a card: nothing of its owner, and where it is printed only while it is blank. */
export const CardInfo = z.object({
  _id: Id,
  status: CardStatus,
  /** Its place in its batch, as printed beside it; null once it is nobody's business any more. */
  number: z.int().nullable(),
});
export type CardInfo = z.output<typeof CardInfo>;

/** Where a card leads at this moment. */
export const CardTarget = z.object({
  /** `frozen` also while its owner's page is closed. */
  status: CardStatus,
  /** Whose page an active card opens; null for every other. */
  owner: z.object({ _id: Id, urlMinify: z.string().nullable() }).nullable(),
});
export type CardTarget = z.output<typeof CardTarget>;

/** What the reader may do to a card now. */
export const CardCan = z.object({
  freeze: z.boolean(),
  unfreeze: z.boolean(),
  retire: z.boolean(),
  move: z.boolean(),
  /** Staff print it again. */
  print: z.boolean(),
});
export type CardCan = z.output<typeof CardCan>;

/** A card in its owner's list, or in that of staff. */
export const Card = z.object({
  _id: Id,
  status: CardStatus,
  /** Its place in its batch; null for one that was made by itself. */
  number: z.int().nullable(),
  /** For staff alone. */
  batch: z.object({ _id: Id, label: z.string() }).nullable(),
  /** Whose it is; of a blank one, for whom it was made. Null where it is nobody's. */
  owner: Person.nullable(),
  registrationId: Id.nullable(),
  /** What is written to its chip and printed as its QR code. */
  address: z.string(),
  activatedAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  /** How often it opened the page, machines apart: since it was activated, and in the last thirty days. */
  taps: z.object({ total: z.int(), recent: z.int() }),
  can: CardCan,
});
export type Card = z.output<typeof Card>;

/** What happened to a card once. */
export const CardEvent = z.object({
  _id: Id,
  kind: z.enum(['made', 'issued', 'activated', 'frozen', 'unfrozen', 'moved', 'received', 'retired']),
  at: Moment,
  /** `owner` did it, or `staff` did. */
  by: z.enum(['owner', 'staff']),
  /** Who of the staff it was is told to staff alone. */
  actor: Person.nullable(),
  /** The other card of a move. */
  other: Id.nullable(),
});
export type CardEvent = z.output<typeof CardEvent>;

/** A card with what happened to it, the latest first, and its taps by day, the oldest first. */
export const CardDetail = Card.extend({
  history: z.array(CardEvent),
  days: z.array(z.object({ day: z.iso.date(), taps: z.int() })),
});
export type CardDetail = z.output<typeof CardDetail>;

/** Most cards that are made at once. */
export const BATCH_LIMIT = 500;

/** Cards to be made together. */
export const BatchDraft = z.object({
  label: line(100, 1),
  count: whole(1, BATCH_LIMIT),
  /** For whose people they are. */
  agencyId: z.union([Id, z.literal('')]).optional(),
});
export type BatchDraft = z.output<typeof BatchDraft>;

/** Cards that were made together, and how many of them are what by now. */
export const CardBatch = z.object({
  _id: Id,
  label: z.string(),
  count: z.int(),
  agency: z.object({ _id: Id, name: z.string() }).nullable(),
  createdAt: Moment,
  createdBy: Person,
  totals: z.record(CardStatus, z.int()),
});
export type CardBatch = z.output<typeof CardBatch>;
