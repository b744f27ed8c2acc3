/** Source of the time; injected, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export interface FixedClock extends Clock {
  /** Moves the clock forward by milliseconds. */
  advance(milliseconds: number): void;
  set(moment: Date | string): void;
}

/** Creates a test clock that starts at `start`. */
export const fixedClock = (start: Date | string): FixedClock => {
  let present = new Date(start).getTime();
  return {
    now: () => new Date(present),
    advance: (milliseconds) => void (present += milliseconds),
    set: (moment) => void (present = new Date(moment).getTime()),
  };
};
