import type { FormAnswer } from '@m4u/contract/profile/member/form.rules';
import { sql } from '../../platform/database/orm.ts';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { folded } from '../../platform/database/folding.ts';
import { members } from '../../profile/member/tables.ts';

/** An e-mail that was sent in reply. */
export interface SentReply {
  readonly clientId: string | null;
  readonly text: string;
  readonly at: string;
}

/** Searched text of a message: name, phone number (E.164 and with 0), e-mail, text, note and answers. */
const ALL_WORDS =
  sql.raw(`(name || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '^\\+84', '0'), '') || ' ' || coalesce(email, '')
  || ' ' || message || ' ' || note || ' ' || jsonb_path_query_array(answers, '$[*].value')::text)`);

/** Messages left on a page for its owner (docs/rules/contact.md#sending). */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    ownerKind: text({ enum: ['member', 'group'] }).notNull(),
    ownerId: uuid().notNull(),
    name: text().notNull(),
    phone: text(),
    email: text(),
    message: text().notNull().default(''),
    /** Answers to the page's form, with the questions as they were asked. */
    answers: jsonb().$type<FormAnswer[]>().notNull().default([]),
    /** The member who wrote it, when signed in. */
    fromMemberId: uuid().references(() => members.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    readAt: moment(),
    /** Id from the sender's client; a repeat with the same id is the same message. */
    clientId: text(),
    /** Notes of the receiver. */
    tags: text().array().notNull().default([]),
    note: text().notNull().default(''),
    repliedAt: moment(),
    /** Replies by e-mail, oldest first, each with its `clientId`. */
    replies: jsonb().$type<SentReply[]>().notNull().default([]),
    /** Searched text, without diacritics. */
    searched: text().notNull().generatedAlwaysAs(folded(ALL_WORDS)),
  },
  (table) => [
    // Ids begin with their time, so the newest are at the end.
    index('contacts_owner').on(table.ownerKind, table.ownerId, table.id),
    index('contacts_unread')
      .on(table.ownerKind, table.ownerId, table.id)
      .where(sql`${table.readAt} is null`),
    index('contacts_tagged')
      .on(table.ownerKind, table.ownerId, table.id)
      .where(sql`${table.tags} <> '{}'`),
    index('contacts_from').on(table.fromMemberId),
    uniqueIndex('contacts_once').on(table.ownerId, table.clientId),
  ],
);
