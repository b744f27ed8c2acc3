import { useForm } from '@conform-to/react';
import type { Diary } from '@m4u/contract/content/diary';
import { m } from '../../paraglide/messages.js';
import { RichField } from '../../profile/upload/RichField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, type PieceFields, PieceForm, pieceValues } from '../item/editor/PieceForm.tsx';
import { VisibilityField } from '../item/editor/VisibilityField.tsx';

export interface DiaryFormProps extends Omit<KindFormProps, 'kind'> {
  /** The entry that is changed; null for a new one. */
  entry: Diary | null;
  /** Today in Vietnam, YYYY-MM-DD: the day of a new entry unless told otherwise. */
  today: string;
  /** Tags of an entry at most. */
  maximumTags: number;
}

interface Fields extends PieceFields {
  readonly day: string;
  readonly tags: string;
}

const valuesOf = (entry: Diary | null, today: string) => ({
  ...pieceValues(entry, 'private'),
  day: entry?.day ?? today,
  tags: entry?.tags.join(', ') ?? '',
});

/** An entry's form: its day, what was done, tags and pictures, and who may see it: nobody else unless told otherwise. */
export const DiaryForm = ({ entry, today, maximumTags, uploads, reply }: DiaryFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(entry, today) });
  return (
    <PieceForm form={form}>
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
    </PieceForm>
  );
};
