import { eq } from '../../platform/database/orm.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { discountUses } from './tables.ts';

/** Uses of one account become another's, with the points that are moved there, when a customer claims to be a member. */
export const moveUses = async (tx: Transaction, from: string, into: string): Promise<void> => {
  await tx.update(discountUses).set({ accountId: into }).where(eq(discountUses.accountId, from));
};
