import type { Owner, Visibility } from '@m4u/contract/common';
import type { Contact } from '@m4u/contract/profile/member/contact';
import type { FoundPlace } from '@m4u/contract/profile/place';
import { m } from '../../../paraglide/messages.js';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PlaceField } from '../../place/PlaceField.tsx';
import { placeFields, typedPlace } from '../../place/placeValue.tsx';
import { contactAudienceWords } from '../owner/ownerWords.tsx';
import { contactKinds, contactLabel } from '../show/contactLinks.tsx';
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
    {({ key, values }, error) => (
      <div className="group/line stack gap-2">
        <div className="grid gap-2 min-[360px]:grid-cols-2">
          <Select
            data-kind=""
            name={rowField(key, 'kind')}
            defaultValue={values['kind']}
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
          label={m.profile_contact_value()}
          placeholder={m.profile_contact_value()}
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
    )}
  </RowsForm>
);
