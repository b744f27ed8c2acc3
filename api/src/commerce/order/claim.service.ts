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
  // Orders before accounts, as those who correct them do (docs/rules/point.md#locks).
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

/** Moves what a customer has when a member claims their record, or a group merges two of its customers. */
export const customerClaims: CustomerClaims = {
  // Accounts and orders of customers are their groups' until this very claim, which has been found to be right.
  claim: (ctx, tx, customerIds, memberId) => runAsSystem(() => claim(ctx, tx, customerIds, memberId)),
  // Requests in a customer's name are rows of the group, of which the member who claims is no admin.
  mergeCustomers: (tx, merged) =>
    runAsSystem(async () => {
      await moveCustomer(tx, merged);
    }),
};
