import { PictureError } from './error.ts';

/** Bytes before the first chunk. */
const SIGNATURE = 8;

/** Bytes of a chunk beside its content: length, type and checksum. */
const FRAME = 12;

/** Maximum chunks of a file: encoders write some thousands into 10 MiB. */
const MOST_CHUNKS = 20_000;

const chunkCode = (type: string): number => Buffer.from(type, 'latin1').readUInt32BE();

/** Text chunks, which do not affect rendering. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'].map(chunkCode));

/**
 * Removes text chunks from a PNG. The decoder would decompress each of them, up to a thousand times its size, before it
 * reports the picture's size: 80 in a file of 700 kB take 2.6 GB. Invalid chunks are left to the decoder, which refuses
 * them. Errors: PictureError (picture-unreadable) for more chunks than any encoder writes.
 */
export const withoutTexts = (original: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  const segments: Buffer[] = [];
  let start = 0;
  let chunks = 0;
  for (let offset = SIGNATURE; offset + FRAME <= bytes.length; chunks += 1) {
    if (chunks === MOST_CHUNKS) throw new PictureError('picture-unreadable');
    const end = offset + FRAME + bytes.readUInt32BE(offset);
    if (TEXTS.has(bytes.readUInt32BE(offset + 4))) {
      segments.push(bytes.subarray(start, offset));
      start = end;
    }
    offset = end;
  }
  return start === 0 ? original : Buffer.concat([...segments, bytes.subarray(start)]);
};
