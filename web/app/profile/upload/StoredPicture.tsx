import type { Picture as PictureData } from '@m4u/contract/common';
import { Picture, type PictureProps, type PictureSource } from '../../ui/pictures/Picture.tsx';

/** The widths of a stored picture; the widest stands at `src`, the others beside it. */
const sourcesOf = ({ src, widths }: PictureData): PictureSource[] =>
  widths.map((width) => ({ width, url: src.replace(/\d+(\.\w+)$/, `${width}$1`) }));

/** The kept width that suits a small square of this many CSS pixels on a dense screen. */
export const smallSource = (picture: PictureData, size: number): string => {
  const sources = sourcesOf(picture).toSorted((a, b) => a.width - b.width);
  return sources.find(({ width }) => width >= size * 2)?.url ?? picture.src;
};

/** What shows a stored picture: its widths, the room it takes, and what stands there until it has come. */
export const shownOf = (picture: PictureData) => ({
  sources: sourcesOf(picture),
  width: picture.width,
  height: picture.height,
  placeholder: picture.placeholder,
});

export interface StoredPictureProps extends Omit<PictureProps, keyof ReturnType<typeof shownOf>> {
  picture: PictureData;
}

/** A picture that somebody uploaded. */
export const StoredPicture = ({ picture, ...how }: StoredPictureProps) => <Picture {...how} {...shownOf(picture)} />;
