import type { Executor } from '../../platform/database/database.ts';
import { agencies } from './tables.ts';

/** Adds an agency. */
export const insert = (tx: Executor, row: typeof agencies.$inferInsert) => tx.insert(agencies).values(row);
