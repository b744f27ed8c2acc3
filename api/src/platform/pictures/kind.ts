import { isMpeg } from '../recordings/mpeg-frames.ts';

/** Kind of a file by its content; name and declared type are ignored (docs/rules/upload.md#accepted-files). */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf' | 'mp3' | 'm4a' | 'ogg' | 'other';

const readLatin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

/** Brands of files with sound; whether there is a video beside it is seen when the file is read. */
const SOUND_BRANDS = /^(?:M4A |M4B |mp4[12]|iso[m2-9]|dash)$/;

/** Kind of an ISO media file by its brand and compatible brands: AVIF and HEIC differ in nothing else. */
const detectIsoKind = (bytes: Uint8Array): FileKind => {
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 256, bytes.length);
  const brands = [readLatin1(bytes, 8, 12)];
  for (let offset = 16; offset + 4 <= length; offset += 4) brands.push(readLatin1(bytes, offset, offset + 4));
  if (brands.includes('avif')) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'heic';
  return brands.some((brand) => SOUND_BRANDS.test(brand)) ? 'm4a' : 'other';
};

/** Recognizes a file by its first bytes. */
export const detectKind = (bytes: Uint8Array): FileKind => {
  if (bytes.length < 16) return 'other';
  if (readLatin1(bytes, 0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (readLatin1(bytes, 0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (readLatin1(bytes, 0, 4) === 'RIFF' && readLatin1(bytes, 8, 12) === 'WEBP') return 'webp';
  if (readLatin1(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (readLatin1(bytes, 0, 4) === 'OggS') return 'ogg';
  if (readLatin1(bytes, 4, 8) === 'ftyp') return detectIsoKind(bytes);
  return isMpeg(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ? 'mp3' : 'other';
};
