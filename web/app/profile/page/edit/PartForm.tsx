import type { SubmissionResult } from '@conform-to/react';
import type { Owner } from '@m4u/contract/common';
import { m } from '../../../paraglide/messages.js';
import { AboutForm } from './AboutForm.tsx';
import { ContactsForm } from './ContactsForm.tsx';
import { EditSheet } from './EditSheet.tsx';
import { FactsForm } from './FactsForm.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import { HeaderForm } from './HeaderForm.tsx';
import { LinksForm } from './LinksForm.tsx';
import type { EditedPart } from '../show/publicProfile.tsx';
import type { PartData } from './partData.tsx';
import type { RowsReply } from './RowsForm.tsx';
import { SectionsForm } from './SectionsForm.tsx';

/** Reply of an action that does not redirect to the page. */
type PartReply = SubmissionResult | RowsReply | undefined;

/** Titles of the sheets. */
export const partTitles = {
  head: m.profile_edit_head,
  about: m.profile_edit_about,
  contacts: m.profile_edit_contacts,
  links: m.profile_edit_links,
  facts: m.profile_edit_facts,
  form: m.form_edit,
  sections: m.section_arrange,
} as const satisfies Record<EditedPart, () => string>;

const isRows = (reply: PartReply): reply is RowsReply => reply !== undefined && 'rows' in reply;

interface PartFormProps {
  /** Kind of the page's owner. */
  kind: Owner['kind'];
  data: PartData;
  reply: PartReply;
  back: string;
}

const FormOf = ({ kind, data, reply }: Omit<PartFormProps, 'back'>) => {
  const rows = isRows(reply) ? reply : undefined;
  const fields = isRows(reply) ? undefined : reply;
  switch (data.part) {
    case 'head':
      return <HeaderForm values={data.values} uploads={data.uploads} kind={kind} reply={fields} />;
    case 'about':
      return <AboutForm kind={kind} about={data.about} uploads={data.uploads} reply={fields} />;
    case 'contacts':
      return <ContactsForm kind={kind} rows={data.rows} reply={rows} />;
    case 'links':
      return <LinksForm kind={kind} rows={data.rows} reply={rows} />;
    case 'sections':
      return <SectionsForm kind={kind} rows={data.rows} reply={rows} />;
    case 'form':
      return <QuestionsForm lead={data.lead} rows={data.rows} reply={rows} />;
    case 'facts':
      return <FactsForm facts={data.facts} careers={data.careers} interests={data.interests} reply={fields} />;
  }
};

/** The sheet in which an owner edits a part of their page; `back` is the path of the page. */
export const PartForm = ({ kind, data, reply, back }: PartFormProps) => (
  <EditSheet key={data.part} title={partTitles[data.part]()} back={back}>
    <FormOf kind={kind} data={data} reply={reply} />
  </EditSheet>
);
