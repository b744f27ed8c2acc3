import { jsonb, pgTable, primaryKey, text, uuid } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/** Idempotent calls by caller and key; kept forever (docs/rules/calls.md#idempotency). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The calling member. */
    actorId: uuid().notNull(),
    key: text().notNull(),
    /** Hash of the call's name and input. */
    fingerprint: text().notNull(),
    /** Stored answer; null only while the call is running. */
    result: jsonb().$type<object>(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
);
