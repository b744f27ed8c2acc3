import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { canProve, ProofField, ProofSteps } from '../../../identity/auth/OwnerProof.tsx';
import type { ShownProof } from '../../../identity/auth/ownerProof.server.ts';
import { check, defineForm, secret, useFields } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';

/** Fields of locking an account. */
export const lockFields = defineForm({ password: secret, otp: secret, confirm: check() });

/** Form to lock the reader's own account: explanation, password or code, and checkbox. */
export const LockAccount = ({ proof, reply }: { proof: ShownProof; reply: SubmissionResult | undefined }) => {
  const [form, fields] = useFields(lockFields, null, reply);
  // After a code was sent, the form is open to enter it.
  const open = reply !== undefined || proof.wait.seconds > 0;
  return (
    <Card>
      <p>{m.setting_lock_text()}</p>
      {proof.recipient === null && <p className="mt-2 font-semibold">{m.setting_lock_final()}</p>}
      <details className="mt-3" open={open || undefined}>
        <summary className="inline-flex min-h-11 items-center rounded-md border border-control px-4 font-semibold text-danger hover:bg-sunken">
          {m.setting_lock()}
        </summary>
        <div className="stack mt-4">
          <ProofSteps proof={proof} />
          {canProve(proof) && (
            <Form method="post" {...getFormProps(form)} preventScrollReset className="stack">
              <FormError errors={form.errors} />
              <ProofField proof={proof} fields={fields} label={m.setting_lock_password()} />
              <Checkbox field={fields.confirm} label={m.setting_lock_confirm()} required />
              <SubmitButton name="intent" value="lock" variant="danger" className="self-start">
                {m.setting_lock_do()}
              </SubmitButton>
            </Form>
          )}
        </div>
      </details>
    </Card>
  );
};
