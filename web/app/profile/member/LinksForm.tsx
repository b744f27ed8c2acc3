import type { AccountLink } from '@m4u/contract/profile/member.contact';
import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type Row, rowField, RowsForm, type RowsReply } from './RowsForm.tsx';

/** What a quick link posts. */
export const linkFields = ['label', 'address', 'enabled'] as const;

/** How many quick links a page has at most. */
export const maximumLinks = 30;

/** Quick links as lines to edit. */
export const linkRows = (links: readonly AccountLink[]): Row[] =>
  links.map(({ _id, label, address, enabled }) => ({
    key: _id,
    values: { label, address, enabled: enabled ? 'on' : '' },
  }));

/** The owner's links: label, address, order, and whether each is shown. */
export const LinksForm = ({ rows, reply }: { rows: readonly Row[]; reply: RowsReply | undefined }) => (
  <RowsForm
    label={m.profile_links()}
    rows={rows}
    reply={reply}
    blank={{ label: '', address: '', enabled: 'on' }}
    maximum={maximumLinks}
    addWords={m.profile_add_link()}
    nameOf={(row) => row.values['label'] || m.profile_link_unnamed()}
  >
    {({ key, values }, error) => (
      <>
        <TextField
          name={rowField(key, 'label')}
          defaultValue={values['label']}
          label={m.profile_link_label()}
          placeholder={m.profile_link_label()}
          hideLabel
          maxLength={80}
          error={error('label')}
        />
        <TextField
          name={rowField(key, 'address')}
          defaultValue={values['address']}
          label={m.profile_link_address()}
          placeholder={m.profile_link_example()}
          hideLabel
          inputMode="url"
          autoCapitalize="none"
          maxLength={2000}
          error={error('address')}
        />
        <Checkbox
          name={rowField(key, 'enabled')}
          defaultChecked={values['enabled'] === 'on'}
          label={m.profile_link_shown()}
        />
      </>
    )}
  </RowsForm>
);
