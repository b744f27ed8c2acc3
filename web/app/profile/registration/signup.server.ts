import { missingFieldsOf, type RegistrationType } from '@m4u/contract/profile/registration/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { metChallenge, readChallenge } from '../../platform/forms/challenge.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { readFields, refusalOf, refuseMissing } from './registrationForm.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Reads the initial values of the form: the profile of a signed-in reader, or the challenge for a visitor. */
export const readBeginning = async (context: Context) => {
  const { reader } = scopeOf(context).page;
  const [challenge, profile] = await Promise.all([
    readChallenge(context, 'signup'),
    reader ? api(context).auth.profile() : null,
  ]);
  const account = profile?.data;
  return { challenge, name: account?.name ?? '', phone: account?.phone ?? '', email: account?.email ?? '' };
};

/** Creates a registration and redirects to it; a refused form keeps what was typed. */
export const beginRegistration = async (context: Context, request: Request, type: RegistrationType) => {
  const form = await readForm(request);
  const read = await readFields(context, form, type);
  if ('reply' in read) return read.reply;
  // The delivery of a card is asked before it is ordered; an agency completes its application later.
  const missing = type === 'request' ? missingFieldsOf(type, read.fields) : [];
  if (missing.length > 0) return refuseMissing(form, missing);
  let begun;
  try {
    const body = { type, ...read.fields, challenge: metChallenge(form.values) };
    begun = (await api(context).registration.signup({ body })).data.registration;
  } catch (thrown) {
    return refusalOf(form, thrown);
  }
  if (!begun) return refusalOf(form, new Error('no registration was begun'));
  const sent = type === 'request' ? m.card_order_sent() : m.registration_sent();
  const message = begun.missingInfo.length > 0 ? m.registration_sent_incomplete() : sent;
  setFlash(context, { kind: 'success', message });
  const path = href('/registrations/:id', { id: begun._id });
  throw redirect(begun.key === null ? path : `${path}?${new URLSearchParams({ key: begun.key })}`);
};
