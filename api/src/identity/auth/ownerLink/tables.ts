import { boolean, index, pgTable, text, uuid } from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { accounts } from '../tables.ts';

/**
 * Links in letters by which an owner undoes a change of the addresses, or a sign-in on a new device
 * (docs/rules/auth.md#owner-links).
 */
export const ownerLinks = pgTable(
  'owner_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    // The version before, which deletes accounts without knowing this table, may still run.
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['address', 'device'] }).notNull(),
    /** The session that made the change, or that was begun; sessions are deleted before their links. */
    sessionId: uuid().notNull(),
    /** Addresses before the change. */
    email: text(),
    phone: text(),
    /** Whether the second factor was on before the change; one that was turned on since ends with it. */
    hadFactor: boolean().notNull(),
    /** Device of a sign-in; empty for an unknown browser. */
    device: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('owner_links_account').on(table.accountId)],
);
