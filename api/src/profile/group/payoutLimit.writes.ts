import { eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groups } from './tables.ts';

/** Sets the amount in VND from which payouts of a group need a second person; null for never. */
export const setPayoutLimit = async (tx: Executor, groupId: string, from: number | null): Promise<void> => {
  await tx.update(groups).set({ payoutApprovalFrom: from }).where(eq(groups.id, groupId));
};
