import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Diary } from '@m4u/contract/content/diary';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { RichField } from '../../profile/upload/RichField.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Draft } from '../../ui/Draft.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ContentPictures } from '../item/ContentPictures.tsx';
import { VisibilityField } from '../item/VisibilityField.tsx';

export interface DiaryFormProps {
  /** The entry that is changed; null for a new one. */
  entry: Diary | null;
  /** Today in Vietnam, YYYY-MM-DD: the day of a new entry unless told otherwise. */
  today: string;
  /** Tags of an entry at most. */
  maximumTags: number;
  /** Address that takes pictures. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

interface Fields {
  readonly title: string;
  readonly day: string;
  readonly content: string;
  readonly tags: string;
  readonly images: string[];
  readonly policy: string;
}

const valuesOf = (entry: Diary | null, today: string) => ({
  title: entry?.title ?? '',
  day: entry?.day ?? today,
  content: entry?.content ?? '',
  tags: entry?.tags.join(', ') ?? '',
  policy: entry?.policy ?? 'private',
});

/** An entry's form: its day, what was done, tags and pictures, and who may see it: nobody else unless told otherwise. */
export const DiaryForm = ({ entry, today, maximumTags, uploads, reply }: DiaryFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(entry, today) });
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <Draft />
      <FormError errors={form.errors} />
      <TextField field={fields.day} label={m.diary_day()} type="date" required />
      <TextField field={fields.title} label={m.diary_heading()} required maxLength={200} />
      <RichField
        field={fields.content}
        label={m.diary_content()}
        uploads={uploads}
        placeholder={m.diary_content_placeholder()}
      />
      <TextField field={fields.tags} label={m.diary_tags()} hint={m.diary_tags_hint({ max: maximumTags })} optional />
      <ContentPictures field={fields.images} images={entry?.images ?? []} uploads={uploads} />
      <VisibilityField kind="member" field={fields.policy} />
      <SubmitButton size="lg" block>
        {m.content_save()}
      </SubmitButton>
    </Form>
  );
};
