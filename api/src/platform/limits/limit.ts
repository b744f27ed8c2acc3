/** Durations in seconds, in which windows are told. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How often something may be done in how long. */
export interface Window {
  readonly points: number;
  readonly seconds: number;
}

/** One limit: how much in how long, counted by what and where. */
export interface Limit {
  /** All of them hold; the shortest first. */
  readonly windows: readonly [Window, ...Window[]];
  /** What the key is: an IP address is counted by its network, since a person has many of IPv6; `everybody` has one key. */
  readonly by: 'address' | 'recipient' | 'identifier' | 'member' | 'everybody';
  /** `shared` by all processes and kept over a restart; `memory` costs nothing and is coarse. */
  readonly store: 'shared' | 'memory';
  /** Whether to refuse when the store does not answer. */
  readonly failClosed: boolean;
  /** Delays after which the points are whole again, doubled each time from `first` to `last` seconds, within a day. */
  readonly growing?: { readonly first: number; readonly last: number };
}
