import {
  CHECK_IN_KINDS,
  MOST_SEATS,
  OPEN_TO,
  REFUSAL_REASONS,
  SCAN_KINDS,
  SCAN_RESULTS,
  SCAN_WAYS,
} from '@m4u/contract/event/checkIn/rules';
import { sql } from '../../platform/database/orm.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { foldedWords, bytewise } from '../../platform/database/folding.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';

const count = () => integer().notNull().default(0);

/**
 * Events, places and wedding check-ins of groups or members, each with a log (docs/rules/check-in.md#kinds). Every
 * change of an event locks its row until the transaction ends, so that counts are correct and two devices never admit
 * one guest twice.
 */
export const checkInEvents = pgTable(
  'check_in_events',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: CHECK_IN_KINDS }).notNull(),
    groupId: uuid().references(() => groups.id),
    /** The member who owns the event; null for an event of a group. */
    ownerId: uuid().references(() => members.id),
    title: text().notNull(),
    place: text().notNull().default(''),
    startsAt: moment().notNull(),
    /** Null for no end. */
    endsAt: moment(),
    openTo: text({ enum: OPEN_TO }).notNull(),
    /** Code of the secret link that makes a member a helper; null when there is none. */
    doorCode: text(),
    /** Number of the latest change; devices request changes after a number. */
    seq: integer().notNull().default(0),
    /** Guests on the list; `arrived` are those who came. */
    guests: count(),
    arrived: count(),
    /** People expected by the list, people who ever came, and people inside now. */
    expected: count(),
    came: count(),
    inside: count(),
    /** Scans by result, without cancelled ones. */
    repeated: count(),
    unknown: count(),
    refused: count(),
    /** Search words of title and place. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw(`title || ' ' || place`))),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    index('check_in_events_group').on(table.groupId, table.startsAt, table.id),
    index('check_in_events_owner').on(table.ownerId, table.startsAt, table.id),
    uniqueIndex('check_in_events_door').on(table.doorCode),
    check('check_in_events_whose', sql`num_nonnulls(${table.groupId}, ${table.ownerId}) = 1`),
    check('check_in_events_hours', sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
    check(
      'check_in_events_counts',
      sql`${table.guests} >= ${table.arrived} and ${table.arrived} >= 0 and ${table.expected} >= 0
        and ${table.came} >= ${table.inside} and ${table.inside} >= 0
        and least(${table.repeated}, ${table.unknown}, ${table.refused}) >= 0`,
    ),
  ],
);

/** Helpers: members who may scan at an event without being admins. */
export const checkInHelpers = pgTable(
  'check_in_helpers',
  {
    eventId: uuid()
      .notNull()
      .references(() => checkInEvents.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.memberId] }),
    index('check_in_helpers_member').on(table.memberId),
  ],
);

/**
 * People at events: guests on the list, and others who came. The present state follows from the log and is stored here
 * so that readers need not compute it.
 */
export const checkInPeople = pgTable(
  'check_in_people',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => checkInEvents.id),
    /** Code in the guest's link or QR code; null for a person who is not on the list. */
    code: text(),
    listed: boolean().notNull(),
    name: text().notNull(),
    phone: text(),
    /** People expected for this guest, including the guest. */
    seats: smallint().notNull().default(1),
    /** The guest's table at a wedding's party; empty without one. */
    table: text().notNull().default(''),
    /** The member, once identified. */
    memberId: uuid().references(() => members.id),
    inside: boolean().notNull().default(false),
    /** People of the latest entry; 0 before the first. */
    people: smallint().notNull().default(0),
    firstIn: moment(),
    lastIn: moment(),
    lastOut: moment(),
    /** Number of the event's change that last changed this row. */
    seq: integer().notNull(),
    /** Search words of name, phone number and code. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw(`name || ' ' || coalesce(phone, '') || ' ' || coalesce(code, '')`))),
    /** The name as sort key of lists. */
    nameWords: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('name'))),
  },
  (table) => [
    uniqueIndex('check_in_people_code').on(table.eventId, table.code),
    index('check_in_people_code_folded').on(table.eventId, sql`lower(${table.code})`),
    uniqueIndex('check_in_people_member').on(table.eventId, table.memberId),
    index('check_in_people_phone').on(table.eventId, table.phone),
    uniqueIndex('check_in_people_seq').on(table.eventId, table.seq),
    index('check_in_people_in_order').on(table.eventId, table.nameWords, table.id),
    index('check_in_people_of_member').on(table.memberId),
    check('check_in_people_listed', sql`${table.listed} = (${table.code} is not null)`),
    check('check_in_people_seats', sql`${table.seats} between 1 and ${sql.raw(String(MOST_SEATS))}`),
    check('check_in_people_inside', sql`not ${table.inside} or (${table.firstIn} is not null and ${table.people} > 0)`),
  ],
);

/** The log of scans with their results. A trigger refuses changes and deletions. */
export const checkInLogs = pgTable(
  'check_in_logs',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => checkInEvents.id),
    /** Id of the scan, chosen by the device; a repeated id is the same scan. */
    nonce: uuid().notNull(),
    kind: text({ enum: SCAN_KINDS }).notNull(),
    result: text({ enum: SCAN_RESULTS }).notNull(),
    reason: text({ enum: REFUSAL_REASONS }),
    how: text({ enum: SCAN_WAYS }).notNull(),
    personId: uuid().references(() => checkInPeople.id),
    /** Name of the person at the time of the scan, or the scanned or entered text of an unknown person. */
    name: text().notNull(),
    people: smallint().notNull(),
    /** The scan that a `void` cancels. */
    voids: uuid().references((): AnyPgColumn => checkInLogs.id),
    deviceId: uuid().notNull(),
    deviceName: text().notNull(),
    byId: uuid()
      .notNull()
      .references(() => members.id),
    /** Time by the device's clock, limited to the possible range. */
    scannedAt: moment().notNull(),
    receivedAt: moment().notNull(),
    /** Search words of name and device. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw(`name || ' ' || device_name`))),
  },
  (table) => [
    uniqueIndex('check_in_logs_nonce').on(table.eventId, table.nonce),
    index('check_in_logs_event').on(table.eventId, table.id),
    index('check_in_logs_result').on(table.eventId, table.result, table.id),
    index('check_in_logs_kind').on(table.eventId, table.kind, table.id),
    index('check_in_logs_device').on(table.eventId, table.deviceId, table.id),
    index('check_in_logs_person').on(table.personId, table.id),
    index('check_in_logs_by').on(table.byId, table.id),
    uniqueIndex('check_in_logs_voids').on(table.voids),
    check('check_in_logs_void', sql`${table.voids} is null or ${table.kind} = 'void'`),
    check('check_in_logs_reason', sql`${table.reason} is null or ${table.result} = 'refused'`),
  ],
);
