import type { CustomerClaims } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { moveUses } from '../discount/use.writes.ts';
import type { AccountRow } from '../point/account.reads.ts';
import { assignAccount } from '../point/account.writes.ts';
import { listForClaim, mergeAccounts } from '../point/ledger.service.ts';
import { lockOrdersOf, moveOrders } from './queries.ts';
import { moveCustomer } from './requests/queries.ts';

const claim: CustomerClaims['claim'] = async (ctx, tx, customerIds, memberId) => {
  if (customerIds.length === 0) return;
  const own = new Map<string, AccountRow>();
  // Locks orders before accounts, as corrections do (docs/rules/point.md#locks).
  await lockOrdersOf(tx, customerIds);
  for (const { account, into } of await listForClaim(tx, customerIds, memberId)) {
    const remaining = into ?? own.get(account.groupId);
    if (!remaining) {
      await assignAccount(tx, account.id, memberId);
      own.set(account.groupId, account);
      continue;
    }
    await mergeAccounts(ctx, tx, account, remaining);
    await moveOrders(tx, account.id, remaining.id);
    await moveUses(tx, account.id, remaining.id);
  }
};

/**
 * Moves accounts, orders and requests of a customer when a member claims the record or a group merges two customers.
 */
export const customerClaims: CustomerClaims = {
  // Runs as the system: before the claim, accounts and orders of customers belong to groups. The caller has verified
  // it.
  claim: (ctx, tx, customerIds, memberId) => runAsSystem(() => claim(ctx, tx, customerIds, memberId)),
  // Runs as the system: requests of a customer belong to the group, and the claiming member is no admin of it.
  mergeCustomers: (tx, merged) =>
    runAsSystem(async () => {
      await moveCustomer(tx, merged);
    }),
};
