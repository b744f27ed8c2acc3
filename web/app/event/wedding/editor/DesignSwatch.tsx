import { type Look, lookOf, Ornament } from '../invitation/designs/designs.tsx';

/** A small sample of an invitation's look. */
export const DesignSwatch = ({ look }: { look: Look }) => (
  <span aria-hidden className="wedding w-swatch" {...lookOf(look)}>
    <span className="w-face">
      <Ornament look={look} part="emblem" className="w-swatch-emblem" lazy />
      <span className="w-swatch-names">A &amp; B</span>
    </span>
  </span>
);
