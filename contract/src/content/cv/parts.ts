/** Building blocks that all templates of a CV share. */
import { box, type CvNode, type CvStyle, textNode } from './layout.ts';
import {
  cvAccents,
  type CvContact,
  type CvDocument,
  type CvEntry,
  type CvSection,
  entryFields,
  showsPerson,
} from './rules.ts';
import { cvWords, dayWords, headingOf, periodWords, phoneWords } from './words.ts';

/** How a template presents parts that have several presentations. */
export interface CvManner {
  /** Levels as five dots, or as the text 4/5, which CV-reading software understands. */
  readonly levels: 'dots' | 'text';
  /** Period of an entry: at the end of its line, below its title, or in a column before it, on a line of time. */
  readonly periods: 'aside' | 'below' | 'before';
  /** Short entries (skills, hobbies): one per line, in a grid, or in one line of text. */
  readonly short: 'list' | 'grid' | 'line';
}

/** A contact of a CV with its label. */
export interface ContactLine {
  readonly key: CvContact;
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/** Contacts of a CV that are not empty and that its template shows, in their usual order. */
export const contactLines = ({ language, ...cv }: CvDocument): ContactLine[] => {
  const names = cvWords(language);
  const lines: ContactLine[] = [
    { key: 'phone', label: names.phone, value: phoneWords(cv.phone), href: `tel:${cv.phone}` },
    { key: 'email', label: names.email, value: cv.email, href: `mailto:${cv.email}` },
    { key: 'address', label: names.address, value: cv.address },
    { key: 'birthday', label: names.birthday, value: dayWords(cv.birthday, language) },
    { key: 'gender', label: names.gender, value: names.genders[cv.gender] },
  ];
  const about: readonly CvContact[] = showsPerson(cv.template) ? [] : ['birthday', 'gender'];
  return lines.filter(({ key, value }) => value !== '' && !about.includes(key));
};

const BULLET = /^\s*[-–•*]\s+/;

/** Splits a text into one paragraph per line; lines that start with a dash are points of a list. */
export const splitParagraphs = (text: string): { readonly words: string; readonly isPoint: boolean }[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ words: line.replace(BULLET, '').trim(), isPoint: BULLET.test(line) }));

const point = (words: string): CvNode =>
  box('point', [textNode('bullet', '•', { role: 'marker' }), textNode('text pointText', words)], {
    whole: true,
    role: 'li',
  });

/** The paragraphs of a text, and its points as lists. */
export const paragraphs = (text: string): CvNode[] => {
  const lines = splitParagraphs(text);
  return lines.flatMap(({ words, isPoint }, index): CvNode[] => {
    if (!isPoint) return [textNode('text', words, { role: 'p' })];
    if (lines[index - 1]?.isPoint === true) return [];
    const end = lines.findIndex((line, later) => later > index && !line.isPoint);
    const points = lines.slice(index, end === -1 ? undefined : end);
    return [
      box(
        'points',
        points.map((line) => point(line.words)),
        { role: 'ul' },
      ),
    ];
  });
};

const dots = (level: number): CvNode =>
  box(
    'dots',
    [1, 2, 3, 4, 5].map((index) => box(index <= level ? 'dot' : 'dot dotOff', [])),
    { label: `${level}/5` },
  );

/** Text of a short entry: a skill with its level, a language with its certificate. */
export const shortWords = ({ title, place, level }: CvEntry, levels: CvManner['levels']): string => {
  const label = place === '' ? title : `${title} – ${place}`;
  return level !== null && levels === 'text' ? `${label} (${level}/5)` : label;
};

const shortList = ({ kind, entries }: CvSection, { levels, short }: CvManner): CvNode[] => {
  if (short === 'line' || (kind === 'hobbies' && short === 'grid'))
    return [textNode('text', entries.map((entry) => shortWords(entry, 'text')).join('  ·  '), { role: 'p' })];
  const line = (entry: CvEntry): CvNode =>
    box(
      short === 'grid' ? 'short shortHalf' : 'short',
      [
        textNode('shortName', shortWords(entry, levels)),
        entry.level !== null && levels === 'dots' && dots(entry.level),
      ],
      { whole: true, role: 'li' },
    );
  return [box(short === 'grid' ? 'grid' : 'list', entries.map(line), { role: 'ul' })];
};

/** Display form of an address: without scheme, `www.` and trailing slash. */
export const shownAddress = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

const link = (address: string): CvNode => textNode('link', shownAddress(address), { href: address });

const linkLine = ({ title, address }: CvEntry): CvNode =>
  box('linkLine', [textNode('shortName', title), address !== '' && link(address)], { whole: true, role: 'li' });

/** An entry on the line of time, with its period in the column before the line. */
const onLine = (period: CvNode | false, entry: CvNode): CvNode =>
  box('row', [box('margin', [period]), box('content', [box('mark', [box('knot', []), entry])])], { whole: true });

const longEntry = (cv: CvDocument, { kind }: CvSection, { periods }: CvManner, entry: CvEntry): CvNode => {
  const period = periodWords(kind, entry, cv.language);
  const when = period !== '' && textNode(periods === 'aside' ? 'period periodAside' : 'period', period);
  const told = box(
    'entry',
    [
      box(
        'entryHead',
        [
          box('entryNames', [
            textNode('entryTitle', entry.title, { role: 'h3' }),
            entry.place !== '' && textNode('entryPlace', entry.place, { role: 'p' }),
            periods === 'below' && when,
          ]),
          periods === 'aside' && when,
        ],
        { whole: true },
      ),
      entry.address !== '' && link(entry.address),
      ...paragraphs(entry.text),
    ],
    { whole: true },
  );
  return periods === 'before' ? onLine(when, told) : told;
};

/** Content below a part's heading; empty when the part has none. */
export const contentOf = (cv: CvDocument, section: CvSection, manner: CvManner): CvNode[] => {
  if (section.kind === 'about') return paragraphs(cv.aboutMe);
  const entries = section.entries.filter(({ title }) => title !== '');
  const filled = { ...section, entries };
  const introduction = paragraphs(section.text);
  if (entries.length === 0) return introduction;
  if (section.kind === 'links') return [box('list', entries.map(linkLine), { role: 'ul' })];
  if (!entryFields[section.kind].includes('from')) return shortList(filled, manner);
  return [...introduction, ...entries.map((entry) => longEntry(cv, filled, manner, entry))];
};

/** A part with its heading; null when it has no content. */
export const sectionOf = (cv: CvDocument, section: CvSection, manner: CvManner): CvNode | null => {
  const content = contentOf(cv, section, manner);
  if (content.length === 0) return null;
  const heading = headingOf(section, cv.language);
  const [first, ...rest] = content;
  return box(
    'section',
    [
      // Keeps the heading on the same sheet as the first entry.
      box('opening', [heading !== '' && textNode('heading', heading, { role: 'h2', ahead: 48 }), first ?? null], {
        whole: first?.type === 'text' || (first?.type === 'box' && first.whole === true),
      }),
      ...rest,
    ],
    { role: 'section' },
  );
};

/** Parts that are not hidden. */
export const shownSections = (cv: CvDocument): CvSection[] => cv.sections.filter(({ hidden }) => !hidden);

/** Accent colour of a CV, `#RRGGBB`. */
export const accentOf = ({ accent }: CvDocument): string => cvAccents[accent];

/** Text colours, normal and secondary; both are readable on white. */
export const INK = '#1B1F23';
export const MUTED = '#50575E';
export const LINE = '#C9CED3';

/** Styles that all templates share. */
export const baseStyles = (accent: string): Readonly<Record<string, CvStyle>> => ({
  section: { rowGap: 7 },
  opening: { rowGap: 6 },
  heading: { fontSize: 11, fontWeight: 700, color: accent, lineHeight: 1.35 },
  text: { fontSize: 9.5, lineHeight: 1.5 },
  points: { rowGap: 3 },
  point: { flexDirection: 'row', columnGap: 5 },
  bullet: { fontSize: 9.5, lineHeight: 1.5, color: accent, flexShrink: 0 },
  pointText: { flex: 1 },
  entry: { rowGap: 3 },
  entryHead: { flexDirection: 'row', columnGap: 12, justifyContent: 'space-between', alignItems: 'flex-start' },
  entryNames: { flex: 1 },
  entryTitle: { fontSize: 10.5, fontWeight: 600, lineHeight: 1.4 },
  entryPlace: { fontSize: 9.5, lineHeight: 1.45, color: MUTED },
  period: { fontSize: 9, lineHeight: 1.55, color: MUTED },
  periodAside: { flexShrink: 0, textAlign: 'right' },
  list: { rowGap: 4 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 5 },
  // Dots move below the text when there is no space next to it.
  short: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: 8,
    rowGap: 2,
    justifyContent: 'space-between',
    alignItems: 'center',
  },
  shortHalf: { width: '47%' },
  shortName: { fontSize: 9.5, lineHeight: 1.45, flexShrink: 1, maxWidth: '100%' },
  dots: { flexDirection: 'row', columnGap: 3, flexShrink: 0 },
  dot: { width: 5.5, height: 5.5, borderRadius: 3, backgroundColor: accent },
  dotOff: { backgroundColor: '#D5D9DD' },
  linkLine: { rowGap: 1 },
  link: { fontSize: 9, lineHeight: 1.45, color: accent },
});
