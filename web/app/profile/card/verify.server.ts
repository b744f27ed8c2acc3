import { href, redirect, type RouterContextProvider } from 'react-router';
import { IDENTIFIER_FIELDS, identifierOf } from '../../identity/auth/identifier.server.ts';
import { consentReply } from '../../identity/consent/consent.server.ts';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { type FormAnswer, problemReply, readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { verifyFields } from './verifyFields.tsx';

type Context = Readonly<RouterContextProvider>;

const redirectWithMessage = (context: Context, message: string, to: string): never => {
  setFlash(context, { kind: 'success', message });
  throw redirect(to);
};

/** Activates a card for the signed-in reader: as a further card, or as a replacement of one. */
const activateOwn = async (context: Context, id: string, { values }: SentForm): Promise<string> => {
  const { code = '', replaces = '' } = values;
  const { card, registration } = api(context);
  if (replaces === '') {
    await registration.signup({ body: { type: 'card', cardId: id, code } });
    return m.card_verify_done();
  }
  await card.move({ params: { id: replaces }, body: { to: id, code } });
  return m.card_moved_done();
};

/** Activates a card for a visitor, with an existing or a new account. */
const activateWithAccount = async (context: Context, id: string, { values }: SentForm): Promise<string> => {
  const { code = '', identifier = '', password = '', confirmation = '', termsVersion = '' } = values;
  const { data } = await api(context).registration.signup({
    body: {
      type: 'card',
      cardId: id,
      code,
      ...identifierOf(identifier),
      password,
      confirmation,
      agreed: [{ purpose: 'terms', version: termsVersion }],
    },
  });
  const card = href('/action/cards/:id', { id });
  return data.card?.created ? `${href('/verify-account')}?${new URLSearchParams({ returnTo: card })}` : card;
};

/** Handles the form of `/verify/{id}`. */
export const verifyCard = async (context: Context, id: string, request: Request): Promise<FormAnswer> => {
  const form = await readForm(request, verifyFields);
  try {
    if (scopeOf(context).page.reader)
      return redirectWithMessage(context, await activateOwn(context, id, form), href('/action/cards/:id', { id }));
    return redirectWithMessage(context, m.card_verify_done(), await activateWithAccount(context, id, form));
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return consentReply(form, thrown) ?? problemReply(form, thrown, { fields: IDENTIFIER_FIELDS });
  }
};
