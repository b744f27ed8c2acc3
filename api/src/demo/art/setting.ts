import { gradient, n, repeat, sequence } from './draw.ts';

/** Size in pixels of the pictures of things and scenes; 4:3, as most phones take them. */
export const WIDTH = 1200;
export const HEIGHT = 900;

/** The whole picture in one gradient, from the top colour to the bottom one. */
export const backdrop = (...colours: readonly string[]): string =>
  `<defs>${gradient('backdrop', ...colours)}</defs><path fill="url(#backdrop)" d="M0 0h1200v900H0z"/>`;

/** A table or floor from `y` down, with its near edge a little lighter. */
export const table = (y: number, colour: string, edge: string): string =>
  `<path fill="${colour}" d="M0 ${y}h1200v${900 - y}H0z"/><path fill="${edge}" d="M0 ${y}h1200v10H0z"/>`;

/** What stands on a table darkens it. */
export const shadow = (x: number, y: number, width: number, strength = 0.18): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width)}" ry="${n(Math.max(8, width * 0.14))}" fill="#000" fill-opacity="${strength}"/>`;

/** Something moved to its place and made larger or smaller. */
export const placed = (x: number, y: number, size: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${parts.join('')}</g>`;

/** Light that falls through a window onto a wall. */
export const windowLight = (x: number, y: number, colour = '#FFFFFF'): string =>
  `<g fill="${colour}" fill-opacity=".22" transform="translate(${x} ${y}) skewX(-14)"><path d="M0 0h120v150H0zM136 0h120v150H136zM0 166h120v150H0zM136 166h120v150H136z"/></g>`;

/** Leaves on a stem, turned this way and that. */
export const twig = (seed: string, length: number, leaf: string, stem: string): string => {
  const next = sequence(seed);
  const leaves = repeat(Math.floor(length / 26), (index) => {
    const side = index % 2 ? 1 : -1;
    const y = -30 - index * 26;
    return `<path transform="translate(${n(Math.sin(index) * 5)} ${y}) rotate(${n(side * (38 + next() * 30))})" d="M0 0q${side * 30}-34 0-74-${side * 26} 40 0 74z"/>`;
  });
  return `<path d="M0 0q12-${n(length / 2)} 0-${length}" fill="none" stroke="${stem}" stroke-width="6" stroke-linecap="round"/><g fill="${leaf}">${leaves}</g>`;
};

/** A plant in a pot; its foot is at 0,0 and it is about 220 units high. */
export const pottedPlant = (pot: string, leaf: string): string =>
  `<g fill="${leaf}">${[-62, -34, -8, 18, 44, 70].map((turn, index) => `<path transform="translate(0 -76) rotate(${turn})" d="M0 0q-${30 + (index % 2) * 10}-70 0-${130 + (index % 3) * 16}q${30 + (index % 2) * 10} 60 0 ${130 + (index % 3) * 16}z" fill-opacity="${index % 2 ? 0.85 : 1}"/>`).join('')}</g>` +
  `<path fill="${pot}" d="M-52-84H52L40 0h-80z"/><path fill="#000" fill-opacity=".14" d="M10-84h42L40 0H14z"/><path fill="${pot}" d="M-60-96H60v22H-60z"/>`;

/** Specks strewn over a rectangle. */
export const specks = (
  seed: string,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
  colour: string,
  size = 3,
): string => {
  const next = sequence(seed);
  return `<g fill="${colour}">${repeat(count, () => `<circle cx="${n(x + next() * width)}" cy="${n(y + next() * height)}" r="${n(size * (0.4 + next()))}" fill-opacity="${n(0.25 + next() * 0.6)}"/>`)}</g>`;
};

/** Bands of soft clouds. */
export const clouds = (seed: string, y: number, count: number, colour = '#FFFFFF'): string => {
  const next = sequence(seed);
  return `<g fill="${colour}" fill-opacity=".6">${repeat(count, () => `<ellipse cx="${n(next() * 1200)}" cy="${n(y + next() * 120)}" rx="${n(90 + next() * 130)}" ry="${n(10 + next() * 14)}"/>`)}</g>`;
};

/** How a small person in a scene looks. */
export interface Figure {
  readonly top: string;
  readonly hair: string;
  readonly skin?: string;
  /** Below the waist; without it the figure ends there, as one who sits at a table. */
  readonly legs?: string;
  readonly longHair?: boolean;
  readonly hat?: boolean;
  /** Looks at us instead. */
  readonly facing?: boolean;
}

type Height = (value: number) => number;

const headBehind = (y: Height, hair: string, longHair?: boolean): string =>
  longHair
    ? `<path fill="${hair}" d="M-42 ${y(-164)}q0-46 42-46t42 46q4 60-6 92h-72q-10-32-6-92z"/>`
    : `<path fill="${hair}" d="M-40 ${y(-158)}q-4-50 40-50t40 50q-2 14-10 22h-60q-8-8-10-22z"/>`;

const face = (y: Height, hair: string, longHair?: boolean): string =>
  `<g fill="#2B1D18"><circle cx="-13" cy="${y(-160)}" r="4"/><circle cx="13" cy="${y(-160)}" r="4"/></g><path d="M-10 ${y(-146)}q10 10 20 0" fill="none" stroke="#A8493B" stroke-width="4" stroke-linecap="round"/>` +
  (longHair
    ? `<path fill="${hair}" d="M-44 ${y(-150)}q-8-62 44-62t44 62q2 34-4 66h-14q4-50-2-92-32 8-60-14-4 60 0 106h-8q-4-32-0-66z"/>`
    : `<path fill="${hair}" d="M-40 ${y(-162)}q-4-48 40-48t40 48q-6-16-16-24-24 8-48 0-10 8-16 24z"/>`);

/** A small person, the feet (or the waist) at 0,0; about 300 units high with legs. */
export const figure = ({ top, hair, skin = '#E8B48C', legs, longHair, hat, facing }: Figure): string => {
  const waist = legs ? -120 : 0;
  const y = (value: number) => waist + value;
  return [
    legs
      ? `<path fill="${legs}" d="M-36 ${y(-6)}h72l-6 126h-24l-6-92-6 92h-24z"/><path fill="#2B2320" d="M-34 ${y(118)}h30v12h-34zM4 ${y(118)}h30l4 12H4z"/>`
      : '',
    `<path fill="${skin}" d="M-12 ${y(-140)}h24v34h-24z"/>`,
    `<path fill="${top}" d="M-58 ${y(0)}q-4-112 34-118h48q38 6 34 118z"/>`,
    `<circle cy="${y(-164)}" r="38" fill="${skin}"/>`,
    facing ? face(y, hair, longHair) : headBehind(y, hair, longHair),
    hat
      ? `<path fill="#F2DDAE" d="M0 ${y(-238)}l86 66q-86 26-172 0z"/><path fill="#E3C587" d="M0 ${y(-238)}l86 66q-46 14-80 16z"/>`
      : '',
  ].join('');
};
