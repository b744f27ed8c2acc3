import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** Field for an account's e-mail or phone number; with `suggestsPasskeys` the browser offers its passkeys in it. */
export const IdentifierField = ({
  field,
  suggestsPasskeys = false,
}: {
  field: FieldSource;
  suggestsPasskeys?: boolean;
}) => (
  <TextField
    field={field}
    label={m.auth_identifier()}
    autoComplete={suggestsPasskeys ? 'username webauthn' : 'username'}
    inputMode="email"
    autoCapitalize="none"
    required
    maxLength={254}
  />
);

/** Field for a new password. */
export const NewPasswordField = ({ field, label }: { field: FieldSource; label: string }) => (
  <PasswordField
    field={field}
    label={label}
    hint={m.auth_password_hint()}
    autoComplete="new-password"
    required
    minLength={8}
    maxLength={128}
  />
);

/** Fields for a new password and its repetition, against typing errors. */
export const NewPasswordFields = ({ password, confirmation }: { password: FieldSource; confirmation: FieldSource }) => (
  <>
    <NewPasswordField field={password} label={m.auth_new_password()} />
    <PasswordField field={confirmation} label={m.auth_confirm_password()} autoComplete="new-password" required />
  </>
);

/** Note about the terms, with their `version`; place it above the button that opens an account. */
export const TermsNote = ({ version }: { version: string }) => (
  <p className="text-sm text-muted">
    <input type="hidden" name="termsVersion" value={version} />
    {m.auth_register_terms()} <TextLink to={href('/terms')}>{m.terms_title()}</TextLink>. {m.auth_register_rights()}
  </p>
);
