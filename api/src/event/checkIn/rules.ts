import { DAY, HOUR } from '@m4u/contract/durations';
import { MOST_OFFLINE_DAYS, OPEN_HOURS_AFTER_END } from '@m4u/contract/event/checkIn/rules';

/** The fields of a person at an event that affect its counts. */
interface CountedPerson {
  readonly listed: boolean;
  /** The number of expected people. */
  readonly seats: number;
  readonly inside: boolean;
  /** People of the latest entry. */
  readonly people: number;
  readonly firstIn: Date | null;
}

/** A stay with the times of the last entry and exit. */
export interface Presence extends CountedPerson {
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

const NO_COUNTS: Counts = { guests: 0, arrived: 0, expected: 0, came: 0, inside: 0 };

const countPerson = ({ listed, seats, inside, people, firstIn }: CountedPerson): Counts => ({
  guests: listed ? 1 : 0,
  arrived: listed && firstIn !== null ? 1 : 0,
  expected: listed ? seats : 0,
  came: firstIn === null ? 0 : people,
  inside: inside ? people : 0,
});

const addCounts = (a: Counts, b: Counts, sign: 1 | -1): Counts => ({
  guests: a.guests + sign * b.guests,
  arrived: a.arrived + sign * b.arrived,
  expected: a.expected + sign * b.expected,
  came: a.came + sign * b.came,
  inside: a.inside + sign * b.inside,
});

/** A person before a change (undefined for a new one) and after it. */
export interface PersonChange {
  readonly before: CountedPerson | undefined;
  readonly after: CountedPerson;
}

/** Calculates what changes of people add to the counts of their event. */
export const countChanges = (changes: readonly PersonChange[]): Counts =>
  changes.reduce(
    (sum, { before, after }) =>
      addCounts(addCounts(sum, countPerson(after), 1), before === undefined ? NO_COUNTS : countPerson(before), -1),
    NO_COUNTS,
  );

/** Presence of a person without scans. */
export const AWAY = { inside: false, people: 0, firstIn: null, lastIn: null, lastOut: null } as const;

/** A successful entry or exit. */
export interface Passage {
  readonly kind: 'in' | 'out';
  readonly people: number;
  readonly passedAt: Date;
}

/** Applies a successful entry or exit to a person. */
export const applyPassage = <T extends Presence>(presence: T, { kind, people, passedAt }: Passage): T =>
  kind === 'in'
    ? { ...presence, inside: true, people, firstIn: presence.firstIn ?? passedAt, lastIn: passedAt }
    : { ...presence, inside: false, lastOut: passedAt };

/** Whether an event was over at a moment; it is over `OPEN_HOURS_AFTER_END` hours after its end. */
export const isOver = (endsAt: Date | null, now: Date): boolean =>
  endsAt !== null && now.getTime() > endsAt.getTime() + OPEN_HOURS_AFTER_END * HOUR;

/**
 * The time of a scan: the device's clock, limited to at most the time of receipt and at least `MOST_OFFLINE_DAYS` days before.
 */
export const scanTime = (claimed: Date, received: Date): Date => {
  const earliest = received.getTime() - MOST_OFFLINE_DAYS * DAY;
  return new Date(Math.min(Math.max(claimed.getTime(), earliest), received.getTime()));
};
