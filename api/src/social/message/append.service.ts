import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { insertMessages } from './message.queries.ts';
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
  const rows = drafts.map(({ kind = 'text', images = [], ...draft }, index) => ({
    ...draft,
    kind,
    images: [...images],
    conversationId,
    seq: lastSeq + index + 1,
    createdAt,
  }));
  const last = lastSeq + rows.length;
  await insertMessages(tx, rows);
  await queries.moveToTop(tx, { id: conversationId, lastSeq: last, activeAt: createdAt });
  for (const { senderId: memberId, seq, kind } of rows)
    if (kind === 'text') await queries.markOwnRead(tx, { conversationId, memberId, readSeq: seq });
  for (const { id } of rows) announceConversationChange(ctx, tx, members, { message: id });
  announceConversationChange(ctx, tx, members, { conversation: conversationId });
  return last;
};
