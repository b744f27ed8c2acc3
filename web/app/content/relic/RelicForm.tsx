import { useForm } from '@conform-to/react';
import type { Relic } from '@m4u/contract/content/relic';
import { m } from '../../paraglide/messages.js';
import { RichField } from '../../profile/upload/RichField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, type PieceFields, PieceForm, pieceValues, ShowFields } from '../item/editor/PieceForm.tsx';
import { typeChoices } from '../item/PieceTypes.tsx';
import { relicTypes, relicTypeWords } from './relicWords.tsx';

export interface RelicFormProps extends KindFormProps {
  /** The edited heritage item; null for a new one. */
  relic: Relic | null;
}

interface Fields extends PieceFields {
  readonly postType: string;
  readonly period: string;
  readonly place: string;
}

const valuesOf = (relic: Relic | null) => ({
  ...pieceValues(relic),
  postType: relic?.postType ?? 'artifact',
  period: relic?.period ?? '',
  place: relic?.place ?? '',
});

/** Form of a heritage item: type, period, place, text, pictures and audience. */
export const RelicForm = ({ relic, kind, uploads, reply }: RelicFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(relic) });
  return (
    <PieceForm form={form}>
      <RadioCards
        field={fields.postType}
        legend={m.relic_type()}
        columns={2}
        options={typeChoices(relicTypes, relicTypeWords)}
      />
      <TextField field={fields.title} label={m.relic_name()} required maxLength={200} />
      <TextField field={fields.period} label={m.relic_period()} hint={m.relic_period_hint()} maxLength={100} optional />
      <TextField field={fields.place} label={m.relic_place()} maxLength={200} optional />
      <RichField
        field={fields.content}
        label={m.relic_content()}
        uploads={uploads}
        placeholder={m.relic_content_placeholder()}
      />
      <ContentPictures field={fields.images} images={relic?.images ?? []} uploads={uploads} />
      <ShowFields kind={kind} policy={fields.policy} outstanding={relic?.outstanding ?? false} />
    </PieceForm>
  );
};
