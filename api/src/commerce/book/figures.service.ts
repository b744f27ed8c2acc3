import type { OrderTotals } from '@m4u/contract/commerce/book';
import type { Executor } from '../../platform/database/database.ts';
import { beginOfDay, dayAfter, endOfDay } from '../../platform/time/days.ts';
import { findTotals } from './queries.ts';
import * as queries from './statistics.queries.ts';
import { toOrderTotals } from './statistics.service.ts';

/** Figures of a group's orders for its home. */
export interface OrderFigures {
  readonly today: OrderTotals;
  /** The same weekday a week before. */
  readonly weekBefore: OrderTotals;
  readonly span: {
    readonly totals: OrderTotals;
    readonly before: OrderTotals;
    readonly revenue: { day: string; now: number; before: number }[];
  };
  /** Points that customers hold. */
  readonly heldPoints: number;
}

const spanOf = (from: string, to: string): queries.TimeSpan => ({ from: beginOfDay(from), to: endOfDay(to) });

/** The shortest time of the series by day: it contains the day a week before. */
const LEAST_DAYS = 8;

/**
 * Reads the figures of a group in four statements: `days` up to `today`, compared with as many days before. The caller
 * has checked that the reader administers the group.
 */
export const readFigures = async (
  db: Executor,
  groupId: string,
  { today, days }: { readonly today: string; readonly days: number },
): Promise<OrderFigures> => {
  const from = dayAfter(today, 1 - days);
  const formerFrom = dayAfter(from, -days);
  const seriesFrom = dayAfter(today, 1 - Math.max(2 * days, LEAST_DAYS));
  const [rows, totals, before, books] = await Promise.all([
    queries.sumByPeriod(db, groupId, spanOf(seriesFrom, today), 'day'),
    queries.sumSpan(db, groupId, spanOf(from, today)),
    queries.sumSpan(db, groupId, spanOf(formerFrom, dayAfter(from, -1))),
    findTotals(db, groupId),
  ]);
  const byDay = new Map(rows.map((row) => [row.part, toOrderTotals(row)]));
  const totalsOf = (day: string) => byDay.get(day) ?? toOrderTotals(undefined);
  return {
    today: totalsOf(today),
    weekBefore: totalsOf(dayAfter(today, -7)),
    span: {
      totals: toOrderTotals(totals),
      before: toOrderTotals(before),
      revenue: Array.from({ length: days }, (_, index) => {
        const day = dayAfter(from, index);
        return { day, now: totalsOf(day).payment, before: totalsOf(dayAfter(day, -days)).payment };
      }),
    },
    heldPoints: books.added - books.spent - books.expired,
  };
};
