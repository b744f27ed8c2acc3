import { sql } from '../../platform/database/orm.ts';
import { date, index, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { foldedWords } from '../../platform/database/folding.ts';
import { members } from '../../profile/member/tables.ts';

/** Somebody whom a member keeps in the phonebook, friend or not (docs/rules/phonebook.md#entries). */
export const phonebookEntries = pgTable(
  'phonebook_entries',
  {
    id: uuid().primaryKey(),
    /** Whose phonebook. */
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The member it is about, if there is one: then name and ways to reach them are the profile's own. */
    contactMemberId: uuid().references(() => members.id, { onDelete: 'set null' }),
    /** How they came here. `friend`: of a friend, only to keep what was noted of them. */
    source: text({ enum: ['friend', 'scan', 'exchange', 'import', 'manual'] }).notNull(),
    /** The device's own name for it: the same one again is the same entry. */
    clientId: text(),
    name: text().notNull(),
    organization: text().notNull().default(''),
    title: text().notNull().default(''),
    /** E.164 where the number could be read so, as it was written else. */
    phones: text().array().notNull().default([]),
    emails: text().array().notNull().default([]),
    website: text().notNull().default(''),
    address: text().notNull().default(''),
    note: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    followUpOn: date({ mode: 'string' }),
    /** The name as lists are in order of. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('name'))),
    /** Name and organization as they are searched. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw("name || ' ' || organization"))),
    /** When the other side agreed that the member has their card; null where nobody was asked. */
    consentedAt: moment(),
    /** The words that they agreed to, by their version; see the contract's `phonebook/consent.ts`. */
    consentVersion: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Set when it was deleted; it can be restored for 30 days. */
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
