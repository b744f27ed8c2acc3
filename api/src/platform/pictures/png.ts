import { PictureError } from './error.ts';

/** Bytes before the first chunk. */
const SIGNATURE = 8;

/** Bytes of a chunk beside its content: length, type and checksum. */
const FRAME = 12;

/** Maximum chunks of a file: encoders write some thousands into 10 MiB. */
const MOST_CHUNKS = 20_000;

const codeOf = (type: string): number => Buffer.from(type, 'latin1').readUInt32BE();

/** Text chunks, which do not affect rendering. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'].map(codeOf));

/**
 * Removes text chunks from a PNG. The decoder would decompress each of them, up to a thousand times its size, before it
 * reports the picture's size: 80 in a file of 700 kB take 2.6 GB. Invalid chunks are left to the decoder, which refuses
 * them. Errors: PictureError (picture-unreadable) for more chunks than any encoder writes.
 */
export const withoutTexts = (given: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const kept: Buffer[] = [];
  let start = 0;
  let chunks = 0;
  for (let at = SIGNATURE; at + FRAME <= bytes.length; chunks += 1) {
    if (chunks === MOST_CHUNKS) throw new PictureError('picture-unreadable');
    const end = at + FRAME + bytes.readUInt32BE(at);
    if (TEXTS.has(bytes.readUInt32BE(at + 4))) {
      kept.push(bytes.subarray(start, at));
      start = end;
    }
    at = end;
  }
  return start === 0 ? given : Buffer.concat([...kept, bytes.subarray(start)]);
};
