import type { Owner } from '@m4u/contract/common';
import type { PageSection } from '@m4u/contract/profile/member/sections.rules';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Switch } from '../../../ui/fields/Checkbox.tsx';
import { EnterButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { SortableList } from '../../../ui/sorting/SortableList.tsx';
import { sheetForm } from './EditSheet.tsx';
import { type Row, rowField, type RowsReply } from './RowsForm.tsx';
import { pageSectionWords } from './sectionWords.tsx';

/** Converts the sections of a page to rows that can be sorted and hidden. */
export const sectionRows = (sections: readonly PageSection[]): Row[] =>
  sections.map(({ name, shown }) => ({ key: name, values: { shown: shown ? 'on' : '' } }));

/** Title of a section; a group belongs to no other groups, so that its section is about itself. */
const titleOf = ({ key }: Row, kind: Owner['kind']): string =>
  kind === 'group' && key === 'groups' ? m.profile_organization() : pageSectionWords[key as PageSection['name']]();

export interface SectionsFormProps {
  /** Kind of the page's owner. */
  kind: Owner['kind'];
  rows: readonly Row[];
  reply: RowsReply | undefined;
}

/** Form to sort and hide the sections of a page. */
export const SectionsForm = ({ kind, rows, reply }: SectionsFormProps) => (
  <Form method="post" id={sheetForm} preventScrollReset className="stack">
    <EnterButton value="save">{m.profile_save()}</EnterButton>
    <FormError errors={reply?.form} reply={reply} />
    <p className="text-sm text-muted">{m.section_lead()}</p>
    <SortableList
      label={m.section_list()}
      name="order"
      items={reply?.rows ?? rows}
      itemKey={({ key }) => key}
      itemLabel={(row) => titleOf(row, kind)}
    >
      {(row) => (
        <Switch
          name={rowField(row.key, 'shown')}
          value="on"
          label={titleOf(row, kind)}
          defaultChecked={row.values['shown'] === 'on'}
        />
      )}
    </SortableList>
  </Form>
);
