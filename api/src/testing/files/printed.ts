import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { decodeQR } from 'qr/decode.js';

/** Contents of a printed page: its selectable text, and the texts of its QR codes. */
export interface PrintedPage {
  readonly text: string;
  readonly codes: readonly string[];
}

const readBytes = (stream: unknown): string => {
  if (!(stream instanceof PDFRawStream)) throw new Error('no stream');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
};

/** Maps the numbers that a page uses to the letters of a font. */
const readLetters = (font: PDFDict): ReadonlyMap<string, string> => {
  const map = readBytes(font.lookup(PDFName.of('ToUnicode')));
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  return letters;
};

/** Letters of the fonts of a page. */
export const readFonts = (page: PDFPage): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'));
  if (!(fonts instanceof PDFDict)) return new Map();
  return new Map(
    fonts.keys().map((key) => {
      const font = fonts.lookup(key);
      if (!(font instanceof PDFDict)) throw new Error('no font');
      return [key.decodeText(), readLetters(font)] as const;
    }),
  );
};

/** Returns the text of a page, line by line. */
const readPageText = (page: PDFPage, content: string): string => {
  const fonts = readFonts(page);
  let letters: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [, font, set, down] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|1 0 0 1 [\d.-]+ ([\d.-]+) cm/g,
  )) {
    if (font !== undefined) letters = fonts.get(font);
    if (down !== undefined && Number(down) !== 0 && !text.endsWith('\n')) text += '\n';
    for (const [, run = ''] of (set ?? '').matchAll(/<([0-9a-f]+)>/g))
      for (const [glyph] of run.matchAll(/.{4}/g)) text += letters?.get(glyph) ?? '\uFFFD';
  }
  return text.trim();
};

const SCALE = 4;
const QUIET = 4;

/** Reads a QR code from its squares. */
const read = (squares: readonly (readonly number[])[]): string => {
  const size = squares[0]?.[3] ?? 1;
  const left = Math.min(...squares.map(([x = 0]) => x));
  const top = Math.min(...squares.map(([, y = 0]) => y));
  const modules = Math.round((Math.max(...squares.map(([x = 0, , width = 0]) => x + width)) - left) / size);
  const width = (modules + 2 * QUIET) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const whole = (coordinate: number) => (Math.round(coordinate / size) + QUIET) * SCALE;
  for (const [x = 0, y = 0, across = 0] of squares)
    for (let row = whole(y - top); row < whole(y - top) + SCALE; row += 1)
      for (let column = whole(x - left); column < whole(x - left + across); column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return decodeQR({ width, height: width, data });
};

/** Returns the QR codes of a page: fills of a hundred squares or more. */
const readCodes = (content: string): string[] => {
  const filled = content.matchAll(/(?:[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ re\n){100,}/g);
  return [...filled].map(([path]) =>
    read(
      path
        .trim()
        .split('\n')
        .map((line) => line.split(' ').slice(0, 4).map(Number)),
    ),
  );
};

/** Operators of a page. */
export const readContent = (page: PDFPage): string => {
  const contents = page.node.Contents();
  if (contents instanceof PDFArray)
    return contents
      .asArray()
      .map((_, index) => readBytes(contents.lookup(index)))
      .join('\n');
  return readBytes(contents);
};

/** Reads text and QR codes from the pages of a PDF. */
export const readPrinted = async (bytes: Uint8Array): Promise<PrintedPage[]> => {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map((page) => {
    const content = readContent(page);
    return { text: readPageText(page, content), codes: readCodes(content) };
  });
};
