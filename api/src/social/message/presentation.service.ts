import { MOST_PARTICIPANTS, type Conversation, type Message } from '@m4u/contract/social/message/schema';
import type { Context } from '../../platform/context.ts';
import { findBlocks } from '../../profile/friend/pair.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as lists from './list.reads.ts';
import * as messageQueries from './message.queries.ts';
import { toConversation, toMessage } from './rules.ts';

type DatabaseAccess = Pick<Context, 'db'>;

/** Most members of a conversation in lists. */
const MOST_LISTED_MEMBERS = 12;

/** Messages as their reader sees them; one query for all senders. */
export const toMessages = async (
  ctx: DatabaseAccess,
  readerId: string,
  rows: readonly messageQueries.MessageRow[],
): Promise<Message[]> => {
  const personOf = await personLookup(
    ctx,
    rows.map(({ senderId }) => senderId),
  );
  return rows.map((row) => toMessage(row, readerId, personOf));
};

/**
 * Conversations as their reader sees them, with a limited number of members; four queries for any number of
 * conversations.
 */
export const toConversations = async (
  ctx: DatabaseAccess,
  readerId: string,
  rows: readonly lists.ConversationRow[],
  people = MOST_LISTED_MEMBERS,
): Promise<Conversation[]> => {
  const ids = rows.map(({ id }) => id);
  const [participants, last] = await Promise.all([
    lists.listParticipants(ctx.db, readerId, ids, people),
    messageQueries.listByPositions(ctx.db, rows),
  ]);
  const met = [...participants.map(({ memberId }) => memberId), ...last.map(({ senderId }) => senderId)];
  const [personOf, blocked] = await Promise.all([personLookup(ctx, met), findBlocks(ctx.db, readerId, met)]);
  const membersOf = Map.groupBy(participants, ({ conversationId }) => conversationId);
  const lastOf = new Map(last.map((row) => [row.conversationId, toMessage(row, readerId, personOf)]));
  return rows.map((conversation) => {
    const members = membersOf.get(conversation.id) ?? [];
    return toConversation(
      {
        conversation,
        participants: members,
        total: members[0]?.total ?? 0,
        last: lastOf.get(conversation.id) ?? null,
        blockedByReader: members.some(({ memberId }) => memberId !== readerId && blocked.has(memberId)),
      },
      readerId,
      personOf,
    );
  });
};

/** One conversation with all members; undefined when the reader is not a member. */
export const findConversation = async (
  ctx: DatabaseAccess,
  readerId: string,
  id: string,
): Promise<Conversation | undefined> => {
  const rows = await lists.listByIds(ctx.db, readerId, [id]);
  const [conversation] = await toConversations(ctx, readerId, rows, MOST_PARTICIPANTS);
  return conversation;
};

/** One message; undefined when the reader does not see it. */
export const findMessage = async (ctx: DatabaseAccess, readerId: string, id: string): Promise<Message | undefined> => {
  const [message] = await toMessages(ctx, readerId, await messageQueries.listByIds(ctx.db, readerId, [id]));
  return message;
};
