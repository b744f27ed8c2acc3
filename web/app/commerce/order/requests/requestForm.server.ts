import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { metChallenge } from '../../../platform/forms/challenge.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  readValues,
  refuseForm,
  type SentForm,
} from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { trapName } from '../../../platform/forms/Honeypot.tsx';
import { requestFields } from './RequestForm.tsx';
import { forgetPerson, keepPerson } from './typedPerson.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Address of the form with the entered values, without name and phone number, which must not appear in addresses. */
const againWith = ({ values }: SentForm): string => {
  const { product = '', kind = '', quantity = '', note = '' } = values;
  return `${href('/action/request')}?${new URLSearchParams({ product, kind, quantity, note })}`;
};

/** Leads to the sign-in and back to the form, which keeps what was typed. */
const leadToSignIn = (context: Context, form: SentForm): Response => {
  keepPerson(context, form.values);
  return redirect(`${href('/login')}?${new URLSearchParams({ returnTo: againWith(form) })}`);
};

const refusal = (form: SentForm, thrown: unknown): FormAnswer =>
  problemOf(thrown)?.code === 'conflict'
    ? refuseForm(form, { form: m.request_price_changed(), hide: ['price'] })
    : problemReply(form, thrown, { hide: ['price'] });

/** Sends a request; for readers who choose to sign in first, redirects to the sign-in and back to the filled form. */
export const sendRequest = async (context: Context, request: Request): Promise<FormAnswer> => {
  const form = await readForm(request, requestFields);
  const { values, intent } = form;
  if (intent === 'sign-in') throw leadToSignIn(context, form);
  const { product, seller: name, ...orderValues } = readValues(requestFields, form);
  let id: string | null;
  try {
    const { data } = await api(context).orderRequest.make({
      body: {
        ...orderValues,
        productId: product,
        website: values[trapName] ?? '',
        challenge: metChallenge(values),
      },
    });
    id = data._id;
    forgetPerson(context);
  } catch (thrown) {
    return refusal(form, thrown);
  }
  // A visitor has no page of the order: the product's page tells of it as long as it is shown.
  setFlash(
    context,
    id === null
      ? { kind: 'success', message: m.request_sent_visitor({ name }), isInPage: true }
      : { kind: 'success', message: m.request_sent_member({ name }) },
  );
  throw redirect(id === null ? href('/mbg/products/:id', { id: product }) : href('/action/requests/:id', { id }));
};
