import type { Poster } from '@m4u/contract/content/poster';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { useLightbox } from '../../ui/pictures/Lightbox.tsx';
import { columnSizes, Picture } from '../../ui/pictures/Picture.tsx';
import { toGallery } from './pictures.tsx';

export interface PosterStripProps {
  /** The answer of `readPosters`. */
  posters: readonly Poster[];
  /** Language of the owner's texts. */
  lang: string;
  /** Position: before a list, after a piece, or as a part of a profile. */
  position?: 'start' | 'end' | 'part';
}

const places = { start: 'pb-4', end: 'pt-6', part: '' };

/**
 * Posters of a page in a swipeable row; nothing when there are none. It does not move automatically. Each picture links
 * to its file, or opens the lightbox with scripts.
 */
export const PosterStrip = ({ posters, lang, position = 'start' }: PosterStripProps) => {
  const pictures = posters.flatMap(({ _id, images, title }) =>
    toGallery(images, title || m.poster_strip()).map((picture) => ({ ...picture, poster: _id })),
  );
  const { linkTo, lightbox } = useLightbox({ label: m.poster_strip(), pictures, lang });
  if (pictures.length === 0) return null;
  const alone = pictures.length === 1;
  return (
    <section aria-label={m.poster_strip()} lang={lang} className={classNames('no-print', places[position])}>
      <ul
        className={classNames(
          'flex gap-3',
          !alone &&
            '-mx-4 snap-x snap-mandatory scroll-px-4 [scrollbar-width:none] overflow-x-auto px-4 sm:-mx-0 sm:scroll-px-0 sm:px-0',
        )}
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} className={classNames('shrink-0 snap-start', alone ? 'w-full' : 'w-[88%]')}>
            <a
              {...linkTo(index)}
              data-track={`poster:${picture.poster}`}
              className="block overflow-hidden rounded-lg border border-line shadow-sm"
            >
              <Picture
                alt={picture.alt}
                sources={picture.sources}
                width={picture.width}
                height={picture.height}
                placeholder={picture.placeholder ?? null}
                sizes={columnSizes}
                className="aspect-2/1 w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  );
};
