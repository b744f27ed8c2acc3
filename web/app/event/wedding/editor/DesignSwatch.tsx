import type { WeddingDesign } from '@m4u/contract/event/wedding/schema';
import { Ornament, ornaments } from '../invitation/ornaments.tsx';

/** A small sample of a design's colours, for choosing a design. */
export const DesignSwatch = ({ design }: { design: WeddingDesign }) => {
  const { emblem } = ornaments[design];
  return (
    <span aria-hidden className="wedding w-swatch" data-design={design}>
      <span className="w-face">
        <Ornament drawing={emblem} className="w-swatch-emblem" />
        <span className="w-swatch-names">A &amp; B</span>
      </span>
    </span>
  );
};
