import { getFormProps } from '@conform-to/react';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { WAITING_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/loginCode.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { defineForm, secret, useFields } from '../../../platform/forms/definition.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readCookie } from '../../../platform/session/cookies.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { AuthPage } from '../AuthPage.tsx';
import { CodeField } from './FactorField.tsx';

const codeFields = defineForm({ code: secret });

const returnToOf = (request: Request): string => safeReturnTo(new URL(request.url).searchParams.get('returnTo'));

const backToLogin = (returnTo: string, query: Readonly<Record<string, string>> = {}): Response =>
  redirect(`${href('/login')}?${new URLSearchParams({ returnTo, ...query })}`);

/** The second step of a sign-in in a new browser: asks for a code of the app, with `?recovery` for a recovery code. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  const returnTo = returnToOf(request);
  const { page, visit } = scopeOf(context);
  if (page.reader) throw redirect(returnTo);
  if (!readCookie(visit.cookieHeader, WAITING_COOKIE)) throw backToLogin(returnTo);
  const isRecovery = new URL(request.url).searchParams.has('recovery');
  const other = new URLSearchParams({ returnTo, ...(!isRecovery && { recovery: '' }) });
  return { isRecovery, otherPath: `${href('/login/code')}?${other}`, returnTo };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request, codeFields);
  const returnTo = returnToOf(request);
  try {
    await api(context).auth.loginFactor({ body: { code: form.values['code'] ?? '' } });
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'sign-in-expired') throw backToLogin(returnTo, { ended: '' });
    return problemReply(form, thrown);
  }
  throw redirect(returnTo);
};

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = () => [
  { title: `${m.factor_login_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const { isRecovery, otherPath, returnTo } = loaderData;
  const [form, fields] = useFields(codeFields, null, actionData);
  return (
    <AuthPage title={m.factor_login_title()} lead={m.factor_login_lead()}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <CodeField key={String(isRecovery)} field={fields.code} isRecovery={isRecovery} />
        <SubmitButton block size="lg">
          {m.auth_login()}
        </SubmitButton>
      </Form>
      <TextLink to={otherPath}>{isRecovery ? m.factor_app_link() : m.factor_recovery_link()}</TextLink>
      <p className="text-sm text-muted">{m.factor_login_lost()}</p>
      <TextLink to={`${href('/login')}?${new URLSearchParams({ returnTo })}`}>{m.auth_back_to_login()}</TextLink>
    </AuthPage>
  );
}
