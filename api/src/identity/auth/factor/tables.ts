import { pgTable, primaryKey, text, uuid } from '../../../platform/database/orm-tables.ts';
import { moment, whole } from '../../../platform/database/columns.ts';
import { accounts } from '../tables.ts';

/**
 * Secrets of an account's authenticator app, encrypted (docs/rules/auth.md#second-factor). `accounts.factor_since` says
 * since when the factor is on: each sign-in and call reads that row anyway.
 */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  /** The secret in use; null until the first one is confirmed. */
  secret: text(),
  /** A secret that becomes the one in use with its first right code. */
  pendingSecret: text(),
  /** The latest accepted time step of 30 seconds: its code and those of earlier steps are refused. */
  lastStep: whole(),
});

/** Keyed hashes of the recovery codes; each replaces a code of the app once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
