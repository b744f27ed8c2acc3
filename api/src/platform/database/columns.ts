import { bigint, timestamp } from './orm-tables.ts';

/** A whole number (VND, points, counts) within JavaScript's safe range. */
export const whole = () => bigint({ mode: 'number' });

/** A point in time, with time zone. */
export const moment = () => timestamp({ withTimezone: true });
