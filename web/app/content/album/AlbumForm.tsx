import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Owner } from '@m4u/contract/common';
import type { Album } from '@m4u/contract/content/album';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { RichField } from '../../profile/upload/RichField.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { Draft } from '../../ui/Draft.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ContentPictures } from '../item/ContentPictures.tsx';
import { VisibilityField } from '../item/VisibilityField.tsx';

export interface AlbumFormProps {
  /** The album that is changed; null for a new one. */
  album: Album | null;
  kind: Owner['kind'];
  /** Address that takes pictures. */
  uploads: string;
  reply: SubmissionResult | undefined;
}

interface Fields {
  readonly title: string;
  readonly content: string;
  readonly images: string[];
  readonly policy: string;
}

const valuesOf = (album: Album | null) => ({
  title: album?.title ?? '',
  content: album?.content ?? '',
  policy: album?.policy ?? 'public',
});

/** An album's form: its name, its pictures with their captions and order, a few words, and who may see it. */
export const AlbumForm = ({ album, kind, uploads, reply }: AlbumFormProps) => {
  const [form, fields] = useForm<Fields>({ lastResult: reply ?? null, defaultValue: valuesOf(album) });
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="stack">
      <Draft />
      <FormError errors={form.errors} />
      <TextField field={fields.title} label={m.album_name()} required maxLength={200} />
      <ContentPictures field={fields.images} images={album?.images ?? []} uploads={uploads} />
      <RichField
        field={fields.content}
        label={m.album_content()}
        uploads={uploads}
        placeholder={m.album_content_placeholder()}
      />
      <VisibilityField kind={kind} field={fields.policy} />
      <SubmitButton size="lg" block>
        {m.content_save()}
      </SubmitButton>
    </Form>
  );
};
