import { m } from '../../paraglide/messages.js';
import type { GalleryPicture } from './galleryPicture.ts';
import { useLightbox } from './Lightbox.tsx';
import { columnSizes, Picture } from './Picture.tsx';
import { classNames } from '../classNames.ts';

export interface GalleryProps {
  /** What the pictures belong to. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** How many thumbnails at most; the last one says how many more there are. All when left out. */
  limit?: number;
  /** Captions under the thumbnails too, as in an album. */
  captions?: boolean;
  /** The language of the captions. */
  lang?: string | undefined;
  /** The first picture is on the first screen. */
  priority?: boolean;
  /** The first picture stands large above the others, as of something that is for sale. */
  lead?: boolean;
}

/** How a thumbnail stands: by itself in its own shape within bounds, large above others, or as one square of many. */
type Stand = 'alone' | 'lead' | 'square' | 'small';

const stands: Readonly<Record<Stand, { sizes: string; shape: string }>> = {
  alone: { sizes: columnSizes, shape: 'max-h-[34rem]' },
  lead: { sizes: columnSizes, shape: 'aspect-4/3' },
  square: { sizes: '(min-width: 600px) 187px, 50vw', shape: 'aspect-square' },
  small: { sizes: '(min-width: 600px) 140px, 25vw', shape: 'aspect-square' },
};

const Thumbnail = ({ picture, stand, priority }: { picture: GalleryPicture; stand: Stand; priority: boolean }) => (
  <Picture
    alt={picture.alt}
    sources={picture.sources}
    width={picture.width}
    height={picture.height}
    placeholder={picture.placeholder ?? null}
    sizes={stands[stand].sizes}
    priority={priority}
    className={classNames('w-full object-cover', stands[stand].shape)}
  />
);

/**
 * Pictures small, and large when pressed. Each thumbnail is a link to its file: without scripts that is what opens,
 * with them it is the lightbox.
 */
export const Gallery = ({ label, pictures, limit, captions, lang, priority = false, lead = false }: GalleryProps) => {
  const { linkTo, lightbox } = useLightbox({ label, pictures, lang });
  const total = pictures.length;
  if (total === 0) return null;
  const shown = limit === undefined ? pictures : pictures.slice(0, limit);
  const alone = total === 1;
  const rest = total - shown.length;
  const columns = lead ? 'grid-cols-4' : 'grid-cols-2 sm:grid-cols-3';
  const standOf = (index: number): Stand => {
    if (alone) return 'alone';
    if (lead) return index === 0 ? 'lead' : 'small';
    return 'square';
  };
  return (
    <>
      <ul aria-label={label} className={classNames('grid gap-2', !alone && columns)}>
        {shown.map((picture, index) => {
          const hidden = index === shown.length - 1 ? rest : 0;
          return (
            <li key={picture.id} className={standOf(index) === 'lead' ? 'col-span-full' : undefined}>
              <a
                {...linkTo(index)}
                title={m.ui_see_picture({ number: index + 1, total })}
                className="relative block overflow-hidden rounded-md"
              >
                <Thumbnail picture={picture} stand={standOf(index)} priority={priority && index === 0} />
                {hidden > 0 && (
                  <span className="absolute inset-0 grid place-items-center bg-scrim text-2xl font-bold text-on-strong">
                    <span aria-hidden>+{hidden}</span>
                    <span className="sr-only">{m.ui_more_pictures({ count: hidden })}</span>
                  </span>
                )}
              </a>
              {(captions || alone) && picture.caption !== '' && (
                <p lang={lang} className="pt-1 text-sm wrap-anywhere text-muted">
                  {picture.caption}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {lightbox}
    </>
  );
};
