import type { FormAnswer } from '@m4u/contract/profile/member.form.rules';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '../../profile/member/tables.ts';

/** What people left on a page for its owner (specification §3 "Contact-us item"). */
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
    /** The answers to the owner's form, with the questions as they were asked. */
    answers: jsonb().$type<FormAnswer[]>().notNull().default([]),
    /** The member who wrote it, when they were signed in. */
    fromMemberId: uuid().references(() => members.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    /** The sender's own name for it: the same one again is the same message. */
    clientId: text(),
    /** What its receiver noted. */
    tags: text().array().notNull().default([]),
    note: text().notNull().default(''),
    repliedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // An id begins with its time, so the newest stand at the end.
    index('contacts_owner').on(table.ownerKind, table.ownerId, table.id),
    index('contacts_unread')
      .on(table.ownerKind, table.ownerId, table.id)
      .where(sql`${table.readAt} is null`),
    index('contacts_from').on(table.fromMemberId),
    uniqueIndex('contacts_once').on(table.ownerId, table.clientId),
  ],
);
