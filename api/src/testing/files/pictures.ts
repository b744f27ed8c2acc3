import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A photo-like picture: gradients and noise, so that encoders have work. */
export const photo = (width: number, height: number): Sharp => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const [x, y] = [(offset / 3) % width, Math.floor(offset / 3 / width)];
    pixels[offset] = (x * 255) / width;
    pixels[offset + 1] = (y * 255) / height;
    pixels[offset + 2] = (x * 7 + y * 13) % 256;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

/** A chunk of a PNG. */
export const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

const header = (width: number, height: number): Buffer => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', content);
};

/** A PNG that claims a size, with the given compressed rows, to make decompression bombs. */
export const png = (width: number, height: number, rows: Buffer, more: readonly Buffer[] = []): Buffer =>
  Buffer.concat([SIGNATURE, header(width, height), ...more, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);

/** A black PNG with more chunks before its pixels. */
export const pngOf = (width: number, height: number, more: readonly Buffer[]): Buffer =>
  png(width, height, deflateSync(Buffer.alloc((width * 3 + 1) * height)), more);
