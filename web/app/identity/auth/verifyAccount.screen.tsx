import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { Client } from '@m4u/contract/api';
import type { AccountProfile } from '@m4u/contract/identity/auth/result';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/verifyAccount.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { defineForm, secret, text, useFields } from '../../platform/forms/definition.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { number, phone as readablePhone } from '../../platform/language/formats.ts';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { withQuery } from '../../platform/search/filter.ts';
import { type Scope, scopeOf } from '../../platform/request/scope.server.ts';
import { requireSession } from '../../platform/session/session.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { OtpField } from '../../ui/fields/OtpField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { IdentifierField } from './AuthFields.tsx';
import { AuthPage } from './AuthPage.tsx';
import { readCodeWait, sendCounted } from './codeWait.server.ts';
import { IDENTIFIER_FIELDS, identifierOf } from './identifier.server.ts';
import { ResendCode } from './ResendCode.tsx';

type Addresses = Pick<AccountProfile, 'email' | 'phone'>;

const verifyFields = defineForm({ otp: secret, identifier: text() });

const destination = (request: Request, memberId: string): string => {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'));
  return returnTo === '/' ? href('/me/:id', { id: memberId }) : returnTo;
};

/** Address of this screen, with the page that the reader came for. */
const verifyPath = (request: Request, query: { correct?: string } = {}): string => {
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  return withQuery(href('/verify-account'), {
    ...query,
    ...(returnTo !== null && { returnTo: safeReturnTo(returnTo) }),
  });
};

/** `?correct` opens the form that changes a mistyped address. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireSession(context);
  const { data: account } = await api(context).auth.profile();
  const next = destination(request, account.memberId);
  if (account.verified || !(account.email ?? account.phone)) throw redirect(next);
  const recipient = account.email ?? readablePhone(account.phone ?? '').replaceAll(' ', '\u00a0');
  const { searchParams } = new URL(request.url);
  return {
    recipient,
    identifier: account.email ?? account.phone ?? '',
    isPhone: account.email === null,
    isCorrecting: searchParams.has('correct'),
    paths: { verify: verifyPath(request), correct: verifyPath(request, { correct: '1' }) },
    next,
    wait: readCodeWait(context, 'verify'),
  };
};

/** Sends a code to the account's address, or verifies the address by a code. */
const callByAddress = ({ auth }: Client, { email, phone }: Addresses, code: { otp?: string }) =>
  email === null
    ? auth.registerOTP({ body: { phone: phone ?? '', ...code } })
    : auth.registerOTPEmail({ body: { email, ...code } });

const sendCode = async (context: Route.ActionArgs['context']): Promise<void> => {
  const { data: account } = await api(context).auth.profile();
  await sendCounted(context, 'verify', callByAddress(api(context), account, {}));
};

const enterCode = async (context: Route.ActionArgs['context'], otp: string) => {
  const { data: account } = await api(context).auth.profile();
  const { data } = await callByAddress(api(context), account, { otp });
  return { ...account, passwordToken: data.passwordToken, claimedPlaces: data.claimedPlaces };
};

/** The code was entered in another browser than the registering one: a new password is required. */
const choosePassword = (scope: Scope, token: string): Response => {
  scope.signOut();
  const returnTo = scope.visit.url.searchParams.get('returnTo');
  const search = new URLSearchParams({ verified: '', ...(returnTo !== null && { returnTo: safeReturnTo(returnTo) }) });
  return redirect(`${href('/password-reset/:token', { token })}?${search}`);
};

/**
 * Next screen: the one that the reader came for; else the points that a verified phone number has brought, or the
 * guided start (docs/rules/member.md#guided-start).
 */
const nextScreen = (request: Request, claimedPlaces: number): string => {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'));
  if (returnTo !== '/') return returnTo;
  return claimedPlaces > 0 ? href('/action/viewPoint') : href('/action/start/:step', { step: 'portrait' });
};

const handleForm = async ({ context, request }: Route.ActionArgs, form: SentForm): Promise<Response> => {
  if (form.intent === 'resend') {
    await sendCode(context);
    setFlash(context, { kind: 'success', message: m.auth_resent() });
    const { pathname, search } = scopeOf(context).visit.url;
    return redirect(pathname + search);
  }
  if (form.intent === 'correct') {
    const body = identifierOf(form.values['identifier']);
    await sendCounted(context, 'verify', api(context).auth.correctAddress({ body }));
    setFlash(context, { kind: 'success', message: m.auth_resent() });
    return redirect(verifyPath(request));
  }
  const account = await enterCode(context, form.values['otp'] ?? '');
  if (account.passwordToken !== null) return choosePassword(scopeOf(context), account.passwordToken);
  const { claimedPlaces } = account;
  const message = claimedPlaces > 0 ? m.auth_verified_places({ count: number(claimedPlaces) }) : m.auth_verified();
  const next = nextScreen(request, claimedPlaces);
  setFlash(context, { kind: 'success', message, ...(next.startsWith('/action/start/') && { isInPage: true }) });
  return redirect(next);
};

export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request, verifyFields);
  try {
    return await handleForm(args, form);
  } catch (thrown) {
    return problemReply(form, thrown, { fields: IDENTIFIER_FIELDS });
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.auth_verify_title()} · M4U` }];

type Loaded = Route.ComponentProps['loaderData'];

/** Changes the address that was mistyped at registration; everything else of the account stays. */
const CorrectAddress = ({ loaded, reply }: { loaded: Loaded; reply: SubmissionResult | null }) => {
  const { identifier, paths } = loaded;
  const [form, fields] = useFields(verifyFields, { identifier }, reply);
  return (
    <AuthPage title={m.auth_correct_title()} lead={m.auth_correct_lead()}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <IdentifierField field={fields.identifier} />
        <SubmitButton block size="lg" name="intent" value="correct">
          {m.auth_correct_send()}
        </SubmitButton>
      </Form>
      <TextLink to={paths.verify}>{m.ui_cancel()}</TextLink>
    </AuthPage>
  );
};

const EnterCode = ({ loaded, reply }: { loaded: Loaded; reply: SubmissionResult | null }) => {
  const { recipient, isPhone, paths, wait, next } = loaded;
  const [form, fields] = useFields(verifyFields, null, reply);
  return (
    <AuthPage title={m.auth_verify_title()} lead={m.auth_verify_lead({ recipient })}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <OtpField field={fields.otp} label={m.auth_code()} required submitWhenFull />
        {isPhone && <p className="text-sm text-muted">{m.auth_verify_claims()}</p>}
        <SubmitButton block size="lg" name="intent" value="verify">
          {m.auth_verify()}
        </SubmitButton>
      </Form>
      <ResendCode wait={wait} intent="resend" />
      <TextLink to={paths.correct}>{isPhone ? m.auth_correct_phone() : m.auth_correct_email()}</TextLink>
      <TextLink to={next}>{m.auth_verify_later()}</TextLink>
    </AuthPage>
  );
};

export default function VerifyAccount({ loaderData, actionData }: Route.ComponentProps) {
  const reply = actionData && 'initialValue' in actionData ? actionData : null;
  return loaderData.isCorrecting ? (
    <CorrectAddress loaded={loaderData} reply={reply} />
  ) : (
    <EnterCode loaded={loaderData} reply={reply} />
  );
}
