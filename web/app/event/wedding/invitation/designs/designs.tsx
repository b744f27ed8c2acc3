import type { Wedding, WeddingDesign, WeddingPalette } from '@m4u/contract/event/wedding/schema';
import { church } from './church.tsx';
import { dinh } from './dinh.tsx';
import { floral } from './floral.tsx';
import { garden } from './garden.tsx';
import { hue } from './hue.tsx';
import { minimal } from './minimal.tsx';
import { photo } from './photo.tsx';
import { songHy } from './songHy.tsx';

/** A decorative drawing: its size in pixels, and its address in each palette. */
interface Drawing extends Readonly<Record<WeddingPalette, string>> {
  readonly width: number;
  readonly height: number;
}

/** The drawing above the names, that of the upper left corner (mirrored into the others), and that before each part. */
type Part = 'emblem' | 'corner' | 'divider';

/** Style sheet and drawings of each design; a design may lack a drawing. */
export const designs: Readonly<
  Record<WeddingDesign, { readonly styles: string } & Readonly<Partial<Record<Part, Drawing>>>>
> = {
  songHy,
  minimal,
  floral,
  hue,
  dinh,
  garden,
  photo,
  church,
};

/** Design and palette of an invitation. */
export type Look = Pick<Wedding, 'design' | 'palette'>;

/** The attributes by which the style sheets of designs find an element. */
export const lookOf = ({ design, palette }: Look) => ({ 'data-design': design, 'data-palette': palette });

export interface OrnamentProps {
  look: Look;
  part: Part;
  className: string;
  /** Fetched only once it is shown. */
  lazy?: boolean;
}

/** A decorative drawing of a design, which also appears in print; nothing where the design has none. */
export const Ornament = ({ look: { design, palette }, part, className, lazy = false }: OrnamentProps) => {
  const drawing = designs[design][part];
  if (!drawing) return null;
  const { width, height, [palette]: src } = drawing;
  return (
    <img src={src} width={width} height={height} alt="" className={className} {...(lazy && { loading: 'lazy' })} />
  );
};
