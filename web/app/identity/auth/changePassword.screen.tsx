import { getFormProps, useForm } from '@conform-to/react';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/changePassword.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { leaveFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, refuseForm } from '../../platform/forms/form.server.ts';
import { requireSession } from '../../platform/session/session.server.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NewPasswordFields } from './AuthFields.tsx';
import { AuthPage } from './AuthPage.tsx';

const SECRETS = ['oldPassword', 'newPassword', 'confirmation'];

export const loader = ({ context }: Route.LoaderArgs) => {
  requireSession(context);
  return null;
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireSession(context);
  const form = await readForm(request);
  const { oldPassword = '', newPassword = '', confirmation } = form.values;
  if (newPassword !== confirmation)
    return refuseForm(form, { fields: { confirmation: m.auth_passwords_differ() }, hide: SECRETS });
  try {
    await api(context).auth.changePassword({ body: { oldPassword, newPassword } });
  } catch (thrown) {
    return problemReply(form, thrown, { hide: SECRETS });
  }
  leaveFlash(context, { kind: 'success', message: m.auth_changed() });
  throw redirect(href('/action/setting'));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.auth_change_title()} · M4U` }];

interface ChangeForm {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

export default function ChangePassword({ actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<ChangeForm>({ lastResult: actionData ?? null });
  return (
    <AuthPage title={m.auth_change_title()} lead={m.auth_change_lead()}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <PasswordField
          field={fields.oldPassword}
          label={m.auth_current_password()}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields password={fields.newPassword} confirmation={fields.confirmation} />
        <SubmitButton block size="lg">
          {m.auth_change()}
        </SubmitButton>
      </Form>
      <TextLink to={href('/action/setting')}>{m.ui_cancel()}</TextLink>
    </AuthPage>
  );
}
