import { MOST_DAYS, type OrderTotals, type Statistics } from '@m4u/contract/commerce/book';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, dayAfter, dayOf, daysOf, endOfDay } from '../../platform/time/days.ts';
import { failField } from '../../platform/errors.ts';
import { requireGroupAdmin } from '../../profile/group/customers/service.ts';
import { totalsOf } from './queries.ts';
import { buyersBy } from '../point/accountHolder.service.ts';
import * as queries from './statistics.queries.ts';
import { type By, partsOf, USUAL_DAYS } from './statistics.rules.ts';

/** The number of top buyers. */
const TOP = 10;

/** The first day that statistics accept. */
const FIRST_DAY = '0001-01-01';

/** Parameters of the statistics. */
export interface StatisticsQuery {
  readonly groupId: string;
  readonly by?: By | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

// Larger sums are not exact as a JavaScript number; no shop reaches them.
const safe = (sum: number | null | undefined): number => Math.min(sum ?? 0, Number.MAX_SAFE_INTEGER);

const totalsFrom = (row: Omit<queries.PartRow, 'part'> | undefined): OrderTotals => ({
  orders: row?.orders ?? 0,
  value: safe(row?.value),
  discount: safe(row?.discount),
  payment: safe(row?.payment),
  spent: safe(row?.spent),
  earned: safe(row?.earned),
  buyers: row?.buyers ?? 0,
});

/** Resolves the days of a query; by default the thirty days until today. Errors: invalid. */
const daysMeant = (ctx: Context, { from: asked, to: until, by = 'day' }: StatisticsQuery) => {
  const to = until ?? dayOf(ctx.clock.now());
  const usual = dayAfter(to, 1 - USUAL_DAYS);
  const from = asked ?? (usual < FIRST_DAY ? FIRST_DAY : usual);
  const days = daysOf(from, to);
  if (days < 1) failField(asked === undefined ? 'to' : 'from', 'end-before-start');
  if (days > MOST_DAYS[by]) failField('from', 'range-too-long');
  return { from, to, by, days };
};

const spanOf = (from: string, to: string): queries.Span => ({ from: beginOfDay(from), to: endOfDay(to) });

/** Totals of a group's orders by part of a span, with the span before it. Errors: not-found, forbidden, invalid. */
export const statistics = async (ctx: Context, query: StatisticsQuery): Promise<Statistics> => {
  const { id } = await requireGroupAdmin(ctx, query.groupId);
  const { from, to, by, days } = daysMeant(ctx, query);
  const span = spanOf(from, to);
  const [rows, before, books, best] = await Promise.all([
    queries.parts(ctx.db, id, span, by),
    queries.whole(ctx.db, id, spanOf(dayAfter(from, -days), dayAfter(from, -1))),
    totalsOf(ctx.db, id),
    queries.top(ctx.db, id, span, TOP),
  ]);
  const buyerOf = await buyersBy(
    ctx,
    best.map(({ accountId }) => accountId),
  );
  const byPart = new Map(rows.map((row) => [row.part, row]));
  return {
    by,
    from,
    to,
    totals: totalsFrom(byPart.get(null)),
    before: totalsFrom(before),
    series: partsOf(from, to, by).map((part) => ({
      from: part < from ? from : part,
      ...totalsFrom(byPart.get(part)),
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
      payment: safe(row.payment),
      earned: safe(row.earned),
    })),
  };
};
