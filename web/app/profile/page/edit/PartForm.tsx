import type { SubmissionResult } from '@conform-to/react';
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
export type PartReply = SubmissionResult | RowsReply | undefined;

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

const FormOf = ({ data, reply }: { data: PartData; reply: PartReply }) => {
  const rows = isRows(reply) ? reply : undefined;
  const fields = isRows(reply) ? undefined : reply;
  switch (data.part) {
    case 'head':
      return <HeaderForm values={data.values} uploads={data.uploads} kind={data.kind} reply={fields} />;
    case 'about':
      return <AboutForm about={data.about} uploads={data.uploads} reply={fields} />;
    case 'contacts':
      return <ContactsForm rows={data.rows} reply={rows} />;
    case 'links':
      return <LinksForm rows={data.rows} reply={rows} />;
    case 'sections':
      return <SectionsForm rows={data.rows} reply={rows} />;
    case 'form':
      return <QuestionsForm lead={data.lead} rows={data.rows} reply={rows} />;
    case 'facts':
      return <FactsForm facts={data.facts} careers={data.careers} interests={data.interests} reply={fields} />;
  }
};

/** The sheet in which an owner edits a part of their page; `back` is the path of the page. */
export const PartForm = ({ data, reply, back }: { data: PartData; reply: PartReply; back: string }) => (
  <EditSheet key={data.part} title={partTitles[data.part]()} back={back}>
    <FormOf data={data} reply={reply} />
  </EditSheet>
);
