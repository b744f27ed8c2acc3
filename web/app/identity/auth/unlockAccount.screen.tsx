import { getFormProps } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/unlockAccount.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { defineForm, secret, text, useFields } from '../../platform/forms/definition.ts';
import { problemReply, readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { phone as readable } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { OtpField } from '../../ui/fields/OtpField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { IdentifierField } from './AuthFields.tsx';
import { FormColumn } from './AuthPage.tsx';
import { readCodeWait, sendCounted } from './codeWait.server.ts';
import { IDENTIFIER_FIELDS, identifierOf } from './identifier.server.ts';
import { ResendCode } from './ResendCode.tsx';

const unlockFields = defineForm({ identifier: text(), otp: secret });

// The address holds the recipient, so that a reload continues at the same step.
export const loader = ({ context, request }: Route.LoaderArgs) => ({
  recipient: new URL(request.url).searchParams.get('to'),
  wait: readCodeWait(context, 'unlock'),
});

const handleForm = async ({ context, request }: Route.ActionArgs, form: SentForm): Promise<Response> => {
  const { auth } = api(context);
  const recipient = new URL(request.url).searchParams.get('to');
  if (form.intent === 'unlock' && recipient !== null) {
    await auth.unlockAccount({ body: { ...identifierOf(recipient), otp: form.values['otp'] ?? '' } });
    setFlash(context, { kind: 'success', message: m.auth_unlocked() });
    return redirect(href('/login'));
  }
  const to = form.values['identifier']?.trim() ?? '';
  await sendCounted(context, 'unlock', auth.unlockAccount({ body: identifierOf(to) }));
  return redirect(`${href('/unlock-account')}?${new URLSearchParams({ to })}`);
};

/** Unlocks an account locked by its owner by a code, without revealing whether the account exists. */
export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request, unlockFields);
  try {
    return await handleForm(args, form);
  } catch (thrown) {
    return problemReply(form, thrown, { fields: form.intent === 'unlock' ? {} : IDENTIFIER_FIELDS });
  }
};

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = () => [{ title: `${m.auth_unlock_title()} · M4U` }];

export default function UnlockAccount({ loaderData: { recipient, wait }, actionData }: Route.ComponentProps) {
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useFields(unlockFields, null, lastResult);
  const isCodeSent = recipient !== null;
  const person = recipient?.includes('@') ? recipient : readable(recipient ?? '');
  const lead = isCodeSent ? m.auth_unlock_code_lead({ recipient: person }) : m.auth_unlock_lead();
  return (
    <FormColumn title={m.auth_unlock_title()} lead={lead}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        {isCodeSent ? (
          <OtpField field={fields.otp} label={m.auth_code()} required />
        ) : (
          <IdentifierField field={fields.identifier} />
        )}
        <SubmitButton block size="lg" name="intent" value={isCodeSent ? 'unlock' : 'send'}>
          {isCodeSent ? m.auth_unlock() : m.auth_unlock_send()}
        </SubmitButton>
      </Form>
      {isCodeSent && (
        <>
          <ResendCode wait={wait} intent="send">
            <input type="hidden" name="identifier" value={recipient} />
          </ResendCode>
          <TextLink to={href('/unlock-account')} reloadDocument>
            {m.auth_try_again()}
          </TextLink>
        </>
      )}
      <TextLink to={href('/login')}>{m.auth_back_to_login()}</TextLink>
    </FormColumn>
  );
}
