import { classNames } from '../classNames.ts';

/**
 * `sizes` of a picture that fills a column. On phones a fifth less than its width: 1.6 image pixels per CSS pixel look
 * as sharp as two, and the file is half as large.
 */
export const columnSizes = '(min-width: 600px) 560px, 80vw';

/** One width of a picture. */
export interface PictureSource {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
}

export interface PictureProps {
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** Available widths, in any order. */
  sources: readonly PictureSource[];
  /** Size of the original in pixels, to reserve its room. */
  width: number;
  height: number;
  /** Displayed width (`sizes`) when it is not the window's, e.g. `columnSizes`. */
  sizes?: string;
  /** Tiny data URI, shown enlarged until the picture has loaded. */
  placeholder?: string | null;
  /** Loads at once and before others, for the first screen. */
  priority?: boolean;
  className?: string;
}

/** Responsive picture with reserved room. */
export function Picture({
  alt,
  sources,
  width,
  height,
  sizes = '100vw',
  placeholder,
  priority,
  className,
}: PictureProps) {
  const ordered = sources.toSorted((a, b) => a.width - b.width);
  return (
    <img
      src={ordered.at(-1)?.url}
      srcSet={ordered.length > 1 ? ordered.map((source) => `${source.url} ${source.width}w`).join(', ') : undefined}
      sizes={ordered.length > 1 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={classNames('bg-sunken bg-cover bg-center', className)}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  );
}
