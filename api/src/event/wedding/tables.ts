import { MOST_SEATS } from '@m4u/contract/event/wedding/rules';
import type { WeddingDraft } from '@m4u/contract/event/wedding/schema';
import { sql } from '../../platform/database/orm.ts';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { foldedWords, bytewise } from '../../platform/database/folding.ts';
import { members } from '../../profile/member/tables.ts';
import { checkInEvents } from '../checkIn/tables.ts';

/** Invitations to weddings (docs/rules/wedding.md#fields), each of the member who made it. */
export const weddings = pgTable(
  'weddings',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    status: text({ enum: ['ACTIVE', 'DRAFT', 'HIDDEN'] }).notNull(),
    /** All that the couple wrote, in the shape of the contract's draft. */
    written: jsonb().$type<WeddingDraft>().notNull(),
    /** The day of the ceremony, and the last one on which replies are taken. */
    day: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** The list of the door, once it was made. */
    doorId: uuid().references(() => checkInEvents.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Set when it was deleted; it can be restored for 30 days. */
    deletedAt: moment(),
  },
  (table) => [
    index('weddings_member').on(table.memberId, table.day, table.id),
    index('weddings_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    uniqueIndex('weddings_door').on(table.doorId),
  ],
);

/**
 * Guests of weddings: whom the couple wrote down, and who answered the common invitation. A wedding has two thousand at
 * most, so that one index finds whatever is asked of them.
 */
export const weddingGuests = pgTable(
  'wedding_guests',
  {
    id: uuid().primaryKey(),
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** Of the personal link. */
    code: text().notNull(),
    name: text().notNull(),
    side: text({ enum: ['groom', 'bride'] }).notNull(),
    /** E.164. */
    phone: text(),
    /** In the couple's words. */
    circle: text().notNull().default(''),
    /** Who answered the common invitation, and is on the list through that alone. */
    selfAdded: boolean().notNull().default(false),
    /** The sender's own name for a reply without a link: the same one again is the same guest. */
    clientId: text(),
    /** What they call themselves in the reply. */
    answeredAs: text(),
    answeredAt: moment(),
    coming: boolean(),
    /** People who come, the guest among them. */
    people: smallint().notNull().default(0),
    wish: text().notNull().default(''),
    /** Null of who left none. */
    wishState: text({ enum: ['waiting', 'shown', 'hidden'] }),
    wishedAt: moment(),
    createdAt: moment().notNull(),
    /** Name, group and number as they are searched, and lists are in order of them. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(
        foldedWords(
          sql.raw(`name || ' ' || circle || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '^\\+84', '0'), '')`),
        ),
      ),
  },
  (table) => [
    index('wedding_guests_wedding').on(table.weddingId, table.words, table.id),
    index('wedding_guests_wishes')
      .on(table.weddingId, table.wishedAt, table.id)
      .where(sql`${table.wishState} is not null`),
    uniqueIndex('wedding_guests_code').on(table.weddingId, table.code),
    uniqueIndex('wedding_guests_client').on(table.weddingId, table.clientId),
    check('wedding_guests_people', sql`${table.people} between 0 and ${sql.raw(String(MOST_SEATS))}`),
    check('wedding_guests_answer', sql`(${table.answeredAt} is null) = (${table.coming} is null)`),
    check('wedding_guests_wish', sql`(${table.wishState} is null) = (${table.wish} = '')`),
  ],
);
