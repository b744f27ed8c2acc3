import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { Owner } from '@m4u/contract/common';
import type { Poster, PosterView } from '@m4u/contract/content/poster';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { check, choice, defineForm, pictures, text, useFields } from '../../platform/forms/definition.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { typeOptions } from '../item/PieceTypes.tsx';
import { posterViews, posterViewIcons, ownersPosterViewWords } from './posterWords.tsx';

export interface PosterFormProps {
  /** The edited poster; null for a new one. */
  poster: Poster | null;
  /** Most pictures of a poster. */
  maximumImages: number;
  /** Kind of the owner. */
  owner: Owner['kind'];
  /** Address for picture uploads. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

/** Fields of a poster. */
export const posterFields = defineForm({
  _id: text(),
  images: pictures(),
  title: text(),
  viewType: choice<PosterView>(),
  start: text(),
  end: text(),
  enabled: check({ start: 'on' }),
});

/** Form of a poster: pictures, screens, first and last day, and whether it is enabled. */
export const PosterForm = ({ owner, poster, maximumImages, uploads, reply }: PosterFormProps) => {
  const [form, fields] = useFields(posterFields, poster, reply);
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <input type="hidden" name="_id" value={poster?._id ?? ''} />
      <FormError errors={form.errors} />
      <ContentPictures
        field={fields.images}
        images={poster?.images ?? []}
        uploads={uploads}
        hint={m.poster_pictures_hint({ max: maximumImages })}
        max={maximumImages}
      />
      <TextField field={fields.title} label={m.poster_name()} hint={m.poster_name_hint()} maxLength={200} optional />
      <RadioCards
        field={fields.viewType}
        legend={m.poster_view()}
        required
        columns={2}
        options={typeOptions(posterViews, ownersPosterViewWords[owner], posterViewIcons)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField field={fields.start} label={m.poster_start()} required />
        <DateField field={fields.end} label={m.poster_end()} required />
      </div>
      <Checkbox field={fields.enabled} label={m.poster_enabled()} />
      <SubmitButton name="intent" value="save" size="lg" block>
        {m.content_save()}
      </SubmitButton>
    </Form>
  );
};
