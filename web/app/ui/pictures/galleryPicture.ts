import type { PictureSource } from './Picture.tsx';

/** A picture of a gallery. */
export interface GalleryPicture {
  readonly id: string;
  /** Available widths, in any order. */
  readonly sources: readonly PictureSource[];
  /** Of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly placeholder?: string | null;
  /** Shown below it; may be empty. */
  readonly caption: string;
  /** Alternative text. */
  readonly alt: string;
}
