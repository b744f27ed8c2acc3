import { deflateSync } from 'node:zlib';

/** Writes a PDF from its objects; the first is the catalog. It has no index: readers find the objects by searching. */
export const pdf = (objects: readonly (string | Buffer)[], trailer = ''): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1'),
    ...objects.flatMap((each, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(each as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`),
  ]);

/** A stream object: the entries of its dictionary, and its bytes. */
export const stream = (entries: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n`, 'latin1'),
    Buffer.from(content as string, 'latin1'),
    Buffer.from('\nendstream'),
  ]);

/** A document with one page and a text; `page` and `catalog` are more entries, `more` objects from 6 on. */
export const onePage = (parts: { page?: string; catalog?: string; more?: (string | Buffer)[]; text?: string } = {}) =>
  pdf([
    `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 100] >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${parts.page ?? ''} >>`,
    stream('', `BT /F1 18 Tf 10 50 Td (${parts.text ?? 'VietGAP 2026'}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(parts.more ?? []),
  ]);

/** A document with `many` pages. */
export const manyPages = (many: number): Buffer =>
  pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${many} /Kids [${'3 0 R '.repeat(many)}] >>`,
    '<< /Type /Page /MediaBox [0 0 200 100] /Resources << >> >>',
  ]);

/** An object stream of a few kilobytes that expands to `bytes`. */
export const objectStreamBomb = (bytes: number): Buffer =>
  onePage({
    more: [
      stream(
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
        deflateSync(Buffer.concat([Buffer.from('9 0 '), Buffer.alloc(bytes, ' ')])),
      ),
    ],
  });

/** Page trees in which each branch contains the next one ten times: few bytes, and more pages than there are atoms. */
export const wideTree = (depth: number): Buffer =>
  pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from(
      { length: depth },
      (_, index) => `<< /Type /Pages /Count 1 /Kids [${`${index + 3} 0 R `.repeat(10)}] >>`,
    ),
    '<< /Type /Pages /Kids [] >>',
  ]);
