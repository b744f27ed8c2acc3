import KeyRound from 'lucide-react/icons/key-round';
import { href, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { StepCard } from '../../../ui/Card.tsx';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { OtpField } from '../../../ui/fields/OtpField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Address of the screen where the reader gives a code for the session, and comes back to `returnTo`. */
export const givePath = (returnTo: string, query: { readonly recovery?: '' } = {}): string =>
  `${href('/action/security')}?${new URLSearchParams({ give: '', ...query, returnTo })}`;

/** Field of a code of the app, or of a recovery code. */
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

/** The code in a sensitive form, where `isFactorDue`; somebody without the phone gives a recovery code first. */
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

/** Leads to the code before a payout; the screen's forms have nothing typed that could be lost. */
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
