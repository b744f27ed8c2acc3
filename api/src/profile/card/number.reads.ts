import { inArray } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { cards } from './tables.ts';

/** The printed numbers of cards, i.e. their positions in the batch; null for a card that was made alone. */
export const findCardNumbers = async (
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: cards.id, number: cards.number, batchId: cards.batchId })
    .from(cards)
    .where(inArray(cards.id, [...ids]));
  return new Map(rows.map(({ id, number, batchId }) => [id, batchId === null ? null : number]));
};
