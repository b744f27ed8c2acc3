import { box, type CvLayout } from './layout.ts';
import { accentOf, contactLines, INK, MUTED } from './parts.ts';
import type { CvDocument } from './rules.ts';
import { contactRow, contactWidth, headline, name, nameSize, sectionsBy, styled } from './pieces.template.ts';

/** Dense single column in black without a photo, which application software parses best. */
export const compact = (cv: CvDocument): CvLayout => ({
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
    contactValue: { fontSize: 8.5, lineHeight: 1.5, flexShrink: 1, maxWidth: contactWidth(44 * 2), color: INK },
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
    points: { rowGap: 1 },
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
      box('head', [name(cv), headline(cv), contactRow(contactLines(cv))], { role: 'header', whole: true }),
      ...sectionsBy(cv, { levels: 'text', periods: 'aside', short: 'line' }),
    ]),
  ],
});
