import { SHOWN_PERIODS } from '@m4u/contract/event/associationReport/rules';
import type { ReportTotals } from '@m4u/contract/event/associationReport/schema';
import { periodDays, periodKind, type PeriodKind, periodAfter, periodOn, listPeriodsTo } from '@m4u/contract/period';
import { endOfDay } from '../../platform/time/days.ts';

/** Lists the periods of statistics, oldest first, up to the requested one, by default the last one that has ended. */
export const listPeriods = (
  { kind = 'month', period }: { kind?: PeriodKind | undefined; period?: string | undefined },
  today: string,
): readonly string[] => {
  const last = period ?? periodAfter(periodOn(kind, today), -1);
  return listPeriodsTo(last, SHOWN_PERIODS[periodKind(last)]);
};

/** Sums of the submitted reports of a period. */
export interface PeriodSums {
  readonly period: string;
  readonly members: number;
  readonly newMembers: number;
  readonly revenue: number;
  readonly events: number;
  /** Ids of the groups that reported. */
  readonly groups: readonly string[];
}

/** Totals of a period; `expected` counts the groups that existed at its end, and other groups that reported. */
export const toTotals = (
  period: string,
  sums: PeriodSums | undefined,
  groups: readonly { readonly _id: string; readonly createdAt: Date }[],
): ReportTotals => {
  const end = endOfDay(periodDays(period).to);
  const reported = sums?.groups ?? [];
  const expected = new Set([...groups.filter(({ createdAt }) => createdAt < end).map(({ _id }) => _id), ...reported]);
  return {
    period,
    members: sums?.members ?? 0,
    newMembers: sums?.newMembers ?? 0,
    revenue: sums?.revenue ?? 0,
    events: sums?.events ?? 0,
    reported: reported.length,
    expected: expected.size,
  };
};
