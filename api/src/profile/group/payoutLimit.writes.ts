import { eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groups } from './tables.ts';

/** Sets from which amount in VND payouts of a group need a second person; null when none do. */
export const setPayoutLimit = async (tx: Executor, groupId: string, from: number | null): Promise<void> => {
  await tx.update(groups).set({ payoutApprovalFrom: from }).where(eq(groups.id, groupId));
};
