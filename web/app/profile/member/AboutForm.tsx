import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { FormError } from '../../ui/FormError.tsx';
import { RichTextEditor } from '../../ui/RichTextEditor.tsx';
import { sheetForm } from './EditSheet.tsx';

const labels = () => ({
  toolbar: m.profile_editor_toolbar(),
  bold: m.profile_editor_bold(),
  italic: m.profile_editor_italic(),
  heading: m.profile_editor_heading(),
  subheading: m.profile_editor_subheading(),
  bulletList: m.profile_editor_bullets(),
  numberedList: m.profile_editor_numbers(),
  quote: m.profile_editor_quote(),
  link: m.profile_editor_link(),
  linkAddress: m.profile_editor_link_address(),
  applyLink: m.profile_editor_link_apply(),
  removeLink: m.profile_editor_link_remove(),
});

export interface AboutFormProps {
  about: string;
  reply: SubmissionResult | undefined;
}

/** What the owner says of themselves, with headings, lists and links. */
export const AboutForm = ({ about, reply }: AboutFormProps) => {
  const [form, fields] = useForm<{ about: string }>({
    id: sheetForm,
    lastResult: reply ?? null,
    defaultValue: { about },
  });
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset className="stack">
      <FormError errors={form.errors} />
      <RichTextEditor
        field={fields.about}
        label={m.profile_about()}
        labels={labels()}
        placeholder={m.profile_about_placeholder()}
      />
    </Form>
  );
};
