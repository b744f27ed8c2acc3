import { and, asc, eq, gt, inArray } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { pointAccounts as accounts } from '../../point/account.tables.ts';
import { pointOrderChanges as changes, orders } from '../tables.ts';

/** Lists changes of a group's orders after a change, oldest first. */
export const listChangesAfter = (
  db: Executor,
  groupId: string,
  after: string,
  limit: number,
): Promise<{ id: string; orderId: string }[]> =>
  db
    .select({ id: changes.id, orderId: changes.orderId })
    .from(changes)
    .where(and(eq(changes.groupId, groupId), gt(changes.id, after)))
    .orderBy(asc(changes.id))
    .limit(limit);

/** Finds orders by their ids, each with the member who holds its account now. */
export const listByIds = (db: Executor, ids: readonly string[]) =>
  db
    .select({
      id: orders.id,
      groupId: orders.groupId,
      kind: orders.kind,
      status: orders.status,
      invoiceNumber: orders.invoiceNumber,
      payment: orders.payment,
      version: orders.version,
      createdAt: orders.createdAt,
      memberId: accounts.memberId,
    })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(inArray(orders.id, [...new Set(ids)]));
