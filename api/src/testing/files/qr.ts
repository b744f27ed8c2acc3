import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** Reads the text of a QR code from its picture. */
export const readQr = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture)
    .resize(800, 800)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
};
