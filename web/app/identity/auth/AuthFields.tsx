import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** The e-mail or phone number by which an account is known. */
export const IdentifierField = ({ field }: { field: FieldSource }) => (
  <TextField
    field={field}
    label={m.auth_identifier()}
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    required
    maxLength={254}
  />
);

/** A password that is being chosen. */
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

/** A new password, and once more against slips of the finger. */
export const NewPasswordFields = ({ password, confirmation }: { password: FieldSource; confirmation: FieldSource }) => (
  <>
    <NewPasswordField field={password} label={m.auth_new_password()} />
    <PasswordField field={confirmation} label={m.auth_confirm_password()} autoComplete="new-password" required />
  </>
);

/** What somebody agrees to by opening an account; it stands above the button that does so. */
export const TermsNote = () => (
  <p className="text-sm text-muted">
    {m.auth_register_terms()} <TextLink to={href('/terms')}>{m.terms_title()}</TextLink>. {m.auth_register_rights()}
  </p>
);
