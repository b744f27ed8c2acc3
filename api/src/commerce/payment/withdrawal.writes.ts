import type { PaymentState } from '@m4u/contract/commerce/payment/rules';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { recordStep } from './completion.writes.ts';
import * as queries from './queries.ts';

/**
 * Cancels a payment that waits, in the transaction of the thing that asked for it. Locks the payment; one in another
 * state stays. Returns its state before. The caller runs as the program. Errors: not-found.
 */
export const withdrawPayment = async (ctx: Context, tx: Transaction, id: string): Promise<PaymentState> => {
  const payment = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
  if (payment.state !== 'waiting') return payment.state;
  await queries.update(tx, id, { state: 'cancelled', updatedAt: ctx.clock.now() });
  await recordStep(ctx, tx, payment, { kind: 'cancelled' });
  // The mail that asks for it must not go any more.
  if (payment.buyerId !== null)
    await ctx.notifier.settle(ctx, tx, { to: [payment.buyerId], kind: 'payment', about: id });
  return 'waiting';
};
