import type { Album } from '@m4u/contract/content/album';
import { m } from '../../paraglide/messages.js';
import { useFields } from '../../platform/forms/definition.ts';
import { RichField } from '../../profile/upload/RichField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ContentPictures } from '../item/editor/ContentPictures.tsx';
import { type KindFormProps, pieceFields, PieceForm } from '../item/editor/PieceForm.tsx';
import { VisibilityField } from '../item/editor/VisibilityField.tsx';

export interface AlbumFormProps extends KindFormProps {
  /** The edited album; null for a new one. */
  album: Album | null;
}

/** Form of an album: name, pictures with captions and order, description and audience. */
export const AlbumForm = ({ album, kind, uploads, reply }: AlbumFormProps) => {
  const [form, fields] = useFields(pieceFields, album, reply);
  return (
    <PieceForm form={form}>
      <TextField field={fields.title} label={m.album_name()} required maxLength={200} />
      <ContentPictures field={fields.images} images={album?.images ?? []} uploads={uploads} />
      <RichField
        field={fields.content}
        label={m.album_content()}
        uploads={uploads}
        placeholder={m.album_content_placeholder()}
      />
      <VisibilityField kind={kind} field={fields.policy} />
    </PieceForm>
  );
};
