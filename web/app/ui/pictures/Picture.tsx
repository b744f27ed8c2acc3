import { classNames } from '../classNames.ts';

/**
 * How wide a picture is that fills a column. On a phone it is said to be a fifth narrower than it is: a photograph with
 * 1.6 dots to a pixel looks as sharp as one with two, and the file is half as heavy.
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
  /** The widths that exist, in any order. */
  sources: readonly PictureSource[];
  /** Of the original, in pixels: they keep the room while it loads. */
  width: number;
  height: number;
  /** How wide it is shown, where that is not as wide as the window: `columnSizes`, for instance. */
  sizes?: string;
  /** A tiny data address, blurred by its enlargement, until the picture is there. */
  placeholder?: string | null;
  /** On the first screen: loaded at once and before others. */
  priority?: boolean;
  className?: string;
}

/** A picture in the width that the screen needs, in room that is kept for it. */
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
