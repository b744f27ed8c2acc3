import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { listForUpdate, lockTotals } from './account.queries.ts';
import * as ledger from './ledger.service.ts';
import { calculateExpiry, findStoredSettings } from './settings.service.ts';

/** Points for a member without an order, for example an affiliate reward. */
export interface Gift {
  readonly memberId: string;
  readonly amount: number;
}

/**
 * Gives points of a group to several members in one transaction; they expire like points earned by orders there. Locks
 * accounts in the order of their ids, which prevents deadlocks.
 */
export const givePoints = async (
  ctx: Pick<Context, 'actor' | 'clock'>,
  tx: Transaction,
  groupId: string,
  gifts: readonly Gift[],
  note: string,
): Promise<void> => {
  if (gifts.length === 0) return;
  const { expiryMonths } = await findStoredSettings(tx, groupId);
  const expiresAt = calculateExpiry(ctx.clock.now(), expiryMonths);
  const changedAccounts: { readonly id: string; readonly points: number }[] = [];
  for (const { memberId, amount } of gifts.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))) {
    const id = await ledger.openAccount(ctx, tx, groupId, { kind: 'member', memberId });
    changedAccounts.push({ id, points: amount });
  }
  const ids = changedAccounts.map(({ id }) => id);
  // Locks all accounts before the totals: other transactions hold one account while they wait for the totals.
  await listForUpdate(tx, ids);
  await lockTotals(tx, ids);
  for (const { id, points } of changedAccounts.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const account = await ledger.requireByIdForUpdate(tx, groupId, id);
    await ledger.post(ctx, tx, account, [{ kind: 'earn', points, note, expiresAt }]);
  }
};
