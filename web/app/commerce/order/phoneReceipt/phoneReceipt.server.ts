import type { PhoneReceipt } from '@m4u/contract/commerce/order/phoneReceipt';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { counterPath } from '../../point/pointPaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Messages to the customer of an order; null for a member, and for readers without the counter, as the buyer. */
export const readPhoneReceipt = async (
  context: Context,
  { groupId, buyer, status }: Order,
): Promise<PhoneReceipt | null> => {
  if (buyer.member !== null || status !== 'done') return null;
  const { phoneReceipt } = api(context);
  try {
    return (await phoneReceipt.state({ params: { customerId: buyer._id }, query: { groupId } })).data;
  } catch (thrown) {
    if (problemOf(thrown)) return null;
    throw thrown;
  }
};

/** Sends the customer's message again, and redirects back to the receipt. */
export const sendPhoneReceipt = async (context: Context, { values }: SentForm) => {
  const { orderId = '', groupId = '', customerId = '' } = values;
  try {
    await api(context).phoneReceipt.send({ params: { customerId }, body: { groupId } });
    setFlash(context, { kind: 'success', message: m.phone_receipt_sent() });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
  }
  return redirect(counterPath({ receipt: orderId }));
};
