import { getFormProps, type SubmissionResult } from '@conform-to/react';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { defineForm, secret, text, useFields } from '../../../platform/forms/definition.ts';
import { buttonClass, type ButtonVariant, LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { canProve, ProofField, ProofSteps } from '../OwnerProof.tsx';
import type { ShownProof } from '../ownerProof.server.ts';
import { CodeField, FactorField } from './FactorField.tsx';
import type { FactorSetup } from './security.server.ts';

/** Fields of all forms of the security screen; each form shows those that it needs. */
export const securityFields = defineForm({ password: secret, otp: secret, code: secret, uri: text() });

/** Answer to the form with this intent; null for another's. */
type Reply = SubmissionResult | null;

/** The form with the owner's proof; the screen then shows a new secret. */
export const BeginForm = ({ proof, reply, isDue }: { proof: ShownProof; reply: Reply; isDue: boolean }) => {
  const [form, fields] = useFields(securityFields, null, reply);
  return (
    <>
      <ProofSteps proof={proof} />
      {canProve(proof) && (
        <Form method="post" {...getFormProps(form)} preventScrollReset className="stack">
          <FormError errors={form.errors} />
          <ProofField proof={proof} fields={fields} label={m.factor_password()} />
          <FactorField field={fields.code} isDue={isDue} />
          <SubmitButton name="intent" value="begin" className="self-start">
            {m.factor_begin()}
          </SubmitButton>
        </Form>
      )}
    </>
  );
};

/** The new secret as a QR code and as text, and the field for its first code. */
export const ConfirmForm = ({ setup, reply }: { setup: FactorSetup; reply: Reply }) => {
  const [form, fields] = useFields(securityFields, null, reply);
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset className="stack">
      <input type="hidden" name="uri" value={setup.uri} />
      <h3 className="text-base font-semibold">{m.factor_step_scan()}</h3>
      <img src={setup.qr} alt={m.factor_qr()} width={220} height={220} className="rounded-md bg-white" />
      <p>
        {m.factor_step_secret()}
        <code className="block font-semibold break-all select-all" translate="no">
          {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <h3 className="text-base font-semibold">{m.factor_step_code()}</h3>
      <FormError errors={form.errors} />
      <CodeField field={fields.code} />
      <SubmitButton name="intent" value="confirm" className="self-start">
        {m.factor_confirm()}
      </SubmitButton>
    </Form>
  );
};

/** A form with one code, for the action `intent`. */
export const CodeForm = ({
  intent,
  label,
  reply,
  variant = 'primary',
  isRecovery = false,
}: {
  intent: 'give' | 'renew' | 'remove';
  /** Words of the button. */
  label: string;
  reply: Reply;
  variant?: ButtonVariant;
  isRecovery?: boolean;
}) => {
  const [form, fields] = useFields(securityFields, null, reply);
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset className="stack">
      <FormError errors={form.errors} />
      <CodeField key={String(isRecovery)} field={fields.code} isRecovery={isRecovery} />
      <SubmitButton name="intent" value={intent} variant={variant} className="self-start">
        {label}
      </SubmitButton>
    </Form>
  );
};

/** A form that is folded until the reader opens it, since few need it. */
export const FoldedForm = ({
  title,
  text: lead,
  isOpen,
  children,
}: {
  title: string;
  text: string;
  isOpen: boolean;
  children: ReactNode;
}) => (
  <details open={isOpen || undefined}>
    <summary className="inline-flex min-h-11 items-center rounded-md border border-control px-4 font-semibold hover:bg-sunken">
      {title}
    </summary>
    <div className="stack mt-4">
      <p>{lead}</p>
      {children}
    </div>
  </details>
);

/** New recovery codes, which are shown only once. */
export const RecoveryCodes = ({ codes, next }: { codes: readonly string[]; next: string }) => {
  const list = codes.join('\n');
  const file = `${m.factor_codes_file()}\n\n${list}\n`;
  return (
    <>
      <p>{m.factor_codes_text()}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-3" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="m4u-recovery-codes.txt"
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download aria-hidden size={20} />
          {m.factor_codes_download()}
        </a>
        <CopyButton text={list}>{m.factor_codes_copy()}</CopyButton>
      </div>
      <LinkButton to={next} className="self-start">
        {m.factor_codes_done()}
      </LinkButton>
    </>
  );
};
