import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { digitsOf } from '../../../ui/fields/digits.ts';

type Context = Readonly<RouterContextProvider>;

const done = {
  accept: m.request_accepted_done,
  confirm: m.request_confirmed_done,
  decline: m.request_declined_done,
  cancel: m.request_cancelled_done,
} as const;
type Deed = keyof typeof done;

const deedOf = (intent: string): Deed | undefined => (Object.keys(done) as Deed[]).find((deed) => deed === intent);

/** Handles the forms of a request; the screen then shows its new state. */
export const changeRequest = async (context: Context, request: Request, id: string): Promise<FormAnswer> => {
  const form = await readForm(request);
  const { values, intent } = form;
  const { orderRequest } = api(context);
  const deed = deedOf(intent);
  let message: string;
  try {
    if (deed) {
      const { note = '', updatedAt } = values;
      await (deed === 'accept'
        ? orderRequest.accept({ params: { id }, body: { note, updatedAt } })
        : orderRequest[deed]({ params: { id }, body: { note } }));
      message = done[deed]();
    } else {
      const { amount = '', words = '', validUntil = '' } = values;
      const offer = { amount: digitsOf(amount), words, validUntil };
      const { data } = await orderRequest.quote({ params: { id }, body: offer });
      message = m.request_offer_sent({ name: data.buyer.name });
    }
  } catch (thrown) {
    const problem = problemOf(thrown);
    // A concurrent change came first: the screen reloads with the present state and the reason.
    if (problem?.code !== 'wrong-state' && problem?.code !== 'conflict') return problemReply(form, thrown);
    leaveFlash(context, { kind: 'error', message: problem.detail });
    throw redirect(href('/action/requests/:id', { id }));
  }
  leaveFlash(context, { kind: 'success', message });
  throw redirect(href('/action/requests/:id', { id }));
};
