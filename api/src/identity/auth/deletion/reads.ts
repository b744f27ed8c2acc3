import { and, isNotNull, isNull, lte } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../queries.ts';
import { accounts } from '../tables.ts';

/** Accounts whose deletion was requested at this moment or before and that have had no reminder; a hundred at most. */
export const listAccountsToRemind = (tx: Executor, askedBefore: Date): Promise<Account[]> =>
  tx
    .select()
    .from(accounts)
    .where(and(isNotNull(accounts.leavingAt), lte(accounts.leavingAt, askedBefore), isNull(accounts.remindedAt)))
    .orderBy(accounts.leavingAt)
    .limit(100)
    .for('update', { skipLocked: true });
