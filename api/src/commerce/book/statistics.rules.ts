import type { MOST_DAYS } from '@m4u/contract/commerce/book';
import { dayAfter } from '../../platform/time/days.ts';

/** Length of the parts of statistics: `day`, `week` or `month`. */
export type PeriodLength = keyof typeof MOST_DAYS;

/** Days of statistics by default, including today. */
export const USUAL_DAYS = 30;

const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The first day of the part that contains a day; weeks begin on Monday. */
export const periodStart = (day: string, by: PeriodLength): string => {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, -2)}01`;
  return dayAfter(day, -((new Date(dayStart(day)).getUTCDay() + 6) % 7));
};

const nextPeriod = (part: string, by: PeriodLength): string => {
  if (by === 'month') return periodStart(dayAfter(part, 31), 'month');
  return dayAfter(part, by === 'week' ? 7 : 1);
};

/** Lists the parts from `from` to `to` by their first days; the first one may begin before `from`. */
export const listPeriods = (from: string, to: string, by: PeriodLength): string[] => {
  const parts: string[] = [];
  // Compares numbers: as texts, days after the year 9999 would sort before all others.
  for (let part = periodStart(from, by); dayStart(part) <= dayStart(to); part = nextPeriod(part, by)) parts.push(part);
  return parts;
};
