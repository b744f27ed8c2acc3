import { eq, getTableColumns, sql } from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { customerRecord } from '../../profile/group/customers/lookup.reads.ts';
import { pointAccounts as accounts } from './account.tables.ts';

const currentAccount = alias(accounts, 'present');

const selectHolders = prepareOnce((db, name: 'holders of accounts') => {
  const { id, groupId, memberId, customerId } = getTableColumns(currentAccount);
  return db
    .select({ accountId: accounts.id, id, groupId, memberId, customerId, written: customerRecord(currentAccount) })
    .from(accounts)
    .innerJoin(currentAccount, eq(currentAccount.id, sql`coalesce(${accounts.mergedInto}, ${accounts.id})`))
    .where(sql`${accounts.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name);
});

/** Finds the current holders of accounts with the groups' customer records of them; one query. */
export const listAccountHolders = (db: Executor, accountIds: readonly string[]) =>
  selectHolders(db, 'holders of accounts').execute({ ids: [...new Set(accountIds)] });
