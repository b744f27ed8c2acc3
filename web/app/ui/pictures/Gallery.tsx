import { m } from '../../paraglide/messages.js';
import type { GalleryPicture } from './galleryPicture.ts';
import { useLightbox } from './Lightbox.tsx';
import { columnSizes, Picture } from './Picture.tsx';
import { classNames } from '../classNames.ts';

export interface GalleryProps {
  /** Label: the subject of the pictures. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Maximum thumbnails; the last one shows the number of further pictures. Default: all. */
  limit?: number;
  /** Shows captions below thumbnails, as in an album. */
  captions?: boolean;
  /** The language of the captions. */
  lang?: string | undefined;
  /** Loads the first picture with priority, as it is on the first screen. */
  priority?: boolean;
  /** Shows the first picture large above the others, as for products. */
  lead?: boolean;
}

/** Layout of a thumbnail: alone in its own shape, large above others, or a square, half or a quarter of the row wide. */
type ThumbnailLayout = 'alone' | 'lead' | 'square' | 'small';

const layouts: Readonly<Record<ThumbnailLayout, { sizes: string; shape: string }>> = {
  alone: { sizes: columnSizes, shape: 'max-h-[34rem]' },
  lead: { sizes: columnSizes, shape: 'aspect-4/3' },
  square: { sizes: '(min-width: 600px) 187px, 50vw', shape: 'aspect-square' },
  small: { sizes: '(min-width: 600px) 140px, 25vw', shape: 'aspect-square' },
};

const Thumbnail = ({
  picture,
  layout,
  priority,
}: {
  picture: GalleryPicture;
  layout: ThumbnailLayout;
  priority: boolean;
}) => (
  <Picture
    alt={picture.alt}
    sources={picture.sources}
    width={picture.width}
    height={picture.height}
    placeholder={picture.placeholder ?? null}
    sizes={layouts[layout].sizes}
    priority={priority}
    className={classNames('w-full object-cover', layouts[layout].shape)}
  />
);

/**
 * Thumbnails that open large. Each is a link to its file, which opens without scripts; with scripts it opens the
 * lightbox.
 */
export const Gallery = ({ label, pictures, limit, captions, lang, priority = false, lead = false }: GalleryProps) => {
  const { linkTo, lightbox } = useLightbox({ label, pictures, lang });
  const total = pictures.length;
  if (total === 0) return null;
  const shownPictures = limit === undefined ? pictures : pictures.slice(0, limit);
  const alone = total === 1;
  const hiddenCount = total - shownPictures.length;
  const columns = lead ? 'grid-cols-4' : 'grid-cols-2 sm:grid-cols-3';
  const layoutOf = (index: number): ThumbnailLayout => {
    if (alone) return 'alone';
    if (lead) return index === 0 ? 'lead' : 'small';
    return 'square';
  };
  return (
    <>
      <ul aria-label={label} className={classNames('grid gap-2', !alone && columns)}>
        {shownPictures.map((picture, index) => {
          const hidden = index === shownPictures.length - 1 ? hiddenCount : 0;
          return (
            <li key={picture.id} className={layoutOf(index) === 'lead' ? 'col-span-full' : undefined}>
              <a
                {...linkTo(index)}
                title={m.ui_see_picture({ number: index + 1, total })}
                className="relative block overflow-hidden rounded-md"
              >
                <Thumbnail picture={picture} layout={layoutOf(index)} priority={priority && index === 0} />
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
