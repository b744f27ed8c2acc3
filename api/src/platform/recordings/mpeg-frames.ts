/** Kilobits per second by the index of the header, for MPEG 1 and for MPEG 2 and 2.5; Layer III. */
const BIT_RATES = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

/** Samples per second of MPEG 1; MPEG 2 has half of it, 2.5 a quarter. */
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

/** One frame: its length in bytes, and its sound in seconds. `stream` is equal for all frames of a stream. */
interface Frame {
  readonly length: number;
  readonly seconds: number;
  readonly stream: string;
}

/** Reads the frame that begins at an offset; undefined where none does. */
export const readFrame = (bytes: Buffer, offset: number): Frame | undefined => {
  if (offset + 4 > bytes.length) return undefined;
  const header = bytes.readUInt32BE(offset);
  const [version, layer] = [(header >>> 19) & 3, (header >>> 17) & 3];
  // Eleven bits of synchronisation; version 1 and emphasis 2 are reserved, layer 1 is Layer III.
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1 || (header & 3) === 2) return undefined;
  const isFirst = version === 3;
  const rate = SAMPLE_RATES[(header >>> 10) & 3];
  const kilobits = BIT_RATES[isFirst ? 0 : 1][((header >>> 12) & 15) - 1];
  if (rate === undefined || kilobits === undefined) return undefined;
  const samplesPerSecond = rate / { 0: 4, 2: 2, 3: 1 }[version as 0 | 2 | 3];
  const samples = isFirst ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return {
    length: Math.floor((samples / 8) * ((kilobits * 1000) / samplesPerSecond)) + padding,
    seconds: samples / samplesPerSecond,
    stream: `${version} ${samplesPerSecond}`,
  };
};

/** Whether the bytes begin like an MP3 file: with a tag, or with two frames of one stream. */
export const isMpeg = (bytes: Buffer): boolean => {
  if (bytes.toString('latin1', 0, 3) === 'ID3') return true;
  const first = readFrame(bytes, 0);
  return first !== undefined && readFrame(bytes, first.length)?.stream === first.stream;
};
