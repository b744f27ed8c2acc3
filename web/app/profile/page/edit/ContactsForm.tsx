import type { Owner, Visibility } from '@m4u/contract/common';
import type { Contact, ContactKind } from '@m4u/contract/profile/member/contact';
import type { FoundPlace } from '@m4u/contract/profile/place';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PlaceField } from '../../place/PlaceField.tsx';
import { placeFields, typedPlace } from '../../place/placeValue.tsx';
import { contactAudienceWords } from '../owner/ownerWords.tsx';
import { ContactIcon, contactKinds, contactLabel } from '../show/contactLinks.tsx';
import { type Row, rowField, RowsForm, type RowsReply } from './RowsForm.tsx';

/** Posted fields of a contact. */
export const contactFields = ['kind', 'value', 'policy', ...placeFields] as const;

/** Converts contacts to rows of the form. */
export const contactRows = (contacts: readonly Contact[]): Row[] =>
  contacts.map(({ kind, value, policy, place }, index) => {
    const { placeWords, place: pick } = typedPlace(place);
    return { key: `contact-${index}`, values: { kind, value, policy, place: pick, placeWords } };
  });

/** Places that a row's text may mean, as the action found them. */
const choicesOf = (choices = '[]') => JSON.parse(choices) as readonly FoundPlace[];

const visibilities: readonly Visibility[] = ['public', 'friends', 'private'];
const policies = (kind: Owner['kind']) =>
  visibilities.map((value) => ({ value, label: contactAudienceWords[kind][value]() }));

const kindOf = (row: Row) => contactKinds.find((kind) => kind === row.values['kind']) ?? 'phone';

/** Example of each kind of contact, and a phone's keyboard for it. */
const valueHints: Readonly<
  Record<ContactKind, { readonly example: () => string; readonly mode: 'tel' | 'email' | 'url' | 'text' | 'numeric' }>
> = {
  phone: { example: m.profile_contact_hint_phone, mode: 'tel' },
  email: { example: m.profile_contact_hint_email, mode: 'email' },
  zalo: { example: m.profile_contact_hint_zalo, mode: 'text' },
  website: { example: m.profile_contact_hint_website, mode: 'url' },
  address: { example: m.profile_contact_hint_address, mode: 'text' },
  company: { example: m.profile_contact_hint_company, mode: 'text' },
  taxCode: { example: m.profile_contact_hint_tax_code, mode: 'numeric' },
};

interface ContactLineProps {
  owner: Owner['kind'];
  row: Row;
  /** Returns the errors of a field. */
  error: (field: string) => readonly string[];
}

/** A contact: its kind, who sees it, and its value, for which the kind says what is typed. */
const ContactLine = ({ owner, row, error }: ContactLineProps) => {
  const { key, values } = row;
  const [kind, setKind] = useState(kindOf(row));
  const [value, setValue] = useState(values['value'] ?? '');
  const { example, mode } = valueHints[kind];
  return (
    <div className="group/line stack gap-2">
      <div className="grid gap-2 min-[360px]:grid-cols-2">
        <Select
          data-kind=""
          name={rowField(key, 'kind')}
          defaultValue={values['kind']}
          onChange={({ currentTarget }) => setKind(currentTarget.value as ContactKind)}
          label={m.profile_contact_kind()}
          hideLabel
          options={contactKinds.map((kind) => ({ value: kind, label: contactLabel(kind, owner) }))}
          error={error('kind')}
        />
        <Select
          name={rowField(key, 'policy')}
          defaultValue={values['policy']}
          label={m.profile_contact_seen_by()}
          hideLabel
          options={policies(owner)}
          error={error('policy')}
        />
      </div>
      <TextField
        name={rowField(key, 'value')}
        defaultValue={values['value']}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        label={m.profile_contact_value()}
        prefix={<ContactIcon contact={{ kind, value }} size={20} className="text-muted" />}
        placeholder={example()}
        inputMode={mode}
        autoCapitalize={mode === 'text' ? undefined : 'none'}
        hideLabel
        maxLength={300}
        error={error('value')}
      />
      {/* In browsers without `:has()` the place field is always visible; it counts for addresses only. */}
      <div className="group-has-[[data-kind]>option:checked:not([value=address])]/line:hidden">
        <PlaceField
          nameOf={(field) => rowField(key, field)}
          value={{
            place: values['place'] ?? '',
            placeWords: values['placeWords'] ?? '',
            choices: choicesOf(values['placeChoices']),
          }}
          error={[...error('placeWords'), ...error('place.wardCode'), ...error('place')]}
          hideLabel
        />
      </div>
    </div>
  );
};

interface ContactsFormProps {
  /** Kind of the owner. */
  kind: Owner['kind'];
  rows: readonly Row[];
  reply: RowsReply | undefined;
}

/** Form for the owner's contacts, each with its audience. */
export const ContactsForm = ({ kind: owner, rows, reply }: ContactsFormProps) => (
  <RowsForm
    label={m.profile_contacts()}
    rows={rows}
    reply={reply}
    blank={{ kind: 'phone', value: '', policy: 'public' }}
    maximum={20}
    addWords={m.profile_add_contact()}
    nameOf={(row) => row.values['value'] || row.values['placeWords'] || contactLabel(kindOf(row), owner)}
  >
    {(row, error) => <ContactLine owner={owner} row={row} error={error} />}
  </RowsForm>
);
