import { DAY, HOUR } from '@m4u/contract/durations';
import { DAYS_WAITING, HOURS_AFTER } from '@m4u/contract/event/checkIn/rules';

/** The fields of a person at an event that affect its counts. */
interface Stay {
  readonly listed: boolean;
  /** The number of expected people. */
  readonly seats: number;
  readonly inside: boolean;
  /** People of the latest entry. */
  readonly people: number;
  readonly firstIn: Date | null;
}

/** A stay with the times of the last entry and exit. */
export interface Presence extends Stay {
  readonly lastIn: Date | null;
  readonly lastOut: Date | null;
}

/** The counts of an event, or what a change adds to them. */
export interface Counts {
  /** Guests on the list; `arrived` are those who came. */
  readonly guests: number;
  readonly arrived: number;
  /** People expected, people who ever came, and people inside now. */
  readonly expected: number;
  readonly came: number;
  readonly inside: number;
}

const NOBODY: Counts = { guests: 0, arrived: 0, expected: 0, came: 0, inside: 0 };

const counted = ({ listed, seats, inside, people, firstIn }: Stay): Counts => ({
  guests: listed ? 1 : 0,
  arrived: listed && firstIn !== null ? 1 : 0,
  expected: listed ? seats : 0,
  came: firstIn === null ? 0 : people,
  inside: inside ? people : 0,
});

const combine = (a: Counts, b: Counts, sign: 1 | -1): Counts => ({
  guests: a.guests + sign * b.guests,
  arrived: a.arrived + sign * b.arrived,
  expected: a.expected + sign * b.expected,
  came: a.came + sign * b.came,
  inside: a.inside + sign * b.inside,
});

/** A person before a change (undefined for a new one) and after it. */
export interface Change {
  readonly before: Stay | undefined;
  readonly after: Stay;
}

/** Calculates what changes of people add to the counts of their event. */
export const difference = (changes: readonly Change[]): Counts =>
  changes.reduce(
    (sum, { before, after }) =>
      combine(combine(sum, counted(after), 1), before === undefined ? NOBODY : counted(before), -1),
    NOBODY,
  );

/** Presence of a person without scans. */
export const AWAY = { inside: false, people: 0, firstIn: null, lastIn: null, lastOut: null } as const;

/** A successful entry or exit. */
export interface Passed {
  readonly kind: 'in' | 'out';
  readonly people: number;
  readonly at: Date;
}

/** Applies a successful entry or exit to a person. */
export const passed = <T extends Presence>(before: T, { kind, people, at }: Passed): T =>
  kind === 'in'
    ? { ...before, inside: true, people, firstIn: before.firstIn ?? at, lastIn: at }
    : { ...before, inside: false, lastOut: at };

/** Whether an event was over at a moment; it is over `HOURS_AFTER` hours after its end. */
export const isOver = (endsAt: Date | null, at: Date): boolean =>
  endsAt !== null && at.getTime() > endsAt.getTime() + HOURS_AFTER * HOUR;

/**
 * The time of a scan: the device's clock, limited to at most the time of receipt and at least `DAYS_WAITING` before.
 */
export const momentOf = (claimed: Date, received: Date): Date => {
  const earliest = received.getTime() - DAYS_WAITING * DAY;
  return new Date(Math.min(Math.max(claimed.getTime(), earliest), received.getTime()));
};
