import { MAXIMUM_VND } from '@m4u/contract/commerce/point/rules';
import { MOST_CHAIRS, MOST_SEATS } from '@m4u/contract/event/wedding/rules';
import type { WeddingDraft } from '@m4u/contract/event/wedding/schema';
import { sql } from '../../platform/database/orm.ts';
import {
  bigint,
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

/** Fields that came later, which rows from before do not have. */
type LaterFields = 'palette' | 'findable' | 'schedule' | 'dress' | 'guestPhotos' | 'song' | 'video';

type Place = WeddingDraft['partyPlace'];

/** A place as it is stored, from before positions without one. */
export type StoredPlace = Omit<Place, 'position'> & Partial<Pick<Place, 'position'>>;

/** The content of an invitation as it is stored. */
export type StoredDraft = Omit<WeddingDraft, LaterFields | 'ceremonyPlace' | 'partyPlace'> &
  Partial<Pick<WeddingDraft, LaterFields>> & { readonly ceremonyPlace: StoredPlace; readonly partyPlace: StoredPlace };

/** Invitations to weddings (docs/rules/wedding.md#fields), each owned by the member who created it. */
export const weddings = pgTable(
  'weddings',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    status: text({ enum: ['ACTIVE', 'DRAFT', 'HIDDEN'] }).notNull(),
    /** The couple's content, in the shape of the contract's draft. */
    written: jsonb().$type<StoredDraft>().notNull(),
    /** The day of the ceremony. */
    day: date({ mode: 'string' }).notNull(),
    /** The last day for replies. */
    lastDay: date({ mode: 'string' }).notNull(),
    /** The couple's words of thanks for gifts; empty for those of the product. */
    thanks: text().notNull().default(''),
    /** The check-in event; null before its creation. */
    doorId: uuid().references(() => checkInEvents.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Time of the deletion; the wedding can be restored for 30 days. */
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

/** Names of weddings in addresses `/thiep/{name}` (docs/rules/wedding.md#address); the one chosen last is the present one. */
export const weddingNames = pgTable(
  'wedding_names',
  {
    name: text().primaryKey(),
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    chosenAt: moment().notNull(),
    /** When it was given up; then it leads nowhere, and is free for others after a rest. */
    freedAt: moment(),
  },
  (table) => [
    index('wedding_names_wedding').on(table.weddingId, table.chosenAt),
    check('wedding_names_shape', sql`${table.name} ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$'`),
  ],
);

/** Tables of a wedding's party (docs/rules/wedding.md#tables), in the order in which they were added. */
export const weddingTables = pgTable(
  'wedding_tables',
  {
    id: uuid().primaryKey(),
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    chairs: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('wedding_tables_wedding').on(table.weddingId, table.id),
    check('wedding_tables_chairs', sql`${table.chairs} between 1 and ${sql.raw(String(MOST_CHAIRS))}`),
  ],
);

/**
 * Guests of weddings: entered by the couple, or added by a reply to the common invitation. A wedding has at most two
 * thousand guests, so one index serves all queries.
 */
export const weddingGuests = pgTable(
  'wedding_guests',
  {
    id: uuid().primaryKey(),
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** Code of the personal link. */
    code: text().notNull(),
    name: text().notNull(),
    side: text({ enum: ['groom', 'bride'] }).notNull(),
    /** Phone number as E.164. */
    phone: text(),
    /** The guest's group in the couple's words. */
    circle: text().notNull().default(''),
    /** Whether the guest is on the list only because of a reply to the common invitation. */
    selfAdded: boolean().notNull().default(false),
    /** Id of a reply without a personal link, chosen by the sender; a repeated id is the same guest. */
    clientId: text(),
    /** When the couple sent the link, by their own word, and when it was first opened. */
    sentAt: moment(),
    openedAt: moment(),
    /** When the couple last reminded the guest to reply. */
    remindedAt: moment(),
    /** The guest's name in the reply. */
    answeredAs: text(),
    answeredAt: moment(),
    coming: boolean(),
    /** People who come, including the guest; before a reply those who are invited, 0 where nothing is said. */
    people: smallint().notNull().default(0),
    /** Among the people, those who eat vegetarian food, and children. */
    vegetarian: bigint({ mode: 'number' }).notNull().default(0),
    children: bigint({ mode: 'number' }).notNull().default(0),
    /** A note for the kitchen, in the guest's words. */
    diet: text().notNull().default(''),
    /** The table of the party; null without one. */
    tableId: uuid().references(() => weddingTables.id, { onDelete: 'set null' }),
    wish: text().notNull().default(''),
    /** Null without a wish. */
    wishState: text({ enum: ['waiting', 'shown', 'hidden'] }),
    wishedAt: moment(),
    createdAt: moment().notNull(),
    /** Search words of name, group and phone number; also the sort key of lists. */
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
    // Not held against the people: a process of the version before changes these alone.
    check(
      'wedding_guests_meal',
      sql`least(${table.vegetarian}, ${table.children}) >= 0 and greatest(${table.vegetarian}, ${table.children}) <= ${sql.raw(String(MOST_SEATS))}`,
    ),
    index('wedding_guests_table')
      .on(table.tableId)
      .where(sql`${table.tableId} is not null`),
    check('wedding_guests_answer', sql`(${table.answeredAt} is null) = (${table.coming} is null)`),
    check('wedding_guests_wish', sql`(${table.wishState} is null) = (${table.wish} = '')`),
  ],
);

/** Gifts to a couple, as the couple notes them (docs/rules/wedding.md#gifts-received). */
export const weddingGifts = pgTable(
  'wedding_gifts',
  {
    id: uuid().primaryKey(),
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** Null for somebody who is not on the list. */
    guestId: uuid().references(() => weddingGuests.id, { onDelete: 'set null' }),
    /** The giver's name; kept when the guest is removed. */
    name: text().notNull(),
    side: text({ enum: ['groom', 'bride'] }).notNull(),
    way: text({ enum: ['envelope', 'transfer', 'thing'] }).notNull(),
    /** Amount in VND. */
    amount: bigint({ mode: 'number' }).notNull(),
    thing: text().notNull().default(''),
    note: text().notNull().default(''),
    receivedAt: moment().notNull(),
    thankedAt: moment(),
    /** Id of the call or transfer that noted it; a repeated id is the same gift. */
    clientId: text(),
    /** Search words of name, thing and note. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw(`name || ' ' || thing || ' ' || note`))),
  },
  (table) => [
    index('wedding_gifts_wedding').on(table.weddingId, table.receivedAt, table.id),
    uniqueIndex('wedding_gifts_client').on(table.weddingId, table.clientId),
    index('wedding_gifts_guest')
      .on(table.guestId)
      .where(sql`${table.guestId} is not null`),
    check('wedding_gifts_amount', sql`${table.amount} between 0 and ${sql.raw(String(MAXIMUM_VND))}`),
  ],
);

/** Photos that guests sent (docs/rules/wedding.md#guests-photos); the pictures are uploads of the couple. */
export const weddingPhotos = pgTable(
  'wedding_photos',
  {
    id: uuid().primaryKey(),
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** The guest of the personal link; null for a visitor of the common invitation. */
    guestId: uuid().references(() => weddingGuests.id, { onDelete: 'cascade' }),
    /** The sender's name when the photo was sent. */
    name: text().notNull(),
    pictureId: uuid().notNull(),
    state: text({ enum: ['waiting', 'shown', 'hidden'] }).notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [
    index('wedding_photos_wedding').on(table.weddingId, table.sentAt, table.id),
    index('wedding_photos_guest')
      .on(table.guestId)
      .where(sql`${table.guestId} is not null`),
  ],
);
