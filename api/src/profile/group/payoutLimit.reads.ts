import { eq } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groups } from './tables.ts';

/** Returns the amount in VND from which payouts of a group need a second person; null when none do. */
export const findPayoutLimit = async (db: Executor, groupId: string): Promise<number | null> => {
  const [row] = await db.select({ from: groups.payoutApprovalFrom }).from(groups).where(eq(groups.id, groupId));
  return row?.from ?? null;
};
