const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];

/** Whether to keep a segment: all that affect rendering; of application segments only JFIF's and Adobe's transform. */
const isKeptSegment = (marker: number): boolean => {
  const ofApplication = marker >= 0xe0 && marker <= 0xef;
  return marker !== COMMENT && (!ofApplication || marker === 0xe0 || marker === 0xee);
};

/** End of the coded pixels: the next marker that is neither a stuffed byte nor a restart. */
const findScanEnd = (bytes: Uint8Array, from: number): number => {
  for (let offset = from; offset + 1 < bytes.length; offset += 1) {
    const next = bytes[offset + 1] ?? 0;
    if (bytes[offset] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return offset;
  }
  return bytes.length;
};

/**
 * Removes camera metadata (place, device, comments) and trailing data from a JPEG of a document; pixels stay as they
 * are. Input that is no JPEG becomes empty, and a damaged one is cut off.
 */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return new Uint8Array(0);
  const segments = [bytes.subarray(0, 2)];
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === END) break;
    const length = 2 + (((bytes[offset + 2] ?? 0) << 8) | (bytes[offset + 3] ?? 0));
    const end = marker === SCAN ? findScanEnd(bytes, offset + length) : offset + length;
    if (isKeptSegment(marker)) segments.push(bytes.subarray(offset, end));
    offset = end;
  }
  return Buffer.concat([...segments, Uint8Array.of(0xff, END)]);
};
