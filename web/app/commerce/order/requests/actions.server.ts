import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { digitsOf } from '../../../ui/fields/digits.ts';

type Context = Readonly<RouterContextProvider>;

const requestActionDoneWords = {
  accept: m.request_accepted_done,
  confirm: m.request_confirmed_done,
  decline: m.request_declined_done,
  cancel: m.request_cancelled_done,
  pack: m.request_packed_done,
  deliver: m.request_delivered_done,
} as const;
/** Errors that name the present state, and no field of a form. */
const STATE_PROBLEMS: readonly string[] = ['wrong-state', 'conflict', 'out-of-stock'];

type RequestAction = keyof typeof requestActionDoneWords;

const toRequestAction = (intent: string): RequestAction | undefined =>
  (Object.keys(requestActionDoneWords) as RequestAction[]).find((action) => action === intent);

/** Handles the forms of a request; the screen then shows its new state. */
export const changeRequest = async (context: Context, request: Request, id: string): Promise<FormAnswer> => {
  const form = await readForm(request);
  const { values, intent } = form;
  const { orderRequest, payment } = api(context);
  const action = toRequestAction(intent);
  let message: string;
  try {
    if (intent === 'ask-payment') {
      const { data } = await orderRequest.get({ params: { id } });
      const body = { kind: 'request', groupId: data.group._id, requestId: id } as const;
      await payment.ask({ body, idempotencyKey: values['key'] ?? '' });
      message = m.request_payment_asked({ name: data.buyer.name });
    } else if (action) {
      const { note = '', updatedAt } = values;
      await (action === 'accept'
        ? orderRequest.accept({ params: { id }, body: { note, updatedAt } })
        : orderRequest[action]({ params: { id }, body: { note } }));
      message = requestActionDoneWords[action]();
    } else {
      const { amount = '', words = '', validUntil = '' } = values;
      const offer = { amount: digitsOf(amount), words, validUntil };
      const { data } = await orderRequest.quote({ params: { id }, body: offer });
      message = m.request_offer_sent({ name: data.buyer.name });
    }
  } catch (thrown) {
    const problem = problemOf(thrown);
    // Another change came first, or took the pieces: the screen reloads with the present state and the reason.
    if (!problem || !STATE_PROBLEMS.includes(problem.code)) return problemReply(form, thrown);
    setFlash(context, { kind: 'error', message: problem.detail });
    throw redirect(href('/action/requests/:id', { id }));
  }
  setFlash(context, { kind: 'success', message });
  throw redirect(href('/action/requests/:id', { id }));
};
