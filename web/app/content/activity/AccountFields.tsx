import { type Bank, banks } from '@m4u/contract/content/activity/banks';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { locale } from '../../platform/language/language.ts';
import type { FieldSource } from '../../ui/fields/field.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** Value of the option for a bank that is not listed; its name is typed in a separate field. */
export const otherBank = 'other';

/** Form fields of an account. */
export const accountFields = ['bankName', 'otherBank', 'accountNumber', 'ownerName', 'displayName'] as const;
type AccountField = (typeof accountFields)[number];

/** Most accounts of an activity. */
const maximumAccounts = 10;

export interface AccountFieldsProps {
  /** Form metadata of a field of this account. */
  fieldOf: (name: AccountField) => FieldSource;
  /** False for an account that may stay empty. */
  required?: boolean;
}

/** The full names of banks are in Vietnamese, so English screens show the code instead. */
const bankLabel = ({ shortName, code, name }: Bank): string =>
  locale() === 'vi' ? `${shortName} – ${name}` : `${shortName} (${code})`;

/** Fields of an account; the bank is chosen from the list or typed by name. */
export const AccountFields = ({ fieldOf, required = true }: AccountFieldsProps) => {
  const scripted = useHydrated();
  const bank = fieldOf('bankName');
  const [chosen, setChosen] = useState(bank.defaultValue ?? '');
  return (
    <div className="stack">
      <Select
        field={bank}
        label={m.activity_bank()}
        placeholder={m.activity_bank_choose()}
        required={required}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={[
          ...banks.map((each) => ({ value: each.bin, label: bankLabel(each) })),
          { value: otherBank, label: m.activity_bank_other() },
        ]}
      />
      <div hidden={scripted && chosen !== otherBank}>
        <TextField
          field={fieldOf('otherBank')}
          label={m.activity_bank_other_name()}
          hint={m.activity_bank_other_hint()}
          maxLength={100}
        />
      </div>
      <TextField
        field={fieldOf('accountNumber')}
        label={m.activity_account_number()}
        required={required}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField field={fieldOf('ownerName')} label={m.activity_account_owner()} required={required} maxLength={100} />
      <TextField
        field={fieldOf('displayName')}
        label={m.activity_account_display()}
        hint={m.activity_account_display_hint()}
        maxLength={100}
        optional
      />
    </div>
  );
};

export interface AccountListProps {
  /** Form metadata of a field of the account at this index. */
  fieldOf: (index: number, name: AccountField) => FieldSource;
  /** Number of filled accounts. */
  filled: number;
}

/** Several accounts. Each ends with a fold-out for one more, which works without scripts. */
export const AccountList = ({ fieldOf, filled }: AccountListProps) => {
  const one = (index: number): ReactNode => (
    <fieldset key={index} className="rounded-md border border-line p-4">
      <legend className="px-1 font-semibold">{m.activity_account({ number: index + 1 })}</legend>
      <AccountFields fieldOf={(name) => fieldOf(index, name)} required={index === 0} />
    </fieldset>
  );
  const more = (index: number): ReactNode =>
    index < maximumAccounts && (
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-control font-semibold">
          <Plus aria-hidden size={20} />
          {m.activity_account_add()}
        </summary>
        <div className="stack pt-4">
          {one(index)}
          {more(index + 1)}
        </div>
      </details>
    );
  const shownCount = Math.max(1, filled);
  return (
    <div className="stack">
      {Array.from({ length: shownCount }, (_, index) => one(index))}
      {more(shownCount)}
    </div>
  );
};
