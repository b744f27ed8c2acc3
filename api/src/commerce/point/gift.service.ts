import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { holdAccounts, holdTotals } from './account.queries.ts';
import * as ledger from './ledger.service.ts';
import { expiryOf, givingOf } from './settings.service.ts';

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
  const { expiryMonths } = await givingOf(tx, groupId);
  const expiresAt = expiryOf(ctx.clock.now(), expiryMonths);
  const opened: { readonly id: string; readonly points: number }[] = [];
  for (const { memberId, amount } of gifts.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))) {
    const id = await ledger.open(ctx, tx, groupId, { kind: 'member', memberId });
    opened.push({ id, points: amount });
  }
  const ids = opened.map(({ id }) => id);
  // Locks all accounts before the totals: other transactions hold one account while they wait for the totals.
  await holdAccounts(tx, ids);
  await holdTotals(tx, ids);
  for (const { id, points } of opened.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const account = await ledger.holdById(tx, groupId, id);
    await ledger.post(ctx, tx, account, [{ kind: 'earn', points, note, expiresAt }]);
  }
};
