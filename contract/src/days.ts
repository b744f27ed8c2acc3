import { HOUR } from './durations.ts';

/** Vietnam is seven hours (in milliseconds) ahead of UTC and has no summer time. */
export const VIETNAM_OFFSET = 7 * HOUR;

/** The day of a moment in Vietnam, YYYY-MM-DD. */
export const dayOf = (moment: Date | number): string =>
  new Date(Number(moment) + VIETNAM_OFFSET).toISOString().slice(0, 10);
