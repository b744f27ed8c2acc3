const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];

/** Whether to keep a segment: all that affect rendering; of application segments only JFIF's and Adobe's transform. */
const isKept = (marker: number): boolean => {
  const ofApplication = marker >= 0xe0 && marker <= 0xef;
  return marker !== COMMENT && (!ofApplication || marker === 0xe0 || marker === 0xee);
};

/** End of the coded pixels: the next marker that is neither a stuffed byte nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
};

/**
 * Removes camera metadata (place, device, comments) and trailing data from a JPEG of a document; pixels stay as they
 * are. Input that is no JPEG becomes empty, and a damaged one is cut off.
 */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return new Uint8Array(0);
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) break;
    const length = 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    const end = marker === SCAN ? endOfScan(bytes, at + length) : at + length;
    if (isKept(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Uint8Array.of(0xff, END)]);
};
