import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { AddressKind } from '@m4u/contract/identity/auth/address';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { defineForm, secret, text, useFields } from '../../../platform/forms/definition.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { OtpField } from '../../../ui/fields/OtpField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { CodeWait } from '../codeWait.server.ts';
import { FactorField } from '../factor/FactorField.tsx';
import { canProve, ProofField, ProofSteps, recipientText } from '../OwnerProof.tsx';
import type { ShownProof } from '../ownerProof.server.ts';
import { ResendCode } from '../ResendCode.tsx';

/** Fields of the forms that change an address: the new one, the owner's proof, and codes. */
export const addressFields = defineForm({ address: text(), password: secret, otp: secret, code: secret });

interface Loaded {
  readonly kind: AddressKind;
  readonly proof: ShownProof;
  /** Whether the password, a code or a new sign-in is asked for. */
  readonly needsProof: boolean;
  /** Whether a code of the second factor is asked for. */
  readonly isCodeDue: boolean;
  readonly wait: CodeWait;
}

interface FormProps {
  readonly loaded: Loaded;
  readonly reply: SubmissionResult | null;
}

/** Whether the form can be sent now; otherwise the reader must sign in again first. */
const isSendable = ({ needsProof, proof }: Loaded): boolean => !needsProof || canProve(proof);

/** The form with the new address and the owner's proof, which sends a code there. */
export const AskCodeForm = ({ loaded, reply }: FormProps) => {
  const { kind, proof, needsProof, isCodeDue } = loaded;
  const [form, fields] = useFields(addressFields, null, reply);
  const isEmail = kind === 'email';
  return (
    <>
      <p>{m.address_lead()}</p>
      {needsProof && <ProofSteps proof={proof} intent="proof" />}
      {isSendable(loaded) && (
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <TextField
            field={fields.address}
            label={isEmail ? m.address_new_email() : m.address_new_phone()}
            type={isEmail ? 'email' : 'tel'}
            autoComplete={isEmail ? 'email' : 'tel'}
            maxLength={254}
            required
          />
          {needsProof && <ProofField proof={proof} fields={fields} label={m.auth_current_password()} />}
          <FactorField field={fields.code} isDue={isCodeDue} />
          <SubmitButton block size="lg" name="intent" value="send">
            {m.address_send()}
          </SubmitButton>
        </Form>
      )}
    </>
  );
};

/** The form with the code that was sent to the new address. */
export const EnterCodeForm = ({ loaded, to, reply }: FormProps & { readonly to: string }) => {
  const { kind, needsProof, isCodeDue, wait } = loaded;
  const [form, fields] = useFields(addressFields, null, reply);
  return (
    <>
      <p className="wrap-anywhere">{m.address_sent({ address: recipientText(to) })}</p>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <OtpField field={fields.otp} label={m.auth_code()} required />
        <FactorField field={fields.code} isDue={isCodeDue} />
        <SubmitButton block size="lg" name="intent" value="verify">
          {m.address_verify()}
        </SubmitButton>
      </Form>
      {!needsProof && !isCodeDue && (
        <ResendCode wait={wait} intent="send">
          <input type="hidden" name="address" value={to} />
        </ResendCode>
      )}
      <TextLink to={href('/action/security/:kind', { kind })} reloadDocument>
        {m.auth_try_again()}
      </TextLink>
    </>
  );
};

/** The form that removes the current address, after the owner's proof. */
export const RemoveForm = ({ loaded, reply }: FormProps) => {
  const { proof, needsProof, isCodeDue } = loaded;
  const [form, fields] = useFields(addressFields, null, reply);
  if (!isSendable(loaded)) return <ProofSteps proof={proof} intent="proof" />;
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      {needsProof && <ProofField proof={proof} fields={fields} label={m.auth_current_password()} />}
      <FactorField field={fields.code} isDue={isCodeDue} />
      <SubmitButton name="intent" value="remove" variant="danger" className="self-start">
        {m.address_remove_do()}
      </SubmitButton>
    </Form>
  );
};
