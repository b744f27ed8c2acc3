import { USUAL_INVOICE_PREFIX } from '@m4u/contract/commerce/point/rules';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { type CounterReply, counterReply, refusedPercent, sentDiscount } from './orderForm.server.ts';
import { sendPhoneReceipt } from '../phoneReceipt/phoneReceipt.server.ts';
import { counterPath } from '../../point/pointPaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Adds a customer and redirects to the counter with them. */
const addCustomer = async (context: Context, form: SentForm) => {
  const { groupId = '', phone = '', name = '', amount = '' } = form.values;
  try {
    const { data } = await api(context).group.createCustomer({ body: { groupId, phone, name } });
    if (data.known) setFlash(context, { kind: 'info', message: m.customer_known({ name: data.name }) });
    // The cookie may name another shop by now, which was opened in another tab.
    return redirect(counterPath({ groupId, memberId: data._id, amount: digitsOf(amount) || undefined }));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

/** The beginning of the shop's invoice numbers: the present one, else the usual one from now on. */
const ensurePrefix = async (context: Context, groupId: string): Promise<string> => {
  const { point } = api(context);
  const params = { groupId };
  // Another admin may have chosen one since the form was opened.
  const { data: present } = await point.settings({ params });
  if (present.invoicePrefix !== null) return present.invoicePrefix;
  await point.updateSettings({ params, body: { invoicePrefix: USUAL_INVOICE_PREFIX } });
  return USUAL_INVOICE_PREFIX;
};

/** Lets the shop number its invoices from now on; the form keeps what was typed, and says so. */
const numberInvoices = async (context: Context, form: SentForm) => {
  try {
    const prefix = await ensurePrefix(context, form.values['groupId'] ?? '');
    const reply: CounterReply = form.submission.reply({ hideFields: ['key'] });
    return data({ ...reply, notice: m.point_numbered({ number: `${prefix}0001` }) });
  } catch (thrown) {
    return counterReply(form, thrown);
  }
};

const createInvoice = async (context: Context, form: SentForm): Promise<string> => {
  const {
    key = '',
    groupId = '',
    memberId = '',
    invoiceNumber = '',
    value = '',
    points = '',
    note = '',
    requestId = '',
    payment = '',
  } = form.values;
  const { data } = await api(context).order.create({
    idempotencyKey: key,
    body: {
      groupId,
      memberId,
      invoiceNumber,
      value: digitsOf(value),
      points: digitsOf(points) || '0',
      note,
      ...(requestId !== '' && { requestId }),
      ...(payment !== '' && { payment }),
      ...sentDiscount(form),
    },
  });
  return data._id;
};

const movePoints = async (context: Context, form: SentForm): Promise<string> => {
  const { key = '', groupId = '', memberId = '', type = '', points = '', note = '' } = form.values;
  const { data } = await api(context).order.createPlain({
    idempotencyKey: key,
    body: {
      sellerGroupId: groupId,
      buyerId: memberId,
      type: type === 'minus' ? 'minus' : 'add',
      points: digitsOf(points),
      note,
    },
  });
  return data._id;
};

/** Cancels the order of a receipt, and redirects back to it with a message. */
const undoOrder = async (context: Context, form: SentForm) => {
  const { key = '', orderId = '', version = '' } = form.values;
  try {
    await api(context).order.change({
      idempotencyKey: key,
      body: { _id: orderId, version, reason: m.point_undo_reason(), status: 'cancelled' },
    });
    setFlash(context, { kind: 'success', message: m.point_cancelled_done() });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500 || problem.code === 'not-found') throw thrown;
    setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
  }
  return redirect(counterPath({ receipt: orderId }));
};

/** Handles the forms of the counter: undoes an order, sends a message again, adds a customer, numbers invoices, creates an invoice or moves points; redirects to the receipt. */
export const handleCounterForm = async (context: Context, request: Request) => {
  requireReader(context, m.point_counter_purpose());
  const form = await readForm(request);
  if (form.intent === 'customer') return addCustomer(context, form);
  if (form.intent === 'number') return numberInvoices(context, form);
  if (form.intent === 'phoneReceipt') return sendPhoneReceipt(context, form);
  if (form.intent === 'undo') return undoOrder(context, form);
  const refused = refusedPercent(form);
  if (refused) return refused;
  try {
    const receipt = await (form.intent === 'plain' ? movePoints(context, form) : createInvoice(context, form));
    return redirect(counterPath({ receipt }));
  } catch (thrown) {
    return counterReply(form, thrown);
  }
};
