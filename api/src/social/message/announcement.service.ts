import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import type { MemberFacts } from './queries.ts';

/** A change of a message or conversation; members in `also` receive it even if they have left. */
interface ConversationChange {
  readonly message?: string;
  readonly conversation?: string;
  readonly also?: readonly string[];
}

/** Sends a change to the live streams of a conversation's members, except former ones. */
export const announceConversationChange = (
  ctx: Pick<Context, 'stream'>,
  tx: Transaction,
  members: readonly MemberFacts[],
  { message, conversation, also = [] }: ConversationChange,
): void => {
  const present = members.filter(({ status }) => status !== 'left').map(({ memberId }) => memberId);
  ctx.stream.tell(
    tx,
    [...new Set([...present, ...also])].flatMap((memberId) => [
      ...(message === undefined ? [] : [{ memberId, topic: 'message', ref: message }]),
      ...(conversation === undefined ? [] : [{ memberId, topic: 'conversation', ref: conversation }]),
    ]),
  );
};
