import { and, eq, or, type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { memberExists, memberIsOpen } from '../directory/members/availability.reads.ts';
import { friendships, memberBlocks } from './tables.ts';

/** A stored relation of two members. */
export type PairRow = typeof friendships.$inferSelect;

const isPairOf = (one: string, other: string): SQL | undefined =>
  or(
    and(eq(friendships.fromId, one), eq(friendships.toId, other)),
    and(eq(friendships.toId, one), eq(friendships.fromId, other)),
  );

const selectPairs = prepareOnce((db, name: 'relations to members') => {
  const isOneOf = (column: SQLWrapper) => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`;
  return db
    .select()
    .from(friendships)
    .where(
      or(
        and(eq(friendships.fromId, sql.placeholder('memberId')), isOneOf(friendships.toId)),
        and(eq(friendships.toId, sql.placeholder('memberId')), isOneOf(friendships.fromId)),
      ),
    )
    .prepare(name);
});

/** Reads the stored relations of a member to each of these members. */
export const listPairs = (db: Executor, memberId: string, ids: readonly string[]): Promise<PairRow[]> =>
  selectPairs(db, 'relations to members').execute({ memberId, ids });

/** Locks the relation between two members until the transaction ends. */
export const acquirePairLock = async (tx: Executor, one: string, other: string): Promise<void> => {
  const name = `friends ${[one, other].toSorted().join(' ')}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};

const selectIsOpen = prepareOnce((db, name: 'whether a member is open') =>
  db
    .select({ open: memberIsOpen(sql`${sql.placeholder('id')}::uuid`) })
    .from(sql`(values (1)) as one (row)`)
    .prepare(name),
);

/** Whether a member's page exists and is open. */
export const isOpenMember = async (db: Executor, id: string): Promise<boolean> => {
  const [row] = await selectIsOpen(db, 'whether a member is open').execute({ id });
  return row?.open ?? false;
};

/** Whether a member exists, with an open or closed page. */
export const isMember = async (db: Executor, id: string): Promise<boolean> => {
  const { rows } = await db.execute<{ known: boolean }>(sql`select ${memberExists(sql`${id}::uuid`)} as known`);
  return rows[0]?.known ?? false;
};

/** Stores a friend request. */
export const insertRequest = (tx: Executor, fromId: string, toId: string, now: Date) =>
  tx.insert(friendships).values({ fromId, toId, status: 'requested', createdAt: now, updatedAt: now });

/** Turns a request into a friendship. */
export const acceptRequest = (tx: Executor, fromId: string, toId: string, now: Date) =>
  tx
    .update(friendships)
    .set({ status: 'accepted', updatedAt: now })
    .where(and(eq(friendships.fromId, fromId), eq(friendships.toId, toId)));

/** Deletes the relation between two members; true when there was one. */
export const removePair = async (tx: Executor, one: string, other: string): Promise<boolean> => {
  const rows = await tx.delete(friendships).where(isPairOf(one, other)).returning({ fromId: friendships.fromId });
  return rows.length > 0;
};

/** Stores that a member has blocked another; false when the block existed. */
export const insertBlock = async (tx: Executor, memberId: string, blockedId: string, now: Date): Promise<boolean> => {
  const rows = await tx
    .insert(memberBlocks)
    .values({ memberId, blockedId, createdAt: now })
    .onConflictDoNothing()
    .returning({ blockedId: memberBlocks.blockedId });
  return rows.length > 0;
};

/** Removes a block; false when there was none. */
export const removeBlock = async (tx: Executor, memberId: string, blockedId: string): Promise<boolean> => {
  const rows = await tx
    .delete(memberBlocks)
    .where(and(eq(memberBlocks.memberId, memberId), eq(memberBlocks.blockedId, blockedId)))
    .returning({ blockedId: memberBlocks.blockedId });
  return rows.length > 0;
};
