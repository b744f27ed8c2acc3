import { getFormProps } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/forgotPassword.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { defineForm, secret, text, useFields } from '../../platform/forms/definition.ts';
import { problemReply, readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { phone as readable } from '../../platform/language/formats.ts';
import { screenMeta } from '../../platform/sharing/share-meta.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { OtpField } from '../../ui/fields/OtpField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { IdentifierField } from './AuthFields.tsx';
import { FormColumn } from './AuthPage.tsx';
import { readCodeWait, sendCounted } from './codeWait.server.ts';
import { IDENTIFIER_FIELDS, identifierOf } from './identifier.server.ts';
import { ResendCode } from './ResendCode.tsx';

const forgotFields = defineForm({ identifier: text(), otp: secret });

// The address holds the recipient, so that a reload or a second device continues at the same step.
export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const wait = readCodeWait(context, 'reset');
  return { mailed: searchParams.get('mail'), phone: searchParams.get('phone'), wait };
};

const handleForm = async ({ context, request }: Route.ActionArgs, form: SentForm): Promise<Response> => {
  const { auth } = api(context);
  const phone = new URL(request.url).searchParams.get('phone');
  if (form.intent === 'check' && phone !== null) {
    const { data } = await auth.checkOTPForgotPassword({ body: { phone, otp: form.values['otp'] ?? '' } });
    return redirect(href('/password-reset/:token', { token: data.token }));
  }
  const person = identifierOf(form.values['identifier']);
  if ('email' in person) {
    await auth.forgotPassword({ body: person });
    return redirect(`${href('/forgot-password')}?${new URLSearchParams({ mail: person.email })}`);
  }
  await sendCounted(context, 'reset', auth.getOTPResetPassword({ body: person }));
  return redirect(`${href('/forgot-password')}?${new URLSearchParams({ phone: person.phone ?? '' })}`);
};

export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request, forgotFields);
  try {
    return await handleForm(args, form);
  } catch (thrown) {
    return problemReply(form, thrown, { fields: form.intent === 'check' ? {} : IDENTIFIER_FIELDS });
  }
};

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = () => screenMeta(m.auth_forgot_title(), m.auth_forgot_description());

const backToLogin = () => <TextLink to={href('/login')}>{m.auth_back_to_login()}</TextLink>;

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { mailed, phone, wait } = loaderData;
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useFields(forgotFields, null, lastResult);
  if (mailed !== null)
    return (
      <FormColumn title={m.auth_forgot_mail_sent()} lead={m.auth_forgot_mail_sent_text({ recipient: mailed })}>
        <TextLink to={href('/forgot-password')}>{m.auth_try_again()}</TextLink>
        {backToLogin()}
      </FormColumn>
    );
  if (phone !== null)
    return (
      <FormColumn title={m.auth_forgot_code_title()} lead={m.auth_forgot_code_lead({ recipient: readable(phone) })}>
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <OtpField field={fields.otp} label={m.auth_code()} required />
          <SubmitButton block size="lg" name="intent" value="check">
            {m.auth_continue()}
          </SubmitButton>
        </Form>
        <ResendCode wait={wait} intent="send">
          <input type="hidden" name="identifier" value={phone} />
        </ResendCode>
        <TextLink to={href('/forgot-password')}>{m.auth_try_again()}</TextLink>
      </FormColumn>
    );
  return (
    <FormColumn title={m.auth_forgot_title()} lead={m.auth_forgot_lead()}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <IdentifierField field={fields.identifier} />
        <SubmitButton block size="lg">
          {m.auth_forgot_send()}
        </SubmitButton>
      </Form>
      {backToLogin()}
    </FormColumn>
  );
}
