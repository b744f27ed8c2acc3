import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { metChallenge } from '../../../platform/forms/challenge.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  refuseForm,
  type SentForm,
} from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { trapName } from '../../../platform/forms/Honeypot.tsx';

type Context = Readonly<RouterContextProvider>;

/** Address of the form with the entered values, without name and phone number, which must not appear in addresses. */
const againWith = ({ values }: SentForm): string => {
  const { product = '', kind = '', quantity = '', note = '' } = values;
  return `${href('/action/request')}?${new URLSearchParams({ product, kind, quantity, note })}`;
};

const refusal = (form: SentForm, thrown: unknown): FormAnswer =>
  problemOf(thrown)?.code === 'conflict'
    ? refuseForm(form, { form: m.request_price_changed(), hide: ['price', 'challenge'] })
    : problemReply(form, thrown, { hide: ['price', 'challenge'] });

/** Sends a request; for readers who choose to sign in first, redirects to the sign-in and back to the filled form. */
export const sendRequest = async (context: Context, request: Request): Promise<FormAnswer> => {
  const form = await readForm(request);
  const { values, intent } = form;
  if (intent === 'sign-in') throw redirect(`${href('/login')}?${new URLSearchParams({ returnTo: againWith(form) })}`);
  const { product = '', kind = '', quantity = '', note = '', name = '', phone = '', price = '', clientId } = values;
  let id: string | null;
  try {
    const { data } = await api(context).orderRequest.make({
      body: {
        productId: product,
        // The API refuses an invalid kind.
        kind: kind as 'order',
        quantity,
        note,
        name,
        phone,
        ...(price !== '' && { price }),
        ...(clientId && { clientId }),
        website: values[trapName] ?? '',
        challenge: metChallenge(values),
      },
    });
    id = data._id;
  } catch (thrown) {
    return refusal(form, thrown);
  }
  const seller = { name: values['seller'] ?? '' };
  leaveFlash(context, {
    kind: 'success',
    message: id === null ? m.request_sent_visitor(seller) : m.request_sent_member(seller),
  });
  throw redirect(id === null ? href('/mbg/products/:id', { id: product }) : href('/action/requests/:id', { id }));
};
