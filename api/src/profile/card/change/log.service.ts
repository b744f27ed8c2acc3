import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import * as queries from '../queries.ts';

/** What happened to a card, and who did it. */
export interface Happening {
  readonly kind: Exclude<queries.CardEventRow['kind'], 'made' | 'issued'>;
  readonly actorId: string;
  /** The other card of a move. */
  readonly otherCardId?: string;
}

/** Happenings that the owner need not be told of: the other card of the same move tells it. */
const SILENT: readonly Happening['kind'][] = ['moved'];

/** Writes down what happened to a card, in the transaction that does it, and tells its owner. */
export const recordCardEvent = async (
  ctx: Context,
  tx: Transaction,
  card: queries.CardRow,
  { kind, actorId, otherCardId }: Happening,
): Promise<void> => {
  const id = uuidv7();
  const createdAt = ctx.clock.now();
  await queries.insertEvents(tx, [{ id, cardId: card.id, kind, actorId, otherCardId: otherCardId ?? null, createdAt }]);
  // Nobody's card, or one that never came to whom it was meant for.
  if (card.memberId === null || card.activatedAt === null || SILENT.includes(kind)) return;
  await ctx.notifier.notify(ctx, tx, {
    to: [card.memberId],
    kind: 'card-changed',
    cause: id,
    about: id,
    data: { card: card.id, change: kind },
  });
};
