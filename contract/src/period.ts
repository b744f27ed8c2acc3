import type { Locale } from './words.ts';
import { lazy } from './lazy.ts';

/** How long a period is. */
export const PERIOD_KINDS = ['month', 'quarter', 'year'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Format of a period: a month `2026-03`, a quarter `2026-Q1`, a year `2026`; years 2000 to 2999. */
export const PERIOD_FORM = /^2\d{3}(-(0[1-9]|1[0-2]|Q[1-4]))?$/;

/** Years that a period may have. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2999;

const MONTHS: Readonly<Record<PeriodKind, number>> = { month: 1, quarter: 3, year: 12 };

/** How long a period is. */
export const periodKind = (period: string): PeriodKind => {
  if (period.length === 4) return 'year';
  return period.includes('Q') ? 'quarter' : 'month';
};

/** The year of a period and the number of its month or quarter; 1 for a year. */
const parsePeriod = (period: string): { readonly year: number; readonly number: number } => ({
  year: Number(period.slice(0, 4)),
  number: Number(period.slice(5).replace('Q', '') || 1),
});

/** The period with this number within a year; numbers beyond the year's ends give a period of another year. */
const periodAt = (kind: PeriodKind, year: number, number: number): string => {
  const inYear = 12 / MONTHS[kind];
  const periodIndex = year * inYear + number - 1;
  const whole = String(Math.floor(periodIndex / inYear));
  const numberInYear = (periodIndex % inYear) + 1;
  if (kind === 'year') return whole;
  return kind === 'quarter' ? `${whole}-Q${numberInYear}` : `${whole}-${String(numberInYear).padStart(2, '0')}`;
};

/** The period of a kind that contains a day (YYYY-MM-DD). */
export const periodOn = (kind: PeriodKind, day: string): string =>
  periodAt(kind, Number(day.slice(0, 4)), Math.ceil(Number(day.slice(5, 7)) / MONTHS[kind]));

/** The period `count` periods after the given one; before it when negative. */
export const periodAfter = (period: string, count: number): string => {
  const { year, number } = parsePeriod(period);
  return periodAt(periodKind(period), year, number + count);
};

/** The last `count` periods up to the given one, oldest first. */
export const listPeriodsTo = (period: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => periodAfter(period, index + 1 - count));

/** The first and the last day of a period. */
export const periodDays = (period: string): { readonly from: string; readonly to: string } => {
  const months = MONTHS[periodKind(period)];
  const { year, number } = parsePeriod(period);
  const first = (number - 1) * months;
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), to: day(first + months, 0) };
};

const monthNames = lazy(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** A period as text within a sentence: “tháng 3/2026”, “quý 1/2026”, “năm 2026”; “March 2026”, “Q1 2026”, “2026”. */
export const periodWords = (period: string, locale: Locale): string => {
  const kind = periodKind(period);
  const { year, number } = parsePeriod(period);
  if (locale === 'en') {
    if (kind === 'year') return String(year);
    return kind === 'quarter' ? `Q${number} ${year}` : monthNames().format(new Date(Date.UTC(year, number - 1, 1)));
  }
  if (kind === 'year') return `năm ${year}`;
  return `${kind === 'quarter' ? 'quý' : 'tháng'} ${number}/${year}`;
};
