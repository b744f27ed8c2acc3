import type { ContentPicture } from '@m4u/contract/content/item/schema';
import { m } from '../../../paraglide/messages.js';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { sendPicture } from '../../../profile/upload/sendPicture.tsx';
import { type CaptionedFile, PicturesField, type PicturesFieldProps } from '../../../ui/pictures/PicturesField.tsx';

/** How many pictures a piece of content has at most, as the contract's `Images` says. */
const maximum = 40;

/** Pixels of a preview, for sharp screens. */
const previewWidth = 320;

const kept = (picture: ContentPicture, index: number): CaptionedFile => ({
  id: picture._id,
  url: smallSource(picture, previewWidth / 2),
  name: m.ui_picture_number({ number: index + 1 }),
  caption: picture.caption,
});

export interface ContentPicturesProps extends Pick<PicturesFieldProps, 'name' | 'field' | 'error' | 'captionLength'> {
  /** The pictures it has. */
  images?: readonly ContentPicture[];
  /** Address that takes pictures: `apiAddress(upload.insert)`. */
  uploads: string;
  label?: string;
  hint?: string;
  max?: number;
}

/** The pictures of a piece of content; the action reads them by `keepPostedPictures(context, form)`. */
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
    defaultFiles={images.map(kept)}
  />
);
