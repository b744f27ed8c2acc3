import type { CSSProperties } from 'react';
import { Gallery } from '../../ui/pictures/Gallery.tsx';
import type { GalleryPicture } from '../../ui/pictures/galleryPicture.ts';
import { useLightbox } from '../../ui/pictures/Lightbox.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { restOfLastRow } from '../../ui/pictures/wallRows.ts';

export interface AlbumWallProps {
  /** Label of the pictures. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Language of the captions. */
  lang: string;
  /** Whether it is below the first screen, so that no picture loads at once. */
  isBelow?: boolean;
}

/** Limits of the aspect ratio (width / height): more extreme pictures are cropped; the lightbox shows them whole. */
const [narrowest, broadest] = [0.6, 2.2];

/** Number of pictures on the first screen of a phone. */
const atOnce = 4;

const ratioOf = ({ width, height }: GalleryPicture): number => Math.min(Math.max(width / height, narrowest), broadest);

/** The walls of a phone of 390 px and of the column on wider screens; others come close. */
const [phoneWall, columnWall] = [
  { width: 358, rowHeight: 120 },
  { width: 560, rowHeight: 160 },
];

/**
 * Width of a picture in its row in proportion to its aspect ratio, so that all pictures of a row have the same height.
 */
const roomOf = (picture: GalleryPicture): CSSProperties => {
  const ratio = ratioOf(picture);
  return { flexGrow: ratio, flexBasis: `calc(var(--row-height) * ${ratio})`, aspectRatio: ratio };
};

/**
 * Pictures of an album in their own shapes, in full rows and the owner's order. Each links to its file, which opens
 * without scripts; with scripts the lightbox opens.
 */
export const AlbumWall = ({ label, pictures, lang, isBelow = false }: AlbumWallProps) => {
  const { linkTo, lightbox } = useLightbox({ label, pictures, lang });
  if (pictures.length === 1)
    return <Gallery label={label} pictures={pictures} lang={lang} captions priority={!isBelow} />;
  const ratios = pictures.map(ratioOf);
  const rests = {
    '--rest': restOfLastRow(ratios, phoneWall),
    '--rest-wide': restOfLastRow(ratios, columnWall),
  } as CSSProperties;
  return (
    <>
      <ul
        aria-label={label}
        style={rests}
        className="flex flex-wrap gap-1.5 [--row-height:7.5rem] after:-ml-1.5 after:h-0 after:grow-(--rest) after:content-[''] sm:[--row-height:10rem] sm:after:grow-(--rest-wide)"
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} style={roomOf(picture)} className="relative overflow-hidden rounded-sm">
            <a {...linkTo(index)} className="block size-full outline-offset-[-3px]">
              <Picture
                alt={picture.alt}
                sources={picture.sources}
                width={picture.width}
                height={picture.height}
                placeholder={picture.placeholder ?? null}
                sizes="(min-width: 600px) 280px, 60vw"
                priority={!isBelow && index < atOnce}
                className="size-full object-cover transition hover:brightness-105"
              />
            </a>
            {picture.caption !== '' && (
              <p
                aria-hidden
                lang={lang}
                className="pointer-events-none absolute inset-x-0 bottom-0 truncate bg-scrim px-2 py-1 text-xs text-on-strong"
              >
                {picture.caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
};
