import type { Visibility } from '@m4u/contract/common';
import type { Diary } from '@m4u/contract/content/diary';
import { m } from '../../paraglide/messages.js';
import { choice, defineForm, text, useFields } from '../../platform/forms/definition.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, pieceFields, PieceForm } from '../item/editor/PieceForm.tsx';
import { VisibilityField } from '../item/editor/VisibilityField.tsx';

export interface DiaryFormProps extends Omit<KindFormProps, 'kind'> {
  /** The edited entry; null for a new one. */
  entry: Diary | null;
  /** Today in Vietnam, YYYY-MM-DD: the default day of a new entry. */
  today: string;
  /** Most tags of an entry. */
  maximumTags: number;
}

/** Fields of a diary entry; its tags are typed in one line. */
export const diaryFields = defineForm({
  ...pieceFields,
  policy: choice<Visibility>({ start: 'private' }),
  day: text(),
  tags: text(),
});

/** Form of a diary entry: day, text, tags, pictures and audience; private by default. */
export const DiaryForm = ({ entry, today, maximumTags, uploads, reply }: DiaryFormProps) => {
  const row = entry ? { ...entry, tags: entry.tags.join(', ') } : { day: today };
  const [form, fields] = useFields(diaryFields, row, reply);
  return (
    <PieceForm form={form}>
      <DateField field={fields.day} label={m.diary_day()} required />
      <TextField field={fields.title} label={m.diary_heading()} required maxLength={200} />
      <RichField
        field={fields.content}
        label={m.diary_content()}
        uploads={uploads}
        required
        placeholder={m.diary_content_placeholder()}
      />
      <TextField field={fields.tags} label={m.diary_tags()} hint={m.diary_tags_hint({ max: maximumTags })} optional />
      <ContentPictures field={fields.images} images={entry?.images ?? []} uploads={uploads} />
      <VisibilityField kind="member" field={fields.policy} />
    </PieceForm>
  );
};
