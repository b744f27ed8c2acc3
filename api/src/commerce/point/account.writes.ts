import { eq } from '../../platform/database/orm.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { pointAccounts as accounts } from './account.tables.ts';

/** Makes a customer's account the account of the member who claimed the customer's record. */
export const assignAccount = async (tx: Transaction, accountId: string, memberId: string): Promise<void> => {
  await tx.update(accounts).set({ memberId, customerId: null }).where(eq(accounts.id, accountId));
};
