import type { OrderSort } from '@m4u/contract/commerce/order';
import { desc, eq, sql, type SQL, sum } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { type Sorting, toOrderBy } from '../../platform/database/sorting.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { orderColumns, type OrderChangeRow, type OrderRow } from './queries.ts';
import { isSelected, type OrderSelection } from './selection.reads.ts';
import { pointOrderChanges as changes, orders } from './tables.ts';
import { pointTotals as totals } from '../point/tables.ts';

const selectTotal = prepareOnce((db, name: 'number of orders') =>
  db
    .select({ total: sum(totals.orders).mapWith(Number) })
    .from(totals)
    .where(eq(totals.groupId, sql.placeholder('groupId')))
    .prepare(name),
);

/** Reads the number of orders from the group's stored totals: counting a million rows is too slow for a page. */
const readTotal = async (db: Executor, groupId: string): Promise<number> => {
  const [row] = await selectTotal(db, 'number of orders').execute({ groupId });
  return row?.total ?? 0;
};

/** Whether a selection has no filter except the group. */
const isUnfiltered = ({ groupId: _groupId, ...rest }: OrderSelection): boolean =>
  Object.values(rest).every((each) => each === undefined);

/** Columns by which orders are sorted; an index has each. Ids rise with time. */
const sortColumns = { created: orders.id, payment: orders.payment };

const selectOrders = (db: Executor, condition: SQL | undefined, sorting: Sorting<OrderSort>) =>
  db
    .select(orderColumns)
    .from(orders)
    .where(condition)
    .orderBy(...toOrderBy(sortColumns, orders.id, sorting, 'created'));

const preparedOrders = prepareOnce((db, variant: `orders by ${OrderSort} ${'asc' | 'desc'}`) =>
  selectOrders(db, eq(orders.groupId, sql.placeholder('groupId')), {
    sort: variant.includes('payment') ? 'payment' : 'created',
    order: variant.endsWith('desc') ? 'desc' : 'asc',
  })
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(variant),
);

/** Lists orders of a group with their total number; without a filter, as the counter does, by prepared statements. */
export const list = async (
  db: Executor,
  selection: OrderSelection,
  sorting: Sorting<OrderSort>,
  { limit, offset }: Slice,
): Promise<{ rows: OrderRow[]; total: number }> => {
  const { groupId } = selection;
  if (isUnfiltered(selection)) {
    const { sort = 'created', order = 'asc' } = sorting;
    const statement = preparedOrders(db, `orders by ${sort} ${order}`);
    const [rows, total] = await Promise.all([statement.execute({ groupId, limit, offset }), readTotal(db, groupId)]);
    return { rows, total };
  }
  const condition = isSelected(db, selection);
  const [rows, total] = await Promise.all([
    selectOrders(db, condition, sorting).limit(limit).offset(offset),
    db.$count(orders, condition),
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
