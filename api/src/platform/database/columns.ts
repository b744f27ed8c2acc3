import { bigint } from 'drizzle-orm/pg-core';

/** A whole number, of VND or points or of what is counted, as far as JavaScript counts exactly. */
export const whole = () => bigint({ mode: 'number' });
