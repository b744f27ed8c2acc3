import { AddressKind } from '@m4u/contract/identity/auth/address';
import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { sendCounted } from '../codeWait.server.ts';
import { giveFactor } from '../factor/factor.server.ts';
import { proofIn, sendProofCode } from '../ownerProof.server.ts';
import { addressFields } from './addressForms.tsx';

type Context = Readonly<RouterContextProvider>;

/** Reads the kind of address in the path of the screen. Errors: 404. */
export const requireKind = (kind: string): AddressKind => {
  const known = AddressKind.safeParse(kind).data;
  if (!known) throw data(null, { status: 404 });
  return known;
};

const showThisScreen = (context: Context): Response => {
  const { pathname, search } = scopeOf(context).visit.url;
  return redirect(pathname + search);
};

const verify = async (context: Context, kind: AddressKind, to: string, otp = ''): Promise<Response> => {
  const { data: changed } = await api(context).auth.changeAddress({ body: { [kind]: to, otp } });
  const count = changed.claimedPlaces;
  const message = count > 0 ? m.address_saved_places({ count: number(count) }) : m.address_saved();
  setFlash(context, { kind: 'success', message });
  return redirect(href('/action/security'));
};

const answerIntent = async (context: Context, { intent, values }: SentForm, kind: AddressKind, to: string | null) => {
  if (intent === 'proof') {
    await sendProofCode(context, 'address');
    return showThisScreen(context);
  }
  await giveFactor(context, values);
  if (intent === 'verify' && to !== null) return verify(context, kind, to, values['otp']);
  const { auth } = api(context);
  if (intent === 'remove') {
    await auth.removeAddress({ body: { kind, ...proofIn(values) } });
    setFlash(context, { kind: 'success', message: m.address_removed() });
    return redirect(href('/action/security'));
  }
  const address = values['address']?.trim() ?? '';
  const body = { [kind]: address, ...proofIn(values) };
  await sendCounted(context, 'newAddress', auth.sendAddressCode({ body }));
  return redirect(`${href('/action/security/:kind', { kind })}?${new URLSearchParams({ to: address })}`);
};

/** Answers a form of the screen that changes an address, with a redirect or the errors of a refusal. */
export const answerAddressForm = async (context: Context, request: Request, kind: AddressKind) => {
  const form = await readForm(request, addressFields);
  try {
    return await answerIntent(context, form, kind, new URL(request.url).searchParams.get('to'));
  } catch (thrown) {
    const { data: reply, init } = problemReply(form, thrown, { fields: { [kind]: 'address' } });
    return data({ intent: form.intent, reply }, init ?? undefined);
  }
};
