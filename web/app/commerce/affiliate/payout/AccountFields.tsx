import { type Bank, banks } from '@m4u/contract/content/activity/banks';
import { m } from '../../../paraglide/messages.js';
import { defineForm, text } from '../../../platform/forms/definition.ts';
import { locale } from '../../../platform/language/language.ts';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

/** The fields of a bank account. The bank is sent by its number, its name is the API's. */
export const accountFields = defineForm({ bankName: text(), accountNumber: text(), ownerName: text() });

/** Label of a bank; only Vietnamese readers see its full name, which is Vietnamese. */
const bankLabel = ({ shortName, code, name }: Bank): string =>
  locale() === 'vi' ? `${shortName} – ${name}` : `${shortName} (${code})`;

/** The controls of a bank account that VietQR can name. */
export const AccountFields = ({
  fields,
  ownerHint,
}: {
  fields: Readonly<Record<keyof typeof accountFields, FieldSource>>;
  ownerHint: string;
}) => (
  <>
    <Select
      field={fields.bankName}
      label={m.activity_bank()}
      placeholder={m.activity_bank_choose()}
      required
      options={banks.map((each) => ({ value: each.bin, label: bankLabel(each) }))}
    />
    <TextField
      field={fields.accountNumber}
      label={m.activity_account_number()}
      required
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
    />
    <TextField field={fields.ownerName} label={m.activity_account_owner()} hint={ownerHint} required maxLength={100} />
  </>
);
