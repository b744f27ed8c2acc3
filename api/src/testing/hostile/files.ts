import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { manyPages, objectStreamBomb, onePage, pdf, wideTree } from '../files/pdfs.ts';
import { chunk, photo, png, pngOf } from '../files/pictures.ts';
import { id3, m4a, mp3, ogg } from '../files/recordings.ts';
import { heavyRecordings, longRecording } from './recordings.ts';

/** Mark in every part of a hostile file that must not be stored. */
export const MARK = 'M4U-HOSTILE';
const SCRIPT = `<script>alert('${MARK}')</script>`;
const html = Buffer.from(`<!doctype html><html>${SCRIPT}<?php system('${MARK}') ?></html>`);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')"><script>1</script></svg>`;
const zip = Buffer.from(`PK\x03\x04\x14\0\0\0\0\0${'\0'.repeat(16)}\x05\0\0\0a.phpPK\x05\x06${MARK}`, 'latin1');

/** A file and its expected outcome: a picture, a document, a recording, or one of these errors. */
export interface HostileFile {
  readonly bytes: Buffer;
  readonly answer: 'picture' | 'document' | 'recording' | readonly string[];
  /** Takes seconds, so it is sent in the first round only. */
  readonly heavy?: true;
}

type Table = Record<string, HostileFile>;

const is = (answer: HostileFile['answer'], bytes: Buffer): HostileFile => ({ bytes, answer });
const wrong = (text: Buffer | string): HostileFile => is(['picture-type'], Buffer.from(text as string, 'latin1'));
const unreadable = (bytes: Buffer): HostileFile => is(['picture-unreadable'], bytes);
const tooLarge = (bytes: Buffer): HostileFile => is(['picture-too-many-pixels', 'picture-unreadable'], bytes);

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const withSegment = (jpeg: Buffer, marker: number, text: string): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), segment(marker, Buffer.from(text, 'latin1')), jpeg.subarray(2)]);

const polyglots = async (): Promise<Table> => {
  const [jpeg, image, webp] = [
    await photo(60, 40).jpeg().toBuffer(),
    await photo(60, 40).png().toBuffer(),
    await photo(60, 40).webp().toBuffer(),
  ];
  const exif = {
    IFD0: { ImageDescription: SCRIPT, Artist: MARK },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' },
  };
  return {
    'JPEG and HTML': is('picture', Buffer.concat([jpeg, html])),
    'PNG and ZIP': is('picture', Buffer.concat([image, zip])),
    'WebP and JAR': is('picture', Buffer.concat([webp, zip])),
    'JPEG and PDF': is('picture', Buffer.concat([jpeg, onePage({ text: MARK })])),
    'PDF and JPEG': is('document', Buffer.concat([onePage(), withSegment(jpeg, 0xfe, MARK)])),
    'PDF and HTML': is(
      'document',
      Buffer.concat([onePage({ catalog: `/OpenAction << /S /JavaScript /JS (${MARK}) >>` }), html]),
    ),
    GIFAR: wrong(Buffer.concat([await photo(20, 20).gif().toBuffer(), zip])),
    'JPEG whose comment is a script': is('picture', withSegment(jpeg, 0xfe, SCRIPT)),
    'JPEG whose profile is a script': is('picture', withSegment(jpeg, 0xe2, `ICC_PROFILE\0\x01\x01${SCRIPT}`)),
    'JPEG whose XMP is a script': is('picture', withSegment(jpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0${SCRIPT}`)),
    'JPEG whose EXIF is a script, with a place': is('picture', await photo(60, 40).withExif(exif).jpeg().toBuffer()),
    'WebP with a place': is('picture', await photo(60, 40).withExif(exif).webp().toBuffer()),
    'PNG with a place': is('picture', await photo(60, 40).withExif(exif).png().toBuffer()),
    'PNG whose text is a script': is('picture', pngOf(60, 40, [chunk('tEXt', Buffer.from(`Title\0${SCRIPT}`))])),
  };
};

const BOX = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat([Buffer.from(type), ...content.map((each) => Buffer.from(each as string, 'latin1'))]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
};

/** A real AVIF that claims the largest possible size. */
const hugeAvif = async (): Promise<Buffer> => {
  const avif = Buffer.from(await photo(64, 48).avif({ effort: 0 }).toBuffer());
  for (let offset = avif.indexOf('ispe'); offset >= 0; offset = avif.indexOf('ispe', offset + 1)) {
    avif.writeUInt32BE(60_000, offset + 8);
    avif.writeUInt32BE(60_000, offset + 12);
  }
  return avif;
};

/** An extended WebP that claims 16,383 pixels each way. */
const hugeWebp = async (): Promise<Buffer> => {
  const webp = Buffer.from(await photo(64, 48).webp().toBuffer());
  const offset = webp.indexOf('VP8 ') + 14;
  webp.writeUInt16LE(16_383, offset);
  webp.writeUInt16LE(16_383, offset + 2);
  return webp;
};

/** An animation of `many` frames in different colours, since equal ones would be merged. */
const frames = (many: number): Promise<Buffer> => {
  const pixels = Buffer.alloc(12 * 12 * 3 * many);
  for (let frame = 0; frame < many; frame += 1)
    pixels.fill(Buffer.from([frame, frame >> 4, frame * 7]), frame * 432, (frame + 1) * 432);
  const raw = { width: 12, height: 12 * many, channels: 3, pageHeight: 12 } as const;
  return sharp(pixels, { raw }).webp({ loop: 0, effort: 0 }).toBuffer();
};

const rows = (width: number, height: number): Buffer => deflateSync(Buffer.alloc((width * 3 + 1) * height));
const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

const bombs = async (): Promise<Table> => ({
  'PNG of 30,000 × 30,000': tooLarge(png(30_000, 30_000, zeros(90_000_000))),
  'PNG that unfolds to more than it claims': is('picture', png(60, 40, zeros(100_000_000))),
  'PNG of 50 megapixels of nothing': { ...is('picture', png(7_000, 7_000, rows(7_000, 7_000))), heavy: true },
  'PNG of 1 × 65,535': unreadable(png(1, 65_535, rows(1, 65_535))),
  'PNG of 65,535 × 1': unreadable(png(65_535, 1, rows(65_535, 1))),
  'PNG of no pixels': unreadable(png(0, 0, zeros(10))),
  'PNG of all the pixels a header can say': unreadable(png(2_147_483_647, 2_147_483_647, zeros(10))),
  'PNG with text that unfolds to a hundred megabytes': is(
    ['picture', 'picture-unreadable'],
    pngOf(60, 40, [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros(100_000_000)]))]),
  ),
  'PNG with a thousand texts': is(
    ['picture', 'picture-unreadable'],
    pngOf(
      60,
      40,
      Array.from({ length: 1_000 }, () => chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros(1_000_000)]))),
    ),
  ),
  'PNG whose profile unfolds': is(
    ['picture', 'picture-unreadable'],
    pngOf(60, 40, [chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), zeros(100_000_000)]))]),
  ),
  'WebP of 16,383 × 16,383': tooLarge(await hugeWebp()),
  'WebP of three thousand frames': is('picture', await frames(3_000)),
  'AVIF of 60,000 × 60,000': tooLarge(await hugeAvif()),
  'JPEG of 65,535 × 65,535': tooLarge(
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(0xc0, Buffer.from([8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0])),
      Buffer.alloc(500, 7),
    ]),
  ),
  'PDF with an object stream that unfolds': is(['pdf-unreadable'], objectStreamBomb(250_000_000)),
  'PDF whose pages are without end': is(['pdf-unreadable'], wideTree(25)),
  'PDF nested without end': is('document', onePage({ more: ['['.repeat(300_000)] })),
  'PDF whose page is nested without end': is(
    ['pdf-unreadable', 'document'],
    onePage({ page: `/Group ${'<< /A '.repeat(100_000)}` }),
  ),
  'PDF of millions of numbers': {
    ...is(['pdf-unreadable'], onePage({ more: [`[${'0 '.repeat(4_500_000)}]`] })),
    heavy: true,
  },
  'PDF of objects that begin and never end': {
    ...is(['pdf-unreadable'], Buffer.concat([onePage(), Buffer.from('1 0 obj\n'.repeat(1_000_000))])),
    heavy: true,
  },
  'PDF of a thousand pages': is(['pdf-too-many-pages'], manyPages(1_000)),
  'PDF under lock': is(['pdf-encrypted'], pdf(['<< /Type /Catalog >>'], '/Encrypt << /Filter /Standard >>')),
});

const heicBrand = BOX('ftyp', 'heic\0\0\0\0mif1heic');

const wrongTypes = async (): Promise<Table> => ({
  'SVG with a script': wrong(svg),
  SVGZ: wrong(gzipSync(svg)),
  'SVG behind a comment': wrong(`<!--${MARK}--><?xml version="1.0"?>${svg}`),
  HTML: wrong(html),
  'XML with an outer entity': wrong(
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`,
  ),
  'XML that laughs': wrong(
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'&c;'.repeat(10)}"><!ENTITY c "ha">]><a>&b;</a>`,
  ),
  GIF: wrong(await photo(30, 30).gif().toBuffer()),
  TIFF: wrong(await photo(30, 30).tiff().toBuffer()),
  BMP: wrong(`BM${'\0'.repeat(60)}`),
  ICO: wrong(`\0\0\x01\0\x01\0${'\0'.repeat(40)}`),
  HEIC: is(['picture-heic'], heicBrand),
  MP4: is(['recording-unreadable'], BOX('ftyp', 'mp42\0\0\0\0mp42isom')),
  EXE: wrong(`MZ\x90\0${'\0'.repeat(60)}PE\0\0`),
  ELF: wrong(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`),
  ZIP: wrong(zip),
  'JPEG XL': wrong('\0\0\0\x0cJXL \r\n\x87\n\0\0\0\x14ftypjxl '),
  PostScript: wrong(`%!PS-Adobe-3.0\n(${MARK}) print`),
  'ImageMagick’s own': wrong(`push graphic-context\nfill 'url(https://e.vn/"|id")'\npop graphic-context`),
  'nothing at all': wrong(''),
  'one byte': wrong('\xff'),
  zeros: wrong(Buffer.alloc(100_000)),
  'words that begin as a JPEG': unreadable(Buffer.from(`\xff\xd8\xff\xe0${SCRIPT.repeat(20)}`, 'latin1')),
  'AVIF by name alone': unreadable(Buffer.concat([BOX('ftyp', 'avif\0\0\0\0avifmif1'), BOX('meta', MARK)])),
  'more than 10 MiB': is(
    ['too-large'],
    Buffer.concat([await photo(60, 40).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
  ),
});

const truncated = async (): Promise<Table> => {
  const table: Table = {};
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await photo(300, 200)
      .toFormat(format, format === 'avif' ? { effort: 0 } : {})
      .toBuffer();
    for (const share of [20 / whole.length, 0.5, 0.95])
      table[`${format} cut at ${Math.round(share * 100)} %`] = unreadable(
        whole.subarray(0, Math.floor(whole.length * share)),
      );
  }
  table['pdf cut at a third'] = is(['pdf-unreadable'], onePage().subarray(0, 150));
  return table;
};

const recordings = (): Table => ({
  'MP3 and HTML': is('recording', Buffer.concat([id3(SCRIPT), mp3(30), html])),
  'M4A whose names are scripts': is('recording', m4a(2, { note: SCRIPT })),
  'OGG whose comment is a script, and a ZIP': is('recording', Buffer.concat([ogg(2, { comment: SCRIPT }), zip])),
  'MP3 of more than twenty minutes': { ...is(['recording-too-long'], longRecording()), heavy: true },
  ...Object.fromEntries(
    Object.entries(heavyRecordings()).map(([name, bytes]): [string, HostileFile] => [
      name,
      { ...is(['recording-unreadable'], bytes), heavy: true },
    ]),
  ),
});

/** Hostile files by description. */
export const hostileFiles = async (): Promise<Table> => ({
  ...(await polyglots()),
  ...(await bombs()),
  ...(await wrongTypes()),
  ...(await truncated()),
  ...recordings(),
});
