import { eq } from '../../platform/database/orm.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { pointAccounts as accounts } from './account.tables.ts';

/** Assigns a customer's account to the member who claimed the customer record. */
export const assignAccount = async (tx: Transaction, accountId: string, memberId: string): Promise<void> => {
  await tx.update(accounts).set({ memberId, customerId: null }).where(eq(accounts.id, accountId));
};
