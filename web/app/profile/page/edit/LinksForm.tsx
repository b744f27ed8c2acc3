import type { Owner } from '@m4u/contract/common';
import type { AccountLink } from '@m4u/contract/profile/member/contact';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { m } from '../../../paraglide/messages.js';
import { localMoment, number } from '../../../platform/language/formats.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { iconNames } from '../links/bioLinkIcons.tsx';
import { type Row, rowField, RowsForm, type RowsReply } from './RowsForm.tsx';

/** Posted fields of a link. */
export const linkFields = ['label', 'address', 'enabled', 'icon', 'start', 'end'] as const;

/** Values of a new row. */
export const blankLink = { label: '', address: '', enabled: 'on', icon: '', start: '', end: '' };

/** Maximum number of quick links of a page. */
const maximumLinks = 30;

/** Converts links to rows of the form. */
export const linkRows = (links: readonly AccountLink[]): Row[] =>
  links.map(({ _id, label, address, enabled, icon, start, end, clicks }) => ({
    key: _id,
    values: {
      label,
      address,
      enabled: enabled ? 'on' : '',
      icon: icon ?? '',
      start: start === null ? '' : localMoment(start),
      end: end === null ? '' : localMoment(end),
      // Display only: a reply to a refused form has the typed values, without this one.
      ...(clicks !== null && { clicks: String(clicks) }),
    },
  }));

interface LineProps {
  row: Row;
  error: (field: string) => readonly string[];
}

/** Icon and times of a link, collapsed because most links need neither. */
const Extras = ({ row: { key, values }, error }: LineProps) => (
  <details className="group" open={[...error('icon'), ...error('start'), ...error('end')].length > 0}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-md text-sm font-semibold">
      {m.bio_extras()}
      <ChevronDown aria-hidden size={16} className="transition group-open:rotate-180" />
    </summary>
    <div className="grid gap-3 pb-2 sm:grid-cols-2">
      <Select
        name={rowField(key, 'icon')}
        defaultValue={values['icon']}
        label={m.bio_icon()}
        placeholder={m.bio_icon_by_address()}
        options={Object.entries(iconNames).map(([value, name]) => ({ value, label: name() }))}
        error={error('icon')}
        className="sm:col-span-2"
      />
      <DateField
        timed
        name={rowField(key, 'start')}
        defaultValue={values['start']}
        label={m.bio_start()}
        optional
        error={error('start')}
      />
      <DateField
        timed
        name={rowField(key, 'end')}
        defaultValue={values['end']}
        label={m.bio_end()}
        optional
        error={error('end')}
      />
    </div>
  </details>
);

interface LinksFormProps {
  /** Kind of the owner. */
  kind: Owner['kind'];
  rows: readonly Row[];
  reply: RowsReply | undefined;
}

/** Form for the owner's links: label, address, order and visibility. */
export const LinksForm = ({ kind, rows, reply }: LinksFormProps) => (
  <RowsForm
    label={m.profile_links()}
    rows={rows}
    reply={reply}
    blank={blankLink}
    maximum={maximumLinks}
    addWords={m.profile_add_link()}
    nameOf={(row) => row.values['label'] || m.profile_link_unnamed()}
  >
    {(row, error) => {
      const { key, values } = row;
      const label = kind === 'member' ? m.profile_link_label() : m.profile_group_link_label();
      return (
        <>
          <TextField
            name={rowField(key, 'label')}
            defaultValue={values['label']}
            label={label}
            placeholder={label}
            hideLabel
            maxLength={80}
            error={error('label')}
          />
          <TextField
            name={rowField(key, 'address')}
            defaultValue={values['address']}
            label={m.profile_link_address()}
            placeholder={kind === 'member' ? m.profile_link_example() : m.profile_group_link_example()}
            hideLabel
            inputMode="url"
            autoCapitalize="none"
            maxLength={2000}
            error={error('address')}
          />
          <Extras row={row} error={error} />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox
              name={rowField(key, 'enabled')}
              defaultChecked={values['enabled'] === 'on'}
              label={m.profile_link_shown()}
            />
            {values['clicks'] !== undefined && (
              <span className="text-sm text-muted">{m.bio_clicks({ count: number(Number(values['clicks'])) })}</span>
            )}
          </div>
        </>
      );
    }}
  </RowsForm>
);
