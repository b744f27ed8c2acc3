import { TICKET_STATES } from '@m4u/contract/event/ticket/rules';
import { moment, whole } from '../../platform/database/columns.ts';
import { bytewise, foldedWords } from '../../platform/database/folding.ts';
import { sql } from '../../platform/database/orm.ts';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { checkInEvents } from '../checkIn/tables.ts';

/** Settings of admins for the tickets of an event (docs/rules/ticket.md#settings). */
export const ticketSettings = pgTable('ticket_settings', {
  eventId: uuid()
    .primaryKey()
    .references(() => checkInEvents.id),
  groupId: uuid()
    .notNull()
    .references(() => groups.id),
  questions: jsonb().$type<readonly { readonly text: string; readonly isRequired: boolean }[]>().notNull(),
  /** Hours for which a seat is held for its payment. */
  holdHours: whole().notNull(),
  /** Null: until the event begins. */
  cancelUntil: moment(),
  updatedBy: uuid()
    .notNull()
    .references(() => members.id),
  updatedAt: moment().notNull(),
});

/**
 * Kinds of tickets of an event. Whoever gives or takes a seat locks the row of its kind first, until the transaction
 * ends: so no seat is sold twice, and the waiting list keeps its order.
 */
export const ticketKinds = pgTable(
  'ticket_kinds',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => checkInEvents.id),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    /** VND for each person. */
    price: whole().notNull(),
    /** The most people with tickets of this kind, and those who have one that is issued or held. */
    capacity: whole().notNull(),
    taken: whole().notNull().default(0),
    /** Tickets in the waiting list. */
    waiting: whole().notNull().default(0),
    /** Tickets that ever were: the number of the last one. */
    numbered: whole().notNull().default(0),
    mostPerPerson: whole().notNull(),
    saleFrom: moment(),
    /** Null: until the event begins. */
    saleTo: moment(),
    isOpen: boolean().notNull().default(true),
    /** Whether only members of the group with valid dues get it. */
    forHolders: boolean().notNull().default(false),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('ticket_kinds_event').on(table.eventId, table.id),
    index('ticket_kinds_group').on(table.groupId),
    // Kinds whose waiting list may move up.
    index('ticket_kinds_waiting')
      .on(table.id)
      .where(sql`${table.waiting} > 0 and ${table.taken} < ${table.capacity}`),
    check('ticket_kinds_seats', sql`${table.taken} between 0 and ${table.capacity} and ${table.waiting} >= 0`),
    check('ticket_kinds_price', sql`${table.price} >= 0`),
  ],
);

/** Tickets, from sign-up on (docs/rules/ticket.md#states). */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => checkInEvents.id),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    kindId: uuid()
      .notNull()
      .references(() => ticketKinds.id),
    /** Order of sign-up within the kind, which is the order of the waiting list. */
    number: whole().notNull(),
    state: text({ enum: TICKET_STATES }).notNull(),
    /** People whom it admits. */
    seats: whole().notNull(),
    /** VND for all its people. */
    amount: whole().notNull(),
    /** Random part of the address of its page; a transfer draws a new one. */
    token: text().notNull(),
    /** The guest's code on the list of the event; null unless it is issued. */
    code: text(),
    name: text().notNull(),
    phone: text(),
    email: text(),
    /** The account that signed up; null for a visitor, and after a transfer. */
    memberId: uuid().references(() => members.id),
    answers: jsonb().$type<readonly { readonly question: string; readonly answer: string }[]>().notNull(),
    /** Language of messages to its holder. */
    language: text({ enum: ['VN', 'EN'] }).notNull(),
    /** Id that the sender chose. */
    clientId: text().notNull(),
    /** The latest payment that was asked for; without a foreign key, since payments know their subject. */
    paymentId: uuid(),
    paidAt: moment(),
    /** When an unpaid seat is given to others. */
    heldUntil: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Search words of the holder. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw(`name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '')`))),
  },
  (table) => [
    uniqueIndex('tickets_token').on(table.token),
    uniqueIndex('tickets_client').on(table.eventId, table.clientId),
    uniqueIndex('tickets_number').on(table.kindId, table.number),
    index('tickets_waiting')
      .on(table.kindId, table.number)
      .where(sql`${table.state} = 'waiting'`),
    index('tickets_held')
      .on(table.id)
      .where(sql`${table.state} = 'held'`),
    index('tickets_event').on(table.eventId, table.id),
    index('tickets_state').on(table.eventId, table.state, table.id),
    index('tickets_member').on(table.memberId, table.kindId),
    index('tickets_phone').on(table.kindId, table.phone),
    index('tickets_email').on(table.kindId, table.email),
    index('tickets_group').on(table.groupId),
    check('tickets_held_until', sql`(${table.state} = 'held') = (${table.heldUntil} is not null)`),
    check('tickets_code', sql`(${table.state} = 'issued') = (${table.code} is not null)`),
    check('tickets_amount', sql`${table.amount} >= 0 and ${table.seats} > 0`),
  ],
);
