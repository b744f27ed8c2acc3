import { jsonb, pgTable, primaryKey, text, uuid } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/** Calls that must not run twice, by the caller's key for each; kept for good (docs/rules/calls.md#idempotency). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The member who called. */
    actorId: uuid().notNull(),
    key: text().notNull(),
    /** Hash of the call's name and input. */
    fingerprint: text().notNull(),
    /** What was answered; null only while the call is under way. */
    result: jsonb().$type<object>(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
);
