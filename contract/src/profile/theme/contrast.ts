import type { ThemeValue } from './shape.ts';

/** Red, green, blue as 0–255 and alpha as 0–1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses `#RRGGBB` or `#RRGGBBAA`. */
export const rgba = (hex: string): Rgba => {
  const part = (offset: number) => Number.parseInt(hex.slice(offset, offset + 2), 16);
  return [part(1), part(3), part(5), hex.length > 7 ? part(7) / 255 : 1];
};

/** Mixes two colours: 0 gives the first, 1 the second. */
export const mix = (from: Rgba, to: Rgba, ratio: number): Rgba => [
  from[0] + (to[0] - from[0]) * ratio,
  from[1] + (to[1] - from[1]) * ratio,
  from[2] + (to[2] - from[2]) * ratio,
  from[3] + (to[3] - from[3]) * ratio,
];

/** Blends a translucent colour over an opaque one. */
export const blendOver = (top: Rgba, bottom: Rgba): Rgba => {
  const [red, green, blue] = mix(bottom, [top[0], top[1], top[2], bottom[3]], top[3]);
  return [red, green, blue, 1];
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 for black to 1 for white (WCAG 2). */
export const luminance = ([red, green, blue]: Rgba): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two opaque colours, 1 to 21 (WCAG 2). */
export const contrast = (one: Rgba, other: Rgba): number => {
  const [bright, faint] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (faint + 0.05);
};

/** Extracts every colour of a CSS image, from gradient stops and drawings. */
export const coloursIn = (image: string): readonly Rgba[] =>
  (image.replaceAll('%23', '#').match(/#[0-9A-F]{6}(?:[0-9A-F]{2})?(?![0-9A-F])/g) ?? []).map(rgba);

/**
 * Returns all colours that may be behind the text of a page: its background, each colour of its image with translucent
 * ones blended over the others, and the steps of gradients between any two. The list is larger than reality, so text
 * that is readable on all of them is readable on the page.
 */
export const pageColours = (value: ThemeValue): readonly Rgba[] => {
  const colours = coloursIn(value.backgroundImage);
  const opaque = [rgba(value.brandBg), ...colours.filter((colour) => colour[3] === 1)];
  const laid = colours
    .filter((colour) => colour[3] < 1)
    .flatMap((colour) => opaque.map((ground) => blendOver(colour, ground)));
  const ends = [...opaque, ...laid];
  const steps = [0.25, 0.5, 0.75];
  return ends.flatMap((one, index) => [
    one,
    ...ends.slice(index + 1).flatMap((other) => steps.map((ratio) => mix(one, other, ratio))),
  ]);
};
