import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { completePayment } from './completion.writes.ts';
import * as queries from './queries.ts';

/**
 * Marks a payment as paid in the name of an admin, in the transaction of the thing that asked for it; the mail that asks
 * for it goes no more. Locks the payment. The caller runs as the program, and has checked the admin. Errors: wrong-state
 * (it does not wait).
 */
export const recordPaid = async (
  ctx: Context,
  tx: Transaction,
  id: string,
  { actorId, note }: { readonly actorId: string; readonly note: string },
): Promise<void> => {
  const payment = await queries.findForUpdate(tx, id);
  if (payment?.state !== 'waiting') return fail('wrong-state');
  if (payment.buyerId !== null)
    await ctx.notifier.settle(ctx, tx, { to: [payment.buyerId], kind: 'payment', about: id });
  await completePayment(ctx, tx, payment, { kind: 'paid', actorId, note });
};
