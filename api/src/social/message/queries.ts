import type { Picture } from '@m4u/contract/common';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, or, sql, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { pictureOf } from '../../profile/upload/reads.ts';
import { conversationMembers, conversations, messages } from './tables.ts';

/** A stored message with its pictures. */
export type MessageRow = Omit<typeof messages.$inferSelect, 'images'> & { readonly images: Picture[] };
/** A stored conversation. */
export type ConversationFacts = typeof conversations.$inferSelect;
/** A stored membership of a conversation. */
export type MemberFacts = typeof conversationMembers.$inferSelect;

const pictures = (): SQL<Picture[]> => {
  const each = sql`select place, ${pictureOf(sql`choice::uuid`)} as picture
    from jsonb_array_elements_text(${messages.images}) with ordinality as chosen(choice, place)`;
  return sql<Picture[]>`(select coalesce(jsonb_agg(picture order by place) filter (where picture is not null), '[]')
    from (${each}) as pictures)`;
};

const columns = {
  id: messages.id,
  conversationId: messages.conversationId,
  seq: messages.seq,
  senderId: messages.senderId,
  kind: messages.kind,
  clientId: messages.clientId,
  detail: messages.detail,
  images: pictures(),
  createdAt: messages.createdAt,
  withdrawnAt: messages.withdrawnAt,
};

/** Whether a message is between the reader's joining and leaving. Requires a join with the reader's membership. */
export const isVisible = and(
  gt(messages.seq, conversationMembers.joinedSeq),
  sql`${messages.seq} <= coalesce(${conversationMembers.leftSeq}, ${messages.seq})`,
);

const selectVisible = (db: Executor, readerId: string, which: SQL | undefined) =>
  db
    .select(columns)
    .from(messages)
    .innerJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, messages.conversationId),
        eq(conversationMembers.memberId, readerId),
        isVisible,
      ),
    )
    .where(which);

/** Messages by id that the reader sees. */
export const listByIds = async (db: Executor, readerId: string, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0 ? [] : selectVisible(db, readerId, inArray(messages.id, [...ids]));

/** Messages by id that a member sent, even when the member has left the conversation. */
export const listSentByIds = async (db: Executor, senderId: string, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0
    ? []
    : db
        .select(columns)
        .from(messages)
        .where(and(eq(messages.senderId, senderId), inArray(messages.id, [...ids])));

const selectByPositions = prepareOnce((db, name: 'messages at positions') => {
  const positions = sql`select * from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('seqs')}::int[])`;
  return db
    .select(columns)
    .from(messages)
    .where(sql`(${messages.conversationId}, ${messages.seq}) in (${positions})`)
    .prepare(name);
});

/** Messages by `seq`, one per conversation. */
export const listByPositions = async (
  db: Executor,
  places: readonly { readonly id: string; readonly lastSeq: number }[],
): Promise<MessageRow[]> =>
  places.length === 0
    ? []
    : selectByPositions(db, 'messages at positions').execute({
        ids: places.map(({ id }) => id),
        seqs: places.map(({ lastSeq }) => lastSeq),
      });

/** Range of messages in a conversation: before one `seq`, after another. */
export interface MessageRange {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** The first `seq` at or after a moment; undefined when all messages are older. */
export const findSeqAt = async (db: Executor, conversationId: string, time: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), sql`${messages.createdAt} >= ${time}::timestamptz`))
    .orderBy(asc(messages.createdAt), asc(messages.seq))
    .limit(1);
  return row?.seq;
};

/** Messages between two positions, both included: the newest ones, or with `after` the next ones. Newest first. */
export const listRange = async (
  db: Executor,
  { conversationId, from, to }: { conversationId: string; from: number; to: number },
  { before, after, limit }: MessageRange,
): Promise<MessageRow[]> => {
  const rows = await db
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gte(messages.seq, from),
        after === undefined ? undefined : gt(messages.seq, after),
        lte(messages.seq, to),
        before === undefined ? undefined : lt(messages.seq, before),
      ),
    )
    .orderBy(after === undefined ? desc(messages.seq) : asc(messages.seq))
    .limit(limit);
  return after === undefined ? rows : rows.toReversed();
};

/** A conversation, locked until the transaction ends. */
export const findForUpdate = async (db: Executor, id: string): Promise<ConversationFacts | undefined> => {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return row;
};

/** The direct conversation of a pair, locked likewise. */
export const findByPairForUpdate = async (db: Executor, pair: string): Promise<ConversationFacts | undefined> => {
  const [row] = await db.select().from(conversations).where(eq(conversations.pair, pair)).for('update');
  return row;
};

/** Id of the direct conversation of a pair; undefined when there is none. */
export const findIdByPair = async (db: Executor, pair: string): Promise<string | undefined> => {
  const [row] = await db.select({ id: conversations.id }).from(conversations).where(eq(conversations.pair, pair));
  return row?.id;
};

/** Creates a conversation; false when the pair already has one. */
export const insertConversation = async (db: Executor, row: typeof conversations.$inferInsert): Promise<boolean> => {
  const added = await db.insert(conversations).values(row).onConflictDoNothing().returning({ id: conversations.id });
  return added.length > 0;
};

/** Present and former members of a conversation. */
export const listMembers = (db: Executor, conversationId: string): Promise<MemberFacts[]> =>
  db.select().from(conversationMembers).where(eq(conversationMembers.conversationId, conversationId));

/** A member's membership of a conversation. */
export const findMember = async (
  db: Executor,
  conversationId: string,
  memberId: string,
): Promise<MemberFacts | undefined> => {
  const [row] = await db.select().from(conversationMembers).where(isMember(conversationId, memberId));
  return row;
};

const isMember = (conversationId: string, memberId: string): SQL | undefined =>
  and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.memberId, memberId));

/** Adds members to a conversation; the membership of a former member is replaced. */
export const addMembers = async (
  db: Executor,
  rows: readonly (typeof conversationMembers.$inferInsert)[],
): Promise<void> => {
  const insertedValue = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(conversationMembers)
    .values([...rows])
    .onConflictDoUpdate({
      target: [conversationMembers.conversationId, conversationMembers.memberId],
      set: {
        status: insertedValue('status'),
        joinedSeq: insertedValue('joined_seq'),
        leftSeq: null,
        readSeq: insertedValue('read_seq'),
        hiddenSeq: 0,
        activeAt: insertedValue('active_at'),
      },
    });
};

/** Changes a membership. */
export const updateMember = (
  db: Executor,
  { conversationId, memberId }: { conversationId: string; memberId: string },
  set: Partial<Omit<MemberFacts, 'conversationId' | 'memberId'>>,
) => db.update(conversationMembers).set(set).where(isMember(conversationId, memberId));

/** Changes a conversation. */
export const updateConversation = (
  db: Executor,
  id: string,
  set: Partial<Pick<ConversationFacts, 'name' | 'lastSeq'>>,
) => db.update(conversations).set(set).where(eq(conversations.id, id));

/** Moves a conversation to the top of its members' lists. */
export const moveToTop = (db: Executor, conversationId: string, activeAt: Date) =>
  db
    .update(conversationMembers)
    .set({ activeAt })
    .where(and(eq(conversationMembers.conversationId, conversationId), ne(conversationMembers.status, 'left')));

/** Inserts messages. */
export const insertMessages = (db: Executor, rows: readonly (typeof messages.$inferInsert)[]) =>
  db.insert(messages).values([...rows]);

/** Id of the group conversation that a member created with this `clientId`. */
export const findCreatedGroup = async (
  db: Executor,
  senderId: string,
  clientId: string,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.clientId, clientId),
        eq(messages.seq, 1),
        ne(messages.kind, 'text'),
      ),
    )
    .limit(1);
  return row?.id;
};

/** Locks a name until the transaction ends. */
export const acquireNameLock = (db: Executor, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** Finds an earlier message by its sender and `clientId`, in a conversation or in the direct conversation of a pair. */
export const findSent = async (
  db: Executor,
  { senderId, clientId, conversationId, pairs = [] }: SentQuery,
): Promise<{ id: string; pair: string | null }[]> =>
  db
    .select({ id: messages.id, pair: conversations.pair })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.clientId, clientId),
        or(
          conversationId === undefined ? undefined : eq(conversations.id, conversationId),
          pairs.length === 0 ? undefined : inArray(conversations.pair, [...pairs]),
        ),
      ),
    );

/** Key of a repeated message. */
export interface SentQuery {
  readonly senderId: string;
  readonly clientId: string;
  readonly conversationId?: string | undefined;
  readonly pairs?: readonly string[];
}

/**
 * Marks messages as read, at most up to the last visible one; returns whether anything changed. `seq` undefined marks
 * all.
 */
export const markRead = async (
  db: Executor,
  { conversationId, memberId }: { conversationId: string; memberId: string },
  seq: number | undefined,
): Promise<boolean> => {
  const last = sql`(select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${conversationId})`;
  const end = sql`coalesce(${conversationMembers.leftSeq}, ${last})`;
  const to = seq === undefined ? end : sql`least(${seq}::int, ${end})`;
  const changed = await db
    .update(conversationMembers)
    .set({ readSeq: to })
    .where(and(isMember(conversationId, memberId), lt(conversationMembers.readSeq, to)))
    .returning({ memberId: conversationMembers.memberId });
  return changed.length > 0;
};

/** Removes text and pictures of a message; false when it was already withdrawn. */
export const withdraw = async (db: Executor, id: string, withdrawnAt: Date): Promise<boolean> => {
  const changed = await db
    .update(messages)
    .set({ withdrawnAt, detail: '', images: [] })
    .where(and(eq(messages.id, id), sql`${messages.withdrawnAt} is null`))
    .returning({ id: messages.id });
  return changed.length > 0;
};
