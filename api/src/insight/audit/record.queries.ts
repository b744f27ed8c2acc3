import type { Executor } from '../../platform/database/database.ts';
import { auditEntries } from './tables.ts';

/** Writes down an act. */
export const insert = (tx: Executor, row: typeof auditEntries.$inferInsert) => tx.insert(auditEntries).values(row);
