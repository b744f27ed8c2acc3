import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { requireSignedIn } from '../../../platform/actor.ts';
import { activationCode, codeHash } from '../activation/code.rules.ts';
import * as queries from '../queries.ts';
import type { cards } from '../tables.ts';

/** The registration that a card is issued for, with its applicant. */
export interface CardIssue {
  readonly registrationId: string;
  /** The applicant; null for one without an account. */
  readonly memberId: string | null;
}

/** Blank cards as they are kept, with their codes as hashes. */
export const blankCard = (
  ctx: Context,
  facts: Partial<Pick<typeof cards.$inferInsert, 'batchId' | 'number' | 'memberId' | 'registrationId'>>,
): typeof cards.$inferInsert => {
  const id = uuidv7();
  const { codeKey } = ctx.secrets;
  const at = ctx.clock.now();
  return { id, codeHash: codeHash(codeKey, id, activationCode(codeKey, id)), createdAt: at, updatedAt: at, ...facts };
};

/**
 * Makes the card of a registration that is done, in its transaction: a blank one of its own, which waits for its
 * applicant, is printed from staff's screen of it and sent. One of the stock is not taken, since nobody knows which of
 * those have been handed out. Who holds the code activates it, for themself or for whom it was asked.
 */
export const issueCard = async (
  ctx: Context,
  tx: Transaction,
  { registrationId, memberId }: CardIssue,
): Promise<{ cardId: string }> => {
  const card = blankCard(ctx, { registrationId, memberId });
  await queries.insert(tx, [card]);
  const event = { id: uuidv7(), cardId: card.id, actorId: requireSignedIn(ctx).memberId, createdAt: ctx.clock.now() };
  await queries.insertEvents(tx, [{ ...event, kind: 'issued' }]);
  await ctx.audit.record(ctx, tx, { act: 'card.issue', target: { kind: 'card', id: card.id } });
  return { cardId: card.id };
};
