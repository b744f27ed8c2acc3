import type { CustomerSort } from '@m4u/contract/commerce/book/customer';
import { and, count, eq, inArray, isNotNull, isNull, max, or, sql, sum } from '../../platform/database/orm.ts';
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

/** Lists customers of a group with the figures of their orders. */
export const list = async (
  db: Executor,
  { groupId, search, ids }: CustomerSelection,
  sorting: Sorting<CustomerSort>,
  { limit, offset }: Slice,
) => {
  const customer = customersOf(db, groupId, search);
  // A record has an account of its own until a member claims it; then the account is the member's.
  const isAccountOf = or(
    and(isNull(customer.claimedAt), eq(accounts.customerId, customer.id)),
    and(
      isNotNull(customer.claimedAt),
      eq(accounts.groupId, customer.groupId),
      eq(accounts.memberId, customer.memberId),
    ),
  );
  const sums = db
    .select({
      orders: count().as('orders'),
      paid: sql<number>`coalesce(${sum(orders.payment)}, 0)`.mapWith(Number).as('paid'),
      last: max(orders.createdAt).as('last'),
    })
    .from(orders)
    .where(and(eq(orders.accountId, accounts.id), eq(orders.groupId, groupId), eq(orders.status, 'done')))
    .as('sums');
  const points = sql<number>`coalesce(${accounts.points}, 0)`.mapWith(Number);
  const columns = {
    name: customer.nameWords,
    orders: sums.orders,
    paid: sums.paid,
    points,
    last: sql`coalesce(${sums.last}, '-infinity')`,
    since: customer.createdAt,
  };
  return db
    .select({ customer: customer._.selectedFields, points, orders: sums.orders, paid: sums.paid, last: sums.last })
    .from(customer)
    .leftJoin(accounts, isAccountOf)
    .leftJoinLateral(sums, sql`true`)
    .where(ids && inArray(customer.id, [...ids]))
    .orderBy(...toOrderBy(columns, customer.id, sorting, 'name'))
    .limit(limit)
    .offset(offset);
};

/** Counts the customers of a group that match a search. */
export const countMatching = (db: Executor, { groupId, search }: CustomerSelection): Promise<number> =>
  db.$count(customersOf(db, groupId, search));
