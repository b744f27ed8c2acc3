import type { Picture as PictureData } from '@m4u/contract/common';
import { Picture, type PictureProps, type PictureSource } from '../../ui/pictures/Picture.tsx';

/** URLs of a stored picture by width; `src` is the widest. */
const sourcesOf = ({ src, widths }: PictureData): PictureSource[] =>
  widths.map((width) => ({ width, url: src.replace(/\d+(\.\w+)$/, `${width}$1`) }));

/** URL of a stored width for a small square of `size` CSS pixels on a high-density screen. */
export const smallSource = (picture: PictureData, size: number): string => {
  const sources = sourcesOf(picture).toSorted((a, b) => a.width - b.width);
  return sources.find(({ width }) => width >= size * 2)?.url ?? picture.src;
};

/** Display props of a stored picture: its widths, dimensions and placeholder. */
export const shownOf = (picture: PictureData) => ({
  sources: sourcesOf(picture),
  width: picture.width,
  height: picture.height,
  placeholder: picture.placeholder,
});

export interface StoredPictureProps extends Omit<PictureProps, keyof ReturnType<typeof shownOf>> {
  picture: PictureData;
}

/** An uploaded picture. */
export const StoredPicture = ({ picture, ...how }: StoredPictureProps) => <Picture {...how} {...shownOf(picture)} />;
