import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Owner } from '@m4u/contract/common';
import {
  and,
  arrayContains,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { folded } from '../../platform/database/folding.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { administeredGroupIds, type RoleHolder } from '../../profile/directory/groups/membership.reads.ts';
import { contacts } from './tables.ts';

/** A stored message. */
export type ContactRow = typeof contacts.$inferSelect;

/** Filter of a page's messages; an empty one matches all. */
export interface ContactFilter {
  readonly read?: boolean | undefined;
  readonly tag?: string | undefined;
  /** Words that all occur in the message, with or without diacritics; or part of a phone number. */
  readonly q?: string | undefined;
}

const isOwnedBy = ({ kind, id }: Owner): SQL | undefined => and(eq(contacts.ownerKind, kind), eq(contacts.ownerId, id));

/** Most words of a search; further ones are ignored. */
const MOST_WORDS = 12;

const searchWords = (q: string): string[] => {
  // A phone number matches in any notation.
  const words = /^[+\d][\d ().-]*$/.test(q) ? [q.replaceAll(/[^+\d]/g, '')] : q.split(/\s+/);
  return [...new Set(words)].filter((word) => word !== '').slice(0, MOST_WORDS);
};

const isTagged = sql`${contacts.tags} <> '{}'`;

const contactsMatching = ({ read, tag, q = '' }: ContactFilter): SQL | undefined =>
  and(
    read === undefined ? undefined : read ? isNotNull(contacts.readAt) : isNull(contacts.readAt),
    tag === undefined ? undefined : and(isTagged, arrayContains(contacts.tags, [tag])),
    ...searchWords(q).map((word) => sql`position(${folded(sql`${word}::text`)} in ${contacts.searched}) > 0`),
  );

/** A page of messages, newest first. */
export const list = (db: Executor, owner: Owner, filter: ContactFilter, { limit, offset }: Slice) =>
  db
    .select()
    .from(contacts)
    .where(and(isOwnedBy(owner), contactsMatching(filter)))
    .orderBy(desc(contacts.id))
    .limit(limit)
    .offset(offset);

/** Number of messages that match the filter. */
export const count = (db: Executor, owner: Owner, filter: ContactFilter): Promise<number> =>
  db.$count(contacts, and(isOwnedBy(owner), contactsMatching(filter)));

/** A message by id, on any page. */
export const find = async (db: Executor, id: string): Promise<ContactRow | undefined> => {
  const [row] = await db.select().from(contacts).where(eq(contacts.id, id));
  return row;
};

/** Stores a message; its author may not read it afterwards. False when a message with the same `clientId` exists. */
export const insert = byProgram(async (tx: Executor, row: typeof contacts.$inferInsert): Promise<boolean> => {
  const inserted = await tx.insert(contacts).values(row).onConflictDoNothing().returning({ id: contacts.id });
  return inserted.length > 0;
});

/** Whether a message with this `clientId` exists. */
export const exists = byProgram(async (db: Executor, ownerId: string, clientId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.ownerId, ownerId), eq(contacts.clientId, clientId)));
  return row !== undefined;
});

/** Changes the fields of a message that its receivers may change. */
export const update = async (
  tx: Executor,
  id: string,
  changes: Partial<Pick<ContactRow, 'readAt' | 'tags' | 'note' | 'replies' | 'repliedAt'>>,
): Promise<ContactRow | undefined> => {
  const [row] = await tx.update(contacts).set(changes).where(eq(contacts.id, id)).returning();
  return row;
};

/** A message, locked until the transaction ends. */
export const findForUpdate = async (tx: Executor, id: string): Promise<ContactRow | undefined> => {
  const [row] = await tx.select().from(contacts).where(eq(contacts.id, id)).for('update');
  return row;
};

/** Marks the newest unread messages of a page as read; returns their ids. */
export const markNewestRead = async (tx: Executor, owner: Owner, readAt: Date, limit: number): Promise<string[]> => {
  const unread = tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(isOwnedBy(owner), isNull(contacts.readAt)))
    .orderBy(desc(contacts.id))
    .limit(limit)
    .for('update');
  const rows = await tx
    .update(contacts)
    .set({ readAt })
    .where(inArray(contacts.id, unread))
    .returning({ id: contacts.id });
  return rows.map(({ id }) => id);
};

/** Tags of a page's messages with their numbers, most used first. */
export const listTags = async (
  db: Executor,
  owner: Owner,
  limit: number,
): Promise<{ tag: string; total: number }[]> => {
  const { rows } = await db.execute<{ tag: string; total: number }>(
    sql`select tag, count(*)::int as total from ${contacts}, unnest(${contacts.tags}) as tag
      where ${and(isOwnedBy(owner), isTagged)} group by tag order by total desc, tag limit ${limit}`,
  );
  return rows;
};

/** Messages by id, limited to the member's own page and groups that they administer. */
export const listOwnByIds = (db: Executor, holder: RoleHolder, ids: readonly string[]): Promise<ContactRow[]> =>
  db
    .select()
    .from(contacts)
    .where(
      and(
        inArray(contacts.id, [...ids]),
        sql`case ${contacts.ownerKind} when 'member' then ${contacts.ownerId} = ${holder.memberId}
          else ${contacts.ownerId} in ${administeredGroupIds(holder)} end`,
      ),
    );

/** A batch of messages for the CSV file, newest first, after the previous one. */
export const listAfter = (
  db: Executor,
  owner: Owner,
  filter: ContactFilter,
  beforeId: string | undefined,
  limit: number,
) =>
  db
    .select()
    .from(contacts)
    .where(
      and(isOwnedBy(owner), contactsMatching(filter), beforeId === undefined ? undefined : lt(contacts.id, beforeId)),
    )
    .orderBy(desc(contacts.id))
    .limit(limit);

/** Questions that a page's messages have answered, as they were asked at the time. */
export const listQuestions = async (
  db: Executor,
  owner: Owner,
  filter: ContactFilter,
  limit: number,
): Promise<string[]> => {
  const { rows } = await db.execute<{ label: string }>(
    sql`select label from ${contacts}, jsonb_path_query(${contacts.answers}, '$[*].label') with ordinality as asked (value, place),
        lateral (select value #>> '{}' as label) as read
      where ${and(isOwnedBy(owner), contactsMatching(filter))} group by label order by min(place), label limit ${limit}`,
  );
  return rows.map(({ label }) => label);
};
