import { encodeQR } from 'qr';
import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, type SentForm } from '../../../platform/forms/form.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { proofIn, sendProofCode } from '../ownerProof.server.ts';
import { forgetSessionFacts, giveFactor } from './factor.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A new secret, as the screen shows it until its first code is right. */
export interface FactorSetup {
  readonly uri: string;
  readonly secret: string;
  /** The QR code as a `data:` URL. */
  readonly qr: string;
}

/** Draws the QR code of a new secret; undefined for a text that is no `otpauth:` URL. */
const showSetup = (uri: string): FactorSetup | undefined => {
  if (!uri.startsWith('otpauth://totp/') || uri.length > 500) return undefined;
  const svg = encodeQR(uri, 'svg', { ecc: 'medium', border: 4 });
  const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { uri, secret: URL.parse(uri)?.searchParams.get('secret') ?? '', qr };
};

const answerForm = async (context: Context, { intent, values }: SentForm, returnTo: string | null) => {
  const { auth } = api(context);
  const { code = '' } = values;
  if (intent === 'code') {
    await sendProofCode(context, 'factor');
    const { pathname, search } = scopeOf(context).visit.url;
    throw redirect(pathname + search);
  }
  if (intent === 'begin') {
    await giveFactor(context, values);
    const { data: begun } = await api(context).auth.beginFactor({ body: proofIn(values) });
    return { setup: showSetup(begun.uri) };
  }
  if (intent === 'confirm') {
    const { data: confirmed } = await auth.confirmFactor({ body: { code } });
    forgetSessionFacts(context);
    return { codes: confirmed.codes };
  }
  if (intent === 'renew') return { codes: (await auth.renewRecoveryCodes({ body: { code } })).data.codes };
  if (intent === 'remove') {
    await auth.removeFactor({ body: { code } });
    setFlash(context, { kind: 'success', message: m.factor_removed() });
    throw redirect(href('/action/security'));
  }
  await giveFactor(context, values);
  if (returnTo === null) setFlash(context, { kind: 'success', message: m.factor_given() });
  throw redirect(returnTo ?? href('/action/security'));
};

/** The page to lead back to; null when the address names none. */
export const returnToOf = (request: Request): string | null => {
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  return returnTo === null ? null : safeReturnTo(returnTo);
};

/** The groups that require the reader's second factor, by name; none of the others is read. */
export const listAskingGroups = async (
  context: Context,
  withheldGroups: readonly string[],
): Promise<{ _id: string; name: string }[]> => {
  if (withheldGroups.length === 0) return [];
  const { data: managed } = await api(context).group.managed({ query: {} });
  return managed.filter(({ _id }) => withheldGroups.includes(_id)).map(({ _id, name }) => ({ _id, name }));
};

/** Answers a form of the security screen with a new secret, new recovery codes, or the errors of a refusal. */
export const answerSecurityForm = async (context: Context, request: Request, form: SentForm) => {
  const { intent } = form;
  try {
    return { intent, reply: null, ...(await answerForm(context, form, returnToOf(request))) };
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const { data: reply, init } = problemReply(form, thrown);
    const setup = intent === 'confirm' ? showSetup(form.values['uri'] ?? '') : undefined;
    return data({ intent, reply, setup }, init ?? undefined);
  }
};
