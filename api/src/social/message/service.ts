import { PAGE_SIZE } from '@m4u/contract/common';
import { type Conversation, type Message, MESSAGE_PAGE_SIZE } from '@m4u/contract/social/message/schema';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as lists from './list.reads.ts';
import * as messageQueries from './message.queries.ts';
import * as queries from './queries.ts';
import { writeCursor, orderedPair, readCursor } from './rules.ts';
import { announceConversationChange } from './announcement.service.ts';
import { findConversation, findMessage, toConversations, toMessages } from './presentation.service.ts';

/** Filter and page of the reader's conversations. */
export interface ConversationQuery {
  readonly q?: string | undefined;
  readonly requests?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Conversations of the reader, latest activity first, in a fixed number of queries. Errors: invalid for an invalid
 * cursor.
 */
export const list = async (ctx: Context, { q, requests = false, cursor, limit = PAGE_SIZE }: ConversationQuery) => {
  const { memberId } = requireSignedIn(ctx);
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? failField('cursor', 'invalid'));
  const rows = await lists.list(ctx.db, memberId, { requests, query: q, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { data: await toConversations(ctx, memberId, shown), nextCursor: last ? writeCursor(last) : null };
};

/** One conversation of the reader by id, or the direct conversation with a member. Errors: not-found, invalid. */
export const getConversation = async (
  ctx: Context,
  { groupMessageId, receiver }: { groupMessageId?: string | undefined; receiver?: string | undefined },
): Promise<Conversation | null> => {
  const { memberId } = requireSignedIn(ctx);
  if (groupMessageId !== undefined) return (await findConversation(ctx, memberId, groupMessageId)) ?? fail('not-found');
  const otherId = receiver ?? failField('groupMessageId', 'required');
  const id = await queries.findIdByPair(ctx.db, orderedPair(memberId, otherId));
  if (id !== undefined) return (await findConversation(ctx, memberId, id)) ?? fail('not-found');
  const personOf = await personLookup(ctx, [otherId]);
  return personOf(otherId).closed ? fail('not-found') : null;
};

/** Range of messages to read. */
export interface MessageQuery {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** Only messages before this moment, ISO 8601. */
  readonly time?: string | undefined;
  readonly limit?: number | undefined;
}

/** Messages of a conversation that the reader sees, newest first. Errors: not-found. */
export const listMessages = async (
  ctx: Context,
  groupMessageId: string,
  { before, after, time, limit = MESSAGE_PAGE_SIZE }: MessageQuery,
): Promise<{ data: Message[]; more: boolean }> => {
  const { memberId } = requireSignedIn(ctx);
  const [row] = await lists.listByIds(ctx.db, memberId, [groupMessageId]);
  const { firstSeq: from, lastSeq: to } = row ?? fail('not-found');
  const ofTime = time === undefined ? undefined : await messageQueries.findSeqAt(ctx.db, groupMessageId, time);
  const ends = [before, ofTime].filter((end) => end !== undefined);
  const found = await messageQueries.listRange(
    ctx.db,
    { conversationId: groupMessageId, from, to },
    { before: ends.length > 0 ? Math.min(...ends) : undefined, after, limit: limit + 1 },
  );
  const shown = after === undefined ? found.slice(0, limit) : found.slice(-limit);
  return { data: await toMessages(ctx, memberId, shown), more: found.length > limit };
};

/** The reader's membership of a conversation. Errors: not-found. */
const requireMembership = async (ctx: Context, conversationId: string): Promise<queries.MemberFacts> =>
  (await queries.findMember(ctx.db, conversationId, requireSignedIn(ctx).memberId)) ?? fail('not-found');

const getOwnConversation = async (ctx: Context, id: string): Promise<Conversation> =>
  (await findConversation(ctx, requireSignedIn(ctx).memberId, id)) ?? fail('not-found');

/** Marks messages as read, with `seq` at most up to that one; other members see it. Errors: not-found. */
export const markRead = async (
  ctx: Context,
  conversationId: string,
  seq: number | undefined,
): Promise<Conversation> => {
  const { memberId } = await requireMembership(ctx, conversationId);
  await ctx.transaction(async (tx) => {
    if (!(await queries.markRead(tx, { conversationId, memberId }, seq))) return;
    const members = await queries.listMembers(tx, conversationId);
    announceConversationChange(ctx, tx, members, { conversation: conversationId, also: [memberId] });
    await ctx.notifier.settle(ctx, tx, { to: [memberId], kind: 'message-request', about: conversationId });
  });
  return getOwnConversation(ctx, conversationId);
};

/** Hides a conversation from the reader's list until the next message. Errors: not-found. */
export const hide = (ctx: Context, conversationId: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { memberId } = requireSignedIn(ctx);
    const { lastSeq } = (await queries.findForUpdate(tx, conversationId)) ?? fail('not-found');
    const own = (await queries.findMember(tx, conversationId, memberId)) ?? fail('not-found');
    const hiddenSeq = own.leftSeq ?? lastSeq;
    if (own.hiddenSeq >= hiddenSeq) return;
    await queries.updateMember(tx, own, { hiddenSeq });
    announceConversationChange(ctx, tx, [], { conversation: conversationId, also: [memberId] });
  });

/** Accepts a request. Errors: not-found, account-unverified. */
export const accept = async (ctx: Context, conversationId: string): Promise<Conversation> => {
  requireVerified(ctx);
  await requireMembership(ctx, conversationId);
  await ctx.transaction(async (tx) => {
    await queries.findForUpdate(tx, conversationId);
    const members = await queries.listMembers(tx, conversationId);
    const own = members.find(({ memberId }) => memberId === requireSignedIn(ctx).memberId);
    if (own?.status !== 'request') return;
    await queries.updateMember(tx, own, { status: 'accepted' });
    announceConversationChange(ctx, tx, members, { conversation: conversationId });
  });
  return getOwnConversation(ctx, conversationId);
};

/** Withdraws a message of the caller for all readers. Errors: not-found, forbidden. */
export const withdraw = async (ctx: Context, id: string): Promise<Message> => {
  const { memberId } = requireSignedIn(ctx);
  const [message] = await messageQueries.listByIds(ctx.db, memberId, [id]);
  const { conversationId, seq, senderId, kind } = message ?? fail('not-found');
  if (senderId !== memberId || kind !== 'text') fail('forbidden');
  await ctx.transaction(async (tx) => {
    if (!(await messageQueries.withdraw(tx, id, ctx.clock.now()))) return;
    const members = await queries.listMembers(tx, conversationId);
    const formerMembers = members.filter(
      ({ joinedSeq, leftSeq }) => leftSeq !== null && joinedSeq < seq && seq <= leftSeq,
    );
    announceConversationChange(ctx, tx, members, { message: id, also: formerMembers.map((each) => each.memberId) });
    announceConversationChange(ctx, tx, members, { conversation: conversationId });
  });
  return (await findMessage(ctx, memberId, id)) ?? fail('not-found');
};

/** Numbers of unread conversations and open requests of the reader. */
export const countUnread = (ctx: Context) => lists.countUnreadAndRequests(ctx.db, requireSignedIn(ctx).memberId);

/** The same counts for a member's live stream. */
export const countUnreadOf = ({ db }: Pick<Context, 'db'>, memberId: string) =>
  lists.countUnreadAndRequests(db, memberId);

/** Changed messages as their reader sees them; invisible ones are left out. */
export const readChangedMessages = async (
  ctx: Pick<Context, 'db'>,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Message>> => {
  const rows = await toMessages(ctx, memberId, await messageQueries.listByIds(ctx.db, memberId, ids));
  return new Map(rows.map((row) => [row._id, row]));
};

/** Changed conversations as lists show them to their reader. */
export const readChangedConversations = async (
  ctx: Pick<Context, 'db'>,
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Conversation>> => {
  const rows = await toConversations(ctx, memberId, await lists.listByIds(ctx.db, memberId, ids));
  return new Map(rows.map((row) => [row._id, row]));
};

/**
 * Direct conversations with members whose relation to the reader changed, by the other member: permissions and requests
 * depend on that relation.
 */
export const readDirectWith = async (
  ctx: Pick<Context, 'db'>,
  memberId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, Conversation>> => {
  const pairs = otherIds.map((otherId) => orderedPair(memberId, otherId));
  const found = await readChangedConversations(ctx, memberId, await lists.listDirectIds(ctx.db, pairs));
  return new Map(
    [...found.values()].flatMap((row) =>
      row.members.filter(({ _id }) => _id !== memberId).map(({ _id }) => [_id, row] as const),
    ),
  );
};

/**
 * The sender of a message, provided that the caller may report it (it is visible and not their own); else undefined.
 */
export const findReportable = async (ctx: Context, messageId: string): Promise<{ senderId: string } | undefined> => {
  const { memberId } = requireSignedIn(ctx);
  const [row] = await messageQueries.listByIds(ctx.db, memberId, [messageId]);
  return row && row.senderId !== memberId && row.kind === 'text' ? { senderId: row.senderId } : undefined;
};
