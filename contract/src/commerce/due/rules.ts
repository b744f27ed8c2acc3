/**
 * States of a member's dues, from the last day of their latest period (docs/rules/due.md#states). `none`: never had a
 * period; `current`: the period runs; `due`: it ends within thirty days; `grace`: it ended a short time ago; `lapsed`: it
 * ended longer ago.
 */
export const DUE_STATES = ['current', 'due', 'grace', 'lapsed', 'none'] as const;
export type DueState = (typeof DUE_STATES)[number];

/** States that the list of dues can be narrowed to; `arrears`: everybody who should pay now. */
export const DUE_FILTERS = ['arrears', ...DUE_STATES] as const;
export type DueFilterState = (typeof DUE_FILTERS)[number];

/**
 * States of a period. `asked`: waits for its payment; `given`: counts; `taken`: its money went back; `withdrawn`: another
 * one was asked for instead.
 */
export const PERIOD_STATES = ['asked', 'given', 'taken', 'withdrawn'] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

/** Terms that the form offers, in months; any number up to the longest is accepted. */
export const USUAL_MONTHS = [1, 3, 6, 12] as const;

/** Largest figures of a level: its price in VND, its term in months, and the days of grace after the term. */
export const LEVEL_MOST = { price: 1_000_000_000, months: 36, graceDays: 60, levels: 30 } as const;

/** Longest texts, in characters. */
export const LEVEL_LENGTH = { name: 60, benefits: 1_000, note: 500 } as const;

/** Days before the end at which a member is asked to renew; the nearest first. */
export const REMINDER_DAYS = [0, 7, 30] as const;

/** Days before the end from which on a period is due. */
export const DUE_DAYS = 30;

/** The furthest end of a period, in days from today: nobody pays for decades by mistake. */
export const MOST_DAYS_AHEAD = 1_200;

const DAY_MS = 86_400_000;

/** The day `days` days after another (YYYY-MM-DD). */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of the month of a day. */
const dateOf = (day: string): number => Number(day.slice(8));

/**
 * The day some months later which is the `anchor`-th of its month, or the last one of a shorter month: from 31 January
 * by one month to 28 February, and on to 31 March.
 */
export const monthsAfter = (day: string, months: number, anchor = dateOf(day)): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(anchor, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};

/** The latest period of a member, as the next one follows it. */
export interface LastTerm {
  readonly endsOn: string;
  readonly graceDays: number;
  /** Day of the month on which its terms begin. */
  readonly anchor: number;
}

/** First and last day of a period. */
export interface Term {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly anchor: number;
}

/** The term from a first day on. */
export const termFrom = (startsOn: string, months: number, anchor = dateOf(startsOn)): Term => ({
  startsOn,
  endsOn: daysAfter(monthsAfter(startsOn, months, anchor), -1),
  anchor,
});

/**
 * The term of a new period: right after the latest one while that runs or is in grace, else from today on. Days are those
 * of Vietnam.
 */
export const nextTerm = (today: string, months: number, last: LastTerm | undefined): Term =>
  last !== undefined && today <= daysAfter(last.endsOn, last.graceDays)
    ? termFrom(daysAfter(last.endsOn, 1), months, last.anchor)
    : termFrom(today, months);

/** The state of a member's dues on a day in Vietnam; `last` is the latest period. */
export const dueStateOn = (day: string, last: Pick<LastTerm, 'endsOn' | 'graceDays'> | undefined): DueState => {
  if (last === undefined) return 'none';
  if (day <= last.endsOn) return last.endsOn <= daysAfter(day, DUE_DAYS) ? 'due' : 'current';
  return day <= daysAfter(last.endsOn, last.graceDays) ? 'grace' : 'lapsed';
};
