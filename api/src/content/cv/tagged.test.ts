import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { letterDocument } from '@m4u/contract/content/cv/letter.rules';
import {
  type CvDocument,
  type CvSection,
  type CvTemplate,
  cvTemplates,
  emptyEntry,
  emptySection,
} from '@m4u/contract/content/cv/rules';
import { layoutOf, showsPhoto } from '@m4u/contract/content/cv/templates';
import type { PrintedDocument } from '../../platform/print/document.ts';
import { CV } from '../../testing/factories/cvs.ts';
import { photo } from '../../testing/files/pictures.ts';
import { readPrinted } from '../../testing/files/printed.ts';
import { readTagged, type TaggedElement } from '../../testing/files/tagged.ts';

const portrait = await photo(60, 60).jpeg().toBuffer();

const section = (kind: CvSection['kind'], entries: object[] = [], text = ''): CvSection => ({
  ...emptySection(kind),
  text,
  entries: entries.map((entry) => ({ ...emptyEntry, ...entry })),
});

const sections = [
  section('about'),
  section('experience', [
    {
      title: 'Nghệ nhân trưởng',
      place: 'Gốm Mộc Nhiên',
      from: '2014-03',
      text: 'Ngã rẽ, ẫ ỡ ữ ặ Đ.\n- Sáu thợ\n- Hai lò',
    },
    { title: 'Thợ học việc', place: 'Lò Bát Tràng', from: '2010', to: '2014-02', text: 'Học xoay tay.' },
  ]),
  section('projects', [{ title: 'Lò rồng', from: '2020', address: 'https://www.lo-rong.example/' }]),
  section('skills', [{ title: 'Nung củi', level: 4 }]),
  section('links', [{ title: 'Trang', address: 'https://moc.example/gom' }]),
];

const makeDocument = (changes: Partial<CvDocument>): CvDocument => ({
  ...CV,
  headline: 'Nghệ nhân gốm',
  template: 'classic',
  accent: 'navy',
  font: 'template',
  spacing: 'usual',
  language: 'VN',
  photo: {} as CvDocument['photo'],
  sections,
  ...changes,
});

/** Draws as the product does, in a thread of its own: fonts remember what they have drawn. */
const draw = async (cv: CvDocument): Promise<Buffer> => {
  const workerData: PrintedDocument = {
    title: `CV ${cv.fullName}`,
    author: cv.fullName,
    language: cv.language === 'VN' ? 'vi' : 'en',
    pageWord: 'Trang',
    layout: layoutOf(cv),
    photo: showsPhoto(cv.template) ? portrait : undefined,
  };
  const worker = new Worker(new URL('../../platform/print/document-worker.ts', import.meta.url), { workerData });
  const [bytes] = (await once(worker, 'message')) as [Uint8Array];
  return Buffer.from(bytes);
};

const flatten = (element: TaggedElement): TaggedElement[] => [element, ...element.children.flatMap(flatten)];

/** Elements that may stand within others; a tag that is not named here may hold text alone. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  Document: ['Div', 'Sect', 'Figure'],
  Div: ['H1', 'P', 'L', 'Figure'],
  Sect: ['H2', 'H3', 'P', 'L', 'Figure', 'Sect'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  LBody: ['Span', 'Link', 'Figure', 'P'],
  P: ['Link'],
};

const assertTagged = async (cv: CvDocument, bytes: Buffer): Promise<TaggedElement[]> => {
  const { root, ...pdf } = await readTagged(bytes);
  assert.deepEqual(
    { marked: pdf.isMarked, language: pdf.language, title: pdf.title, showsTitle: pdf.showsTitle },
    { marked: true, language: cv.language === 'VN' ? 'vi' : 'en', title: `CV ${cv.fullName}`, showsTitle: true },
  );
  assert.match(pdf.metadata, /<pdfuaid:part>1<\/pdfuaid:part>/);
  assert.ok(pdf.metadata.includes(`CV ${cv.fullName}`));
  assert.deepEqual(pdf.faults, []);
  assert.equal(pdf.looseLinks, 0);
  assert.ok(pdf.hasParents);
  const elements = flatten(root);
  for (const { tag, alt, text, links, children } of elements) {
    for (const child of children) assert.ok(WITHIN[tag]?.includes(child.tag) ?? false, `${child.tag} in ${tag}`);
    if (tag === 'Figure') assert.ok(alt);
    else if (children.length === 0) assert.notEqual(text, '', tag);
    if (tag === 'Link') assert.deepEqual(links.filter(Boolean).length, 1);
  }
  // No level of headings is left out, and the name is the first.
  const levels = elements.map(({ tag }) => /^H(\d)$/.exec(tag)?.[1]).filter((level) => level !== undefined);
  assert.equal(levels.filter((level) => level === '1').length, 1);
  let last = 0;
  for (const level of levels.map(Number)) {
    assert.ok(level <= last + 1, levels.join(' '));
    last = level;
  }
  return elements;
};

const textsOf = (elements: readonly TaggedElement[]): string => elements.map(({ text }) => text).join('\n');

const assertOrder = (text: string, expected: readonly string[]): void => {
  let from = 0;
  for (const words of expected) {
    const at = text.indexOf(words, from);
    assert.notEqual(at, -1, `${words} after ${from}: ${text}`);
    from = at + words.length;
  }
};

const STORY = [
  'Nghệ nhân trưởng',
  'Gốm Mộc Nhiên',
  'Ngã rẽ, ẫ ỡ ữ ặ Đ.',
  'Sáu thợ',
  'Hai lò',
  'Thợ học việc',
  'Lò rồng',
];

describe('a PDF for screen readers', () => {
  for (const template of cvTemplates)
    for (const language of ['VN', 'EN'] as const)
      test(`is tagged in reading order: ${template} ${language}`, async () => {
        const cv = makeDocument({ template, language });
        const bytes = await draw(cv);
        const elements = await assertTagged(cv, bytes);
        const order = [CV.fullName, 'Nghệ nhân gốm', ...STORY];
        assertOrder(textsOf(elements), order);
        // The text of the file itself, as simple readers extract it.
        const printed = (await readPrinted(bytes)).map(({ text }) => text).join(' ');
        assertOrder(printed.replaceAll(/\s+/g, ' '), order);
        const alts = elements.filter(({ tag }) => tag === 'Figure').map(({ alt }) => alt);
        const words = language === 'VN' ? 'Ảnh của' : 'Photo of';
        assert.equal(alts.includes(`${words} ${CV.fullName}`), showsPhoto(template));
        const links = elements.filter(({ tag }) => tag === 'Link').flatMap((link) => link.links);
        for (const address of ['rieng@example.vn', 'lo-rong.example', 'moc.example/gom'])
          assert.ok(links.includes(address), `${address} in ${links.join()}`);
        const points = elements.filter(({ tag }) => tag === 'Lbl').map(({ text }) => text);
        // Two of the introduction, and two of a job.
        assert.deepEqual(points, ['•', '•', '•', '•']);
      });

  for (const template of cvTemplates)
    test(`is tagged also for a letter: ${template}`, async () => {
      const letter = {
        recipient: 'Xưởng Hà\n12 Bến Gốm',
        salutation: 'Kính gửi chị Hà,',
        body: 'Đoạn đầu.\n- Một\n- Hai\nĐoạn cuối.',
        closing: 'Trân trọng,',
      };
      const cv = letterDocument(makeDocument({ template }), letter);
      const bytes = await draw(cv);
      const order = [
        CV.fullName,
        'Xưởng Hà',
        '12 Bến Gốm',
        'Kính gửi chị Hà,',
        'Đoạn đầu.',
        'Một',
        'Hai',
        'Đoạn cuối.',
      ];
      assertOrder(textsOf(await assertTagged(cv, bytes)), [...order, 'Trân trọng,', CV.fullName]);
    });
});

/** Indexes of the pages on which each entry stands. */
const pagesOfEntries = async (bytes: Buffer): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const found = new Map<string, Set<number>>();
  for (const [index, { text }] of (await readPrinted(bytes)).entries())
    for (const [, entry = ''] of text.matchAll(/mục(\d+)x/g))
      found.set(entry, (found.get(entry) ?? new Set()).add(index));
  return found;
};

describe('the pages of a long CV', () => {
  const lines = (entry: number, count: number): string =>
    Array.from({ length: count }, (_, line) => `${line % 3 === 0 ? '- ' : ''}mục${entry}x dòng ${line} Đ`).join('\n');

  const makeLong = (template: CvTemplate): CvDocument =>
    makeDocument({
      template,
      spacing: 'airy',
      sections: [
        section(
          'experience',
          Array.from({ length: 14 }, (_, index) => ({
            title: `mục${index}x Việc`,
            place: `mục${index}x Nơi`,
            from: '2020',
            text: lines(index, 3 + ((index * 7) % 19)),
          })),
        ),
        section(
          'projects',
          Array.from({ length: 9 }, (_, index) => ({
            title: `mục${100 + index}x`,
            address: 'https://moc.example',
            text: lines(100 + index, 4 + index),
          })),
        ),
        section(
          'awards',
          Array.from({ length: 12 }, (_, index) => ({
            title: `mục${200 + index}x`,
            from: '2021',
            text: lines(200 + index, 2),
          })),
        ),
      ],
    });

  for (const template of cvTemplates)
    test(`never cut an entry: ${template}`, async () => {
      const bytes = await draw(makeLong(template));
      const pages = await pagesOfEntries(bytes);
      assert.equal(pages.size, 14 + 9 + 12);
      for (const [entry, on] of pages) assert.equal(on.size, 1, `entry ${entry} on pages ${[...on].join()}`);
    });

  for (const template of cvTemplates)
    test(`hold all of an entry that is longer than a page: ${template}`, async () => {
      const long = { title: 'mục1x', from: '2020', text: lines(1, 120) };
      const cv = makeDocument({
        template,
        sections: [section('experience', [long, { title: 'mục2x', text: lines(2, 5) }])],
      });
      const bytes = await draw(cv);
      const text = (await readPrinted(bytes)).map((page) => page.text).join('\n');
      for (let line = 0; line < 120; line += 1) assert.ok(text.includes(`mục1x dòng ${line} Đ`), `line ${line}`);
      const pages = await pagesOfEntries(bytes);
      assert.ok((pages.get('1')?.size ?? 0) > 1);
      assert.equal(pages.get('2')?.size, 1);
      await assertTagged(cv, bytes);
    });
});
