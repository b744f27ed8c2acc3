import type { Executor } from '../../../platform/database/database.ts';
import { agencyAdmins } from './tables.ts';

/** Makes a member an admin of an agency; no effect when the member is one already. */
export const addAdmin = (tx: Executor, row: typeof agencyAdmins.$inferInsert) =>
  tx.insert(agencyAdmins).values(row).onConflictDoNothing();
