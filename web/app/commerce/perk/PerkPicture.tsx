import type { Picture } from '@m4u/contract/common';
import { StoredPicture } from '../../profile/upload/StoredPicture.tsx';

export interface PerkPictureProps {
  picture: Picture | null;
  /** Name of the perk, which is what the picture shows. */
  name: string;
  /** Displayed width, as `sizes` of a picture. */
  sizes: string;
  /** Loads before others, for the first screen. */
  priority?: boolean;
}

/** The picture of a perk, in room of a fixed shape, so that nothing moves when it has loaded; nothing without one. */
export const PerkPicture = ({ picture, name, sizes, priority = false }: PerkPictureProps) =>
  picture && (
    <StoredPicture
      picture={picture}
      alt={name}
      sizes={sizes}
      priority={priority}
      className="aspect-4/3 w-full rounded-md object-cover"
    />
  );

/** A small picture beside the name of a perk, which says the same: hidden from screen readers. */
export const PerkThumbnail = ({ picture }: { picture: Picture | null }) =>
  picture && (
    <StoredPicture
      picture={picture}
      alt=""
      sizes="56px"
      className="aspect-square w-14 shrink-0 rounded-md object-cover"
    />
  );
