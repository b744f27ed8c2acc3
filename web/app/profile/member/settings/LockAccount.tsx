import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';

/** Form to lock the reader's own account: explanation, password and checkbox. */
export const LockAccount = ({ reply }: { reply: SubmissionResult | undefined }) => {
  const [form, fields] = useForm<{ password: string; confirm: string }>({ lastResult: reply ?? null });
  const open = reply !== undefined;
  return (
    <Card>
      <p>{m.setting_lock_text()}</p>
      <details className="mt-3" open={open || undefined}>
        <summary className="inline-flex min-h-11 items-center rounded-md border border-control px-4 font-semibold text-danger hover:bg-sunken">
          {m.setting_lock()}
        </summary>
        <Form method="post" {...getFormProps(form)} preventScrollReset className="stack mt-4">
          <FormError errors={form.errors} />
          <PasswordField
            field={fields.password}
            label={m.setting_lock_password()}
            autoComplete="current-password"
            required
          />
          <Checkbox field={fields.confirm} label={m.setting_lock_confirm()} required />
          <SubmitButton name="intent" value="lock" variant="danger" className="self-start">
            {m.setting_lock_do()}
          </SubmitButton>
        </Form>
      </details>
    </Card>
  );
};
