import type { PageSection } from '@m4u/contract/profile/member/sections.rules';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Switch } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { SortableList } from '../../../ui/sorting/SortableList.tsx';
import { sheetForm } from './EditSheet.tsx';
import { type Row, rowField, type RowsReply } from './RowsForm.tsx';
import { sectionWords } from './sectionWords.tsx';

/** Converts the sections of a page to rows that can be sorted and hidden. */
export const sectionRows = (sections: readonly PageSection[]): Row[] =>
  sections.map(({ name, shown }) => ({ key: name, values: { shown: shown ? 'on' : '' } }));

const titleOf = ({ key }: Row): string => sectionWords[key as PageSection['name']]();

export interface SectionsFormProps {
  rows: readonly Row[];
  reply: RowsReply | undefined;
}

/** Form to sort and hide the sections of a page. */
export const SectionsForm = ({ rows, reply }: SectionsFormProps) => (
  <Form method="post" id={sheetForm} preventScrollReset className="stack">
    {/* Enter activates the first button of a form, so it must save. */}
    <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden>
      {m.profile_save()}
    </button>
    <FormError errors={reply?.form} />
    <p className="text-sm text-muted">{m.section_lead()}</p>
    <SortableList
      label={m.section_list()}
      name="order"
      items={reply?.rows ?? rows}
      itemKey={({ key }) => key}
      itemLabel={titleOf}
    >
      {(row) => (
        <Switch
          name={rowField(row.key, 'shown')}
          value="on"
          label={titleOf(row)}
          defaultChecked={row.values['shown'] === 'on'}
        />
      )}
    </SortableList>
  </Form>
);
