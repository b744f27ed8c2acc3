import type { Executor } from '../../../platform/database/database.ts';
import * as queries from './queries.ts';

/** An order in its present state; `memberId` is null while its customer's record is unclaimed. */
export type SoldOrder = Awaited<ReturnType<typeof queries.listByIds>>[number];

/** Finds orders by their ids, for modules that reward sales. */
export const listSoldOrders = async (db: Executor, ids: readonly string[]): Promise<SoldOrder[]> =>
  ids.length === 0 ? [] : queries.listByIds(db, ids);

/**
 * Lists orders of a group that were created, corrected or cancelled after the change `after`, with the last of these
 * changes; reads at most `limit` changes, oldest first. A transaction that commits late may add a change before
 * `after`: callers that must miss nothing start some minutes earlier.
 */
export const listChangedOrders = async (
  db: Executor,
  groupId: string,
  after: string,
  limit: number,
): Promise<{ readonly orderIds: readonly string[]; readonly last: string | undefined; readonly isAll: boolean }> => {
  const rows = await queries.listChangesAfter(db, groupId, after, limit);
  return {
    orderIds: [...new Set(rows.map(({ orderId }) => orderId))],
    last: rows.at(-1)?.id,
    isAll: rows.length < limit,
  };
};
