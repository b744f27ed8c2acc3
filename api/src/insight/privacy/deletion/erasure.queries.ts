import { sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';

/**
 * Lets the transaction remove names from append-only logs (`erasing()` of the migrations), and raises its statement
 * timeout to ten minutes.
 */
export const allowErasing = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await tx.execute(sql`set local m4u.erasing = 'on'`);
};
