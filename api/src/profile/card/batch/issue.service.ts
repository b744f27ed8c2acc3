import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { requireSignedIn } from '../../../platform/actor.ts';
import { activationCode, hashCode } from '../activation/code.rules.ts';
import * as queries from '../queries.ts';
import type { cards } from '../tables.ts';

/** The registration that a card is issued for, with its applicant. */
export interface CardIssue {
  readonly registrationId: string;
  /** The applicant; null for one without an account. */
  readonly memberId: string | null;
}

/** Builds the row of a blank card, with its code as a hash. */
export const createBlankCard = (
  ctx: Context,
  facts: Partial<Pick<typeof cards.$inferInsert, 'batchId' | 'number' | 'memberId' | 'registrationId'>>,
): typeof cards.$inferInsert => {
  const id = uuidv7();
  const { codeKey } = ctx.secrets;
  const now = ctx.clock.now();
  return { id, codeHash: hashCode(codeKey, id, activationCode(codeKey, id)), createdAt: now, updatedAt: now, ...facts };
};

/**
 * Creates the blank card of a finished registration, in its transaction. It is assigned to the applicant; staff print
 * it from its screen and send it. Cards in stock are not used, because nobody knows which of them were handed out. The
 * holder of the code activates it, for themselves or for the applicant.
 */
export const issueCard = async (
  ctx: Context,
  tx: Transaction,
  { registrationId, memberId }: CardIssue,
): Promise<{ cardId: string }> => {
  const card = createBlankCard(ctx, { registrationId, memberId });
  await queries.insert(tx, [card]);
  const event = { id: uuidv7(), cardId: card.id, actorId: requireSignedIn(ctx).memberId, createdAt: ctx.clock.now() };
  await queries.insertEvents(tx, [{ ...event, kind: 'issued' }]);
  await ctx.audit.record(ctx, tx, { act: 'card.issue', target: { kind: 'card', id: card.id } });
  return { cardId: card.id };
};
