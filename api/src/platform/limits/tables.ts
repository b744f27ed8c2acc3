import { bigint, integer, pgTable, varchar } from '../database/orm-tables.ts';

/**
 * What has been used of each limit. The columns and their order are those that rate-limiter-flexible writes.
 * `key` is the limit's name and a keyed hash, so no address or identifier is kept; `expire` is in Unix milliseconds.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
