import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { auditEntries } from './tables.ts';

/** Inserts an entry. */
export const insert = byProgram((tx: Executor, row: typeof auditEntries.$inferInsert) =>
  tx.insert(auditEntries).values(row),
);
