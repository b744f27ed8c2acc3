import type { OrderSort } from '@m4u/contract/commerce/order';
import { desc, eq, sum } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type Sorting, toOrderBy } from '../../platform/database/sorting.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { orderColumns, type OrderChangeRow, type OrderRow } from './queries.ts';
import { isSelected, type OrderSelection } from './selection.reads.ts';
import { pointOrderChanges as changes, orders } from './tables.ts';
import { pointTotals as totals } from '../point/tables.ts';

/** Reads the number of orders from the group's stored totals: counting a million rows is too slow for a page. */
const readTotal = async (db: Executor, groupId: string): Promise<number> => {
  const [row] = await db
    .select({ total: sum(totals.orders).mapWith(Number) })
    .from(totals)
    .where(eq(totals.groupId, groupId));
  return row?.total ?? 0;
};

/** Whether a selection has no filter except the group. */
const isUnfiltered = ({ groupId: _groupId, ...rest }: OrderSelection): boolean =>
  Object.values(rest).every((each) => each === undefined);

/** Columns by which orders are sorted; an index has each. Ids rise with time. */
const sortColumns = { created: orders.id, payment: orders.payment };

/** Lists orders of a group with their total number. */
export const list = async (
  db: Executor,
  selection: OrderSelection,
  sorting: Sorting<OrderSort>,
  { limit, offset }: Slice,
): Promise<{ rows: OrderRow[]; total: number }> => {
  const condition = isSelected(db, selection);
  const [rows, total] = await Promise.all([
    db
      .select(orderColumns)
      .from(orders)
      .where(condition)
      .orderBy(...toOrderBy(sortColumns, orders.id, sorting, 'created'))
      .limit(limit)
      .offset(offset),
    isUnfiltered(selection) ? readTotal(db, selection.groupId) : db.$count(orders, condition),
  ]);
  return { rows, total };
};

/** Lists the history of a group's orders, or of one order, newest first; each line with the order's current account. */
export const listChanges = async (
  db: Executor,
  { groupId, orderId }: { readonly groupId: string; readonly orderId?: string | undefined },
  { limit, offset }: Slice,
): Promise<{ rows: (OrderChangeRow & { readonly accountId: string })[]; total: number }> => {
  const condition = orderId === undefined ? eq(changes.groupId, groupId) : eq(changes.orderId, orderId);
  const [rows, total] = await Promise.all([
    db
      .select({ change: changes, accountId: orders.accountId })
      .from(changes)
      .innerJoin(orders, eq(orders.id, changes.orderId))
      .where(condition)
      .orderBy(desc(changes.id))
      .limit(limit)
      .offset(offset),
    db.$count(changes, condition),
  ]);
  return { rows: rows.map(({ change, accountId }) => ({ ...change, accountId })), total };
};
