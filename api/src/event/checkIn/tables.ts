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
 * An event, place or wedding door with a check-in log, of a group or of a member (docs/rules/check-in.md#kinds). Every
 * change of an event locks its row until the end of the transaction, so that its counts are right and two devices never
 * let one guest in twice.
 */
export const checkInEvents = pgTable(
  'check_in_events',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: CHECK_IN_KINDS }).notNull(),
    groupId: uuid().references(() => groups.id),
    /** Whose it is where it is no group's. */
    ownerId: uuid().references(() => members.id),
    title: text().notNull(),
    place: text().notNull().default(''),
    startsAt: moment().notNull(),
    /** Null for one that stays open. */
    endsAt: moment(),
    openTo: text({ enum: OPEN_TO }).notNull(),
    /** What of the secret link makes whoever opens it a helper at the door; null while there is none. */
    doorCode: text(),
    /** Counts what changes, so that a device asks for what is new. */
    seq: integer().notNull().default(0),
    /** Lines on the list, and of them those who came. */
    guests: count(),
    arrived: count(),
    /** People: expected by the list, who came at all, and who are inside. */
    expected: count(),
    came: count(),
    inside: count(),
    /** Scans, without those that were taken back. */
    repeated: count(),
    unknown: count(),
    refused: count(),
    /** Title and place as they are searched. */
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

/** Members who help at the door without being admins. */
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
 * Somebody at an event: on its list, or who came without being on it. What they are at the moment follows from their
 * logs, and is kept so that nobody has to read those.
 */
export const checkInPeople = pgTable(
  'check_in_people',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => checkInEvents.id),
    /** What their link or code says; null for who is not on the list. */
    code: text(),
    listed: boolean().notNull(),
    name: text().notNull(),
    phone: text(),
    /** People who are expected by this line. */
    seats: smallint().notNull().default(1),
    /** Who it is, once known. */
    memberId: uuid().references(() => members.id),
    inside: boolean().notNull().default(false),
    /** People who came, the last time they came in; 0 before. */
    people: smallint().notNull().default(0),
    firstIn: moment(),
    lastIn: moment(),
    lastOut: moment(),
    /** The number of the event's change in which it became as it is. */
    seq: integer().notNull(),
    /** Name, number and code as they are searched. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw(`name || ' ' || coalesce(phone, '') || ' ' || coalesce(code, '')`))),
    /** The name as lists are in order of it. */
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

/** Everything that was scanned, as it was answered. Never changed and never deleted: a trigger sees to it. */
export const checkInLogs = pgTable(
  'check_in_logs',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => checkInEvents.id),
    /** The device's own name for this scan: sent again it is the same. */
    nonce: uuid().notNull(),
    kind: text({ enum: SCAN_KINDS }).notNull(),
    result: text({ enum: SCAN_RESULTS }).notNull(),
    reason: text({ enum: REFUSAL_REASONS }),
    how: text({ enum: SCAN_WAYS }).notNull(),
    personId: uuid().references(() => checkInPeople.id),
    /** What they were called then; what was scanned or typed, where nobody is known by it. */
    name: text().notNull(),
    people: smallint().notNull(),
    /** The log that a `void` takes back. */
    voids: uuid().references((): AnyPgColumn => checkInLogs.id),
    deviceId: uuid().notNull(),
    deviceName: text().notNull(),
    byId: uuid()
      .notNull()
      .references(() => members.id),
    /** By the clock of the device, within what is possible. */
    scannedAt: moment().notNull(),
    receivedAt: moment().notNull(),
    /** Name and device as they are searched. */
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
