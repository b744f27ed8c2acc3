import { m } from '../../paraglide/messages.js';
import { phone as readable } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { OtpField } from '../../ui/fields/OtpField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import type { ShownProof } from './ownerProof.server.ts';
import { ResendCode } from './ResendCode.tsx';

/** Formats the e-mail address or phone number that a code goes to. */
export const recipientText = (recipient: string): string =>
  recipient.includes('@') ? recipient : readable(recipient).replaceAll(' ', '\u00a0');

const explanation = ({ recipient, again }: ShownProof): string => {
  if (recipient !== null) return m.auth_proof_code({ recipient: recipientText(recipient) });
  return again.length > 0 ? m.auth_proof_none() : m.auth_proof_stuck();
};

/**
 * Explains how the owner of an account without a password confirms, with the form that sends a code and
 * ways to sign in again. Place it above the form with {@link ProofField}; it is empty for accounts with a password.
 */
export const ProofSteps = ({ proof, intent = 'code' }: { proof: ShownProof; intent?: string }) => {
  const { hasPassword, recipient, signedInRecently, again, wait } = proof;
  if (hasPassword) return null;
  if (signedInRecently) return <p>{m.auth_proof_recent()}</p>;
  return (
    <div className="stack">
      <p className="wrap-anywhere">{explanation(proof)}</p>
      {recipient !== null && <ResendCode wait={wait} intent={intent} label={m.auth_proof_send()} />}
      {again.map(({ name, to }) => (
        <LinkButton key={to} reloadDocument to={to} variant="secondary" className="self-start">
          {m.auth_proof_again({ name })}
        </LinkButton>
      ))}
    </div>
  );
};

/** The field of the proof: the password or the code; none after a recent sign-in, or when no code can be sent. */
export const ProofField = ({
  proof: { hasPassword, recipient, signedInRecently },
  fields,
  label,
}: {
  proof: ShownProof;
  fields: { readonly password?: FieldSource; readonly otp: FieldSource };
  /** Label of the password. */
  label: string;
}) => {
  if (hasPassword && fields.password)
    return <PasswordField field={fields.password} label={label} autoComplete="current-password" required />;
  return hasPassword || signedInRecently || recipient === null ? null : (
    <OtpField field={fields.otp} label={m.auth_code()} required />
  );
};

/** Whether the owner can confirm now; otherwise a new sign-in comes first. */
export const canProve = ({ hasPassword, recipient, signedInRecently }: ShownProof): boolean =>
  hasPassword || signedInRecently || recipient !== null;
