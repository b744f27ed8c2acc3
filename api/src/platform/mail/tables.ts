import { pgTable, text } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/**
 * Addresses whose owners asked never to be invited again, e-mail addresses and phone numbers alike: a keyed hash each,
 * kept for good. Who they are is not in it.
 */
export const suppressedAddresses = pgTable('suppressed_addresses', {
  hash: text().primaryKey(),
  createdAt: moment().notNull(),
});
