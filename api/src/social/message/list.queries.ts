import type { Conversation } from '@m4u/contract/social/message/schema';
import { and, desc, eq, inArray, ne, or, sql, type SQL } from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { relationOf } from '../../profile/friend/visibility.reads.ts';
import { hasWords, openMemberNameHasWords } from '../../profile/directory/members/nameSearch.reads.ts';
import { conversationMembers, conversations, messages } from './tables.ts';

/** A conversation as its reader has it. */
export interface ConversationRow extends Pick<
  Conversation,
  'kind' | 'name' | 'lastSeq' | 'firstSeq' | 'unread' | 'readSeq' | 'status' | 'hidden'
> {
  readonly id: string;
  readonly activeAt: Date;
  /** Of two of whom one was asked by the other: whether they have become friends since, which accepts it. */
  readonly befriended: boolean;
}

/** Somebody in a conversation. */
export interface ParticipantRow {
  readonly conversationId: string;
  readonly memberId: string;
  readonly status: Conversation['status'];
  readonly readSeq: number;
  readonly total: number;
}

/** So many unread messages are counted and no more. */
const MOST_UNREAD = 100;

const mine = alias(conversationMembers, 'mine');
const other = alias(conversationMembers, 'other');

/** In a conversation of two, the one who is not its reader. */
const isTheOther = and(
  eq(conversations.kind, 'direct'),
  eq(other.conversationId, mine.conversationId),
  ne(other.memberId, mine.memberId),
);

/** Number of the last message that the reader sees. */
const end = sql<number>`coalesce(${mine.leftSeq}, ${conversations.lastSeq})`;

/** What it is called; to who has left, what it was called then. */
const name = sql<string>`(case when ${mine.leftSeq} is null then ${conversations.name} else coalesce((
  select ${messages.detail} from ${messages} where ${messages.conversationId} = ${mine.conversationId}
    and ${messages.kind} = 'named' and ${messages.seq} <= ${mine.leftSeq} order by ${messages.seq} desc limit 1), '') end)`;

/** Messages of others behind what was read. */
const newOnes = (limit: number): SQL => sql`select from ${messages}
  where ${messages.conversationId} = ${mine.conversationId} and ${messages.seq} > greatest(${mine.readSeq}, ${mine.joinedSeq})
    and ${messages.seq} <= ${end} and ${messages.senderId} <> ${mine.memberId} and ${messages.kind} = 'text' limit ${limit}`;

const isHidden = sql<boolean>`(${mine.hiddenSeq} >= ${end})`;

const befriended = (readerId: string): SQL<boolean> => {
  const relation = relationOf({ kind: 'member', memberId: readerId }, { kind: 'member', id: other.memberId });
  return sql<boolean>`(case when ${mine.status} = 'request' or ${other.status} = 'request'
    then ${relation} = 'friend' else false end)`;
};

/** As it counts: a request between those who are friends by now is none. */
const status = (readerId: string): SQL<ConversationRow['status']> =>
  sql`(case when ${mine.status} = 'request' and ${befriended(readerId)} then 'accepted' else ${mine.status} end)`;

const columns = (readerId: string) => ({
  id: conversations.id,
  kind: conversations.kind,
  name,
  lastSeq: end,
  firstSeq: sql<number>`${mine.joinedSeq} + 1`,
  readSeq: mine.readSeq,
  status: status(readerId),
  hidden: isHidden,
  activeAt: mine.activeAt,
  befriended: befriended(readerId),
  unread: sql<number>`(select count(*)::int from (${newOnes(MOST_UNREAD)}) as new)`,
});

const ofReader = (db: Executor, readerId: string) =>
  db
    .select(columns(readerId))
    .from(mine)
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    .leftJoin(other, isTheOther);

/** What is in the reader's list: neither empty nor hidden. */
const isListed = (readerId: string, requests: boolean): SQL | undefined =>
  and(
    eq(mine.memberId, readerId),
    sql`${end} > ${mine.joinedSeq}`,
    sql`not ${isHidden}`,
    // Most are not asked about: only those that were requests once depend on who is whose friend.
    requests
      ? and(eq(mine.status, 'request'), sql`not ${befriended(readerId)}`)
      : or(ne(mine.status, 'request'), befriended(readerId)),
  );

/** The conversation itself or somebody else in it is called so. */
const isCalled = (readerId: string, words: string): SQL => {
  const someone = sql`select from ${conversationMembers} where ${conversationMembers.conversationId} = ${mine.conversationId}
    and ${conversationMembers.memberId} <> ${readerId} and ${conversationMembers.status} <> 'left'
    and ${mine.status} <> 'left' and ${openMemberNameHasWords(conversationMembers.memberId, words)}`;
  return sql`(${hasWords(name, words)} or exists (${someone}))`;
};

/** Which of a reader's conversations. */
export interface Selection {
  readonly requests: boolean;
  readonly words?: string | undefined;
  readonly after?: { readonly activeAt: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** A reader's conversations, the latest first. */
export const list = (
  db: Executor,
  readerId: string,
  { requests, words, after, limit }: Selection,
): Promise<ConversationRow[]> =>
  ofReader(db, readerId)
    .where(
      and(
        isListed(readerId, requests),
        after && sql`(${mine.activeAt}, ${mine.conversationId}) < (${after.activeAt}::timestamptz, ${after.id}::uuid)`,
        words ? isCalled(readerId, words) : undefined,
      ),
    )
    .orderBy(desc(mine.activeAt), desc(mine.conversationId))
    .limit(limit);

/** Conversations of a reader by their ids, hidden ones too. */
export const byIds = async (db: Executor, readerId: string, ids: readonly string[]): Promise<ConversationRow[]> =>
  ids.length === 0
    ? []
    : ofReader(db, readerId).where(and(eq(mine.memberId, readerId), inArray(mine.conversationId, [...ids])));

/** The ids of a reader's conversations of two with these members. */
export const directWith = async (db: Executor, pairs: readonly string[]): Promise<string[]> => {
  if (pairs.length === 0) return [];
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.pair, [...pairs]));
  return rows.map(({ id }) => id);
};

/**
 * Those who are in the conversations, the reader first and then as they came, `limit` of each. Who has left sees those
 * who were there then.
 */
export const participants = async (
  db: Executor,
  readerId: string,
  ids: readonly string[],
  limit: number,
): Promise<ParticipantRow[]> => {
  if (ids.length === 0) return [];
  const there = db
    .select({
      conversationId: other.conversationId,
      memberId: other.memberId,
      status: other.status,
      readSeq: other.readSeq,
      place: sql<number>`(row_number() over (partition by ${other.conversationId}
        order by ${other.memberId} <> ${mine.memberId}, ${other.joinedSeq}, ${other.memberId}))::int`.as('place'),
      total: sql<number>`(count(*) over (partition by ${other.conversationId}))::int`.as('total'),
    })
    .from(mine)
    .innerJoin(other, eq(other.conversationId, mine.conversationId))
    .where(
      and(
        eq(mine.memberId, readerId),
        inArray(mine.conversationId, [...ids]),
        or(
          eq(other.memberId, readerId),
          sql`(${mine.leftSeq} is null and ${other.status} <> 'left')`,
          sql`(${other.joinedSeq} < ${mine.leftSeq} and coalesce(${other.leftSeq} > ${mine.leftSeq}, true))`,
        ),
      ),
    )
    .as('there');
  return db
    .select()
    .from(there)
    .where(sql`${there.place} <= ${limit}`)
    .orderBy(there.conversationId, there.place);
};

/** How many conversations of a reader have something unread, and how many requests wait. */
export const counts = async (db: Executor, readerId: string): Promise<{ unread: number; requests: number }> => {
  const of = (requests: boolean, more?: SQL) =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(mine)
      .innerJoin(conversations, eq(conversations.id, mine.conversationId))
      .leftJoin(other, isTheOther)
      .where(and(isListed(readerId, requests), more));
  const [[unread], [requests]] = await Promise.all([
    of(false, sql`${end} > ${mine.readSeq} and exists (${newOnes(1)})`),
    of(true),
  ]);
  return { unread: unread?.total ?? 0, requests: requests?.total ?? 0 };
};
