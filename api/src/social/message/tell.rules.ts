import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import type { MemberFacts } from './queries.ts';

/** What changed: a message or a conversation; `also` are told whether they have left or not. */
interface Told {
  readonly message?: string;
  readonly conversation?: string;
  readonly also?: readonly string[];
}

/** Tells those who are in a conversation what changed in it; who has left sees nothing of it. */
export const announceConversationChange = (
  ctx: Pick<Context, 'stream'>,
  tx: Transaction,
  members: readonly MemberFacts[],
  { message, conversation, also = [] }: Told,
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
