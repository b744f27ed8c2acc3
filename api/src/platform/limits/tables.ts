import { bigint, integer, pgTable, varchar } from '../database/orm-tables.ts';

/**
 * Used points of each limit. The columns and their order are required by rate-limiter-flexible. `key` is the limit's
 * name and a keyed hash, so no address or identifier is stored; `expire` is in Unix milliseconds.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
