import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';
import { writtenOf } from '../../profile/group/known.service.ts';
import { pointAccounts as accounts } from './account.tables.ts';

const present = alias(accounts, 'present');

/** Whose accounts these are by now, as their groups wrote them down; one query. */
export const holders = async (db: Executor, accountIds: readonly string[]) => {
  const { id, groupId, memberId, customerId } = getTableColumns(present);
  const ids = [...new Set(accountIds)];
  const found = db
    .select({ accountId: accounts.id, id, groupId, memberId, customerId, written: writtenOf(present) })
    .from(accounts)
    .innerJoin(present, eq(present.id, sql`coalesce(${accounts.mergedInto}, ${accounts.id})`))
    .where(inArray(accounts.id, ids));
  // That of one order is asked for with every order: connections plan it once.
  return ids.length === 1 ? found.prepare('holder of an account').execute() : found;
};
