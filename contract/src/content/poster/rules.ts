/** What decides whether a poster shows, in days of Vietnam (YYYY-MM-DD, both its first and its last included). */
export interface PosterDays {
  readonly start: string;
  readonly end: string;
  readonly enabled: boolean;
}

/** How a poster stands today: put away, waiting for its first day, showing, or past its last one. */
export const posterStates = ['off', 'upcoming', 'showing', 'ended'] as const;
export type PosterState = (typeof posterStates)[number];

/** The state of a poster on a day. One that has ended says so whether or not it was put away. */
export const posterStateOf = ({ start, end, enabled }: PosterDays, today: string): PosterState => {
  if (end < today) return 'ended';
  if (!enabled) return 'off';
  return start > today ? 'upcoming' : 'showing';
};

/** Errors in a poster's days, by field (docs/rules/poster.md#days). */
export const posterFaults = ({ start, end, enabled }: PosterDays, today: string) => [
  ...(start < end ? [] : [{ field: 'end', code: 'end-before-start' } as const]),
  ...(enabled && end < today ? [{ field: 'enabled', code: 'poster-ended' } as const] : []),
];
