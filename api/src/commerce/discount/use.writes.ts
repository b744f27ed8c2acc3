import { eq } from '../../platform/database/orm.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { discountUses } from './tables.ts';

/** Moves the uses of one account to another, when a member claims a customer's record. */
export const moveUses = async (tx: Transaction, from: string, into: string): Promise<void> => {
  await tx.update(discountUses).set({ accountId: into }).where(eq(discountUses.accountId, from));
};
