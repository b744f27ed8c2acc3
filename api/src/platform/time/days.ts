import { dayOf, VIETNAM_OFFSET } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';

/** The first day that PostgreSQL can store here: the start of 0001-01-01 in Vietnam is in the year 0 UTC. */
const FIRST_DAY = '0001-01-02';

/** The moment at which a day (YYYY-MM-DD) begins in Vietnam. */
export const beginOfDay = (day: string): Date => new Date(`${day < FIRST_DAY ? FIRST_DAY : day}T00:00:00+07:00`);

/** The moment at which a day ends in Vietnam. */
export const endOfDay = (day: string): Date => new Date(beginOfDay(day).getTime() + DAY);

/** Formats a moment in Vietnam for tables, sortable: 2026-03-02 09:00:00. */
export const formatTime = (moment: Date): string =>
  new Date(moment.getTime() + VIETNAM_OFFSET).toISOString().slice(0, 19).replace('T', ' ');

const toTimestamp = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day `days` days after another; YYYY-MM-DD, and ±YYYYYY-MM-DD beyond the years 0 to 9999. */
export const dayAfter = (day: string, days: number): string => {
  const text = new Date(toTimestamp(day) + days * DAY).toISOString();
  return text.slice(0, text.indexOf('T'));
};

/** Number of days of a period, both ends included; 0 or less when it ends before it begins. */
export const countDays = (from: string, to: string): number =>
  Math.round((toTimestamp(to) - toTimestamp(from)) / DAY) + 1;

/** Oldest accepted birthday; earlier dates are typing errors. */
const OLDEST_BIRTHDAY = '1900-01-01';

/** Whether a day (YYYY-MM-DD) is a plausible birthday: not before 1900, and not after today in Vietnam. */
export const isBirthday = (day: string, now: Date): boolean => day >= OLDEST_BIRTHDAY && day <= dayOf(now);
