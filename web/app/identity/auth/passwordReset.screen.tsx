import { getFormProps } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/passwordReset.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { defineForm, secret, useFields } from '../../platform/forms/definition.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, refuseForm } from '../../platform/forms/form.server.ts';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NewPasswordFields } from './AuthFields.tsx';
import { FormColumn } from './AuthPage.tsx';
import { confirmationError } from './confirmation.server.ts';

const passwordFields = defineForm({ password: secret, confirmation: secret });

export const action = async ({ context, request, params }: Route.ActionArgs) => {
  const form = await readForm(request, passwordFields);
  const { password = '', confirmation } = form.values;
  const differs = confirmationError(password, confirmation);
  if (differs !== undefined) return refuseForm(form, { fields: { confirmation: differs } });
  try {
    await api(context).auth.passwordReset({ params: { token: params.token }, body: { password } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.auth_reset_done() });
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  const search = returnTo === null ? '' : `?${new URLSearchParams({ returnTo: safeReturnTo(returnTo) })}`;
  throw redirect(href('/login') + search);
};

/** Whether the reader arrives from a verification that ended the account's earlier password. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  verified: new URL(request.url).searchParams.has('verified'),
});

// The address contains the token, so it must not be sent as a referrer.
export const headers: Route.HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = () => [
  { title: `${m.auth_reset_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function PasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useFields(passwordFields, null, actionData);
  return (
    <FormColumn title={m.auth_reset_title()} lead={loaderData.verified ? m.auth_verified_elsewhere() : undefined}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <NewPasswordFields password={fields.password} confirmation={fields.confirmation} />
        <SubmitButton block size="lg">
          {m.auth_reset()}
        </SubmitButton>
      </Form>
      <TextLink to={href('/forgot-password')}>{m.auth_reset_again()}</TextLink>
    </FormColumn>
  );
}
