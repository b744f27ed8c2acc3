import { memberOfPath } from '@m4u/contract/address/member-path';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import { getFormProps } from '@conform-to/react';
import Building2 from 'lucide-react/icons/building-2';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Form, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/register.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { check, choice, defineForm, secret, text, useFields } from '../../platform/forms/definition.ts';
import { problemReply, readForm, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { withQuery } from '../../platform/search/filter.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { screenMeta } from '../../platform/sharing/share-meta.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { consentReply } from '../consent/consent.server.ts';
import { IdentifierField, NewPasswordField, TermsNote } from './AuthFields.tsx';
import { AuthPage } from './AuthPage.tsx';
import { sendCounted } from './codeWait.server.ts';
import { IDENTIFIER_FIELDS, identifierOf } from './identifier.server.ts';

const registerFields = defineForm({
  memberType: choice<'individual' | 'organization'>({ start: 'individual' }),
  name: text(),
  identifier: text(),
  password: secret,
  searchEngines: check(),
});

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'));
  if (scopeOf(context).page.reader) throw redirect(withQuery(href('/verify-account'), { returnTo }));
  const { data: slides } = await api(context).auth.slideLogin();
  const versions = { terms: currentVersion('terms'), searchEngines: currentVersion('searchEngines') };
  return { slides, returnTo, versions };
};

/** A refused form may have been shown with former words: it is shown again with those of now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 422 || defaultShouldRevalidate;

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request, registerFields);
  const { auth } = api(context);
  const { name, identifier, password = '' } = form.values;
  // The API's name is optional for partners and required here; report it together with other missing fields.
  if (!name?.trim()) {
    const missing = ['name', 'identifier', 'password'].filter((field) => !form.values[field]?.trim());
    const fields = Object.fromEntries(missing.map((field) => [field, m.ui_field_missing()]));
    return refuseForm(form, { fields });
  }
  const person = identifierOf(identifier);
  try {
    const type = 'email' in person ? 'tbMail' : 'tbPhone';
    const memberType = form.values['memberType'] === 'organization' ? 'organization' : 'individual';
    const body = { ...person, type, memberType, password, name, agreed: readConsents(form) } as const;
    await sendCounted(context, 'verify', auth.register({ body }));
    await auth.login({ body: { ...person, password } });
  } catch (thrown) {
    // Registration answers the same for an existing account; only the sign-in with a wrong password fails.
    if (problemOf(thrown)?.code === 'wrong-credentials')
      return refuseForm(form, { form: m.auth_register_maybe_taken() });
    return consentReply(form, thrown) ?? problemReply(form, thrown, { fields: IDENTIFIER_FIELDS });
  }
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'));
  throw redirect(`${href('/verify-account')}?${new URLSearchParams({ returnTo: firstPath(returnTo) })}`);
};

/** First page of a new account: the guided start for a reader of a member's page, else the page they came for. */
const firstPath = (returnTo: string): string =>
  memberOfPath(returnTo) === undefined
    ? returnTo
    : withQuery(href('/action/start/:step', { step: 'portrait' }), { returnTo });

/** Consents of a registration, in the versions that its form showed: the terms, and optional choices. */
const readConsents = ({ values }: SentForm) => {
  const purposes = ['terms', ...(values['searchEngines'] === 'on' ? (['searchEngines'] as const) : [])] as const;
  return purposes.map((purpose) => ({ purpose, version: values[`${purpose}Version`] ?? '' }));
};

export const meta: Route.MetaFunction = () => screenMeta(m.auth_register_title(), m.auth_register_description());

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useFields(registerFields, null, actionData);
  const [memberType, setMemberType] = useState(fields.memberType.initialValue ?? 'individual');
  const isPerson = memberType === 'individual';
  return (
    <AuthPage title={m.auth_register_title()} lead={m.auth_register_lead()} slides={loaderData.slides}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <RadioCards
          field={fields.memberType}
          legend={m.auth_member_type()}
          columns={2}
          value={memberType}
          onChange={setMemberType}
          options={[
            { value: 'individual', label: m.auth_member_individual(), icon: UserRound },
            {
              value: 'organization',
              label: m.auth_member_organization(),
              description: m.auth_member_organization_text(),
              icon: Building2,
            },
          ]}
        />
        <TextField
          field={fields.name}
          label={isPerson ? m.auth_name() : m.auth_name_organization()}
          autoComplete={isPerson ? 'name' : 'organization'}
          required
          maxLength={100}
        />
        <IdentifierField field={fields.identifier} />
        <NewPasswordField field={fields.password} label={m.auth_password()} />
        <Checkbox field={fields.searchEngines} label={m.auth_register_search()} />
        <input type="hidden" name="searchEnginesVersion" value={loaderData.versions.searchEngines} />
        <TermsNote version={loaderData.versions.terms} />
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
