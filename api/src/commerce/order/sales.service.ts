import type { Executor } from '../../platform/database/database.ts';
import * as queries from './sales.queries.ts';

/** An order as it is by now; `memberId` is null while its customer has not said who they are. */
export type SoldOrder = Awaited<ReturnType<typeof queries.ordersBy>>[number];

/** Orders by their ids, for modules that reward what was sold. */
export const soldOrders = async (db: Executor, ids: readonly string[]): Promise<SoldOrder[]> =>
  ids.length === 0 ? [] : queries.ordersBy(db, ids);

/**
 * Which orders of a group were made, corrected or cancelled after a change, and the last change of these; at most
 * `limit` changes, the oldest first. What commits late may stand before a change that was seen: who misses nothing looks
 * back for some minutes.
 */
export const changedOrders = async (
  db: Executor,
  groupId: string,
  after: string,
  limit: number,
): Promise<{ readonly orderIds: readonly string[]; readonly last: string | undefined; readonly isAll: boolean }> => {
  const rows = await queries.changesAfter(db, groupId, after, limit);
  return {
    orderIds: [...new Set(rows.map(({ orderId }) => orderId))],
    last: rows.at(-1)?.id,
    isAll: rows.length < limit,
  };
};
