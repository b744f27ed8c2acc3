import sharp from 'sharp';

/** Numbers from 0 to below 1 that are the same for the same seed, so that a drawing is the same each time. */
export const sequence = (seed: string): (() => number) => {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** `count` pieces drawn one after the other. */
export const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

/** A number with at most one decimal, as drawings need no more. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A vertical gradient under an id, from the top colour to the bottom one, with any between evenly spaced. */
export const gradient = (id: string, ...colours: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours
    .map((colour, index) => `<stop offset="${n((index / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** A glow that fades outwards. */
export const glow = (id: string, colour: string, strength = 1): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** A whole drawing. */
export const canvas = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;

/** The drawing as JPEG bytes, such as a person would upload. */
export const asJpeg = async (svg: string): Promise<Buffer> =>
  await sharp(Buffer.from(svg))
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** The drawing as PNG bytes. */
export const asPng = async (svg: string): Promise<Buffer> => await sharp(Buffer.from(svg)).png().toBuffer();
