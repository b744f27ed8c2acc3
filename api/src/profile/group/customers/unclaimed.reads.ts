import type { Executor } from '../../../platform/database/database.ts';
import { and, eq, isNull } from '../../../platform/database/orm.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { groupCustomers } from '../invitations/tables.ts';

/** A customer record that nobody has claimed. */
export interface UnclaimedCustomer {
  readonly id: string;
  readonly groupId: string;
  /** E.164. */
  readonly phone: string;
}

/** Finds a customer record that nobody has claimed; the caller has checked who may see it. */
export const findUnclaimedCustomer = byProgram(
  async (db: Executor, id: string): Promise<UnclaimedCustomer | undefined> => {
    const [row] = await db
      .select({ id: groupCustomers.id, groupId: groupCustomers.groupId, phone: groupCustomers.phone })
      .from(groupCustomers)
      .where(and(eq(groupCustomers.id, id), isNull(groupCustomers.claimedAt), isNull(groupCustomers.deletedAt)));
    return row;
  },
);
