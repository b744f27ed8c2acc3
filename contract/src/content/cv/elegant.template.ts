import { box, type CvLayout, type CvNode, textNode } from './layout.ts';
import { accentOf, contactLines, contentOf, type CvManner, INK, LINE, sectionOf, shownSections } from './parts.ts';
import type { CvDocument } from './rules.ts';
import { headingOf } from './words.ts';
import { contactRow, contactWidth, headline, name, nameSize, photo, styled } from './pieces.template.ts';

/** Accent band with the name in a serif font on the first sheet; headings in a separate left column. */
export const elegant = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  const [top, across, gap] = [42, 46, 24];
  const photoSize = { width: 104, height: 124 };
  const manner: CvManner = { levels: 'dots', periods: 'aside', short: 'grid' };
  const rows = shownSections(cv).map((section): CvNode | null => {
    const heading = headingOf(section, cv.language);
    // Without a heading, as in a letter, the left column would stay empty.
    if (heading === '') return sectionOf(cv, section, manner);
    const content = contentOf(cv, section, manner);
    if (content.length === 0) return null;
    // One row per entry, so that the heading stays on the sheet of the first entry.
    const row = (node: CvNode, index: number): CvNode =>
      box(
        'row',
        [
          box('margin', [index === 0 && textNode('heading', heading, { role: 'h2' })]),
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
        columnGap: gap,
        marginTop: -top,
        paddingTop: 34,
        paddingBottom: 30,
        paddingLeft: across,
        paddingRight: across,
        backgroundColor: accent,
      },
      headWords: { flex: 1, rowGap: 4 },
      photo: { ...photoSize, borderRadius: 4 },
      name: { fontFamily: 'serif', fontSize: nameSize(cv, 31), fontWeight: 700, lineHeight: 1.25, color: '#FFFFFF' },
      headline: { fontSize: 12, lineHeight: 1.4, color: '#FFFFFF', letterSpacing: 0.3 },
      contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 2, marginTop: 8 },
      contact: { flexDirection: 'row', columnGap: 4, maxWidth: '100%' },
      contactLabel: { fontSize: 9, lineHeight: 1.5, color: '#E6EBEF', flexShrink: 0 },
      contactValue: {
        fontSize: 9,
        lineHeight: 1.5,
        color: '#FFFFFF',
        flexShrink: 1,
        maxWidth: contactWidth(across * 2 + (cv.photo ? photoSize.width + gap : 0)),
      },
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
        box('head', [box('headWords', [name(cv), headline(cv), contactRow(contactLines(cv))]), photo(cv)], {
          role: 'header',
          whole: true,
        }),
        box('rows', rows),
      ]),
    ],
  };
};
