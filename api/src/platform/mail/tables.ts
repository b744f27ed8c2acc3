import { pgTable, text } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/**
 * Suppressed e-mail addresses and phone numbers, whose owners want no invitations: a keyed hash each, kept forever,
 * without the person's identity.
 */
export const suppressedAddresses = pgTable('suppressed_addresses', {
  hash: text().primaryKey(),
  createdAt: moment().notNull(),
});
