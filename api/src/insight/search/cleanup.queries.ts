import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';

/**
 * Deletes words that no page contains any more, so that no name is stored longer than its page. Locks the index within
 * the transaction: otherwise a word could be deleted between its lookup and its use.
 */
export const purgeWords = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`set local lock_timeout = '5s'`);
  await tx.execute(sql`lock table search_entries in share row exclusive mode`);
  await tx.execute(
    sql`delete from search_terms as term where not exists (select from search_postings where term = term.id)`,
  );
};
