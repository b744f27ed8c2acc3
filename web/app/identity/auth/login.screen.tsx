import { getFormProps } from '@conform-to/react';
import { Form, href, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/login.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { metChallenge } from '../../platform/forms/challenge.server.ts';
import { defineForm, secret, text, useFields } from '../../platform/forms/definition.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { hasSentForm } from '../../platform/session/sent-form.ts';
import { screenMeta } from '../../platform/sharing/share-meta.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { IdentifierField } from './AuthFields.tsx';
import { AuthPage } from './AuthPage.tsx';
import { identifierOf } from './identifier.server.ts';
import { notePasswordSignIn } from './passkey/offerMemory.tsx';
import { signInWithPasskey } from './passkey/passkeys.server.ts';
import { mayHavePasskeys } from './passkey/passkeySupport.tsx';
import { PasskeySignIn } from './passkey/PasskeySignIn.tsx';
import { nameInAddress, readSignInWays } from './provider/providers.server.ts';
import { SignInWays } from './provider/SignInWays.tsx';
import { refusePassword } from './work.server.ts';
import { WorkField } from './WorkField.tsx';

const loginFields = defineForm({ identifier: text(), password: secret, passkey: secret });

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'));
  if (scopeOf(context).page.reader) throw redirect(returnTo);
  const [slides, ways, provider] = await Promise.all([
    api(context).auth.slideLogin(),
    readSignInWays(context, returnTo),
    nameInAddress(context, request),
  ]);
  const hasPasskeys = mayHavePasskeys(scopeOf(context).visit.userAgent);
  return { slides: slides.data, ways, provider, returnTo, hasPasskeys };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request, loginFields);
  const { identifier, password = '' } = form.values;
  try {
    if (form.intent === 'passkey') await signInWithPasskey(context, form);
    else {
      const challenge = metChallenge(form.values);
      await api(context).auth.login({ body: { ...identifierOf(identifier), password, challenge } });
    }
  } catch (thrown) {
    // A refused sign-in leaves no earlier session behind (docs/rules/auth.md#sessions).
    const { token, refreshToken } = scopeOf(context);
    const isRefused = (problemOf(thrown)?.status ?? 500) < 500;
    if (isRefused && (token ?? refreshToken) !== undefined) scopeOf(context).signOut();
    return refusePassword(context, form, thrown);
  }
  throw redirect(safeReturnTo(new URL(request.url).searchParams.get('returnTo')));
};

export const meta: Route.MetaFunction = () => screenMeta(m.auth_login_title(), m.auth_login_description());

const problemWords: Readonly<Record<string, (values: { readonly name: string }) => string>> = {
  provider: m.auth_problem_provider,
  taken: m.auth_problem_taken,
  join: m.auth_problem_join,
  locked: m.auth_problem_locked,
  leaving: m.auth_problem_leaving,
  company: m.sso_problem_required,
  'company-join': m.sso_problem_join,
};

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { slides, ways, provider, returnTo, hasPasskeys } = loaderData;
  const [form, fields] = useFields(loginFields, null, actionData);
  const [search] = useSearchParams();
  const problem = problemWords[search.get('problem') ?? ''];
  const refused = actionData ? actionData.refused : `account-${search.get('problem')}`;
  const isFormKept = useHydrated() && hasSentForm();
  const lead = isFormKept ? m.auth_ended_kept() : search.has('ended') ? m.auth_ended() : m.auth_login_lead();
  const back = `?${new URLSearchParams({ returnTo })}`;
  return (
    <AuthPage title={m.auth_login_title()} lead={lead} slides={slides}>
      <Form method="post" {...getFormProps(form)} className="stack" onSubmitCapture={notePasswordSignIn}>
        <FormError
          errors={
            form.errors ??
            (problem && !actionData ? [problem({ name: provider ?? m.auth_problem_service() })] : undefined)
          }
        />
        {refused === 'account-locked' && <TextLink to={href('/unlock-account')}>{m.auth_unlock_link()}</TextLink>}
        {refused === 'account-leaving' && <TextLink to={href('/keep-account')}>{m.leaving_keep_link()}</TextLink>}
        <IdentifierField field={fields.identifier} suggestsPasskeys={hasPasskeys} />
        <PasswordField field={fields.password} label={m.auth_password()} autoComplete="current-password" required />
        {actionData?.work && <WorkField work={actionData.work} />}
        <SubmitButton block size="lg">
          {m.auth_login()}
        </SubmitButton>
        <TextLink to={href('/forgot-password')}>{m.auth_forgot_link()}</TextLink>
      </Form>
      {hasPasskeys && <PasskeySignIn refused={actionData} />}
      <SignInWays ways={ways} />
      <TextLink to={`${href('/login/company')}${back}`}>{m.sso_login_link()}</TextLink>
      <p>
        {m.auth_no_account()} <TextLink to={`${href('/register')}${back}`}>{m.auth_register_link()}</TextLink>
      </p>
    </AuthPage>
  );
}
