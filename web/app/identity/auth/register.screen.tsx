import { currentVersion } from '@m4u/contract/identity/consent/words';
import { getFormProps, useForm } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/register.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemReply, readForm, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { IdentifierField, NewPasswordField, TermsNote } from './AuthFields.tsx';
import { AuthPage } from './AuthPage.tsx';
import { IDENTIFIER_FIELDS, identifierOf } from './identifier.server.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  if (scopeOf(context).page.reader) throw redirect(href('/verify-account'));
  const { data: slides } = await api(context).auth.slideLogin();
  return { slides, returnTo: safeReturnTo(new URL(request.url).searchParams.get('returnTo')) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { auth } = api(context);
  const { name, identifier, password = '' } = form.values;
  // The API's name is optional for partners and required here; report it together with other missing fields.
  if (!name?.trim()) {
    const missing = ['name', 'identifier', 'password'].filter((field) => !form.values[field]?.trim());
    const fields = Object.fromEntries(missing.map((field) => [field, m.ui_field_missing()]));
    return refuseForm(form, { fields, hide: ['password'] });
  }
  const person = identifierOf(identifier);
  try {
    const type = 'email' in person ? 'tbMail' : 'tbPhone';
    await auth.register({ body: { ...person, type, password, name, agreed: agreedIn(form) } });
    await auth.login({ body: { ...person, password } });
  } catch (thrown) {
    // Registration answers the same for an existing account; only the sign-in with a wrong password fails.
    if (problemOf(thrown)?.code === 'wrong-credentials')
      return refuseForm(form, { form: m.auth_register_maybe_taken(), hide: ['password'] });
    return problemReply(form, thrown, { hide: ['password'], fields: IDENTIFIER_FIELDS });
  }
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'));
  throw redirect(`${href('/verify-account')}?${new URLSearchParams({ returnTo })}`);
};

/** Consents of a registration: the terms, and optional choices. */
const agreedIn = ({ values }: SentForm) => {
  const purposes = ['terms', ...(values['searchEngines'] === 'on' ? (['searchEngines'] as const) : [])] as const;
  return purposes.map((purpose) => ({ purpose, version: currentVersion(purpose) }));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.auth_register_title()} · M4U` }];

interface RegisterForm {
  name: string;
  identifier: string;
  password: string;
  searchEngines: string;
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<RegisterForm>({ lastResult: actionData ?? null });
  return (
    <AuthPage title={m.auth_register_title()} lead={m.auth_register_lead()} slides={loaderData.slides}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <TextField field={fields.name} label={m.auth_name()} autoComplete="name" required maxLength={100} />
        <IdentifierField field={fields.identifier} />
        <NewPasswordField field={fields.password} label={m.auth_password()} />
        <Checkbox field={fields.searchEngines} label={m.auth_register_search()} />
        <TermsNote />
        <SubmitButton block size="lg">
          {m.auth_register()}
        </SubmitButton>
      </Form>
      <p>
        {m.auth_have_account()}{' '}
        <TextLink to={`${href('/login')}?${new URLSearchParams({ returnTo: loaderData.returnTo })}`}>
          {m.auth_login()}
        </TextLink>
      </p>
    </AuthPage>
  );
}
