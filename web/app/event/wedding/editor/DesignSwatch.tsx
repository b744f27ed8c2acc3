import type { WeddingDesign } from '@m4u/contract/event/wedding/schema';
import { Ornament, ornaments } from '../invitation/ornaments.tsx';

/** A small card in a design's colours, to choose it by. */
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
