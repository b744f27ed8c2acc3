import type { CustomerSort } from '@m4u/contract/commerce/book/customer';
import {
  and,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  or,
  sql,
  type SQL,
  type SQLWrapper,
  sum,
} from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { type Sorting, toOrderBy } from '../../platform/database/sorting.ts';
import { customersOf } from '../../profile/group/customers/list.reads.ts';
import { orders } from '../order/tables.ts';
import { pointAccounts as accounts } from '../point/account.tables.ts';

/** A selection of a group's customers. */
export interface CustomerSelection {
  readonly groupId: string;
  /** Words of the name, or a part of the phone number. */
  readonly search?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** The customers of a group, and the members with an account of points there. */
const buyersOf = (db: Executor, groupId: string, search: string | undefined) => {
  const buyers = db
    .select({ memberId: accounts.memberId, since: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isNotNull(accounts.memberId)))
    .as('buyers');
  return customersOf(db, groupId, search, { of: buyers, memberId: buyers.memberId, since: buyers.since });
};

type Customers = ReturnType<typeof buyersOf>;

const points = sql<number>`coalesce(${accounts.points}, 0)`.mapWith(Number);

/** Figures over orders. */
const figures = {
  orders: count().as('orders'),
  paid: sql<number>`coalesce(${sum(orders.payment)}, 0)`.as('paid'),
  last: max(orders.createdAt).as('last'),
};

const stands = (groupId: string): SQL | undefined => and(eq(orders.groupId, groupId), eq(orders.status, 'done'));

/** A record has an account of its own until a member claims it; then the account is the member's. */
const isAccountOf = (customer: Customers): SQL | undefined =>
  or(
    and(isNull(customer.claimedAt), eq(accounts.customerId, customer.id)),
    and(
      isNotNull(customer.claimedAt),
      eq(accounts.groupId, customer.groupId),
      eq(accounts.memberId, customer.memberId),
    ),
  );

/** The same by one comparison, so that PostgreSQL joins all customers of a group in a single pass. */
const isAnyAccountOf = (customer: Customers, groupId: string): SQL | undefined =>
  and(
    eq(accounts.groupId, groupId),
    sql`coalesce(${accounts.customerId}, ${accounts.memberId}) =
      case when ${customer.claimedAt} is null then ${customer.id} else ${customer.memberId} end`,
  );

/** Sums over the orders of each row's account. */
const sumsOfAccount = (db: Executor, groupId: string, accountId: SQLWrapper) =>
  db
    .select(figures)
    .from(orders)
    .where(and(stands(groupId), sql`${orders.accountId} = ${accountId}`))
    .as('sums');

/** Sorts by a column of customers, and reads figures for the rows of the page only. */
const listByColumn = (
  db: Executor,
  { groupId, search, ids }: CustomerSelection,
  sorting: Sorting<'name' | 'since'>,
  { limit, offset }: Slice,
) => {
  const orderOf = ({ nameWords, createdAt, id }: Customers) =>
    toOrderBy({ name: nameWords, since: createdAt }, id, sorting, 'name');
  const all = buyersOf(db, groupId, search);
  const customer = db
    .select(all._.selectedFields)
    .from(all)
    .where(ids && inArray(all.id, [...ids]))
    .orderBy(...orderOf(all))
    .limit(limit)
    .offset(offset)
    .as('customer');
  const sums = sumsOfAccount(db, groupId, accounts.id);
  return db
    .select({ customer: customer._.selectedFields, points, orders: sums.orders, paid: sums.paid, last: sums.last })
    .from(customer)
    .leftJoin(accounts, isAccountOf(customer))
    .leftJoinLateral(sums, sql`true`)
    .orderBy(...orderOf(customer));
};

/** Sorts by the balance, and reads figures of orders for the rows of the page only. */
const listByPoints = (
  db: Executor,
  { groupId, search, ids }: CustomerSelection,
  { order }: Sorting<'points'>,
  { limit, offset }: Slice,
) => {
  const all = buyersOf(db, groupId, search);
  const customer = db
    .select({
      ...all._.selectedFields,
      // Orders have an `account_id`, with which this one would be taken for the same column.
      accountId: sql<string | null>`${accounts.id}`.as('holder_account'),
      balance: points.as('balance'),
    })
    .from(all)
    .leftJoin(accounts, isAnyAccountOf(all, groupId))
    .where(ids && inArray(all.id, [...ids]))
    .orderBy(...toOrderBy({ points }, all.id, { order }, 'points'))
    .limit(limit)
    .offset(offset)
    .as('customer');
  const { accountId: _, balance: __, ...fields } = customer._.selectedFields;
  const sums = sumsOfAccount(db, groupId, customer.accountId);
  return db
    .select({ customer: fields, points: customer.balance, orders: sums.orders, paid: sums.paid, last: sums.last })
    .from(customer)
    .leftJoinLateral(sums, sql`true`)
    .orderBy(...toOrderBy({ points: customer.balance }, customer.id, { order }, 'points'));
};

/** Sorts by a figure, which is summed over all orders of the group at once. */
const listByFigure = (
  db: Executor,
  { groupId, search, ids }: CustomerSelection,
  sorting: Sorting<'orders' | 'paid' | 'last'>,
  { limit, offset }: Slice,
) => {
  const customer = buyersOf(db, groupId, search);
  const sums = db
    .select({ accountId: orders.accountId, ...figures })
    .from(orders)
    .where(stands(groupId))
    .groupBy(orders.accountId)
    .as('sums');
  const [orderTotal, paid] = [sql<number>`coalesce(${sums.orders}, 0)`, sql<number>`coalesce(${sums.paid}, 0)`];
  const columns = { orders: orderTotal, paid, last: sql`coalesce(${sums.last}, '-infinity')` };
  return db
    .select({ customer: customer._.selectedFields, points, orders: orderTotal, paid, last: sums.last })
    .from(customer)
    .leftJoin(accounts, isAnyAccountOf(customer, groupId))
    .leftJoin(sums, eq(sums.accountId, accounts.id))
    .where(ids && inArray(customer.id, [...ids]))
    .orderBy(...toOrderBy(columns, customer.id, sorting, 'paid'))
    .limit(limit)
    .offset(offset);
};

/** Lists customers of a group with the figures of their orders. */
export const list = async (
  db: Executor,
  selection: CustomerSelection,
  { sort = 'name', order }: Sorting<CustomerSort>,
  slice: Slice,
) => {
  const rows = await (sort === 'name' || sort === 'since'
    ? listByColumn(db, selection, { sort, order }, slice)
    : sort === 'points'
      ? listByPoints(db, selection, { order }, slice)
      : listByFigure(db, selection, { sort, order }, slice));
  return rows.map(({ orders: orderTotal, paid, ...row }) => ({
    ...row,
    orders: Number(orderTotal),
    paid: Number(paid),
  }));
};

/** Counts the customers of a group that match a search. */
export const countMatching = (db: Executor, { groupId, search }: CustomerSelection): Promise<number> =>
  db.$count(buyersOf(db, groupId, search));
