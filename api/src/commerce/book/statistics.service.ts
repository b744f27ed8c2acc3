import { dayOf } from '@m4u/contract/days';
import { MOST_DAYS, type OrderTotals, type Statistics } from '@m4u/contract/commerce/book';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, dayAfter, countDays, endOfDay } from '../../platform/time/days.ts';
import { failField } from '../../platform/errors.ts';
import { requireGroupAdmin } from '../../profile/group/rights.service.ts';
import { findTotals } from './queries.ts';
import { buyerLookup } from '../point/accountHolder.service.ts';
import * as queries from './statistics.queries.ts';
import { type PeriodLength, listPeriods, USUAL_DAYS } from './statistics.rules.ts';

/** The number of top buyers. */
const TOP = 10;

/** The first day that statistics accept. */
const FIRST_DAY = '0001-01-01';

/** Parameters of the statistics. */
export interface StatisticsQuery {
  readonly groupId: string;
  readonly by?: PeriodLength | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

// Larger sums are not exact as a JavaScript number; no shop reaches them.
const toSafeInteger = (sum: number | null | undefined): number => Math.min(sum ?? 0, Number.MAX_SAFE_INTEGER);

/** Converts sums of the database to totals; nothing at all becomes zeros. */
export const toOrderTotals = (row: Omit<queries.PeriodSums, 'part'> | undefined): OrderTotals => ({
  orders: row?.orders ?? 0,
  value: toSafeInteger(row?.value),
  discount: toSafeInteger(row?.discount),
  payment: toSafeInteger(row?.payment),
  spent: toSafeInteger(row?.spent),
  earned: toSafeInteger(row?.earned),
  buyers: row?.buyers ?? 0,
});

/** Resolves the days of a query; by default the thirty days until today. Errors: invalid. */
const resolveDays = (ctx: Context, { from: requestedFrom, to: until, by = 'day' }: StatisticsQuery) => {
  const to = until ?? dayOf(ctx.clock.now());
  const usual = dayAfter(to, 1 - USUAL_DAYS);
  const from = requestedFrom ?? (usual < FIRST_DAY ? FIRST_DAY : usual);
  const days = countDays(from, to);
  if (days < 1) failField(requestedFrom === undefined ? 'to' : 'from', 'end-before-start');
  if (days > MOST_DAYS[by]) failField('from', 'range-too-long');
  return { from, to, by, days };
};

const toTimeSpan = (from: string, to: string): queries.TimeSpan => ({ from: beginOfDay(from), to: endOfDay(to) });

/** Totals of a group's orders by part of a span, with the span before it. Errors: not-found, forbidden, invalid. */
export const getStatistics = async (ctx: Context, query: StatisticsQuery): Promise<Statistics> => {
  const { id } = await requireGroupAdmin(ctx, query.groupId);
  const { from, to, by, days } = resolveDays(ctx, query);
  const span = toTimeSpan(from, to);
  const [rows, previousRows, books, best] = await Promise.all([
    queries.sumByPeriod(ctx.db, id, span, by),
    queries.sumSpan(ctx.db, id, toTimeSpan(dayAfter(from, -days), dayAfter(from, -1))),
    findTotals(ctx.db, id),
    queries.listTopAccounts(ctx.db, id, span, TOP),
  ]);
  const buyerOf = await buyerLookup(
    ctx,
    best.map(({ accountId }) => accountId),
  );
  const byPart = new Map(rows.map((row) => [row.part, row]));
  return {
    by,
    from,
    to,
    totals: toOrderTotals(byPart.get(null)),
    before: toOrderTotals(previousRows),
    series: listPeriods(from, to, by).map((part) => ({
      from: part < from ? from : part,
      ...toOrderTotals(byPart.get(part)),
    })),
    points: {
      outstanding: books.added - books.spent - books.expired,
      added: books.added,
      spent: books.spent,
      expired: books.expired,
    },
    top: best.map((row) => ({
      buyer: buyerOf(row.accountId),
      orders: row.orders,
      payment: toSafeInteger(row.payment),
      earned: toSafeInteger(row.earned),
    })),
  };
};
