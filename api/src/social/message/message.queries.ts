import type { Picture } from '@m4u/contract/common';
import { and, asc, desc, eq, gt, inArray, or, sql, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { anyValue, insertPlaceholders, insertValues, prepareOnce } from '../../platform/database/prepared.ts';
import { pictureOf } from '../../profile/upload/reads.ts';
import { conversationMembers, conversations, messages } from './tables.ts';

/** A stored message with its pictures. */
export type MessageRow = Omit<typeof messages.$inferSelect, 'images'> & { readonly images: Picture[] };
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

const selectSeen = prepareOnce((db, name: 'messages that a reader sees') =>
  db
    .select(columns)
    .from(messages)
    .innerJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, messages.conversationId),
        eq(conversationMembers.memberId, sql.placeholder('reader')),
        isVisible,
      ),
    )
    .where(sql`${messages.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

/** Messages by id that the reader sees. */
export const listByIds = async (db: Executor, reader: string, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0 ? [] : selectSeen(db, 'messages that a reader sees').execute({ reader, ids });

const selectSent = prepareOnce((db, name: 'messages of a sender') =>
  db
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.senderId, sql.placeholder('sender')),
        sql`${messages.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare(name),
);

/** Messages by id that a member sent, even when the member has left the conversation. */
export const listSentByIds = async (db: Executor, sender: string, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0 ? [] : selectSent(db, 'messages of a sender').execute({ sender, ids });

const selectByPositions = prepareOnce((db, name: 'messages at positions') => {
  const positions = sql`select * from unnest(${anyValue('ids', 'uuid[]')}, ${anyValue('seqs', 'int[]')})`;
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

type RangeVariant = `${'newest' | 'next'} messages of a range`;

const selectRange = prepareOnce((db, variant: RangeVariant) =>
  db
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sql.placeholder('conversationId')),
        // The place after the greatest integer is beyond what the column can hold.
        sql`${messages.seq} between ${sql.placeholder('from')}::bigint and ${sql.placeholder('to')}::bigint`,
      ),
    )
    .orderBy(variant.startsWith('newest') ? desc(messages.seq) : asc(messages.seq))
    .limit(sql.placeholder('limit'))
    .prepare(variant),
);

/** Messages between two positions, both included: the newest ones, or with `after` the next ones. Newest first. */
export const listRange = async (
  db: Executor,
  { conversationId, from, to }: { conversationId: string; from: number; to: number },
  { before, after, limit }: MessageRange,
): Promise<MessageRow[]> => {
  const variant: RangeVariant = after === undefined ? 'newest messages of a range' : 'next messages of a range';
  const rows = await selectRange(db, variant).execute({
    conversationId,
    from: after === undefined ? from : Math.max(from, after + 1),
    to: before === undefined ? to : Math.min(to, before - 1),
    limit,
  });
  return after === undefined ? rows : rows.toReversed();
};

const selectRepeat = prepareOnce((db, name: 'message sent before') =>
  db
    .select({ id: messages.id, pair: conversations.pair })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.senderId, sql.placeholder('senderId')),
        eq(messages.clientId, sql.placeholder('clientId')),
        or(
          sql`${conversations.id} = ${sql.placeholder('conversationId')}::uuid`,
          sql`${conversations.pair} = any(${sql.placeholder('pairs')}::text[])`,
        ),
      ),
    )
    .prepare(name),
);

/** Finds an earlier message by its sender and `clientId`, in a conversation or in the direct conversation of a pair. */
export const findSent = (
  db: Executor,
  { senderId, clientId, conversationId = null, pairs = [] }: SentQuery,
): Promise<{ id: string; pair: string | null }[]> =>
  selectRepeat(db, 'message sent before').execute({ senderId, clientId, conversationId, pairs });

/** Key of a repeated message. */
export interface SentQuery {
  readonly senderId: string;
  readonly clientId: string;
  readonly conversationId?: string | null;
  readonly pairs?: readonly string[];
}

const NEW_COLUMNS = [
  'id',
  'conversationId',
  'seq',
  'senderId',
  'kind',
  'clientId',
  'detail',
  'images',
  'createdAt',
] as const;

const insertOne = prepareOnce((db, name: 'new message') =>
  db.insert(messages).values(insertPlaceholders(messages, NEW_COLUMNS)).prepare(name),
);

/** Inserts messages. */
export const insertMessages = async (
  db: Executor,
  rows: readonly Required<Pick<typeof messages.$inferInsert, (typeof NEW_COLUMNS)[number]>>[],
): Promise<void> => {
  const [only] = rows;
  if (only && rows.length === 1) await insertOne(db, 'new message').execute(insertValues(only, NEW_COLUMNS));
  else await db.insert(messages).values([...rows]);
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

/** Senders and texts of messages; a withdrawn message has no text. */
export const listTexts = (
  db: Executor,
  ids: readonly string[],
): Promise<{ id: string; senderId: string; text: string }[]> =>
  db
    .select({ id: messages.id, senderId: messages.senderId, text: messages.detail })
    .from(messages)
    .where(inArray(messages.id, [...ids]));
