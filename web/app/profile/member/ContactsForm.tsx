import type { Contact } from '@m4u/contract/profile/member.contact';
import { m } from '../../paraglide/messages.js';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { contactKinds, ways } from './contactWays.tsx';
import { type Row, rowField, RowsForm, type RowsReply } from './RowsForm.tsx';

/** What a line of contact posts. */
export const contactFields = ['kind', 'value', 'policy'] as const;

/** Contacts as lines to edit. */
export const contactRows = (contacts: readonly Contact[]): Row[] =>
  contacts.map(({ kind, value, policy }, at) => ({ key: `contact-${at}`, values: { kind, value, policy } }));

const policies = () => [
  { value: 'public', label: m.profile_visible_public() },
  { value: 'friends', label: m.profile_visible_friends() },
  { value: 'private', label: m.profile_visible_private() },
];

const kindOf = (row: Row) => contactKinds.find((kind) => kind === row.values['kind']) ?? 'phone';

/** The ways to reach the owner, each with who may see it. */
export const ContactsForm = ({ rows, reply }: { rows: readonly Row[]; reply: RowsReply | undefined }) => (
  <RowsForm
    label={m.profile_contacts()}
    rows={rows}
    reply={reply}
    blank={{ kind: 'phone', value: '', policy: 'public' }}
    maximum={20}
    addWords={m.profile_add_contact()}
    nameOf={(row) => row.values['value'] || ways[kindOf(row)].label()}
  >
    {({ key, values }, error) => (
      <>
        <div className="grid gap-2 min-[360px]:grid-cols-2">
          <Select
            name={rowField(key, 'kind')}
            defaultValue={values['kind']}
            label={m.profile_contact_kind()}
            hideLabel
            options={contactKinds.map((kind) => ({ value: kind, label: ways[kind].label() }))}
            error={error('kind')}
          />
          <Select
            name={rowField(key, 'policy')}
            defaultValue={values['policy']}
            label={m.profile_contact_seen_by()}
            hideLabel
            options={policies()}
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
      </>
    )}
  </RowsForm>
);
