import type { Owner, Paging } from '@m4u/contract/common';
import { PAGE_SIZE } from '@m4u/contract/common';
import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { contacts } from './tables.ts';

/** A message as it is kept. */
export type ContactRow = typeof contacts.$inferSelect;

/** Which of a page's messages: all of them, or those that are read or are not. */
export interface ContactFilter {
  readonly read?: boolean | undefined;
}

const isOf = ({ kind, id }: Owner): SQL | undefined => and(eq(contacts.ownerKind, kind), eq(contacts.ownerId, id));

const fits = ({ read }: ContactFilter): SQL | undefined => {
  if (read === undefined) return undefined;
  return read ? isNotNull(contacts.readAt) : isNull(contacts.readAt);
};

/** A page of the messages, the newest first. */
export const list = (db: Executor, owner: Owner, filter: ContactFilter, { page = 1, limit = PAGE_SIZE }: Paging) =>
  db
    .select()
    .from(contacts)
    .where(and(isOf(owner), fits(filter)))
    .orderBy(desc(contacts.id))
    .limit(limit)
    .offset((page - 1) * limit);

/** How many messages there are of these. */
export const total = async (db: Executor, owner: Owner, filter: ContactFilter): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(contacts)
    .where(and(isOf(owner), fits(filter)));
  return row?.total ?? 0;
};

/** A message by its id, whoever's it is. */
export const find = async (db: Executor, id: string): Promise<ContactRow | undefined> => {
  const [row] = await db.select().from(contacts).where(eq(contacts.id, id));
  return row;
};

/** Keeps a message; false for one that its sender's own name says is there. */
export const insert = async (tx: Executor, row: typeof contacts.$inferInsert): Promise<boolean> => {
  const kept = await tx.insert(contacts).values(row).onConflictDoNothing().returning({ id: contacts.id });
  return kept.length > 0;
};

/** Whether a message is there by its sender's own name for it. */
export const isThere = async (db: Executor, ownerId: string, clientId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.ownerId, ownerId), eq(contacts.clientId, clientId)));
  return row !== undefined;
};

/** Marks a message read since a moment, or unread. */
export const setRead = (db: Executor, id: string, readAt: Date | null) =>
  db.update(contacts).set({ readAt }).where(eq(contacts.id, id));
