/** A CV as a document of Word: one column of headings, lists and links of Word's own, so that it can be edited. */
import {
  accentOf,
  contactLines,
  MUTED,
  shownAddress,
  shownSections,
  shortWords,
  splitParagraphs,
} from '@m4u/contract/content/cv/parts';
import {
  type CvDocument,
  type CvEntry,
  type CvSection,
  type CvTemplate,
  entryFields,
} from '@m4u/contract/content/cv/rules';
import { headingOf, periodWords } from '@m4u/contract/content/cv/words';
import { xmlText } from '@m4u/contract/xml-text';
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  type IStylesOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';

/** Lengths in twentieths of a point: A4, its margins, and the right end of a line. */
const PAGE = { width: 11_906, height: 16_838 };
const MARGIN = 1_134;
const LINE_END = PAGE.width - 2 * MARGIN;
/** Side of the photo in pixels of 96 an inch. */
const PHOTO_SIDE = 96;
const MOST_PARAGRAPHS = 2_000;

// Faces that Word has, or replaces by one of the same widths.
const fonts = { serif: 'Cambria', sans: 'Calibri' } as const;

/** Templates whose name and headings have serifs. */
const SERIF: readonly CvTemplate[] = ['classic', 'elegant', 'duo'];

/** Height of lines in 240ths of a line. */
const LINES = { tight: 252, usual: 276, airy: 300 } as const;

const toHex = (colour: string): string => colour.slice(1);

/** Styles named as Word names them, so that a reader changes all headings at once. Sizes are half points. */
const stylesOf = (cv: CvDocument): IStylesOptions => {
  const accent = toHex(accentOf(cv));
  const usualFont = SERIF.includes(cv.template) ? 'serif' : 'sans';
  const font = fonts[cv.font === 'template' ? usualFont : cv.font];
  const keepNext = { keepNext: true, keepLines: true };
  return {
    default: {
      document: {
        run: { font, size: 21, language: { value: cv.language === 'VN' ? 'vi-VN' : 'en-GB' } },
        paragraph: { spacing: { after: 60, line: LINES[cv.spacing] } },
      },
      title: { run: { font, size: 48, bold: true, color: accent }, paragraph: { spacing: { after: 40 } } },
      heading1: {
        run: { font, size: 25, bold: true, color: accent },
        paragraph: { ...keepNext, spacing: { before: 260, after: 80 } },
      },
      heading2: {
        run: { font, size: 22, bold: true },
        paragraph: { ...keepNext, spacing: { before: 120, after: 20 } },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
  };
};

const linkTo = (address: string, text: string): ExternalHyperlink =>
  new ExternalHyperlink({ link: address, children: [new TextRun({ text, style: 'Hyperlink' })] });

const muted = (text: string): TextRun => new TextRun({ text, color: toHex(MUTED) });

const bullet = (children: readonly ParagraphChild[]): Paragraph =>
  new Paragraph({ bullet: { level: 0 }, children: [...children] });

const writeText = (text: string): Paragraph[] =>
  splitParagraphs(text).map(({ words, isPoint }) =>
    isPoint ? bullet([new TextRun(words)]) : new Paragraph({ text: words }),
  );

/** An entry with a period and a text: a heading with the period at the end of its line. */
const writeLongEntry = ({ language }: CvDocument, { kind }: CvSection, entry: CvEntry): Paragraph[] => {
  const period = periodWords(kind, entry, language);
  const when =
    period === '' ? [] : [new TextRun({ children: [new Tab(), period], bold: false, color: toHex(MUTED), size: 20 })];
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: LINE_END }],
      children: [new TextRun(entry.title), ...when],
    }),
    ...(entry.place === '' ? [] : [new Paragraph({ keepNext: entry.text !== '', children: [muted(entry.place)] })]),
    ...(entry.address === ''
      ? []
      : [new Paragraph({ children: [linkTo(entry.address, shownAddress(entry.address))] })]),
    ...writeText(entry.text),
  ];
};

const writeEntries = (cv: CvDocument, section: CvSection): Paragraph[] => {
  const entries = section.entries.filter(({ title }) => title !== '');
  if (section.kind === 'links')
    return entries.map(({ title, address }) =>
      bullet([
        new TextRun(address === '' ? title : `${title}: `),
        ...(address === '' ? [] : [linkTo(address, shownAddress(address))]),
      ]),
    );
  if (!entryFields[section.kind].includes('from'))
    return entries.map((entry) => bullet([new TextRun(shortWords(entry, 'text'))]));
  return entries.flatMap((entry) => writeLongEntry(cv, section, entry));
};

const writeSection = (cv: CvDocument, section: CvSection): Paragraph[] => {
  const content =
    section.kind === 'about' ? writeText(cv.aboutMe) : [...writeText(section.text), ...writeEntries(cv, section)];
  const heading = headingOf(section, cv.language);
  if (content.length === 0 || heading === '') return content;
  const line = { style: BorderStyle.SINGLE, size: 4, space: 2, color: toHex(accentOf(cv)) };
  return [new Paragraph({ heading: HeadingLevel.HEADING_1, border: { bottom: line }, text: heading }), ...content];
};

const writeContacts = (cv: CvDocument): Paragraph[] =>
  contactLines(cv).map(
    ({ label, value, href }) =>
      new Paragraph({
        spacing: { after: 0 },
        children: [muted(`${label}: `), href === undefined ? new TextRun(value) : linkTo(href, value)],
      }),
  );

const writePhoto = (photo: Uint8Array): Paragraph =>
  new Paragraph({
    children: [new ImageRun({ type: 'jpg', data: photo, transformation: { width: PHOTO_SIDE, height: PHOTO_SIDE } })],
  });

/** Number of lines that become paragraphs, at most one more than there are. */
const countParagraphs = (cv: CvDocument): number =>
  [cv.aboutMe, ...shownSections(cv).flatMap(({ text, entries }) => [text, ...entries.map((entry) => entry.text)])]
    .map((text) => text.split('\n').length)
    .reduce((sum, lines) => sum + lines, 0);

/** A CV without characters that XML forbids: Word refuses a document with one. */
const cleanTexts = ({
  fullName,
  headline,
  email,
  phone,
  birthday,
  address,
  aboutMe,
  sections,
  ...cv
}: CvDocument): CvDocument => ({
  ...cv,
  fullName: xmlText(fullName),
  headline: xmlText(headline),
  email: xmlText(email),
  phone: xmlText(phone),
  birthday: xmlText(birthday),
  address: xmlText(address),
  aboutMe: xmlText(aboutMe),
  sections: sections.map((section) => ({
    ...section,
    title: xmlText(section.title),
    text: xmlText(section.text),
    entries: section.entries.map(({ level, ...texts }) => ({
      level,
      title: xmlText(texts.title),
      place: xmlText(texts.place),
      from: xmlText(texts.from),
      to: xmlText(texts.to),
      address: xmlText(texts.address),
      text: xmlText(texts.text),
    })),
  })),
});

/**
 * Writes a CV or letter as DOCX; `title` stands in its properties, `photo` is a square JPEG. Hidden parts are left out. Undefined for a CV of more than 2,000 lines,
 * which would hold the process for seconds.
 */
export const writeDocx = async (
  given: CvDocument,
  title: string,
  photo: Uint8Array | undefined,
): Promise<Uint8Array | undefined> => {
  const cv = cleanTexts(given);
  if (countParagraphs(cv) > MOST_PARAGRAPHS) return undefined;
  const page = { size: PAGE, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } };
  const children = [
    ...(photo ? [writePhoto(photo)] : []),
    new Paragraph({ heading: HeadingLevel.TITLE, text: cv.fullName }),
    ...(cv.headline === '' ? [] : [new Paragraph({ children: [muted(cv.headline)] })]),
    ...writeContacts(cv),
    ...shownSections(cv).flatMap((section) => writeSection(cv, section)),
  ];
  const facts = { title: xmlText(title), creator: cv.fullName, styles: stylesOf(cv) };
  return Packer.toBuffer(new Document({ ...facts, sections: [{ properties: { page }, children }] }));
};
