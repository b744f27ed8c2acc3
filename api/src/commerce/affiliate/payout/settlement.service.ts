import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { givePoints } from '../../point/gift.service.ts';
import { notifyPayees } from '../notice.service.ts';
import * as queries from './queries.ts';

/** Gives the points of a payout to their payees, marks these items as paid, and tells the payees. */
export const givePointsOf = async (
  ctx: Context,
  tx: Transaction,
  group: { readonly id: string; readonly name: string },
  items: readonly Pick<queries.ItemRow, 'id' | 'memberId' | 'unit' | 'amount'>[],
): Promise<void> => {
  const gifts = items.filter(({ unit }) => unit === 'points');
  await givePoints(ctx, tx, group.id, gifts, ctx.locale === 'vi' ? 'Thưởng giới thiệu' : 'Referral reward');
  await queries.markPaid(
    tx,
    gifts.map(({ id }) => id),
    { paidBy: requireSignedIn(ctx).memberId, paidAt: ctx.clock.now() },
  );
  await notifyPayees(ctx, tx, 'paid', group, gifts);
};

/** Marks the payout as paid when no item is left to pay. */
export const closeIfPaid = async (ctx: Context, tx: Transaction, id: string): Promise<void> => {
  const hasOpenItems = (await queries.listItems(tx, id)).some(
    ({ status }) => status === 'ready' || status === 'waiting',
  );
  if (!hasOpenItems) await queries.setStatus(tx, id, 'paid', ctx.clock.now());
};
