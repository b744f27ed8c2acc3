import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { manyPages, objectStreamBomb, onePage, pdf, stream, wideTree } from '../../testing/files/pdfs.ts';
import { photo } from '../../testing/files/pictures.ts';
import { PictureError, type PictureErrorCode } from './error.ts';
import { processPdf as processPdfOf } from './pdf.ts';

const processPdf = (bytes: Uint8Array) =>
  processPdfOf(bytes, { memberId: 'sender', network: '198.51.100.1', isVerified: true });

const refused = (bytes: Uint8Array, code: PictureErrorCode): Promise<void> =>
  assert.rejects(processPdf(bytes), (error) => error instanceof PictureError && error.code === code);

/** Returns everything that a document holds as one text, with its streams decompressed. */
const insideOf = async (bytes: Uint8Array): Promise<string> => {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const parts = context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString();
    const filter = object.dict.get(PDFName.of('Filter'));
    const content = filter === PDFName.of('DCTDecode') ? object.contents : decodePDFRawStream(object).decode();
    return `${object.dict.toString()}${Buffer.from(content).toString('latin1')}`;
  });
  return [Buffer.from(bytes).toString('latin1'), ...parts].join('\n');
};

const CATALOG = {
  'open action': '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
  'script in hex': '/OpenAction << /S /J#61vaScript /JS <6170702e616c657274> >>',
  'additional actions': '/AA << /WC << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
  'named scripts': '/Names << /JavaScript << /Names [(x) << /S /JavaScript /JS (app.alert\\(1\\)) >>] >> >>',
  'embedded file': '/Names << /EmbeddedFiles << /Names [(virus.exe) 6 0 R] >> >> /AF [6 0 R]',
  XFA: '/AcroForm << /XFA 7 0 R /Fields [8 0 R] /CO [8 0 R] >>',
  metadata: '/Metadata 7 0 R /PieceInfo << /X << /Private 7 0 R >> >>',
  outlines: '/Outlines << /First << /Title (x) /A << /S /Launch /F (cmd.exe) >> >> >>',
};
const PAGE = {
  'page actions': '/AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
  'launch link': '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (cmd.exe) >> >>]',
  'script link': '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (javascript:app.alert\\(1\\)) >> >>]',
  'next action':
    '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.vn) /Next << /S /JavaScript /JS (app.alert) >> >> >>]',
  'attached file': '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R >>]',
  'script of a field': '/Annots [8 0 R]',
  'action among resources': '/Resources << /Properties << /P << /S /JavaScript /JS (app.alert) /T 6 0 R >> >> >>',
  'submitting button':
    '/Annots [<< /Subtype /Widget /Rect [0 0 9 9] /A << /S /SubmitForm /F (http://evil.example) >> >>]',
};
const MORE = [
  '<< /Type /Filespec /F (virus.exe) /EF << /F 7 0 R >> >>',
  stream('/Type /EmbeddedFile', 'MZ virus.exe'),
  '<< /Type /Annot /Subtype /Widget /FT /Tx /T (x) /Rect [0 0 9 9] /AA << /K << /S /JavaScript /JS (app.alert) >> >> /A << /S /Launch /F (cmd.exe) >> >>',
];
const ACTIVE =
  /alert|JavaScript|Launch|virus|cmd\.exe|XFA|EmbeddedFile|OpenAction|SubmitForm|javascript:|evil|Metadata/i;

describe('a certificate in PDF', () => {
  test('keeps its pages as they are drawn', async () => {
    const { bytes, pages } = await processPdf(onePage({ page: '/Rotate 90' }));
    assert.equal(pages, 1);
    const [page] = (await PDFDocument.load(bytes)).getPages();
    assert.deepEqual([page?.getWidth(), page?.getHeight(), page?.getRotation().angle], [200, 100, 90]);
    assert.match(await insideOf(bytes), /VietGAP 2026/);
    assert.equal((await processPdf(manyPages(50))).pages, 50);
  });

  for (const [what, catalog] of Object.entries(CATALOG))
    test(`loses from its catalog: ${what}`, async () => {
      assert.doesNotMatch(await insideOf((await processPdf(onePage({ catalog, more: MORE }))).bytes), ACTIVE);
    });
  for (const [what, page] of Object.entries(PAGE))
    test(`loses from its pages: ${what}`, async () => {
      assert.doesNotMatch(await insideOf((await processPdf(onePage({ page, more: MORE }))).bytes), ACTIVE);
    });

  test('keeps web links and the look of signatures', async () => {
    const look = stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Metadata 7 0 R', '0 0 9 9 re f % SIGNED');
    const page = `/Annots [<< /Subtype /Link /Rect [1 2 3 4] /A << /S /URI /URI (https://example.vn/a\\)b) >> >>
      << /Subtype /Widget /FT /Sig /Rect [5 6 7 8] /AP << /N 6 0 R >> /V << /Type /Sig /Contents <00> >> >>
      << /Subtype /Widget /FT /Btn /Rect [5 6 7 8] /AS /On /AP << /N << /On 6 0 R /Off 7 0 R >> >> >>
      << /Subtype /Stamp /F 2 /Rect [5 6 7 8] /AP << /N 6 0 R >> >>]`;
    const { bytes } = await processPdf(onePage({ page, more: [look, stream('/Type /Metadata', 'SECRET')] }));
    const [firstPage] = (await PDFDocument.load(bytes)).getPages();
    const annotations = firstPage?.node.Annots()?.asArray() ?? [];
    assert.equal(annotations.length, 3);
    const inside = await insideOf(bytes);
    assert.match(inside, /SIGNED/);
    assert.ok(inside.includes('https://example.vn/a\\)b'));
    assert.doesNotMatch(inside, /SECRET|\/Sig\b|Widget/);
  });

  test('keeps its pictures without camera metadata', async () => {
    const exif = { IFD0: { Model: 'M4U-SECRET-PHONE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' } };
    const jpeg = await photo(60, 40).jpeg({ progressive: true }).withExif(exif).toBuffer();
    const tailed = Buffer.concat([jpeg, Buffer.from('<script>TAIL</script>')]);
    const picture = stream('/Type /XObject /Subtype /Image /Width 60 /Height 40 /Filter /DCTDecode', tailed);
    const { bytes } = await processPdf(onePage({ page: '/Resources << /XObject << /I 6 0 R >> >>', more: [picture] }));
    assert.doesNotMatch(await insideOf(bytes), /SECRET|Exif|TAIL/);
    const { context } = await PDFDocument.load(bytes);
    const image = context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find((object) => object instanceof PDFRawStream && object.dict.has(PDFName.of('Width')));
    assert.ok(image instanceof PDFRawStream);
    const { default: sharp } = await import('sharp');
    const pixelsOf = (jpegBytes: Uint8Array) => sharp(jpegBytes).raw().toBuffer();
    assert.deepEqual(await pixelsOf(image.contents), await pixelsOf(jpeg));
  });

  test('is refused when it is encrypted, too long, too large or no PDF', async () => {
    const encrypted = pdf(['<< /Type /Catalog /Pages 2 0 R >>'], '/Encrypt << /Filter /Standard /V 2 >>');
    await refused(encrypted, 'pdf-encrypted');
    await refused(manyPages(51), 'pdf-too-many-pages');
    await refused(Buffer.concat([onePage(), Buffer.alloc(MAXIMUM_UPLOAD_BYTES)]), 'too-large');
    await refused(Buffer.from('<html>%PDF-1.7 %%EOF</html>'), 'pdf-unreadable');
    await refused(Buffer.from('%PDF-1.7\n%%EOF............'), 'pdf-unreadable');
    await refused(onePage().subarray(0, 150), 'pdf-unreadable');
  });

  test('is refused when it would take too much time or memory, and the process goes on', async () => {
    const deep = onePage({ more: ['['.repeat(500_000)] });
    const loop = pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] >>']);
    const unfolding = objectStreamBomb(250_000_000);
    const rssBefore = process.memoryUsage().rss;
    for (const bomb of [unfolding, wideTree(25), loop]) await refused(bomb, 'pdf-unreadable');
    // Objects beside the pages are not parsed, however deep they nest.
    assert.equal((await processPdf(deep)).pages, 1);
    assert.equal((await processPdf(onePage())).pages, 1);
    assert.ok(process.memoryUsage().rss - rssBefore < 500 * 1024 * 1024);
  });
});
