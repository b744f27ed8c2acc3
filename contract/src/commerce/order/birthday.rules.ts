/** The time around a birthday in which its rule holds: the week from Monday to Sunday, or the month. */
export const BIRTHDAY_SPANS = ['week', 'month'] as const;
export type BirthdaySpan = (typeof BIRTHDAY_SPANS)[number];

/** The most points for a birthday. */
export const MAXIMUM_BIRTHDAY_POINTS = 1_000_000;

/** Days after a birthday's points in which another span gives none, since a day of birth can be changed. */
export const BIRTHDAY_REST_DAYS = 300;

/** Points for invoices around a birthday (docs/rules/point.md#birthdays): a percentage of each, or fixed points once. */
export interface BirthdayRule {
  readonly span: BirthdaySpan;
  readonly percent: number | null;
  readonly fixed: number | null;
}

const DAY_MS = 86_400_000;

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The number of days from one day (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number => (toTime(to) - toTime(from)) / DAY_MS;

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;

/** The birthday in a year, as YYYY-MM-DD; of 29 February it is 28 February in common years. */
export const birthdayIn = (year: number, born: string): string => {
  const day = born.slice(5);
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeapYear(year) ? '02-28' : day}`;
};

/** The number of a week from Monday to Sunday: 5 January 1970 was a Monday. */
const weekOf = (day: string): number => Math.floor((toTime(day) / DAY_MS + 3) / 7);

/** Whether two days are in the same week, or the same month of the same year. */
export const isInSameSpan = (one: string, other: string, span: BirthdaySpan): boolean =>
  span === 'month' ? one.slice(0, 7) === other.slice(0, 7) : weekOf(one) === weekOf(other);

/** Whether a day is in the week or month of a birthday; a week may reach over the end of a year. */
export const isInBirthdaySpan = (born: string, day: string, span: BirthdaySpan): boolean => {
  const year = Number(day.slice(0, 4));
  return [year - 1, year, year + 1].some((each) => isInSameSpan(birthdayIn(each, born), day, span));
};
