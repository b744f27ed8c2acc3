import { getFormProps } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/changePassword.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { defineForm, secret, useFields } from '../../platform/forms/definition.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { requireSession } from '../../platform/session/session.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NewPasswordFields } from './AuthFields.tsx';
import { FormColumn } from './AuthPage.tsx';
import { FactorField } from './factor/FactorField.tsx';
import { giveFactor, isFactorDue } from './factor/factor.server.ts';
import { confirmationError } from './confirmation.server.ts';
import { canProve, ProofField, ProofSteps, recipientText } from './OwnerProof.tsx';
import { proofIn, sendProofCode, showProof } from './ownerProof.server.ts';

const passwordFields = defineForm({
  oldPassword: secret,
  newPassword: secret,
  confirmation: secret,
  otp: secret,
  code: secret,
});

export const loader = async ({ context }: Route.LoaderArgs) => {
  requireSession(context);
  const [{ data }, isCodeDue] = await Promise.all([api(context).auth.confirmation(), isFactorDue(context)]);
  const proof = await showProof(context, data, { purpose: 'password', returnTo: href('/change-password') });
  return { ...proof, isCodeDue };
};

const sendCode = async (context: Route.ActionArgs['context']): Promise<Response> => {
  await sendProofCode(context, 'password');
  return redirect(href('/change-password'));
};

/** Changes the password; an account without one gets its first. */
const savePassword = async (context: Route.ActionArgs['context'], { intent, values }: SentForm): Promise<Response> => {
  const { oldPassword = '', newPassword = '' } = values;
  await giveFactor(context, values);
  const { auth } = api(context);
  if (intent === 'set') await auth.setPassword({ body: { newPassword, ...proofIn(values) } });
  else await auth.changePassword({ body: { oldPassword, newPassword } });
  setFlash(context, { kind: 'success', message: intent === 'set' ? m.auth_set_done() : m.auth_changed() });
  return redirect(href('/action/setting'));
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireSession(context);
  const form = await readForm(request, passwordFields);
  const differs = confirmationError(form.values['newPassword'] ?? '', form.values['confirmation']);
  if (form.intent !== 'code' && differs !== undefined) return refuseForm(form, { fields: { confirmation: differs } });
  try {
    return await (form.intent === 'code' ? sendCode(context) : savePassword(context, form));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.hasPassword === false ? m.auth_set_title() : m.auth_change_title()} · M4U` },
];

export default function ChangePassword({ loaderData: proof, actionData }: Route.ComponentProps) {
  const lastResult = actionData && 'initialValue' in actionData ? actionData : null;
  const [form, fields] = useFields(passwordFields, null, lastResult);
  const { hasPassword, recipient } = proof;
  const back = <TextLink to={href('/action/setting')}>{m.ui_cancel()}</TextLink>;
  if (!hasPassword && recipient === null)
    return (
      <FormColumn title={m.auth_set_title()} lead={m.auth_set_none()}>
        {back}
      </FormColumn>
    );
  const title = hasPassword ? m.auth_change_title() : m.auth_set_title();
  const lead = hasPassword ? m.auth_change_lead() : m.auth_set_lead({ recipient: recipientText(recipient ?? '') });
  return (
    <FormColumn title={title} lead={lead}>
      <ProofSteps proof={proof} />
      {canProve(proof) && (
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          {hasPassword && (
            <PasswordField
              field={fields.oldPassword}
              label={m.auth_current_password()}
              autoComplete="current-password"
              required
            />
          )}
          <ProofField proof={proof} fields={{ otp: fields.otp }} label={m.auth_current_password()} />
          <NewPasswordFields password={fields.newPassword} confirmation={fields.confirmation} />
          <FactorField field={fields.code} isDue={proof.isCodeDue} />
          <SubmitButton block size="lg" name="intent" value={hasPassword ? 'change' : 'set'}>
            {hasPassword ? m.auth_change() : m.auth_set()}
          </SubmitButton>
        </Form>
      )}
      {back}
    </FormColumn>
  );
}
