/** Templates of CVs; each returns one layout for screens, paper and PDF. */
import { box, type CvLayout, type CvNode, type CvStyle, textNode } from './layout.ts';
import {
  accentOf,
  baseStyles,
  contactLines,
  contentOf,
  type CvManner,
  INK,
  LINE,
  MUTED,
  sectionOf,
  shownSections,
} from './parts.ts';
import type { CvDocument, CvSectionKind, CvTemplate } from './rules.ts';
import { cvWords, headingOf } from './words.ts';

type Styles = Readonly<Record<string, CvStyle>>;

/** The shared styles, extended by those of a template. */
const styled = (cv: CvDocument, own: Styles): Styles => {
  const base = baseStyles(accentOf(cv));
  const names = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, { ...base[name], ...own[name] }]));
};

/** Smaller font for long names, so that thirty characters fit in two lines. */
const nameSize = ({ fullName }: CvDocument, size: number): number =>
  fullName.length > 28 ? size * 0.78 : fullName.length > 20 ? size * 0.88 : size;

const sectionsBy = (cv: CvDocument, manner: CvManner, only: (kind: CvSectionKind) => boolean = () => true): CvNode[] =>
  shownSections(cv)
    .filter(({ kind }) => only(kind))
    .map((section) => sectionOf(cv, section, manner))
    .filter((node) => node !== null);

const name = (cv: CvDocument): CvNode => textNode('name', cv.fullName, { role: 'h1' });
const headline = (cv: CvDocument): CvNode | null =>
  cv.headline === '' ? null : textNode('headline', cv.headline, { role: 'p' });
const photo = (cv: CvDocument): CvNode | null => (cv.photo ? { type: 'photo', style: ['photo'] } : null);

/** Contacts in one wrapping row. */
const contactRow = (cv: CvDocument): CvNode | null => {
  const lines = contactLines(cv);
  if (lines.length === 0) return null;
  return box(
    'contacts',
    lines.map(({ label, value, href }) =>
      box(
        'contact',
        [textNode('contactLabel', `${label}:`), textNode('contactValue', value, href === undefined ? {} : { href })],
        { role: 'li' },
      ),
    ),
    { role: 'ul' },
  );
};

/** Traditional template: one column, serif font, thin rules. */
const classic = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  return {
    page: { paddingTop: 46, paddingBottom: 50, paddingLeft: 58, paddingRight: 58, fontFamily: 'serif', color: INK },
    strip: null,
    styles: styled(cv, {
      body: { rowGap: 15 },
      head: { rowGap: 5, alignItems: 'center', paddingBottom: 13, borderBottomWidth: 1.2, borderColor: accent },
      photo: { width: 84, height: 84, borderRadius: 42, marginBottom: 4 },
      name: { fontSize: nameSize(cv, 27), fontWeight: 700, lineHeight: 1.3, textAlign: 'center', color: accent },
      headline: { fontSize: 12, lineHeight: 1.4, textAlign: 'center', color: MUTED },
      contacts: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 14,
        rowGap: 2,
        marginTop: 3,
      },
      contact: { flexDirection: 'row', columnGap: 4, maxWidth: '100%' },
      contactLabel: { fontSize: 9.5, lineHeight: 1.45, color: MUTED, flexShrink: 0 },
      contactValue: { fontSize: 9.5, lineHeight: 1.45, flexShrink: 1, color: INK },
      heading: {
        fontSize: 12,
        fontWeight: 700,
        letterSpacing: 0.4,
        paddingBottom: 3,
        borderBottomWidth: 0.6,
        borderColor: LINE,
      },
      text: { fontSize: 10, lineHeight: 1.5 },
      bullet: { fontSize: 10 },
      entryTitle: { fontSize: 11, fontWeight: 700 },
      entryPlace: { fontSize: 10 },
      period: { fontSize: 9.5 },
    }),
    body: [
      box('body', [
        box('head', [photo(cv), name(cv), headline(cv), contactRow(cv)], { role: 'header', whole: true }),
        ...sectionsBy(cv, { levels: 'text', periods: 'aside', short: 'line' }),
      ]),
    ],
  };
};

const SIDE_SECTIONS: readonly CvSectionKind[] = ['skills', 'languages', 'hobbies', 'links'];

/** Two columns: personal details at the left on the accent colour, experience at the right. */
const modern = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  const [side, pale] = [196, '#E4EAEE'];
  const inSide = (kind: CvSectionKind) => SIDE_SECTIONS.includes(kind);
  const contacts = contactLines(cv);
  const contact = box(
    'section',
    [
      textNode('heading', cvWords(cv.language).contact, { role: 'h2', ahead: 40 }),
      box(
        'list',
        contacts.map(({ label, value, href }) =>
          box(
            'contact',
            [textNode('contactLabel', label), textNode('contactValue', value, href === undefined ? {} : { href })],
            { whole: true, role: 'li' },
          ),
        ),
        { role: 'ul' },
      ),
    ],
    { role: 'section' },
  );
  return {
    page: { paddingTop: 38, paddingBottom: 44, fontFamily: 'sans', color: INK },
    strip: { width: side, color: accent },
    styles: styled(cv, {
      columns: { flexDirection: 'row', alignItems: 'stretch' },
      side: { width: side, paddingLeft: 24, paddingRight: 20, rowGap: 18, flexShrink: 0 },
      main: { flex: 1, paddingLeft: 28, paddingRight: 34, rowGap: 15 },
      head: { rowGap: 3, paddingBottom: 4 },
      photo: { width: 116, height: 116, borderRadius: 58, marginBottom: 2 },
      name: { fontSize: nameSize(cv, 26), fontWeight: 700, lineHeight: 1.25, color: accent },
      headline: { fontSize: 12, fontWeight: 600, lineHeight: 1.4, color: MUTED },
      heading: { fontSize: 12, paddingBottom: 4, borderBottomWidth: 1.5, borderColor: accent },
      contact: { rowGap: 0 },
      contactLabel: { fontSize: 8, lineHeight: 1.5 },
      contactValue: { fontSize: 9.5, lineHeight: 1.45 },
      onSide: { color: '#FFFFFF' },
      // Text in the strip is light.
      'side heading': { color: '#FFFFFF', borderColor: pale, borderBottomWidth: 0.8, fontSize: 11 },
      'side text': { color: '#FFFFFF' },
      'side bullet': { color: '#FFFFFF' },
      'side shortName': { color: '#FFFFFF' },
      'side link': { color: '#FFFFFF' },
      'side contactLabel': { color: pale },
      'side contactValue': { color: '#FFFFFF' },
      'side dot': { backgroundColor: '#FFFFFF' },
      'side dotOff': { backgroundColor: '#8E9BA5' },
      period: { color: accent, fontWeight: 600 },
    }),
    body: [
      box('columns', [
        box('side', [
          photo(cv),
          contacts.length > 0 && contact,
          ...sectionsBy(cv, { levels: 'dots', periods: 'below', short: 'list' }, inSide),
        ]),
        box('main', [
          box('head', [name(cv), headline(cv)], { role: 'header', whole: true }),
          ...sectionsBy(cv, { levels: 'dots', periods: 'below', short: 'grid' }, (kind) => !inSide(kind)),
        ]),
      ]),
    ],
  };
};

/** Dense single column in black without a photo, which application software parses best. */
const compact = (cv: CvDocument): CvLayout => ({
  page: { paddingTop: 36, paddingBottom: 42, paddingLeft: 44, paddingRight: 44, fontFamily: 'sans', color: INK },
  strip: null,
  styles: styled(cv, {
    body: { rowGap: 10 },
    head: { rowGap: 1 },
    name: { fontSize: nameSize(cv, 21), fontWeight: 700, lineHeight: 1.3 },
    headline: { fontSize: 10.5, fontWeight: 600, lineHeight: 1.4, color: accentOf(cv) },
    contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: 0, marginTop: 2 },
    contact: { flexDirection: 'row', columnGap: 3, maxWidth: '100%' },
    contactLabel: { fontSize: 8.5, lineHeight: 1.5, color: MUTED, flexShrink: 0 },
    contactValue: { fontSize: 8.5, lineHeight: 1.5, flexShrink: 1, color: INK },
    section: { rowGap: 4 },
    opening: { rowGap: 4 },
    heading: {
      fontSize: 9.5,
      letterSpacing: 0.6,
      textTransform: 'uppercase',
      color: INK,
      paddingBottom: 1,
      borderBottomWidth: 0.8,
      borderColor: INK,
    },
    text: { fontSize: 8.8, lineHeight: 1.42 },
    bullet: { fontSize: 8.8, lineHeight: 1.42, color: INK },
    entry: { rowGap: 1 },
    entryNames: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: 6, alignItems: 'flex-end' },
    entryTitle: { fontSize: 9.3, lineHeight: 1.4 },
    entryPlace: { fontSize: 8.8 },
    period: { fontSize: 8.8 },
    shortName: { fontSize: 8.8 },
    linkLine: { flexDirection: 'row', columnGap: 8 },
    link: { fontSize: 8.8 },
    list: { rowGap: 1 },
  }),
  body: [
    box('body', [
      box('head', [name(cv), headline(cv), contactRow(cv)], { role: 'header', whole: true }),
      ...sectionsBy(cv, { levels: 'text', periods: 'aside', short: 'line' }),
    ]),
  ],
});

/** Accent band with the name in a serif font on the first sheet; headings in a separate left column. */
const elegant = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  const [top, across] = [42, 46];
  const manner: CvManner = { levels: 'dots', periods: 'aside', short: 'grid' };
  const rows = shownSections(cv).map((section): CvNode | null => {
    const content = contentOf(cv, section, manner);
    if (content.length === 0) return null;
    const heading = headingOf(section, cv.language);
    // One row per entry, so that the heading stays on the sheet of the first entry.
    const row = (node: CvNode, index: number): CvNode =>
      box(
        'row',
        [
          box('margin', [index === 0 && heading !== '' && textNode('heading', heading, { role: 'h2' })]),
          box(index === content.length - 1 ? 'content' : 'content contentOn', [node]),
        ],
        { whole: node.type === 'text' || (node.type === 'box' && node.whole === true) },
      );
    return box('rowsOf', content.map(row), { role: 'section' });
  });
  return {
    page: { paddingTop: top, paddingBottom: 46, fontFamily: 'sans', color: INK },
    strip: null,
    styles: styled(cv, {
      body: { rowGap: 22 },
      head: {
        flexDirection: 'row',
        alignItems: 'center',
        columnGap: 24,
        marginTop: -top,
        paddingTop: 34,
        paddingBottom: 30,
        paddingLeft: across,
        paddingRight: across,
        backgroundColor: accent,
      },
      headWords: { flex: 1, rowGap: 4 },
      photo: { width: 104, height: 124, borderRadius: 4 },
      name: { fontFamily: 'serif', fontSize: nameSize(cv, 31), fontWeight: 700, lineHeight: 1.25, color: '#FFFFFF' },
      headline: { fontSize: 12, lineHeight: 1.4, color: '#FFFFFF', letterSpacing: 0.3 },
      contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 2, marginTop: 8 },
      contact: { flexDirection: 'row', columnGap: 4, maxWidth: '100%' },
      contactLabel: { fontSize: 9, lineHeight: 1.5, color: '#E6EBEF', flexShrink: 0 },
      contactValue: { fontSize: 9, lineHeight: 1.5, color: '#FFFFFF', flexShrink: 1, maxWidth: '86%' },
      rows: { paddingLeft: across, paddingRight: across, rowGap: 17 },
      row: { flexDirection: 'row', columnGap: 20 },
      margin: { width: 112, flexShrink: 0 },
      content: { flex: 1, paddingLeft: 16, borderLeftWidth: 1, borderColor: LINE },
      contentOn: { paddingBottom: 9 },
      heading: { fontFamily: 'serif', fontSize: 12.5, fontWeight: 700 },
      entryPlace: { color: accent },
    }),
    body: [
      box('body', [
        box('head', [box('headWords', [name(cv), headline(cv), contactRow(cv)]), photo(cv)], {
          role: 'header',
          whole: true,
        }),
        box('rows', rows),
      ]),
    ],
  };
};

const templates: Readonly<Record<CvTemplate, (cv: CvDocument) => CvLayout>> = { classic, modern, compact, elegant };

/** Whether a template shows the photo. */
export const showsPhoto = (template: CvTemplate): boolean => template !== 'compact';

/** Lays out a CV by its template. */
export const layoutOf = (cv: CvDocument): CvLayout => templates[cv.template](cv);
