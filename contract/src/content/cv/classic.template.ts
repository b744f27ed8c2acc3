import { box, type CvLayout } from './layout.ts';
import { accentOf, contactLines, INK, LINE, MUTED } from './parts.ts';
import type { CvDocument } from './rules.ts';
import { contactRow, contactWidth, headline, name, nameSize, photo, sectionsBy, styled } from './pieces.template.ts';

/** Traditional template: one column, serif font, thin rules. */
export const classic = (cv: CvDocument): CvLayout => {
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
      contactValue: { fontSize: 9.5, lineHeight: 1.45, flexShrink: 1, maxWidth: contactWidth(58 * 2), color: INK },
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
        box('head', [photo(cv), name(cv), headline(cv), contactRow(contactLines(cv))], { role: 'header', whole: true }),
        ...sectionsBy(cv, { levels: 'text', periods: 'aside', short: 'line' }),
      ]),
    ],
  };
};
