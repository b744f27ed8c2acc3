import { bigint, timestamp } from './orm-tables.ts';

/** A whole number, of VND or points or of what is counted, as far as JavaScript counts exactly. */
export const whole = () => bigint({ mode: 'number' });

/** A point in time, wherever one is. */
export const moment = () => timestamp({ withTimezone: true });
