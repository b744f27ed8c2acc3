/** Kind of a file by its content; name and declared type are ignored (docs/rules/upload.md#accepted-files). */
export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf' | 'other';

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

/** Kind of an ISO media file by its brand and compatible brands: AVIF and HEIC differ in nothing else. */
const isoKind = (bytes: Uint8Array): Kind => {
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 256, bytes.length);
  const brands = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(latin(bytes, at, at + 4));
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : 'other';
};

/** Recognizes a file by its first bytes. */
export const kindOf = (bytes: Uint8Array): Kind => {
  if (bytes.length < 16) return 'other';
  if (latin(bytes, 0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 0, 5) === '%PDF-') return 'pdf';
  return latin(bytes, 4, 8) === 'ftyp' ? isoKind(bytes) : 'other';
};
