import { sql } from '../../platform/database/orm.ts';
import { date, index, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { foldedWords } from '../../platform/database/folding.ts';
import { members } from '../../profile/member/tables.ts';

/** People in a member's phonebook, friends or not (docs/rules/phonebook.md#entries). */
export const phonebookEntries = pgTable(
  'phonebook_entries',
  {
    id: uuid().primaryKey(),
    /** Owner of the phonebook. */
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The member that the entry is about, if any; name and contacts then come from their page. */
    contactMemberId: uuid().references(() => members.id, { onDelete: 'set null' }),
    /** How the entry was added. `friend`: it holds only notes about a friend. */
    source: text({ enum: ['friend', 'scan', 'exchange', 'import', 'manual'] }).notNull(),
    /** Id from the device; a repeat with the same id is the same entry. */
    clientId: text(),
    name: text().notNull(),
    organization: text().notNull().default(''),
    title: text().notNull().default(''),
    /** E.164 where the number could be parsed, else as written. */
    phones: text().array().notNull().default([]),
    emails: text().array().notNull().default([]),
    website: text().notNull().default(''),
    address: text().notNull().default(''),
    note: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    followUpOn: date({ mode: 'string' }),
    /** The name as lists sort it. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('name'))),
    /** Name and organization as searches compare them. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw("name || ' ' || organization"))),
    /** When the person consented to the storage of their card; null when no consent was requested. */
    consentedAt: moment(),
    /** Version of the accepted consent text; see the contract's `phonebook/consent.ts`. */
    consentVersion: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Time of deletion; the entry can be restored for 30 days. */
    deletedAt: moment(),
  },
  (table) => [
    index('phonebook_entries_of').on(table.memberId, table.folded, table.id),
    uniqueIndex('phonebook_entries_person').on(table.memberId, table.contactMemberId),
    uniqueIndex('phonebook_entries_once').on(table.memberId, table.clientId),
    index('phonebook_entries_follow_up')
      .on(table.memberId, table.followUpOn)
      .where(sql`${table.followUpOn} is not null and ${table.deletedAt} is null`),
    index('phonebook_entries_contact').on(table.contactMemberId),
    index('phonebook_entries_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
