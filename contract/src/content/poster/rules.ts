/** Facts that decide whether a poster shows; days of Vietnam (YYYY-MM-DD), first and last day included. */
export interface PosterDays {
  readonly start: string;
  readonly end: string;
  readonly enabled: boolean;
}

/** State of a poster today: turned off, before its first day, shown, or past its last day. */
export const posterStates = ['off', 'upcoming', 'showing', 'ended'] as const;
export type PosterState = (typeof posterStates)[number];

/** State of a poster on a day; `ended` takes precedence over `off`. */
export const posterStateOf = ({ start, end, enabled }: PosterDays, today: string): PosterState => {
  if (end < today) return 'ended';
  if (!enabled) return 'off';
  return start > today ? 'upcoming' : 'showing';
};

/** Errors in a poster's days, with field and code (docs/rules/poster.md#days). */
export const findPosterErrors = ({ start, end, enabled }: PosterDays, today: string) => [
  ...(start < end ? [] : [{ field: 'end', code: 'end-before-start' } as const]),
  ...(enabled && end < today ? [{ field: 'enabled', code: 'poster-ended' } as const] : []),
];
