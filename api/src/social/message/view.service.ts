import { CONVERSATION_SIZE, type Conversation, type Message } from '@m4u/contract/social/message/schema';
import type { Context } from '../../platform/context.ts';
import { blocks } from '../../profile/friend/pair.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as lists from './list.queries.ts';
import * as queries from './queries.ts';
import { presentConversation, presentMessage } from './rules.ts';

type Reads = Pick<Context, 'db'>;

/** Most members of a conversation in lists. */
const LISTED = 12;

/** Messages as their reader sees them; one query for all senders. */
export const presentMessages = async (
  ctx: Reads,
  readerId: string,
  rows: readonly queries.MessageRow[],
): Promise<Message[]> => {
  const personOf = await personLookup(
    ctx,
    rows.map(({ senderId }) => senderId),
  );
  return rows.map((row) => presentMessage(row, readerId, personOf));
};

/**
 * Conversations as their reader sees them, with a limited number of members; four queries for any number of
 * conversations.
 */
export const presentConversations = async (
  ctx: Reads,
  readerId: string,
  rows: readonly lists.ConversationRow[],
  people = LISTED,
): Promise<Conversation[]> => {
  const ids = rows.map(({ id }) => id);
  const [participants, last] = await Promise.all([
    lists.participants(ctx.db, readerId, ids, people),
    queries.findByPositions(ctx.db, rows),
  ]);
  const met = [...participants.map(({ memberId }) => memberId), ...last.map(({ senderId }) => senderId)];
  const [personOf, blocked] = await Promise.all([personLookup(ctx, met), blocks(ctx.db, readerId, met)]);
  const membersOf = Map.groupBy(participants, ({ conversationId }) => conversationId);
  const lastOf = new Map(last.map((row) => [row.conversationId, presentMessage(row, readerId, personOf)]));
  return rows.map((conversation) => {
    const members = membersOf.get(conversation.id) ?? [];
    return presentConversation(
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
export const conversationOf = async (ctx: Reads, readerId: string, id: string): Promise<Conversation | undefined> => {
  const rows = await lists.byIds(ctx.db, readerId, [id]);
  const [conversation] = await presentConversations(ctx, readerId, rows, CONVERSATION_SIZE);
  return conversation;
};

/** One message; undefined when the reader does not see it. */
export const messageOf = async (ctx: Reads, readerId: string, id: string): Promise<Message | undefined> => {
  const [message] = await presentMessages(ctx, readerId, await queries.byIds(ctx.db, readerId, [id]));
  return message;
};
