import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';

/** The day in Vietnam that many days from now, as a date field expects it: `2026-11-28`. */
export const dayAhead = (days: number): string => dayOf(Date.now() + days * DAY);
