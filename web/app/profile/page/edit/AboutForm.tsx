import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Owner } from '@m4u/contract/common';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { Draft } from '../../../ui/drafts/Draft.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RichField } from '../../upload/RichField.tsx';
import { sheetForm } from './EditSheet.tsx';

export interface AboutFormProps {
  kind: Owner['kind'];
  about: string;
  /** URL to which pictures are uploaded. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

/** Form for the owner's text about themselves, with headings, lists, links, pictures and videos. */
export const AboutForm = ({ kind, about, uploads, reply }: AboutFormProps) => {
  const [form, fields] = useForm<{ about: string }>({
    id: sheetForm,
    lastResult: reply ?? settled,
    defaultValue: { about },
  });
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset className="stack">
      <Draft />
      <FormError errors={form.errors} />
      <RichField
        field={fields.about}
        label={m.profile_about()}
        uploads={uploads}
        placeholder={kind === 'member' ? m.profile_about_placeholder() : m.profile_group_about_placeholder()}
      />
    </Form>
  );
};
