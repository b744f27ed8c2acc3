import type { Conversation } from '@m4u/contract/social/message/schema';
import {
  and,
  desc,
  eq,
  inArray,
  ne,
  or,
  type Placeholder,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { relationOf } from '../../profile/friend/visibility.reads.ts';
import { hasWordsStarting, openMemberNameHasWords } from '../../profile/directory/members/nameSearch.reads.ts';
import { conversationMembers, conversations, messages } from './tables.ts';

/** A conversation as one member sees it. */
export interface ConversationRow extends Pick<
  Conversation,
  'kind' | 'name' | 'lastSeq' | 'firstSeq' | 'unread' | 'readSeq' | 'status' | 'hidden'
> {
  readonly id: string;
  readonly activeAt: Date;
  /** For a direct conversation that began as a request: the two are friends now, which accepts it. */
  readonly befriended: boolean;
}

/** A member of a conversation. */
export interface ParticipantRow {
  readonly conversationId: string;
  readonly memberId: string;
  readonly status: Conversation['status'];
  readonly readSeq: number;
  readonly total: number;
}

/** Unread messages are counted up to this number. */
const MOST_UNREAD = 100;

const mine = alias(conversationMembers, 'mine');
const other = alias(conversationMembers, 'other');

/** Joins the other member of a direct conversation. */
const isOtherMember = and(
  eq(conversations.kind, 'direct'),
  eq(other.conversationId, mine.conversationId),
  ne(other.memberId, mine.memberId),
);

/** The `seq` of the last message that the reader sees. */
const lastVisibleSeq = sql<number>`coalesce(${mine.leftSeq}, ${conversations.lastSeq})`;

/** Current name; for a reader who has left, the name at that time. */
const name = sql<string>`(case when ${mine.leftSeq} is null then ${conversations.name} else coalesce((
  select ${messages.detail} from ${messages} where ${messages.conversationId} = ${mine.conversationId}
    and ${messages.kind} = 'named' and ${messages.seq} <= ${mine.leftSeq} order by ${messages.seq} desc limit 1), '') end)`;

/** Messages of others that the reader has not read. */
const unreadMessages = (limit: number): SQL => sql`select from ${messages}
  where ${messages.conversationId} = ${mine.conversationId} and ${messages.seq} > greatest(${mine.readSeq}, ${mine.joinedSeq})
    and ${messages.seq} <= ${lastVisibleSeq} and ${messages.senderId} <> ${mine.memberId} and ${messages.kind} = 'text' limit ${limit}`;

const isHidden = sql<boolean>`(${mine.hiddenSeq} >= ${lastVisibleSeq})`;

/** A reader's id, or a value within a larger query. */
type ReaderId = string | SQLWrapper;

const isFriend = (readerId: ReaderId): SQL<boolean> => {
  const relation = relationOf({ kind: 'member', memberId: readerId }, { kind: 'member', id: other.memberId });
  return sql<boolean>`(case when ${mine.status} = 'request' or ${other.status} = 'request'
    then ${relation} = 'friend' else false end)`;
};

/** Effective status: a request between friends counts as accepted. */
const status = (readerId: ReaderId): SQL<ConversationRow['status']> =>
  sql`(case when ${mine.status} = 'request' and ${isFriend(readerId)} then 'accepted' else ${mine.status} end)`;

const columns = (readerId: ReaderId) => ({
  id: conversations.id,
  kind: conversations.kind,
  name,
  lastSeq: lastVisibleSeq,
  firstSeq: sql<number>`${mine.joinedSeq} + 1`,
  readSeq: mine.readSeq,
  status: status(readerId),
  hidden: isHidden,
  activeAt: mine.activeAt,
  befriended: isFriend(readerId),
  unread: sql<number>`(select count(*)::int from (${unreadMessages(MOST_UNREAD)}) as new)`,
});

const selectOfReader = (db: Executor, readerId: ReaderId) =>
  db
    .select(columns(readerId))
    .from(mine)
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    .leftJoin(other, isOtherMember);

/** Conversations that lists show: neither empty nor hidden. */
const isShown = (readerId: ReaderId): SQL | undefined =>
  and(eq(mine.memberId, readerId), sql`${lastVisibleSeq} > ${mine.joinedSeq}`, sql`not ${isHidden}`);

/** Conversations in one of the reader's two lists: requests, and all others. */
const isListed = (readerId: ReaderId, requests: boolean): SQL | undefined =>
  and(
    isShown(readerId),
    // Checks friendship only for conversations that began as requests; most did not.
    requests
      ? and(eq(mine.status, 'request'), sql`not ${isFriend(readerId)}`)
      : or(ne(mine.status, 'request'), isFriend(readerId)),
  );

/** Whether the name of the conversation or of another member has these words. */
const nameMatches = (readerId: ReaderId, query: string): SQL => {
  const someone = sql`select from ${conversationMembers} where ${conversationMembers.conversationId} = ${mine.conversationId}
    and ${conversationMembers.memberId} <> ${readerId} and ${conversationMembers.status} <> 'left'
    and ${mine.status} <> 'left' and ${openMemberNameHasWords(conversationMembers.memberId, query)}`;
  return sql`(${hasWordsStarting(name, query)} or exists (${someone}))`;
};

/** Filter and page of a reader's conversations. */
export interface ConversationFilter {
  readonly requests: boolean;
  readonly query?: string | undefined;
  readonly after?: { readonly activeAt: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** As {@link ConversationFilter}, with values or their placeholders. */
interface PageFilter extends Pick<ConversationFilter, 'requests' | 'query'> {
  readonly after?: { readonly activeAt: string | Placeholder; readonly id: string | Placeholder } | undefined;
  readonly limit: number | Placeholder;
}

const selectPage = (db: Executor, readerId: ReaderId, { requests, query, after, limit }: PageFilter) =>
  selectOfReader(db, readerId)
    .where(
      and(
        isListed(readerId, requests),
        after && sql`(${mine.activeAt}, ${mine.conversationId}) < (${after.activeAt}::timestamptz, ${after.id}::uuid)`,
        query ? nameMatches(readerId, query) : undefined,
      ),
    )
    .orderBy(desc(mine.activeAt), desc(mine.conversationId))
    .limit(limit);

type PageVariant = `${'first' | 'later'} page of ${'requests' | 'conversations'}`;

const preparedPage = prepareOnce((db, variant: PageVariant) =>
  selectPage(db, sql`${sql.placeholder('reader')}::uuid`, {
    requests: variant.endsWith('requests'),
    after: variant.startsWith('later')
      ? { activeAt: sql.placeholder('activeAt'), id: sql.placeholder('id') }
      : undefined,
    limit: sql.placeholder('limit'),
  }).prepare(variant),
);

/** Conversations of a reader, latest activity first. A search is planned for its words. */
export const list = (db: Executor, reader: string, filter: ConversationFilter): Promise<ConversationRow[]> => {
  const { requests, query, after, limit } = filter;
  if (query) return selectPage(db, reader, filter).execute();
  const variant = `${after ? 'later' : 'first'} page of ${requests ? 'requests' : 'conversations'}` as const;
  return preparedPage(db, variant).execute({ reader, limit, ...after });
};

const preparedByIds = prepareOnce((db, name: 'conversations of a reader') => {
  const reader = sql`${sql.placeholder('reader')}::uuid`;
  return selectOfReader(db, reader)
    .where(and(eq(mine.memberId, reader), sql`${mine.conversationId} = any(${sql.placeholder('ids')}::uuid[])`))
    .prepare(name);
});

/** Conversations of a reader by id, hidden ones included. */
export const listByIds = async (db: Executor, reader: string, ids: readonly string[]): Promise<ConversationRow[]> =>
  ids.length === 0 ? [] : preparedByIds(db, 'conversations of a reader').execute({ reader, ids });

/** Ids of the direct conversations of these pairs. */
export const listDirectIds = async (db: Executor, pairs: readonly string[]): Promise<string[]> => {
  if (pairs.length === 0) return [];
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.pair, [...pairs]));
  return rows.map(({ id }) => id);
};

const preparedParticipants = prepareOnce((db, name: 'members of conversations') => {
  const reader = sql`${sql.placeholder('reader')}::uuid`;
  const membersShown = db
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
        eq(mine.memberId, reader),
        sql`${mine.conversationId} = any(${sql.placeholder('ids')}::uuid[])`,
        or(
          eq(other.memberId, reader),
          sql`(${mine.leftSeq} is null and ${other.status} <> 'left')`,
          sql`(${other.joinedSeq} < ${mine.leftSeq} and coalesce(${other.leftSeq} > ${mine.leftSeq}, true))`,
        ),
      ),
    )
    .as('there');
  return db
    .select()
    .from(membersShown)
    .where(sql`${membersShown.place} <= ${sql.placeholder('limit')}::int`)
    .orderBy(membersShown.conversationId, membersShown.place)
    .prepare(name);
});

/**
 * Members of conversations, the reader first, then by time of joining, `limit` per conversation. A reader who has left
 * sees the members of that time.
 */
export const listParticipants = async (
  db: Executor,
  reader: string,
  ids: readonly string[],
  limit: number,
): Promise<ParticipantRow[]> =>
  ids.length === 0 ? [] : preparedParticipants(db, 'members of conversations').execute({ reader, ids, limit });

/** Numbers of a reader's conversations with unread messages, and of open requests. */
export interface WaitingConversations {
  readonly unread: number;
  readonly requests: number;
}

const isOpenRequest = (readerId: ReaderId): SQL => sql`(${mine.status} = 'request' and not ${isFriend(readerId)})`;

const selectWaiting = (db: Executor, readerId: ReaderId) => {
  const isUnread = sql`${lastVisibleSeq} > ${mine.readSeq} and exists (${unreadMessages(1)})`;
  const isRequest = isOpenRequest(readerId);
  return db
    .select({
      waiting: sql<WaitingConversations>`json_build_object(
        'unread', count(*) filter (where not ${isRequest} and ${isUnread}),
        'requests', count(*) filter (where ${isRequest}))`.as('waiting'),
    })
    .from(mine)
    .innerJoin(conversations, eq(conversations.id, mine.conversationId))
    .leftJoin(other, isOtherMember)
    .where(isShown(readerId));
};

/** The reader's waiting conversations, as a value within a larger query. */
export const waitingConversationsOf = (db: Executor, readerId: SQLWrapper): SQL<WaitingConversations> =>
  sql`${selectWaiting(db, readerId)}`;

const preparedWaiting = prepareOnce((db, name: 'waiting conversations') =>
  selectWaiting(db, sql`${sql.placeholder('reader')}::uuid`).prepare(name),
);

/** Number of conversations with unread messages, and number of open requests. */
export const countUnreadAndRequests = async (db: Executor, readerId: string): Promise<WaitingConversations> => {
  const [row] = await preparedWaiting(db, 'waiting conversations').execute({ reader: readerId });
  return row?.waiting ?? { unread: 0, requests: 0 };
};
