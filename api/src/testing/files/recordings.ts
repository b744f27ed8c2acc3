/** Frames of silence per second of the MP3 files below. */
const FRAMES_PER_SECOND = 44_100 / 1152;

/** A frame of MPEG 1, Layer III, 64 kbit/s, mono: silence of 26 ms. */
const frame = (): Buffer => Buffer.concat([Buffer.from([0xff, 0xfb, 0x50, 0xc0]), Buffer.alloc(204)]);

/** An ID3v2 tag with one text. */
export const id3 = (text: string): Buffer => {
  const content = Buffer.from(`TIT2\0\0\0\0\0\0${text}`, 'latin1');
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, (content.length >> 7) & 127, content.length & 127]);
  return Buffer.concat([head, content]);
};

/** Silence as MP3. */
export const mp3 = (seconds: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(seconds * FRAMES_PER_SECOND) }, frame));

const crcOf = (page: Buffer): number => {
  let crc = 0;
  for (const byte of page) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80_00_00_00 ? (crc << 1) ^ 0x04_c1_1d_b7 : crc << 1;
  }
  return crc >>> 0;
};

interface OggPage {
  readonly packets: readonly Buffer[];
  readonly sequence: number;
  readonly granule?: number;
  readonly serial?: number;
}

/** Pages that hold nothing, in any number. */
export const emptyPages = (many: number): Buffer => {
  const page = oggPage({ packets: [], sequence: 1 });
  return Buffer.alloc(page.length * many, page);
};

/** A page of Ogg with packets below 255 bytes. */
const oggPage = ({ packets, sequence, granule = 0, serial = 7 }: OggPage): Buffer => {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = sequence === 0 ? 2 : 0;
  head.writeBigUInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = packets.length;
  const page = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
  page.writeUInt32LE(crcOf(page), 22);
  return page;
};

const opusHead = (codec = 'OpusHead'): Buffer =>
  Buffer.concat([Buffer.from(codec, 'latin1'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);

/** Silence as Ogg Opus, 50 packets of 20 ms a page, with a comment; `codec` is the mark of the first packet. */
export const ogg = (seconds: number, { comment = 'x', codec = 'OpusHead' } = {}): Buffer => {
  const tags = Buffer.concat([
    Buffer.from('OpusTags\x01\0\0\0v\x01\0\0\0', 'latin1'),
    Buffer.from([comment.length, 0, 0, 0]),
  ]);
  const silence = Buffer.from([0xf8, 0xff, 0xfe]);
  return Buffer.concat([
    oggPage({ packets: [opusHead(codec)], sequence: 0 }),
    oggPage({ packets: [Buffer.concat([tags, Buffer.from(comment, 'latin1')])], sequence: 1 }),
    ...Array.from({ length: seconds }, (_, second) =>
      oggPage({
        packets: Array.from({ length: 50 }, () => silence),
        sequence: second + 2,
        granule: (second + 1) * 48_000,
      }),
    ),
  ]);
};

/** Ogg Vorbis whose comment and setup are one run of pages; there is no sound that a player would know. */
export const vorbis = ({ comment, setup }: { comment: string; setup: Buffer }): Buffer => {
  const info = Buffer.concat([Buffer.from('\x01vorbis\0\0\0\0\x01\x44\xac\0\0', 'latin1'), Buffer.alloc(14)]);
  const headers = [Buffer.from(`\x03vorbis${comment}`, 'latin1'), Buffer.concat([Buffer.from('\x05vorbis'), setup])];
  const segments = headers.flatMap((packet) =>
    Array.from({ length: Math.floor(packet.length / 255) + 1 }, (_, index) =>
      packet.subarray(index * 255, (index + 1) * 255),
    ),
  );
  const pages = Array.from({ length: Math.ceil(segments.length / 200) }, (_, index) =>
    oggPage({ packets: segments.slice(index * 200, (index + 1) * 200), sequence: index + 1 }),
  );
  return Buffer.concat([
    oggPage({ packets: [info], sequence: 0 }),
    ...pages,
    oggPage({ packets: [Buffer.from('sound')], sequence: pages.length + 1, granule: 44_100 }),
  ]);
};

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, index * 4));
  return bytes;
};

/** Numbers, then `many` times the row. */
export const rowsOf = (numbers: readonly number[], many: number, row: readonly number[]): Buffer =>
  Buffer.concat([words(...numbers), Buffer.alloc(many * row.length * 4, words(...row))]);

/** Free space in boxes without content. */
export const emptyBoxes = (many: number): Buffer => Buffer.alloc(many * 8, box('free'));

const SAMPLE = Buffer.alloc(100, 0x21);
const TIME = 0x5e_0b_e1_00;

/** Content of a track's tables by the place of its samples, instead of the usual. */
export type Tables = Partial<Record<'stts' | 'stsc' | 'stsz' | 'stco', (offset: number) => Buffer>>;

interface TrackParts {
  readonly samples: number;
  readonly offset: number;
  readonly note: string;
  readonly tables: Tables;
}

const track = (handler: string, { samples, offset, note, tables }: TrackParts): Buffer =>
  box(
    'trak',
    box('tkhd', words(0, TIME, TIME, 1), Buffer.alloc(68)),
    box('udta', Buffer.from(note, 'latin1')),
    box(
      'mdia',
      box('mdhd', words(0, TIME, TIME, 44_100, samples * 1024), words(0)),
      box('hdlr', words(0, 0), Buffer.from(`${handler}\0\0\0\0\0\0\0\0\0\0\0\0${note}`, 'latin1')),
      box(
        'minf',
        box('smhd', words(0, 0)),
        box('dinf', box('dref', words(0, 1), box('url ', words(1)))),
        box(
          'stbl',
          box('stsd', words(0, 1), box(handler === 'vide' ? 'avc1' : 'mp4a', Buffer.alloc(28))),
          box('stts', tables.stts?.(offset) ?? words(0, 1, samples, 1024)),
          box('stsc', tables.stsc?.(offset) ?? words(0, 1, 1, samples, 1)),
          box('stsz', tables.stsz?.(offset) ?? words(0, SAMPLE.length, samples)),
          box('stco', tables.stco?.(offset) ?? words(0, 1, offset)),
        ),
      ),
    ),
  );

/**
 * A file like a phone's voice memo: sound of 1,024 samples a piece, with `note` in each place for words and in the space
 * between; `handlers` are the kinds of its tracks, `tables` other contents of their tables,
 * `padding` bytes after the sound.
 */
export const m4a = (
  seconds: number,
  {
    note = 'x',
    handlers = ['soun'],
    tables = {},
    padding = 0,
  }: { note?: string; handlers?: string[]; tables?: Tables; padding?: number } = {},
): Buffer => {
  const samples = Math.ceil((seconds * 44_100) / 1024);
  const begin = box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom', 'latin1'));
  const movie = (offset: number) =>
    box(
      'moov',
      box('mvhd', words(0, TIME, TIME, 1000, seconds * 1000), Buffer.alloc(80)),
      ...handlers.map((handler) => track(handler, { samples, offset, note, tables })),
      box('udta', box('meta', Buffer.from(note, 'latin1'))),
    );
  const free = box('skip', Buffer.from(note, 'latin1'));
  const offset = begin.length + movie(0).length + free.length + 8 + note.length;
  const sound = Array.from({ length: samples }, () => SAMPLE);
  return Buffer.concat([
    begin,
    movie(offset),
    free,
    box('mdat', Buffer.from(note, 'latin1'), ...sound, Buffer.from(note, 'latin1'), Buffer.alloc(padding)),
  ]);
};
