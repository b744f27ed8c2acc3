import type { WeddingDesign } from '@m4u/contract/event/wedding/schema';
import floralCorner from './ornaments/floral-corner.svg?url';
import floralDivider from './ornaments/floral-divider.svg?url';
import floralEmblem from './ornaments/floral-emblem.svg?url';
import hueCorner from './ornaments/hue-corner.svg?url';
import hueDivider from './ornaments/hue-divider.svg?url';
import hueEmblem from './ornaments/hue-emblem.svg?url';
import minimalDivider from './ornaments/minimal-divider.svg?url';
import minimalEmblem from './ornaments/minimal-emblem.svg?url';
import songHyCorner from './ornaments/songHy-corner.svg?url';
import songHyDivider from './ornaments/songHy-divider.svg?url';
import songHyEmblem from './ornaments/songHy-emblem.svg?url';

/** A drawing with its size in pixels. */
export interface Drawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Drawings of a design; its colours are in wedding.css. */
interface Ornaments {
  /** Drawing above the names. */
  readonly emblem: Drawing;
  /** Drawing of the upper left corner, mirrored into the others; null for none. */
  readonly corner: Drawing | null;
  /** Drawing before each part. */
  readonly divider: Drawing;
}

/** The ornaments of each design. */
export const ornaments: Readonly<Record<WeddingDesign, Ornaments>> = {
  songHy: {
    emblem: { src: songHyEmblem, width: 240, height: 240 },
    corner: { src: songHyCorner, width: 220, height: 220 },
    divider: { src: songHyDivider, width: 320, height: 48 },
  },
  minimal: {
    emblem: { src: minimalEmblem, width: 240, height: 48 },
    corner: null,
    divider: { src: minimalDivider, width: 320, height: 24 },
  },
  floral: {
    emblem: { src: floralEmblem, width: 300, height: 110 },
    corner: { src: floralCorner, width: 520, height: 520 },
    divider: { src: floralDivider, width: 320, height: 52 },
  },
  hue: {
    emblem: { src: hueEmblem, width: 260, height: 142 },
    corner: { src: hueCorner, width: 240, height: 240 },
    divider: { src: hueDivider, width: 320, height: 58 },
  },
};

/** A decorative drawing, which also appears in print. */
export const Ornament = ({ drawing, className }: { drawing: Drawing; className: string }) => (
  <img {...drawing} alt="" className={className} />
);
