import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Poster } from '@m4u/contract/content/poster';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { typeChoices } from '../item/PieceTypes.tsx';
import { posterViews, posterViewWords } from './posterWords.tsx';

export interface PosterFormProps {
  /** The edited poster; null for a new one. */
  poster: Poster | null;
  /** Most pictures of a poster. */
  maximumImages: number;
  /** Address for picture uploads. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

interface Fields {
  readonly images: string[];
  readonly title: string;
  readonly viewType: string;
  readonly start: string;
  readonly end: string;
  readonly enabled: boolean;
}

const valuesOf = (poster: Poster | null) => ({
  title: poster?.title ?? '',
  viewType: poster?.viewType ?? '',
  start: poster?.start ?? '',
  end: poster?.end ?? '',
  enabled: poster?.enabled ?? true,
});

/** Form of a poster: pictures, screens, first and last day, and whether it is enabled. */
export const PosterForm = ({ poster, maximumImages, uploads, reply }: PosterFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(poster) });
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
        options={typeChoices(posterViews, posterViewWords)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.start} label={m.poster_start()} type="date" required />
        <TextField field={fields.end} label={m.poster_end()} type="date" required />
      </div>
      <Checkbox field={fields.enabled} label={m.poster_enabled()} />
      <SubmitButton name="intent" value="save" size="lg" block>
        {m.content_save()}
      </SubmitButton>
    </Form>
  );
};
