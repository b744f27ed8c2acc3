import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import * as queries from './queries.ts';
import { announceConversationChange } from './announcement.service.ts';

/** A message without its `seq`. */
export interface NewMessage {
  readonly id: string;
  readonly senderId: string;
  readonly clientId: string;
  readonly kind?: 'text' | 'joined' | 'left' | 'named';
  readonly detail: string;
  readonly images?: readonly string[];
}

/**
 * Appends messages to a conversation that this transaction has locked: assigns `seq`, moves the conversation to the top
 * of its members' lists, notifies their streams, and marks texts as read for their senders. Returns the last `seq`.
 */
export const append = async (
  ctx: Context,
  tx: Transaction,
  { id: conversationId, lastSeq }: Pick<queries.ConversationFacts, 'id' | 'lastSeq'>,
  members: readonly queries.MemberFacts[],
  drafts: readonly NewMessage[],
): Promise<number> => {
  const createdAt = ctx.clock.now();
  const rows = drafts.map(({ images = [], ...draft }, index) => ({
    ...draft,
    images: [...images],
    conversationId,
    seq: lastSeq + index + 1,
    createdAt,
  }));
  const last = lastSeq + rows.length;
  await queries.insertMessages(tx, rows);
  await queries.updateConversation(tx, conversationId, { lastSeq: last });
  await queries.moveToTop(tx, conversationId, createdAt);
  for (const { senderId: memberId, seq, kind = 'text' } of rows)
    if (kind === 'text') await queries.updateMember(tx, { conversationId, memberId }, { readSeq: seq });
  for (const { id } of rows) announceConversationChange(ctx, tx, members, { message: id });
  announceConversationChange(ctx, tx, members, { conversation: conversationId });
  return last;
};
