import { sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';

/**
 * Until the transaction ends, names may be taken out of logs that are otherwise never changed (`erasing()` of the
 * migrations), and a statement may take longer than any page may ask.
 */
export const allowErasing = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await tx.execute(sql`set local m4u.erasing = 'on'`);
};
