import type { Relic, RelicType } from '@m4u/contract/content/relic';
import { m } from '../../paraglide/messages.js';
import { check, choice, defineForm, text, useFields } from '../../platform/forms/definition.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { PositionField } from '../../ui/map/PositionField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, pieceFields, PieceForm, ShowFields } from '../item/editor/PieceForm.tsx';
import { typeOptions } from '../item/PieceTypes.tsx';

import { RecordingField } from './RecordingField.tsx';
import { relicTypes, relicTypeIcons, relicTypeWords } from './relicWords.tsx';

export interface RelicFormProps extends KindFormProps {
  /** The edited heritage item; null for a new one. */
  relic: Relic | null;
}

/** Fields of a heritage item. */
export const relicFields = defineForm({
  ...pieceFields,
  postType: choice<RelicType>({ start: 'artifact' }),
  period: text(),
  place: text(),
  titleEn: text(),
  position: text(),
  recordingVi: text(),
  recordingEn: text(),
  outstanding: check(),
});

/** Form of a heritage item: type, names, period, place, text, pictures, recordings and audience. */
export const RelicForm = ({ relic, kind, uploads, reply }: RelicFormProps) => {
  const row = relic && {
    ...relic,
    position: relic.position && `${relic.position.latitude}, ${relic.position.longitude}`,
    recordingVi: relic.recordingVi?._id ?? '',
    recordingEn: relic.recordingEn?._id ?? '',
  };
  const [form, fields] = useFields(relicFields, row, reply);
  return (
    <PieceForm form={form}>
      <RadioCards
        field={fields.postType}
        legend={m.relic_type()}
        columns={2}
        options={typeOptions(relicTypes, relicTypeWords, relicTypeIcons)}
      />
      <TextField field={fields.title} label={m.relic_name()} required maxLength={200} />
      <TextField
        field={fields.titleEn}
        label={m.relic_name_en()}
        hint={m.relic_name_en_hint()}
        maxLength={200}
        optional
      />
      <TextField field={fields.period} label={m.relic_period()} hint={m.relic_period_hint()} maxLength={100} optional />
      <TextField field={fields.place} label={m.relic_place()} maxLength={200} optional />
      <PositionField field={fields.position} />
      <RichField
        field={fields.content}
        label={m.relic_content()}
        uploads={uploads}
        required
        placeholder={m.relic_content_placeholder()}
      />
      <ContentPictures field={fields.images} images={relic?.images ?? []} uploads={uploads} />
      <RecordingField
        field={fields.recordingVi}
        label={m.relic_recording_vi()}
        hint={m.relic_recording_hint()}
        uploads={uploads}
      />
      <RecordingField
        field={fields.recordingEn}
        label={m.relic_recording_en()}
        hint={m.relic_recording_hint()}
        uploads={uploads}
      />
      <ShowFields kind={kind} policy={fields.policy} outstanding={relic?.outstanding ?? false} />
    </PieceForm>
  );
};
