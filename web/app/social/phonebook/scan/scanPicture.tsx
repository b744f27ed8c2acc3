/** Why nothing was read from a picture. */
export type PictureFailure = 'unreadable' | 'no-code';

/** The longest sides that a picture is looked at with, in pixels: a code may be too fine for one, too coarse for another. */
const SIDES = [1280, 640, 2400, 4096];

/** Below this side a picture is made larger as well: its code has too few pixels a module. */
const SMALL = 400;

/** Milliseconds that one look may take over what it must do. */
const PATIENCE = 400;

const pixelsOf = (picture: ImageBitmap, scale: number): ImageData => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('The browser draws nothing.');
  // What is transparent would be black, as the code on it.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return paper.getImageData(0, 0, canvas.width, canvas.height);
};

const scalesOf = ({ width, height }: ImageBitmap): number[] => {
  const side = Math.max(width, height);
  const scales = SIDES.map((longest) => Math.min(1, longest / side));
  return [...new Set(side < SMALL ? [...scales, 3] : scales)];
};

const readQuickly = async (picture: ImageBitmap): Promise<string | undefined> => {
  const { decodeQR } = await import('qr/decode.js');
  for (const scale of scalesOf(picture)) {
    try {
      return decodeQR(pixelsOf(picture, scale), { effort: 8, timeLimit: PATIENCE });
    } catch {
      // No code at this size.
    }
    // A press or a scroll comes between two looks.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
};

/** The thorough reader is 400 kB: it is fetched once the quick one has failed. */
const readThoroughly = async (picture: ImageBitmap): Promise<string | undefined> => {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  for (const scale of scalesOf(picture)) {
    const [found] = await readBarcodes(pixelsOf(picture, scale), { formats: ['QRCode'], tryHarder: true });
    if (found?.isValid && found.text !== '') return found.text;
  }
  return undefined;
};

/**
 * The text of the QR code on a picture: turned, dark, small, inverted or with a logo. Errors: none; a picture that is
 * none, or has no code that can be read, is a failure.
 */
export const readPicture = async (file: Blob): Promise<{ text: string } | { failure: PictureFailure }> => {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { failure: 'unreadable' };
  }
  try {
    // Without a line the thorough reader cannot come; what the quick one found nothing on stays unread.
    const text = (await readQuickly(picture)) ?? (await readThoroughly(picture).catch(() => undefined));
    return text === undefined ? { failure: 'no-code' } : { text };
  } finally {
    picture.close();
  }
};
