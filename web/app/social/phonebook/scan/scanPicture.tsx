/** Why no code was read from a picture. */
export type PictureFailure = 'unreadable' | 'no-code';

/**
 * Sizes (longest side in pixels) at which a picture is searched: a code may be too fine at one and too coarse at
 * another.
 */
const SIDES = [1280, 640, 2400, 4096];

/** A picture below this size is also enlarged, since its code has too few pixels per module. */
const SMALL = 400;

/** Most milliseconds for one attempt. */
const PATIENCE = 400;

const readPixels = (picture: ImageBitmap, scale: number): ImageData => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('The browser draws nothing.');
  // Transparent areas would become black, like the code on them.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return paper.getImageData(0, 0, canvas.width, canvas.height);
};

const listScales = ({ width, height }: ImageBitmap): number[] => {
  const side = Math.max(width, height);
  const scales = SIDES.map((longest) => Math.min(1, longest / side));
  return [...new Set(side < SMALL ? [...scales, 3] : scales)];
};

const readQuickly = async (picture: ImageBitmap): Promise<string | undefined> => {
  const { decodeQR } = await import('qr/decode.js');
  for (const scale of listScales(picture)) {
    try {
      return decodeQR(readPixels(picture, scale), { effort: 8, timeLimit: PATIENCE });
    } catch {
      // No code at this size.
    }
    // Lets the browser handle input between two attempts.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
};

/** The thorough reader is 400 kB, so it loads only after the quick one failed. */
const readThoroughly = async (picture: ImageBitmap): Promise<string | undefined> => {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  for (const scale of listScales(picture)) {
    const [found] = await readBarcodes(readPixels(picture, scale), { formats: ['QRCode'], tryHarder: true });
    if (found?.isValid && found.text !== '') return found.text;
  }
  return undefined;
};

/**
 * Text of the QR code in a picture, also when rotated, dark, small, inverted or with a logo. Never throws; a file
 * without a readable code returns a failure.
 */
export const readPicture = async (file: Blob): Promise<{ text: string } | { failure: PictureFailure }> => {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { failure: 'unreadable' };
  }
  try {
    // Offline the thorough reader cannot load; then only the quick one counts.
    const text = (await readQuickly(picture)) ?? (await readThoroughly(picture).catch(() => undefined));
    return text === undefined ? { failure: 'no-code' } : { text };
  } finally {
    picture.close();
  }
};
