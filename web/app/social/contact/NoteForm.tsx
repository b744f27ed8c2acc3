import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { CONTACT_LENGTH, MAXIMUM_CONTACT_TAGS } from '@m4u/contract/social/contact/rules';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';

export interface NoteFormProps {
  item: { readonly tags: readonly string[]; readonly note: string };
  ofGroup: boolean;
  lastResult: SubmissionResult | null;
}

/** Form for tags and note of a message. */
export const NoteForm = ({ item, ofGroup, lastResult }: NoteFormProps) => {
  const [form, fields] = useForm<{ tags: string; note: string }>({
    id: 'note-form',
    lastResult,
    defaultValue: { tags: item.tags.join(', '), note: item.note },
  });
  const most = { max: MAXIMUM_CONTACT_TAGS };
  return (
    <Section id="note" title={m.contact_noted()}>
      <Card>
        <Form method="post" {...getFormProps(form)} className="stack">
          <FormError errors={form.errors} />
          <TextField
            field={fields.tags}
            label={m.contact_tags()}
            hint={ofGroup ? m.contact_tags_hint_group(most) : m.contact_tags_hint(most)}
            optional
          />
          <TextArea field={fields.note} label={m.contact_note()} optional rows={3} maxLength={CONTACT_LENGTH.note} />
          <SubmitButton variant="secondary" name="intent" value="note">
            {m.contact_note_save()}
          </SubmitButton>
        </Form>
      </Card>
    </Section>
  );
};
