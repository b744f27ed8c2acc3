import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import * as queries from '../queries.ts';

/** A new entry in the history of a card, and the person who acted. */
export interface CardEventDraft {
  readonly kind: Exclude<queries.CardEventRow['kind'], 'made' | 'issued'>;
  readonly actorId: string;
  /** The other card, for a move. */
  readonly otherCardId?: string;
}

/** Events without a notification to the owner: a move notifies about the other card. */
const SILENT: readonly CardEventDraft['kind'][] = ['moved'];

/** Records an event of a card in the transaction of the change, and notifies its owner. */
export const recordCardEvent = async (
  ctx: Context,
  tx: Transaction,
  card: queries.CardRow,
  { kind, actorId, otherCardId }: CardEventDraft,
): Promise<void> => {
  const id = uuidv7();
  const createdAt = ctx.clock.now();
  await queries.insertEvents(tx, [{ id, cardId: card.id, kind, actorId, otherCardId: otherCardId ?? null, createdAt }]);
  // The card has no owner, or was never activated by the intended one.
  if (card.memberId === null || card.activatedAt === null || SILENT.includes(kind)) return;
  await ctx.notifier.notify(ctx, tx, {
    to: [card.memberId],
    kind: 'card-changed',
    cause: id,
    about: id,
    data: { card: card.id, change: kind },
  });
};
