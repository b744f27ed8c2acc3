import { and, count, countDistinct, desc, eq, gte, lt, sql, sum } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { orders } from '../order/tables.ts';

/** A span of time; `to` is excluded. */
export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

/** Sums over orders of one part of the span, or of the whole span where `part` is null. */
export interface PeriodSums {
  readonly part: string | null;
  readonly orders: number;
  readonly value: number;
  readonly discount: number;
  readonly payment: number;
  readonly spent: number;
  readonly earned: number;
  readonly buyers: number;
}

const isInForce = (groupId: string, { from, to }: TimeSpan) =>
  and(eq(orders.groupId, groupId), gte(orders.createdAt, from), lt(orders.createdAt, to), eq(orders.status, 'done'));

const sums = {
  orders: count(),
  value: sum(orders.value).mapWith(Number),
  discount: sum(orders.discount).mapWith(Number),
  payment: sum(orders.payment).mapWith(Number),
  spent: sum(orders.spent).mapWith(Number),
  earned: sum(orders.earned).mapWith(Number),
  buyers: countDistinct(orders.accountId),
};

/** Sums orders that are not cancelled by part (named by its first day in Vietnam) and in total, in one snapshot. */
export const sumByPeriod = (
  db: Executor,
  groupId: string,
  span: TimeSpan,
  by: 'day' | 'week' | 'month',
): Promise<PeriodSums[]> => {
  const first = sql<
    string | null
  >`date_trunc(${sql.raw(`'${by}'`)}, ${orders.createdAt} at time zone 'UTC' + interval '7 hours')::date`;
  return db
    .select({ part: sql<string | null>`${first}::text`, ...sums })
    .from(orders)
    .where(isInForce(groupId, span))
    .groupBy(sql`grouping sets ((${first}), ())`);
};

/** Sums orders of a span that are not cancelled. */
export const sumSpan = async (
  db: Executor,
  groupId: string,
  span: TimeSpan,
): Promise<Omit<PeriodSums, 'part'> | undefined> => {
  const [row] = await db.select(sums).from(orders).where(isInForce(groupId, span));
  return row;
};

/** Lists the accounts with the highest payments in a span. */
export const listTopAccounts = (db: Executor, groupId: string, span: TimeSpan, limit: number) =>
  db
    .select({
      accountId: orders.accountId,
      orders: sums.orders,
      payment: sums.payment,
      earned: sums.earned,
    })
    .from(orders)
    .where(and(isInForce(groupId, span)))
    .groupBy(orders.accountId)
    .having(sql`sum(${orders.payment}) > 0`)
    .orderBy(desc(sql`sum(${orders.payment})`), orders.accountId)
    .limit(limit);
