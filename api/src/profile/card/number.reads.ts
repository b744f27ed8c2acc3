import { inArray } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { cards } from './tables.ts';

/** What is printed on cards beside their codes: their place in the batch; null for one that was made by itself. */
export const numbersOf = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, number | null>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: cards.id, number: cards.number, batchId: cards.batchId })
    .from(cards)
    .where(inArray(cards.id, [...ids]));
  return new Map(rows.map(({ id, number, batchId }) => [id, batchId === null ? null : number]));
};
