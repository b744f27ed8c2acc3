import type { Executor } from '../../../platform/database/database.ts';
import { inArray } from '../../../platform/database/orm.ts';
import { pointGifts as gifts } from './tables.ts';

/** The two members of a gift. */
export interface GiftPair {
  readonly giverId: string;
  readonly receiverId: string;
}

/** Finds the members of gifts by the id of the gift; no query for none. */
export const listGiftPairs = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, GiftPair>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: gifts.id, giverId: gifts.giverId, receiverId: gifts.receiverId })
    .from(gifts)
    .where(inArray(gifts.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...pair }) => [id, pair]));
};
