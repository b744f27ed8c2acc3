import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, or, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { friendships, memberBlocks } from './tables.ts';

/**
 * Whether a member has blocked another. It runs as the system, because a third member may act on behalf of one of them.
 */
export const hasBlocked = byProgram(async (db: Executor, memberId: string, otherId: string): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from ${memberBlocks} where ${memberBlocks.memberId} = ${memberId} and ${memberBlocks.blockedId} = ${otherId}`,
  );
  return rows.length > 0;
});

const preparedEither = prepareOnce((db, name: 'block between two members') => {
  const [one, other] = [sql.placeholder('one'), sql.placeholder('other')];
  return db
    .select({ memberId: memberBlocks.memberId })
    .from(memberBlocks)
    .where(
      or(
        and(eq(memberBlocks.memberId, one), eq(memberBlocks.blockedId, other)),
        and(eq(memberBlocks.memberId, other), eq(memberBlocks.blockedId, one)),
      ),
    )
    .limit(1)
    .prepare(name);
});

/** Whether one of two members has blocked the other. */
export const isBlockedEither = byProgram(
  async (db: Executor, one: string, other: string): Promise<boolean> =>
    (await preparedEither(db, 'block between two members').execute({ one, other })).length > 0,
);

const preparedFriends = prepareOnce((db, name: 'friends among members') => {
  const member = sql.placeholder('member');
  const among = sql`any(${sql.placeholder('ids')}::uuid[])`;
  return db
    .select({ fromId: friendships.fromId, toId: friendships.toId })
    .from(friendships)
    .where(
      and(
        eq(friendships.status, 'accepted'),
        or(
          and(eq(friendships.fromId, member), sql`${friendships.toId} = ${among}`),
          and(eq(friendships.toId, member), sql`${friendships.fromId} = ${among}`),
        ),
      ),
    )
    .prepare(name);
});

/** The ids among these members who are a member's friends. */
export const friendIdsAmong = async (
  db: Executor,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await preparedFriends(db, 'friends among members').execute({ member: memberId, ids: [...new Set(ids)] });
  return new Set(rows.map(({ fromId, toId }) => (fromId === memberId ? toId : fromId)));
};

/** Whether two members are friends. */
export const areFriends = async (db: Executor, one: string, other: string): Promise<boolean> =>
  (await friendIdsAmong(db, one, [other])).has(other);

const preparedBlocks = prepareOnce((db, name: 'blocks by a member') =>
  db
    .select({ blockedId: memberBlocks.blockedId, createdAt: memberBlocks.createdAt })
    .from(memberBlocks)
    .where(
      and(
        eq(memberBlocks.memberId, sql.placeholder('member')),
        sql`${memberBlocks.blockedId} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare(name),
);

/** Which of these members a member has blocked, with the time of each block. */
export const findBlocks = async (
  db: Executor,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  if (ids.length === 0) return new Map();
  const rows = await preparedBlocks(db, 'blocks by a member').execute({ member: memberId, ids });
  return new Map(rows.map(({ blockedId, createdAt }) => [blockedId, createdAt]));
};
