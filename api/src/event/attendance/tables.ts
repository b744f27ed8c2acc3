import { bytewise, foldedWords } from '../../platform/database/folding.ts';
import { moment } from '../../platform/database/columns.ts';
import { sql } from '../../platform/database/orm.ts';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { checkInEvents, checkInPeople } from '../checkIn/tables.ts';

/** What the admins of an event print on its certificates (docs/rules/attendance.md#settings). */
export const attendanceSettings = pgTable(
  'attendance_settings',
  {
    eventId: uuid()
      .primaryKey()
      .references(() => checkInEvents.id),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    isOn: boolean().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    signerName: text().notNull(),
    signerRole: text().notNull(),
    updatedBy: uuid()
      .notNull()
      .references(() => members.id),
    updatedAt: moment().notNull(),
  },
  (table) => [index('attendance_settings_group').on(table.groupId)],
);

/** Certificates of attendance, kept as they were issued (docs/rules/attendance.md#states). */
export const attendanceCertificates = pgTable(
  'attendance_certificates',
  {
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => checkInEvents.id),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** The guest who came. */
    personId: uuid()
      .notNull()
      .references(() => checkInPeople.id),
    /** The guest's account, or that of the ticket; null where neither is known. */
    memberId: uuid().references(() => members.id),
    /** Number without hyphens. */
    number: text().notNull(),
    /** The name as printed; empty once it was erased. */
    holder: text().notNull(),
    issuedAt: moment().notNull(),
    /** The admin who issued it; null for the holder of a ticket. */
    issuedBy: uuid().references(() => members.id),
    withdrawnAt: moment(),
    withdrawnBy: uuid().references(() => members.id),
    reason: text().notNull().default(''),
    /** Search words of the name and the number. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw(`holder || ' ' || number`))),
  },
  (table) => [
    uniqueIndex('attendance_certificates_number').on(table.number),
    uniqueIndex('attendance_certificates_valid')
      .on(table.personId)
      .where(sql`${table.withdrawnAt} is null`),
    index('attendance_certificates_person').on(table.personId),
    index('attendance_certificates_event').on(table.eventId, table.id),
    index('attendance_certificates_member').on(table.memberId),
    index('attendance_certificates_group').on(table.groupId),
    check(
      'attendance_certificates_withdrawn',
      sql`(${table.withdrawnAt} is null) = (${table.withdrawnBy} is null) and (${table.withdrawnAt} is not null or ${table.reason} = '')`,
    ),
  ],
);
