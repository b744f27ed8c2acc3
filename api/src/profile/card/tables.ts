import { sql } from '../../platform/database/orm.ts';
import { date, index, integer, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { agencies } from '../agency/tables.ts';
import { members } from '../member/tables.ts';

/** Batches of blank cards that staff created for print. */
export const cardBatches = pgTable('card_batches', {
  id: uuid().primaryKey(),
  label: text().notNull(),
  count: integer().notNull(),
  /** The agency whose people get the cards; null for no particular agency. */
  agencyId: uuid().references(() => agencies.id),
  createdBy: uuid()
    .notNull()
    .references(() => members.id),
  createdAt: moment().notNull(),
});

/** A printed NFC and QR name card (docs/rules/card.md#states). */
export const cards = pgTable(
  'cards',
  {
    id: uuid().primaryKey(),
    batchId: uuid().references(() => cardBatches.id),
    /** Position in its batch, from 1; printed on the sheet. */
    number: integer().notNull().default(1),
    status: text({ enum: ['blank', 'active', 'frozen', 'retired'] })
      .notNull()
      .default('blank'),
    /** Keyed hash of the activation code. */
    codeHash: text().notNull(),
    /**
     * The owner, whose page it opens; null while it is blank. A blank card of a registration has its applicant here.
     */
    memberId: uuid().references(() => members.id),
    /** The registration it was issued for; no foreign key, because registrations import cards. */
    registrationId: uuid(),
    activatedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('cards_batch').on(table.batchId, table.number),
    index('cards_member')
      .on(table.memberId, table.status)
      .where(sql`${table.memberId} is not null`),
    index('cards_status').on(table.status, table.id),
    index('cards_registration').on(table.registrationId),
  ],
);

/** History of cards: the event, its time and the person who acted. */
export const cardEvents = pgTable(
  'card_events',
  {
    id: uuid().primaryKey(),
    cardId: uuid()
      .notNull()
      .references(() => cards.id),
    kind: text({
      enum: ['made', 'issued', 'activated', 'frozen', 'unfrozen', 'moved', 'received', 'retired'],
    }).notNull(),
    actorId: uuid().references(() => members.id),
    /** The other card of a move. */
    otherCardId: uuid(),
    createdAt: moment().notNull(),
  },
  (table) => [index('card_events_of').on(table.cardId, table.id)],
);

/** Taps of active cards by day, without data about the visitors. */
export const cardTaps = pgTable(
  'card_taps',
  {
    cardId: uuid()
      .notNull()
      .references(() => cards.id),
    /** A date in Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    taps: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.day] })],
);
