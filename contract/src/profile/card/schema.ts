import * as z from 'zod';
import { Id, line, Moment, Named, whole } from '../../common.ts';
import { CARD_STATUSES, readCode } from './rules.ts';
import { Person } from '../directory/person.ts';

export const CardStatus = z.enum(CARD_STATUSES);

/** The activation code printed with a card. Small letters, spaces and hyphens are accepted. */
export const CardCode = line(40, 1).transform((typed, context) => {
  const code = readCode(typed);
  if (code !== undefined) return code;
  context.addIssue({ code: 'custom', message: 'card-code', input: typed });
  return z.NEVER;
});

/** Public facts about a card. They never name its owner, and give the printed number only while it is blank. */
export const CardInfo = z.object({
  _id: Id,
  status: CardStatus,
  /** Position in its batch, as printed beside it; null for a card that is not blank or has no batch. */
  number: z.int().nullable(),
});
export type CardInfo = z.output<typeof CardInfo>;

/** The page that a card opens now, or the state that prevents it. */
export const CardTarget = z.object({
  /** Also `frozen` while the owner's page is closed. */
  status: CardStatus,
  /** The owner of the page that an active card opens; null for a card in any other state. */
  owner: z.object({ _id: Id, urlMinify: z.string().nullable() }).nullable(),
});
export type CardTarget = z.output<typeof CardTarget>;

/** Actions that the reader may take on a card now. */
export const CardCan = z.object({
  freeze: z.boolean(),
  unfreeze: z.boolean(),
  retire: z.boolean(),
  move: z.boolean(),
  /** Staff may print the card again. */
  print: z.boolean(),
});
export type CardCan = z.output<typeof CardCan>;

/** The agency whose people get the cards of a batch; null for none. */
const BatchAgency = Named.nullable();

/** A card in the list of its owner or of staff. */
export const Card = z.object({
  _id: Id,
  status: CardStatus,
  /** Position in its batch; null for a card that was made alone. */
  number: z.int().nullable(),
  /** Shown to staff only; with the agency whose people get the cards. */
  batch: z.object({ _id: Id, label: z.string(), agency: BatchAgency }).nullable(),
  /** The owner; for a blank card the applicant it was made for. Null when there is neither. */
  owner: Person.nullable(),
  registrationId: Id.nullable(),
  /** The URL in the card's chip and QR code. */
  address: z.string(),
  activatedAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  /** Openings of the page by this card, without bots: since activation, and in the last 30 days. */
  taps: z.object({ total: z.int(), recent: z.int() }),
  can: CardCan,
});
export type Card = z.output<typeof Card>;

/** An entry in the history of a card. */
export const CardEvent = z.object({
  _id: Id,
  kind: z.enum(['made', 'issued', 'activated', 'frozen', 'unfrozen', 'moved', 'received', 'retired']),
  at: Moment,
  /** The role of the person who acted. */
  by: z.enum(['owner', 'staff']),
  /** The staff member who acted; shown to staff only. */
  actor: Person.nullable(),
  /** The other card of a move; null for other events. */
  other: Id.nullable(),
});
export type CardEvent = z.output<typeof CardEvent>;

/** A card with its history, latest first, and its taps by day, oldest first. */
export const CardDetail = Card.extend({
  history: z.array(CardEvent),
  days: z.array(z.object({ day: z.iso.date(), taps: z.int() })),
});
export type CardDetail = z.output<typeof CardDetail>;

/** Maximum number of cards in one batch. */
export const BATCH_LIMIT = 500;

/** A new batch of cards. */
export const BatchDraft = z.object({
  label: line(100, 1),
  count: whole(1, BATCH_LIMIT),
  /** The agency whose people get the cards; empty for none. */
  agencyId: z.union([Id, z.literal('')]).optional(),
});
export type BatchDraft = z.output<typeof BatchDraft>;

/** A batch of cards with the number of cards in each state. */
export const CardBatch = z.object({
  _id: Id,
  label: z.string(),
  count: z.int(),
  agency: BatchAgency,
  createdAt: Moment,
  createdBy: Person,
  totals: z.record(CardStatus, z.int()),
});
export type CardBatch = z.output<typeof CardBatch>;
