import { getFormProps, useForm } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/verifyAccount.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { leaveFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { phone as readablePhone } from '../../platform/language/formats.ts';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { type Scope, scopeOf } from '../../platform/request/scope.server.ts';
import { requireSession } from '../../platform/session/session.server.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { OtpField } from '../../ui/fields/OtpField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';

const destination = (request: Request, memberId: string): string => {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'));
  return returnTo === '/' ? href('/me/:id', { id: memberId }) : returnTo;
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireSession(context);
  const { data: account } = await api(context).auth.profile();
  const next = destination(request, account.memberId);
  if (account.verified || !(account.email ?? account.phone)) throw redirect(next);
  return { recipient: account.email ?? readablePhone(account.phone ?? '').replaceAll(' ', '\u00a0'), next };
};

const send = async (context: Route.ActionArgs['context'], otp?: string) => {
  const { auth } = api(context);
  const { data: account } = await auth.profile();
  const code = otp === undefined ? {} : { otp };
  const { email, phone } = account;
  const answer = email
    ? await auth.registerOTPEmail({ body: { email, ...code } })
    : phone !== null && (await auth.registerOTP({ body: { phone, ...code } }));
  return { ...account, passwordToken: answer ? answer.data.passwordToken : null };
};

/** The code was entered in another browser than the registering one: a new password is required. */
const choosePassword = (scope: Scope, token: string): Response => {
  scope.signOut();
  const returnTo = scope.visit.url.searchParams.get('returnTo');
  const search = new URLSearchParams({ verified: '', ...(returnTo !== null && { returnTo: safeReturnTo(returnTo) }) });
  return redirect(`${href('/password-reset/:token', { token })}?${search}`);
};

/**
 * Next screen: after verifying a phone number, customer records that groups created for it, unless the reader came for
 * another screen.
 */
const nextFor = async (
  context: Route.ActionArgs['context'],
  request: Request,
  { memberId, phone }: { memberId: string; phone: string | null },
): Promise<string> => {
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  if (phone === null || returnTo !== null) return destination(request, memberId);
  const { data } = await api(context).group.claimable();
  return data.places > 0 ? href('/action/claim') : destination(request, memberId);
};

const act = async ({ context, request }: Route.ActionArgs, form: SentForm): Promise<Response> => {
  if (form.intent === 'resend') {
    await send(context);
    leaveFlash(context, { kind: 'success', message: m.auth_resent() });
    const { pathname, search } = scopeOf(context).visit.url;
    return redirect(pathname + search);
  }
  const account = await send(context, form.values['otp'] ?? '');
  if (account.passwordToken !== null) return choosePassword(scopeOf(context), account.passwordToken);
  leaveFlash(context, { kind: 'success', message: m.auth_verified() });
  return redirect(await nextFor(context, request, account));
};

export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request);
  try {
    return await act(args, form);
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.auth_verify_title()} · M4U` }];

export default function VerifyAccount({ loaderData, actionData }: Route.ComponentProps) {
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useForm<{ otp: string }>({ lastResult });
  return (
    <AuthPage title={m.auth_verify_title()} lead={m.auth_verify_lead({ recipient: loaderData.recipient })}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <OtpField field={fields.otp} label={m.auth_code()} required submitWhenFull />
        <SubmitButton block size="lg" name="intent" value="verify">
          {m.auth_verify()}
        </SubmitButton>
      </Form>
      <Form method="post">
        <Button type="submit" name="intent" value="resend" variant="quiet" className="-ml-4">
          {m.auth_resend()}
        </Button>
      </Form>
      <TextLink to={loaderData.next}>{m.auth_verify_later()}</TextLink>
    </AuthPage>
  );
}
