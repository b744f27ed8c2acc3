import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Account } from '../ledger.service.ts';

/** A gift with what its members are told. */
export interface GiftFacts {
  readonly id: string;
  readonly group: { readonly _id: string; readonly name: string };
  readonly points: number;
  readonly from: Account;
  readonly to: Account;
  /** Balances after the gift. */
  readonly balances: { readonly from: number; readonly to: number };
}

/** Notifies giver and receiver of a gift, each with the name of the other. */
export const notifyOfGift = async (ctx: Context, tx: Transaction, gift: GiftFacts): Promise<void> => {
  const { id, group, points, from, to, balances } = gift;
  const sides = [
    { side: from, other: to, change: 'gift-given', balance: balances.from },
    { side: to, other: from, change: 'gift-got', balance: balances.to },
  ];
  for (const { side, other, change, balance } of sides)
    if (side.memberId !== null && other.memberId !== null)
      await ctx.notifier.notify(ctx, tx, {
        to: [side.memberId],
        kind: 'points',
        cause: `${id} ${change}`,
        about: id,
        actorId: other.memberId,
        data: { group: group._id, groupName: group.name, change, points: `${points}`, balance: `${balance}` },
      });
};
