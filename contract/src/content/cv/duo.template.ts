import { box, type CvLayout } from './layout.ts';
import { accentOf, INK, LINE, MUTED } from './parts.ts';
import type { CvDocument } from './rules.ts';
import { contactSection, headline, isForSide, name, nameSize, photo, sectionsBy, styled } from './pieces.template.ts';

/** Two columns on white: name and experience at the left, photo, contacts and skills at the right of a thin line. */
export const duo = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  return {
    page: { paddingTop: 46, paddingBottom: 48, paddingLeft: 46, paddingRight: 40, fontFamily: 'sans', color: INK },
    strip: null,
    styles: styled(cv, {
      columns: { flexDirection: 'row', alignItems: 'stretch', columnGap: 24 },
      main: { flex: 1, rowGap: 16 },
      side: { width: 158, flexShrink: 0, rowGap: 17, paddingLeft: 20, borderLeftWidth: 0.8, borderColor: LINE },
      head: { rowGap: 4, paddingBottom: 2 },
      photo: { width: 126, height: 146, borderRadius: 3, marginBottom: 1 },
      name: { fontFamily: 'serif', fontSize: nameSize(cv, 30), fontWeight: 700, lineHeight: 1.2 },
      headline: { fontSize: 12, lineHeight: 1.4, color: accent },
      heading: { fontFamily: 'serif', fontSize: 13.5, lineHeight: 1.3 },
      'side heading': { fontSize: 11.5 },
      contacts: { rowGap: 4 },
      contact: { rowGap: 0 },
      contactLabel: { fontSize: 8, lineHeight: 1.5, color: MUTED },
      contactValue: { fontSize: 9.2, lineHeight: 1.45, color: INK },
      period: { color: accent },
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
