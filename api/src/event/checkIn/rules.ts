import { DAY, HOUR } from '@m4u/contract/durations';
import { DAYS_WAITING, HOURS_AFTER } from '@m4u/contract/event/checkIn/rules';

/** What of somebody at an event counts. */
interface Stay {
  readonly listed: boolean;
  /** People who are expected. */
  readonly seats: number;
  readonly inside: boolean;
  /** People who came, the last time. */
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
  /** Lines on the list, and of them those who came. */
  readonly guests: number;
  readonly arrived: number;
  /** People: expected, came at all, and are inside. */
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

/** Somebody before a change (undefined for who is new), and after it. */
export interface Change {
  readonly before: Stay | undefined;
  readonly after: Stay;
}

/** What changes of people add to the counts of their event. */
export const difference = (changes: readonly Change[]): Counts =>
  changes.reduce(
    (sum, { before, after }) =>
      combine(combine(sum, counted(after), 1), before === undefined ? NOBODY : counted(before), -1),
    NOBODY,
  );

/** Somebody of whom nothing was scanned. */
export const AWAY = { inside: false, people: 0, firstIn: null, lastIn: null, lastOut: null } as const;

/** A scan that counted, in the order in which they were received. */
export interface Passed {
  readonly kind: 'in' | 'out';
  readonly people: number;
  readonly at: Date;
}

/** Somebody after a scan that counts. */
export const passed = <T extends Presence>(before: T, { kind, people, at }: Passed): T =>
  kind === 'in'
    ? { ...before, inside: true, people, firstIn: before.firstIn ?? at, lastIn: at }
    : { ...before, inside: false, lastOut: at };

/** Whether an event was over at a moment, the hours in which scans still count included. */
export const isOver = (endsAt: Date | null, at: Date): boolean =>
  endsAt !== null && at.getTime() > endsAt.getTime() + HOURS_AFTER * HOUR;

/** When something was scanned: by the device's clock, never later than it came, nor longer ago than a device may wait. */
export const momentOf = (claimed: Date, received: Date): Date => {
  const earliest = received.getTime() - DAYS_WAITING * DAY;
  return new Date(Math.min(Math.max(claimed.getTime(), earliest), received.getTime()));
};
