import type { Picture } from '@m4u/contract/common';
import { createContext, use, useMemo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { sendPicture } from '../../../profile/upload/sendPicture.tsx';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { PicturesField } from '../../../ui/pictures/PicturesField.tsx';
import type { Upload, UploadedFile } from '../../../ui/pictures/upload.ts';

/** Pixels of a file as previews show it. */
const previewWidth = 1080;

/** Where pictures of an invitation's form are sent, and who wants to know of them. */
interface Uploads {
  /** Address that takes pictures. */
  readonly address: string;
  /** Hears of each picture that has arrived. */
  readonly onKept: (file: UploadedFile) => void;
}

const UploadsContext = createContext<Uploads | null>(null);

/** Gives all picture fields of a form their place to send to. */
export const UploadsOf = UploadsContext.Provider;

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
  /** What the field posts under: `cover` posts `cover[0]._id`. */
  name: string;
  label: string;
  hint?: string;
  pictures: readonly (Picture & { readonly caption?: string })[];
  /** Conform's metadata. */
  field?: FieldSource;
  max?: number;
  captionLength?: number;
}

/** Pictures of an invitation: one by itself, or an album with captions and an order. */
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
