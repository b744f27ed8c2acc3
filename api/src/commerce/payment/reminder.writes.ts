import type { ReceivingAccount } from '@m4u/contract/commerce/payment/schema';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { tellOfPayment } from './completion.writes.ts';
import * as queries from './queries.ts';

/** The facts of a payment that the message which asks for it needs: so its mail has the account and the VietQR code. */
export const toAskedFacts = ({
  bin,
  bankName,
  accountNumber,
  ownerName,
  memo,
}: ReceivingAccount & { readonly memo: string }): Record<string, string> => ({
  bin,
  bank: bankName,
  account: accountNumber,
  owner: ownerName,
  memo,
});

/**
 * Tells the buyer of a payment that waits again how to pay it; `cause` tells the reminders apart. Locks the payment;
 * false for one that does not wait, or that has no buyer with an account. The caller runs as the program.
 */
export const remindOfPayment = async (ctx: Context, tx: Transaction, id: string, cause: string): Promise<boolean> => {
  const payment = await queries.findForUpdate(tx, id);
  if (payment?.state !== 'waiting' || payment.buyerId === null) return false;
  await tellOfPayment(ctx, tx, payment, { to: [payment.buyerId], news: 'asked', cause, data: toAskedFacts(payment) });
  return true;
};
