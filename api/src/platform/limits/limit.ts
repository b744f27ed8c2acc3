/** Durations in seconds, the unit of windows. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Points allowed within a number of seconds. */
export interface Window {
  readonly points: number;
  readonly seconds: number;
}

/** A limit: its windows, its key and its store. */
export interface Limit {
  /** All windows apply; shortest first. */
  readonly windows: readonly [Window, ...Window[]];
  /**
   * Kind of the key. An IP address counts by its network, since one person has many IPv6 addresses; `everybody` has a
   * single key.
   */
  readonly by: 'address' | 'recipient' | 'identifier' | 'member' | 'everybody';
  /** `shared`: across processes and restarts. `memory`: free and coarse. */
  readonly store: 'shared' | 'memory';
  /** Whether calls are refused while the store does not answer. */
  readonly refusesWithoutStore: boolean;
  /** Delay (seconds) until the points are restored, doubled from `first` to `last` with each refusal within a day. */
  readonly growing?: { readonly first: number; readonly last: number };
}
