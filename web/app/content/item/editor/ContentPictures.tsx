import type { ContentPicture } from '@m4u/contract/content/item/schema';
import { m } from '../../../paraglide/messages.js';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { sendPicture } from '../../../profile/upload/sendPicture.tsx';
import { type CaptionedFile, PicturesField, type PicturesFieldProps } from '../../../ui/pictures/PicturesField.tsx';

/** Most pictures of a piece, as in the contract's `Images`. */
const maximum = 40;

/** Width of a preview in pixels, for high-density screens. */
const previewWidth = 320;

const toCaptionedFile = (picture: ContentPicture, index: number): CaptionedFile => ({
  id: picture._id,
  url: smallSource(picture, previewWidth / 2),
  name: m.ui_picture_number({ number: index + 1 }),
  caption: picture.caption,
});

export interface ContentPicturesProps extends Pick<PicturesFieldProps, 'name' | 'field' | 'error' | 'captionLength'> {
  /** Present pictures. */
  images?: readonly ContentPicture[];
  /** Address for picture uploads: `apiAddress(upload.insert)`. */
  uploads: string;
  label?: string;
  hint?: string;
  max?: number;
}

/** Field for the pictures of a piece; the action reads them by `keepPostedPictures(context, form)`. */
export const ContentPictures = ({
  images = [],
  uploads,
  label,
  hint,
  max = maximum,
  ...field
}: ContentPicturesProps) => (
  <PicturesField
    {...field}
    label={label ?? m.content_pictures()}
    hint={hint ?? m.content_pictures_hint({ max })}
    upload={sendPicture(uploads, previewWidth)}
    max={max}
    defaultFiles={images.map(toCaptionedFile)}
  />
);
