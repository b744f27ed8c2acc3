import type { CustomerClaims } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { moveUses } from '../discount/use.writes.ts';
import type { AccountRow } from '../point/account.reads.ts';
import { assignAccount } from '../point/account.writes.ts';
import { holdForClaim, merge } from '../point/ledger.service.ts';
import { holdOrdersOf, moveOrders } from './queries.ts';
import { moveCustomer } from './requests/queries.ts';

const claim: CustomerClaims['claim'] = async (ctx, tx, customerIds, memberId) => {
  if (customerIds.length === 0) return;
  const own = new Map<string, AccountRow>();
  // Locks orders before accounts, as corrections do (docs/rules/point.md#locks).
  await holdOrdersOf(tx, customerIds);
  for (const { account, into } of await holdForClaim(tx, customerIds, memberId)) {
    const kept = into ?? own.get(account.groupId);
    if (!kept) {
      await assignAccount(tx, account.id, memberId);
      own.set(account.groupId, account);
      continue;
    }
    await merge(ctx, tx, account, kept);
    await moveOrders(tx, account.id, kept.id);
    await moveUses(tx, account.id, kept.id);
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
