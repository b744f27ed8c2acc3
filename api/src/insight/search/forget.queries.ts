import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';

/**
 * Forgets words that no page has any more: a name that nobody has is not kept for having been one. In a transaction:
 * nothing is entered meanwhile, or a word could go between being found and being used.
 */
export const forgetWords = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`set local lock_timeout = '5s'`);
  await tx.execute(sql`lock table search_entries in share row exclusive mode`);
  await tx.execute(
    sql`delete from search_terms as term where not exists (select from search_postings where term = term.id)`,
  );
};
