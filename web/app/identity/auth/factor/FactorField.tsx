import KeyRound from 'lucide-react/icons/key-round';
import { href, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { StepCard } from '../../../ui/Card.tsx';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { OtpField } from '../../../ui/fields/OtpField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Path of the screen that asks for a code for this session, and then leads back to `returnTo`. */
export const givePath = (returnTo: string, query: { readonly recovery?: '' } = {}): string =>
  `${href('/action/security')}?${new URLSearchParams({ give: '', ...query, returnTo })}`;

/** Field for a code of the app, or for a recovery code. */
export const CodeField = ({ field, isRecovery = false }: { field: FieldSource; isRecovery?: boolean }) =>
  isRecovery ? (
    <TextField
      field={field}
      label={m.factor_recovery()}
      hint={m.factor_recovery_hint()}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
      required
    />
  ) : (
    <OtpField field={field} label={m.factor_code()} hint={m.factor_code_hint()} required />
  );

/** Field for the code in a sensitive form, where one is due; the link below it leads to entering a recovery code. */
export const FactorField = ({ field, isDue }: { field: FieldSource; isDue: boolean }) => {
  const { pathname, search } = useLocation();
  if (!isDue) return null;
  return (
    <div className="stack gap-1">
      <CodeField field={field} />
      <TextLink to={givePath(pathname + search, { recovery: '' })}>{m.factor_recovery_link()}</TextLink>
    </div>
  );
};

/** Leads to entering a code before a payout. It leaves the screen, whose forms have no typed text to lose. */
export const PayoutFactor = ({ isDue }: { isDue: boolean }) => {
  const { pathname, search } = useLocation();
  return isDue ? (
    <StepCard
      label={m.factor_title()}
      icon={KeyRound}
      title={m.factor_pay_title()}
      text={m.factor_pay_text()}
      action={m.factor_pay_do()}
      to={givePath(pathname + search)}
    />
  ) : null;
};
