import { dayOf, endOfDay } from '../../../platform/time/days.ts';

/** The same day some months later, or the last one of a month that is shorter. */
const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};

/**
 * When points that come in now are gone if nobody spends them: at the end of a day in Vietnam, so many months later;
 * undefined for never.
 */
export const expiryOf = (now: Date, months: number | null): Date | undefined =>
  months === null ? undefined : endOfDay(monthsLater(dayOf(now), months));
