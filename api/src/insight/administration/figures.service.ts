import { dayOf } from '@m4u/contract/days';
import { SECOND } from '@m4u/contract/durations';
import type { Figures } from '@m4u/contract/insight/administration/figures';
import { FEWEST_DRAWN_DAYS } from '@m4u/contract/insight/administration/queue.rules';
import { compareSellingGroups, countSellingGroups } from '../../commerce/order/shops.reads.ts';
import type { Context } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { beginOfDay, dayAfter } from '../../platform/time/days.ts';
import { countMembers, countNewMembers } from '../../profile/member/growth.reads.ts';
import { countViewedPages } from '../tracking/pages.reads.ts';
import { countLate } from './figures.queries.ts';

/** The numbers of each day, with 0 for days without any. */
const fill = (
  days: readonly string[],
  found: readonly { readonly day: string; readonly count: number }[],
): number[] => {
  const counts = new Map(found.map(({ day, count }) => [day, count]));
  return days.map((day) => counts.get(day) ?? 0);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The total at the end of each day, from the last one and what each day added. */
const runningTotals = (total: number, added: readonly number[]): number[] =>
  added.map((_, index) => total - sum(added.slice(index + 1)));

const readFigures = async (ctx: Context, span: number): Promise<Figures> => {
  const now = ctx.clock.now();
  const today = dayOf(now);
  const drawn = Math.max(span, FEWEST_DRAWN_DAYS);
  const days = Array.from({ length: drawn }, (_, index) => dayAfter(today, index + 1 - drawn));
  const first = days[0] ?? today;
  const [total, signUps, pages, shops, shopsByDay, late] = await Promise.all([
    countMembers(ctx.db),
    countNewMembers(ctx.db, beginOfDay(first)).then((found) => fill(days, found)),
    countViewedPages(ctx.db, first).then((found) => fill(days, found)),
    compareSellingGroups(ctx.db, beginOfDay(dayAfter(today, 1 - 2 * span)), beginOfDay(dayAfter(today, 1 - span))),
    countSellingGroups(ctx.db, beginOfDay(first)).then((found) => fill(days, found)),
    countLate(ctx.db, now, drawn),
  ]);
  const past = pages.slice(-Math.max(span, 2), -1);
  return {
    days: span,
    first,
    members: { value: total, before: total - sum(signUps.slice(-span)), series: runningTotals(total, signUps) },
    pages: { value: pages.at(-1) ?? 0, before: Math.round(sum(past) / past.length), series: pages },
    shops: { value: shops.now, before: shops.before, series: shopsByDay },
    late: { value: late.at(-1) ?? 0, before: late.at(-2) ?? 0, series: late },
    signUps,
  };
};

interface KeptFigures {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly figures: Promise<Figures>;
}

/** Figures count rows of the whole installation, which takes seconds where there are millions (docs/measurements.md). */
const KEPT = 30 * SECOND;

/** Kept figures of each running API, by span. */
const keptFigures = new WeakMap<Clock, Map<number, KeptFigures>>();

/** Figures of the platform over a span of days up to today, at most 30 seconds old (docs/rules/audit.md#figures). */
export const getFigures = (ctx: Context, span = 14): Promise<Figures> => {
  const bySpan = keptFigures.get(ctx.clock) ?? new Map<number, KeptFigures>();
  keptFigures.set(ctx.clock, bySpan);
  const now = ctx.clock.now().getTime();
  const kept = bySpan.get(span);
  if (kept && now < kept.until) return kept.figures;
  const figures = readFigures(ctx, span);
  bySpan.set(span, { until: now + KEPT, figures });
  figures.catch(() => bySpan.delete(span));
  return figures;
};
