import { getFormProps } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/keepAccount.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { metChallenge } from '../../platform/forms/challenge.server.ts';
import { defineForm, secret, text, useFields } from '../../platform/forms/definition.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { phone as readable } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { OtpField } from '../../ui/fields/OtpField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { IdentifierField } from '../../identity/auth/AuthFields.tsx';
import { FormColumn } from '../../identity/auth/AuthPage.tsx';
import { readCodeWait, sendCounted } from '../../identity/auth/codeWait.server.ts';
import { identifierOf } from '../../identity/auth/identifier.server.ts';
import { ResendCode } from '../../identity/auth/ResendCode.tsx';
import { refusePassword } from '../../identity/auth/work.server.ts';
import { WorkField } from '../../identity/auth/WorkField.tsx';

const keepFields = defineForm({ identifier: text(), password: secret, otp: secret });

// The recipient of a code is in the address, so that a reload continues there.
export const loader = ({ context, request }: Route.LoaderArgs) => ({
  recipient: new URL(request.url).searchParams.get('to'),
  wait: readCodeWait(context, 'keep'),
});

const handleForm = async ({ context, request }: Route.ActionArgs, form: SentForm): Promise<Response> => {
  const { leaving, auth } = api(context);
  const recipient = new URL(request.url).searchParams.get('to');
  const { identifier = '', password = '', otp = '' } = form.values;
  if (form.intent === 'code') {
    const to = identifier.trim();
    await sendCounted(context, 'keep', leaving.keep({ body: identifierOf(to) }));
    return redirect(`${href('/keep-account')}?${new URLSearchParams({ to })}`);
  }
  if (recipient !== null) {
    await leaving.keep({ body: { ...identifierOf(recipient), otp } });
    setFlash(context, { kind: 'success', message: m.leaving_kept() });
    return redirect(href('/login'));
  }
  await leaving.keep({ body: { ...identifierOf(identifier), password, challenge: metChallenge(form.values) } });
  await auth.login({ body: { ...identifierOf(identifier), password } });
  setFlash(context, { kind: 'success', message: m.leaving_kept() });
  return redirect(href('/'));
};

/** Keeps an account whose deletion is pending, by password or code (docs/rules/privacy.md#deletion). */
export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request, keepFields);
  try {
    return await handleForm(args, form);
  } catch (thrown) {
    return refusePassword(args.context, form, thrown);
  }
};

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = () => [
  { title: `${m.leaving_keep_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function KeepAccount({ loaderData: { recipient, wait }, actionData }: Route.ComponentProps) {
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useFields(keepFields, null, lastResult);
  const person = recipient?.includes('@') ? recipient : readable(recipient ?? '');
  const lead = recipient === null ? m.leaving_keep_lead() : m.leaving_keep_code_lead({ recipient: person });
  return (
    <FormColumn title={m.leaving_keep_title()} lead={lead}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        {recipient === null ? (
          <>
            <IdentifierField field={fields.identifier} />
            <PasswordField field={fields.password} label={m.auth_password()} autoComplete="current-password" />
            {actionData && 'work' in actionData && actionData.work && <WorkField work={actionData.work} />}
          </>
        ) : (
          <OtpField field={fields.otp} label={m.auth_code()} required />
        )}
        <SubmitButton block size="lg">
          {m.leaving_keep_do()}
        </SubmitButton>
        {recipient === null && (
          <SubmitButton block variant="quiet" name="intent" value="code" formNoValidate>
            {m.leaving_keep_by_code()}
          </SubmitButton>
        )}
      </Form>
      {recipient !== null && (
        <ResendCode wait={wait} intent="code">
          <input type="hidden" name="identifier" value={recipient} />
        </ResendCode>
      )}
      <TextLink to={href('/login')}>{m.auth_back_to_login()}</TextLink>
    </FormColumn>
  );
}
