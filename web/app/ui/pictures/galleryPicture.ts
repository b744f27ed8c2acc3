import type { PictureSource } from './Picture.tsx';

/** A picture of a gallery. */
export interface GalleryPicture {
  readonly id: string;
  /** The widths that exist, in any order. */
  readonly sources: readonly PictureSource[];
  /** Of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly placeholder?: string | null;
  /** Shown below it; may be empty. */
  readonly caption: string;
  /** What is said of it. */
  readonly alt: string;
}
