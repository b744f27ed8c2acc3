import * as z from 'zod';
import { data, Day, Id, line, list, Paging } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { OrderFilter } from './order.ts';
import { CustomerFigures, CustomersExport, CustomersQuery } from './book/customer.ts';
import { ListedMovement, PointAccount, StatementLine, WaitingPoints } from './book/statement.ts';
import { Buyer, Days, MovementKind } from './point/schema.ts';

/** Filter of a statement. */
export const StatementFilter = z.object({ kind: MovementKind.optional(), ...Days });

/** Sums over orders that are not cancelled, with an invoice or without; money in VND. */
export const OrderTotals = z.object({
  orders: z.int(),
  value: z.int(),
  discount: z.int(),
  payment: z.int(),
  spent: z.int(),
  earned: z.int(),
  /** The number of different buyers of these orders. */
  buyers: z.int(),
});
export type OrderTotals = z.output<typeof OrderTotals>;

/** The most days of statistics by day, by week and by month. */
export const MOST_DAYS = { day: 400, week: 1_830, month: 1_830 } as const;

/** Totals by day, week (from Monday) or month, in Vietnamese time; empty parts are included. */
export const Statistics = z.object({
  by: z.enum(['day', 'week', 'month']),
  from: Day,
  to: Day,
  totals: OrderTotals,
  /** Totals of the same number of days right before. */
  before: OrderTotals,
  /** Parts by their first day `from`; the first part begins no earlier than the requested span. */
  series: z.array(OrderTotals.extend({ from: Day })),
  /** Points that the group's customers have now, and all points ever added, spent and expired. */
  points: z.object({ outstanding: z.int(), added: z.int(), spent: z.int(), expired: z.int() }),
  /** The buyers with the highest payments in the span. */
  top: z.array(z.object({ buyer: Buyer, orders: z.int(), payment: z.int(), earned: z.int() })),
});
export type Statistics = z.output<typeof Statistics>;

/** Filter of movements: kind, buyer, days (both included), words of the note or the invoice number. */
export const MovementFilter = z.object({
  kind: MovementKind.optional(),
  memberId: Id.optional(),
  groupId: Id.optional(),
  ...Days,
  q: line(100).optional(),
});
const filter = filterOf(MovementFilter.shape);
const orderFilter = filterOf(OrderFilter.shape);
const statementFilter = filterOf(StatementFilter.shape);
const GroupParams = z.object({ groupId: Id });

const MovementList = z.object({
  data: z.array(ListedMovement),
  /** The number of matching rows. */
  total: z.int(),
  /** The number of all rows, without the filter. */
  totalDoc: z.int(),
  /** Sum of the points of matching rows. */
  totalPoint: z.int(),
});

/** Statements, lists, statistics and tables of movements and orders (docs/rules/point.md#statements). */
export const pointBook = endpoints({
  accounts: {
    method: 'GET',
    path: '/orderPoint/accounts',
    access: 'member',
    summary: 'Groups where the caller has or had points, with balances, last used first',
    query: Paging,
    result: list(PointAccount),
  },
  waiting: {
    method: 'GET',
    path: '/orderPoint/waiting',
    access: 'member',
    summary:
      'Groups with points for the caller’s phone number that the caller has not claimed, by name; empty once the verification of the number is too old',
    query: Paging,
    result: list(WaitingPoints),
  },
  statement: {
    method: 'GET',
    path: '/orderGroup/getPoint',
    access: 'member',
    summary:
      'Balance and statement at a group, newest first: the caller’s own, or for group admins that of `memberId`, a member or customer',
    query: Paging.extend({ groupId: Id, memberId: Id.optional(), filter: statementFilter }),
    result: list(StatementLine).extend({ account: PointAccount }),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  minusPoints: {
    method: 'GET',
    path: '/orderPoint/get-minus-points/:sellerGroupId',
    access: 'member',
    summary: 'Redemptions and refunds of points at a group, newest first; for group admins',
    params: z.object({ sellerGroupId: Id }),
    query: Paging.extend({ filter }),
    result: MovementList,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  addPoints: {
    method: 'GET',
    path: '/orderPoint/get-add-points/:buyerId',
    access: 'member',
    summary:
      'Points given to a buyer, newest first: to the caller by all groups, or for group admins to a customer by the group in `filter`',
    params: z.object({ buyerId: Id }),
    query: Paging.extend({ filter }),
    result: MovementList,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  statistics: {
    method: 'GET',
    path: '/orderGroup/statistical',
    access: 'member',
    summary:
      'Order totals of a group by day, week or month; the last 30 days by default, at most 400 days by day or five years; for group admins',
    query: GroupParams.extend({ by: z.enum(['day', 'week', 'month'], { error: 'choice' }).optional(), ...Days }),
    result: data(Statistics),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  customers: {
    method: 'GET',
    path: '/orderGroup/customers',
    access: 'member',
    summary:
      'Customers of a group with the figures of their orders, by name unless `sort` says otherwise; for group admins',
    query: CustomersQuery,
    result: list(CustomerFigures),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  exportCustomers: {
    method: 'GET',
    path: '/orderGroup/exportCustomers',
    access: 'member',
    summary: 'Chosen customers of a group with their figures as CSV; for group admins',
    query: CustomersExport,
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  exportRedeemed: {
    method: 'GET',
    path: '/orderPoint/exports-csv-minus-points',
    access: 'member',
    summary: 'Redemptions of a group as CSV; for group admins',
    query: z.object({ sellerGroupId: Id, filter }),
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'unavailable'],
  },
  exportInvoiceRedeemed: {
    method: 'GET',
    path: '/orderGroup/exports-csv-minus-points',
    access: 'member',
    summary: 'Redemptions on invoices of a group as CSV; for group admins',
    query: GroupParams.extend({ filter }),
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'unavailable'],
  },
  exportPoints: {
    method: 'GET',
    path: '/orderGroup/exportPoint',
    access: 'member',
    summary: 'All movements of a group’s points as CSV; for group admins',
    query: GroupParams.extend({ filter: statementFilter }),
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'unavailable'],
  },
  exportOrders: {
    method: 'GET',
    path: '/orderGroup/exportOrderGroup',
    access: 'member',
    summary: 'Orders of a group as CSV; for group admins',
    query: GroupParams.extend({ filter: orderFilter }),
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'unavailable'],
  },
});
