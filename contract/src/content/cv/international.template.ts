import { box, type CvLayout } from './layout.ts';
import { accentOf, contactLines, INK, LINE, MUTED } from './parts.ts';
import type { CvDocument } from './rules.ts';
import { contactRow, contactWidth, headline, name, nameSize, sectionsBy, styled } from './pieces.template.ts';

/**
 * One column as employers abroad expect it: without photo, birthday and gender, which they may not take into account
 * (docs/rules/cv.md#templates).
 */
export const international = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  return {
    page: { paddingTop: 46, paddingBottom: 50, paddingLeft: 54, paddingRight: 54, fontFamily: 'sans', color: INK },
    strip: null,
    styles: styled(cv, {
      body: { rowGap: 14 },
      head: { rowGap: 2, paddingBottom: 10, borderBottomWidth: 2, borderColor: accent },
      name: { fontSize: nameSize(cv, 26), fontWeight: 700, lineHeight: 1.25 },
      headline: { fontSize: 12, fontWeight: 600, lineHeight: 1.4, color: accent },
      contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 1, marginTop: 4 },
      contact: { flexDirection: 'row', columnGap: 4, maxWidth: '100%' },
      contactLabel: { fontSize: 9, lineHeight: 1.5, color: MUTED, flexShrink: 0 },
      contactValue: { fontSize: 9, lineHeight: 1.5, flexShrink: 1, maxWidth: contactWidth(54 * 2), color: INK },
      section: { rowGap: 6 },
      heading: {
        fontSize: 10,
        letterSpacing: 0.9,
        textTransform: 'uppercase',
        paddingBottom: 2,
        borderBottomWidth: 0.6,
        borderColor: LINE,
      },
      linkLine: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 },
      period: { color: INK },
    }),
    body: [
      box('body', [
        box('head', [name(cv), headline(cv), contactRow(contactLines(cv))], { role: 'header', whole: true }),
        ...sectionsBy(cv, { levels: 'text', periods: 'aside', short: 'line' }),
      ]),
    ],
  };
};
