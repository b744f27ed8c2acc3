import type { Picture } from '@m4u/contract/common';
import { createContext, use, useMemo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { sendPicture } from '../../../profile/upload/sendPicture.tsx';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { PicturesField } from '../../../ui/pictures/PicturesField.tsx';
import type { Upload, UploadedFile } from '../../../ui/pictures/upload.ts';

/** Width of previews in pixels. */
const previewWidth = 1080;

/** Upload address of the form's pictures, and a callback for finished uploads. */
interface Uploads {
  /** Address for uploads. */
  readonly address: string;
  /** Called after each finished upload. */
  readonly onKept: (file: UploadedFile) => void;
}

const UploadsContext = createContext<Uploads | null>(null);

/** Provides the upload address and callback to all picture fields of a form. */
export const UploadsOf = UploadsContext.Provider;

/** The address for uploads of the surrounding form. */
export const useUploadAddress = (): string => use(UploadsContext)?.address ?? '';

const useUpload = (): Upload => {
  const uploads = use(UploadsContext);
  return useMemo(() => {
    const send = sendPicture(uploads?.address ?? '', previewWidth);
    return async (...sent) => {
      const file = await send(...sent);
      uploads?.onKept(file);
      return file;
    };
  }, [uploads]);
};

export interface WeddingPicturesProps {
  /** Name prefix of the posted fields: `cover` posts `cover[0]._id`. */
  name: string;
  label: string;
  hint?: string;
  pictures: readonly (Picture & { readonly caption?: string })[];
  /** Conform's metadata. */
  field?: FieldSource;
  max?: number;
  captionLength?: number;
}

/** Field for pictures of an invitation: a single one, or an album with captions and an order. */
export const WeddingPictures = ({ pictures, max = 1, captionLength = 0, field, ...rest }: WeddingPicturesProps) => (
  <PicturesField
    {...rest}
    {...(field && { field })}
    upload={useUpload()}
    max={max}
    captionLength={captionLength}
    defaultFiles={pictures.map((picture, index) => ({
      id: picture._id,
      url: smallSource(picture, 160),
      name: m.ui_picture_number({ number: index + 1 }),
      caption: picture.caption ?? '',
    }))}
  />
);
