import { box, type CvLayout } from './layout.ts';
import { accentOf, INK, MUTED } from './parts.ts';
import type { CvDocument } from './rules.ts';
import { contactSection, headline, isForSide, name, nameSize, photo, sectionsBy, styled } from './pieces.template.ts';

/** Two columns: personal details at the left on the accent colour, experience at the right. */
export const modern = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  const [side, pale] = [196, '#E4EAEE'];
  return {
    page: { paddingTop: 38, paddingBottom: 44, fontFamily: 'sans', color: INK },
    strip: { width: side, color: accent },
    styles: styled(cv, {
      // The name comes first for those who listen, and for software that reads the file from top to bottom.
      columns: { flexDirection: 'row-reverse', alignItems: 'stretch' },
      side: { width: side, paddingLeft: 24, paddingRight: 20, rowGap: 18, flexShrink: 0 },
      main: { flex: 1, paddingLeft: 28, paddingRight: 34, rowGap: 15 },
      head: { rowGap: 3, paddingBottom: 4 },
      photo: { width: 116, height: 116, borderRadius: 58, marginBottom: 2 },
      name: { fontSize: nameSize(cv, 26), fontWeight: 700, lineHeight: 1.25, color: accent },
      headline: { fontSize: 12, fontWeight: 600, lineHeight: 1.4, color: MUTED },
      heading: { fontSize: 12, paddingBottom: 4, borderBottomWidth: 1.5, borderColor: accent },
      contacts: { rowGap: 4 },
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
        box('main', [
          box('head', [name(cv), headline(cv)], { role: 'header', whole: true }),
          ...sectionsBy(cv, { levels: 'dots', periods: 'below', short: 'grid' }, (kind) => !isForSide(kind)),
        ]),
        box('side', [
          photo(cv),
          contactSection(cv),
          ...sectionsBy(cv, { levels: 'dots', periods: 'below', short: 'list' }, isForSide),
        ]),
      ]),
    ],
  };
};
