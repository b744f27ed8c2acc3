import { listRuns, toRunsPath } from '@m4u/contract/code-runs';
import { contrast, rgba } from '@m4u/contract/profile/theme/contrast';
import type { Theme } from '@m4u/contract/profile/theme/shape';
import sharp from 'sharp';

/** Appearance of a QR code. */
export interface QrAppearance {
  /** Encoded picture of an upload for the middle. */
  readonly portrait?: Uint8Array | undefined;
  /** Theme whose colour is used when it is dark enough on white. */
  readonly theme?: Theme | undefined;
  /**
   * Lower error correction for long texts, whose code has many modules: larger modules can be read from further away.
   */
  readonly isLong?: boolean;
}

const INK = '#141414';

/** Minimum contrast with white; a lighter theme colour is skipped. */
const LEAST_CONTRAST = 5;

/** Share of the code's width covered by the portrait and its white ring; error correction H tolerates it. */
const RING = 0.22;
const PORTRAIT = 0.2;

/** Quiet zone in modules, as the standard requires. */
const QUIET_ZONE = 4;

const chooseInk = (theme: Theme | undefined): string =>
  [theme?.value.brandButtonBg, theme?.value.brandMenuBg, theme?.value.brandQuickPhoneBg].find(
    (hex) => hex?.length === 7 && contrast(rgba(hex), rgba('#FFFFFF')) >= LEAST_CONTRAST,
  ) ?? INK;

interface ModulePosition {
  readonly x: number;
  readonly y: number;
}

/** Positions of the three finder patterns (7×7 modules). */
const finderPositions = (modules: number): readonly ModulePosition[] => {
  const far = modules - QUIET_ZONE - 7;
  return [
    { x: QUIET_ZONE, y: QUIET_ZONE },
    { x: far, y: QUIET_ZONE },
    { x: QUIET_ZONE, y: far },
  ];
};

const isInFinder = (finder: ModulePosition, x: number, y: number): boolean =>
  x >= finder.x && x < finder.x + 7 && y >= finder.y && y < finder.y + 7;

/** Path of the dark modules as horizontal runs, without the finders and the area below the portrait. */
const modulesPath = (grid: readonly (readonly boolean[])[], covered: number): string => {
  const finders = finderPositions(grid.length);
  const middle = grid.length / 2;
  const isInk = (x: number, y: number): boolean =>
    grid[y]?.[x] === true &&
    !finders.some((finder) => isInFinder(finder, x, y)) &&
    Math.hypot(x + 0.5 - middle, y + 0.5 - middle) > covered;
  return toRunsPath(listRuns(grid, isInk));
};

const finderMarks = (modules: number): string =>
  finderPositions(modules)
    .map(
      ({ x, y }) =>
        `<rect x="${x + 0.5}" y="${y + 0.5}" width="6" height="6" rx="1.5" fill="none" stroke="currentColor"/>` +
        `<rect x="${x + 2}" y="${y + 2}" width="3" height="3" rx=".8"/>`,
    )
    .join('');

const middlePicture = async (portrait: Uint8Array, modules: number): Promise<string> => {
  const picture = await sharp(portrait)
    .resize(256, 256, { fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 82 })
    .toBuffer();
  const [middle, radius] = [modules / 2, ((modules - 2 * QUIET_ZONE) * PORTRAIT) / 2];
  return (
    `<clipPath id="m4u-portrait"><circle cx="${middle}" cy="${middle}" r="${radius}"/></clipPath>` +
    `<image x="${middle - radius}" y="${middle - radius}" width="${radius * 2}" height="${radius * 2}" ` +
    `clip-path="url(#m4u-portrait)" href="data:image/jpeg;base64,${picture.toString('base64')}"/>`
  );
};

/** Draws the code in a square of `size` pixels; with `snap` modules are whole pixels. */
const drawSvg = async (text: string, size: number, dress: QrAppearance, snap: boolean): Promise<string> => {
  // Imported on demand: it builds tables at loading.
  const { encodeQR } = await import('qr');
  const grid = encodeQR(text, 'raw', { ecc: dress.isLong ? 'medium' : 'high', border: QUIET_ZONE });
  const modules = grid.length;
  if (size < modules * 2) throw new RangeError(`A code of ${modules} modules does not fit ${size} pixels`);
  // Whole pixels per module keep edges sharp, if the remainder widens the border only a little.
  const snapped = size / Math.floor(size / modules);
  const across = snap && snapped < modules * 1.08 ? snapped : modules;
  const inset = Math.floor(((across - modules) / 2) * (size / across)) / (size / across);
  const covered = dress.portrait ? ((modules - 2 * QUIET_ZONE) * RING) / 2 : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${across} ${across}" ` +
    `color="${chooseInk(dress.theme)}" fill="currentColor"><path fill="#FFFFFF" d="M${-inset} ${-inset}h${across}v${across}h-${across}z"/>` +
    `<path shape-rendering="crispEdges" d="${modulesPath(grid, covered)}"/>${finderMarks(modules)}` +
    `${dress.portrait ? await middlePicture(dress.portrait, modules) : ''}</svg>`
  );
};

/**
 * Creates a QR code as an SVG document with its quiet zone, error correction H (M for a long text). The text is not
 * checked. Errors: RangeError when the text is too long (about 1,270 bytes).
 */
export const qrSvg = async (text: string, dress: QrAppearance = {}): Promise<string> =>
  await drawSvg(text, 1024, dress, false);

/**
 * Creates a QR code as a PNG of `size` × `size` pixels, 128 to 4096. Errors: RangeError for another size, for a text
 * too long, or for modules below two pixels.
 */
export const qrPng = async (text: string, size: number, dress: QrAppearance = {}): Promise<Buffer> => {
  if (!Number.isInteger(size) || size < 128 || size > 4096)
    throw new RangeError(`A QR code cannot be ${size} pixels wide`);
  return sharp(Buffer.from(await drawSvg(text, size, dress, true)))
    .resize(size, size)
    .png({ palette: !dress.portrait })
    .toBuffer();
};

/** Creates a QR code as a JPEG, for documents in print. Errors: as {@link qrPng}. */
export const qrJpeg = async (text: string, size: number): Promise<Buffer> =>
  sharp(await qrPng(text, size))
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
