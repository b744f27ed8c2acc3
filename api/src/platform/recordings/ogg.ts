import { type CleanRecording, requireLength } from './clean.ts';
import { PictureError } from '../pictures/error.ts';

/** Checksums of Ogg: CRC-32 with the polynomial 04C11DB7, not reflected. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80_00_00_00 ? (value << 1) ^ 0x04_c1_1d_b7 : value << 1;
  return value;
});

const crcOf = (page: Uint8Array): number => {
  let crc = 0;
  for (const byte of page) crc = (crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ byte) & 255] ?? 0);
  return crc >>> 0;
};

const HEAD = 27;
const CRC_AT = 22;
const NO_GRANULE = 0xff_ff_ff_ff_ff_ff_ff_ffn;

/** A page: its bytes as sent, and where its content begins. */
interface Page {
  readonly bytes: Buffer;
  readonly content: number;
}

/** Sets number and checksum of a page in place. */
const seal = (page: Buffer, sequence: number): Buffer => {
  page.writeUInt32LE(sequence, 18);
  page.writeUInt32LE(0, CRC_AT);
  page.writeUInt32LE(crcOf(page), CRC_AT);
  return page;
};

const unreadable = (): never => {
  throw new PictureError('recording-unreadable');
};

/** Comments without any: a vendor, which must be there, and a list of length zero. */
const NO_COMMENTS = Buffer.from('\x03\0\0\0M4U\0\0\0\0', 'latin1');

interface Codec {
  readonly rate: number;
  /** Samples before the sound. */
  readonly skip: number;
  readonly headers: number;
  readonly comments: Buffer;
}

const readCodec = (head: Buffer): Codec => {
  if (head.length >= 19 && head.toString('latin1', 0, 8) === 'OpusHead') {
    const comments = Buffer.concat([Buffer.from('OpusTags'), NO_COMMENTS]);
    return { rate: 48_000, skip: head.readUInt16LE(10), headers: 2, comments };
  }
  if (head.length >= 30 && head.toString('latin1', 0, 7) === '\x01vorbis') {
    const comments = Buffer.concat([Buffer.from('\x03vorbis', 'latin1'), NO_COMMENTS, Buffer.from([1])]);
    return { rate: head.readUInt32LE(12) || unreadable(), skip: 0, headers: 3, comments };
  }
  throw new PictureError('recording-type');
};

const isGranule = (granule: bigint): boolean => granule !== NO_GRANULE;

/** Seconds of sound up to a page's position. */
const secondsAt = (codec: Codec, granule: bigint): number => (Number(granule) - codec.skip) / codec.rate;

/** Pages of all streams: the longest recording has about 60,000, when each packet has its own. */
const MOST_PAGES = 100_000;

/**
 * The codec and the pages of the stream that begins first, with right checksums; pages of other streams are left out.
 * Errors: PictureError (recording-type, recording-unreadable, recording-too-long), as soon as it is certain.
 */
const readPages = (bytes: Buffer): { pages: Page[]; codec: Codec } => {
  const pages: Page[] = [];
  let codec: Codec | undefined;
  let count = 0;
  for (let offset = 0; offset + HEAD <= bytes.length && bytes.toString('latin1', offset, offset + 4) === 'OggS';) {
    count += 1;
    if (count > MOST_PAGES) unreadable();
    const content = HEAD + (bytes[offset + 26] ?? 0);
    const length = content + bytes.subarray(offset + HEAD, offset + content).reduce((sum, each) => sum + each, 0);
    if (offset + length > bytes.length) break;
    const page = Buffer.from(bytes.subarray(offset, offset + length));
    offset += length;
    const crc = page.readUInt32LE(CRC_AT);
    page.writeUInt32LE(0, CRC_AT);
    if (crcOf(page) !== crc) unreadable();
    page.writeUInt32LE(crc, CRC_AT);
    codec ??= readCodec(page.subarray(content));
    if (pages.length > 0 && page.readUInt32LE(14) !== pages[0]?.bytes.readUInt32LE(14)) continue;
    const granule = page.readBigUInt64LE(6);
    if (isGranule(granule)) requireLength(secondsAt(codec, granule));
    pages.push({ bytes: page, content });
  }
  return { pages, codec: codec ?? unreadable() };
};

/** Reads the first `many` packets, and the number of pages that hold them: sound begins on a page of its own. */
const readHeaders = (pages: readonly Page[], many: number): { packets: Buffer[]; pageCount: number } => {
  const packets: Buffer[] = [];
  let parts: Buffer[] = [];
  for (const [index, { bytes, content }] of pages.entries()) {
    let offset = content;
    for (const size of bytes.subarray(HEAD, content)) {
      parts.push(bytes.subarray(offset, offset + size));
      offset += size;
      if (size === 255) continue;
      packets.push(Buffer.concat(parts));
      parts = [];
    }
    if (packets.length > many) break;
    if (packets.length === many && parts.length === 0) return { packets, pageCount: index + 1 };
  }
  return unreadable();
};

const MOST_SEGMENTS = 255;

/** Writes packets into pages of a stream, numbered from 1. */
const writePages = (packets: readonly Buffer[], serial: number): Buffer[] => {
  const segments = packets.flatMap((packet) => {
    const count = Math.floor(packet.length / 255) + 1;
    return Array.from({ length: count }, (_, index) => ({
      part: packet.subarray(index * 255, (index + 1) * 255),
      isContinued: index > 0,
      isLast: index === count - 1,
    }));
  });
  const pages: Buffer[] = [];
  for (let from = 0; from < segments.length; from += MOST_SEGMENTS) {
    const own = segments.slice(from, from + MOST_SEGMENTS);
    const head = Buffer.alloc(HEAD);
    head.write('OggS', 'latin1');
    head[5] = own[0]?.isContinued ? 1 : 0;
    head.writeBigUInt64LE(own.some(({ isLast }) => isLast) ? 0n : NO_GRANULE, 6);
    head.writeUInt32LE(serial, 14);
    head[26] = own.length;
    const sizes = Buffer.from(own.map(({ part }) => part.length));
    pages.push(seal(Buffer.concat([head, sizes, ...own.map(({ part }) => part)]), pages.length + 1));
  }
  return pages;
};

/**
 * Rebuilds an Ogg file of its Opus or Vorbis stream without comments. Errors: PictureError (recording-type for another
 * codec, recording-unreadable, recording-too-long).
 */
export const cleanOgg = (bytes: Buffer): CleanRecording => {
  const { pages, codec } = readPages(bytes);
  const first = pages[0] ?? unreadable();
  const { packets, pageCount } = readHeaders(pages, codec.headers);
  const headers = writePages([codec.comments, ...packets.slice(2)], first.bytes.readUInt32LE(14));
  const sound = pages.slice(pageCount).map((page) => page.bytes);
  const samples = sound.map((page) => page.readBigUInt64LE(6)).findLast(isGranule) ?? unreadable();
  const sealed = sound.map((page, index) => {
    const sequence = headers.length + 1 + index;
    return page.readUInt32LE(18) === sequence ? page : seal(page, sequence);
  });
  return {
    format: 'ogg',
    seconds: secondsAt(codec, samples),
    bytes: Buffer.concat([first.bytes, ...headers, ...sealed]),
  };
};
