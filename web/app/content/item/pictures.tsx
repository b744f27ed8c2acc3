import type { ContentPicture } from '@m4u/contract/content/item/schema';
import { m } from '../../paraglide/messages.js';
import { shownOf } from '../../profile/upload/StoredPicture.tsx';
import type { GalleryPicture } from '../../ui/pictures/galleryPicture.ts';

/** Pictures of a piece for `Gallery`; without a caption, the label is the title with a number. */
export const toGallery = (images: readonly ContentPicture[], title: string): GalleryPicture[] =>
  images.map(({ caption, ...picture }, index) => ({
    id: picture._id,
    ...shownOf(picture),
    caption,
    alt: caption || `${title || m.content_untitled()} – ${m.ui_picture_number({ number: index + 1 })}`,
  }));
