import type { Locale } from './words.ts';
import { lazy } from './lazy.ts';

/** How long a period is. */
export const PERIOD_KINDS = ['month', 'quarter', 'year'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** A month `2026-03`, a quarter `2026-Q1`, a year `2026`: of this millennium. */
export const PERIOD_FORM = /^2\d{3}(-(0[1-9]|1[0-2]|Q[1-4]))?$/;

/** The first and the last year that a period may be of. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2999;

const MONTHS: Readonly<Record<PeriodKind, number>> = { month: 1, quarter: 3, year: 12 };

/** How long a period is. */
export const kindOfPeriod = (period: string): PeriodKind => {
  if (period.length === 4) return 'year';
  return period.includes('Q') ? 'quarter' : 'month';
};

/** The year of a period, and which of its months or quarters it is; 1 for the year itself. */
const partsOf = (period: string): { readonly year: number; readonly number: number } => ({
  year: Number(period.slice(0, 4)),
  number: Number(period.slice(5).replace('Q', '') || 1),
});

/** The period of a kind that is the `number`th of a year; beyond the year's ends it is one of another year. */
const periodAt = (kind: PeriodKind, year: number, number: number): string => {
  const inYear = 12 / MONTHS[kind];
  const at = year * inYear + number - 1;
  const whole = String(Math.floor(at / inYear));
  const place = (at % inYear) + 1;
  if (kind === 'year') return whole;
  return kind === 'quarter' ? `${whole}-Q${place}` : `${whole}-${String(place).padStart(2, '0')}`;
};

/** The period of a kind in which a day (YYYY-MM-DD) is. */
export const periodOn = (kind: PeriodKind, day: string): string =>
  periodAt(kind, Number(day.slice(0, 4)), Math.ceil(Number(day.slice(5, 7)) / MONTHS[kind]));

/** The period so many after another of its kind; before it, when negative. */
export const periodAfter = (period: string, count: number): string => {
  const { year, number } = partsOf(period);
  return periodAt(kindOfPeriod(period), year, number + count);
};

/** Periods of a kind that end with one, the oldest first. */
export const periodsTo = (period: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => periodAfter(period, at + 1 - count));

/** The first and the last day of a period. */
export const daysOfPeriod = (period: string): { readonly from: string; readonly to: string } => {
  const months = MONTHS[kindOfPeriod(period)];
  const { year, number } = partsOf(period);
  const first = (number - 1) * months;
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), to: day(first + months, 0) };
};

const monthNames = lazy(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** A period as it stands within a sentence: “tháng 3/2026”, “quý 1/2026”, “năm 2026”; “March 2026”, “Q1 2026”, “2026”. */
export const periodWords = (period: string, locale: Locale): string => {
  const kind = kindOfPeriod(period);
  const { year, number } = partsOf(period);
  if (locale === 'en') {
    if (kind === 'year') return String(year);
    return kind === 'quarter' ? `Q${number} ${year}` : monthNames().format(new Date(Date.UTC(year, number - 1, 1)));
  }
  if (kind === 'year') return `năm ${year}`;
  return `${kind === 'quarter' ? 'quý' : 'tháng'} ${number}/${year}`;
};
