import { box, type CvLayout } from './layout.ts';
import { accentOf, contactLines, INK } from './parts.ts';
import type { CvDocument } from './rules.ts';
import { contactRow, headline, name, nameSize, photo, sectionsBy, styled } from './pieces.template.ts';

/** A large photo in the corner of the first sheet beside the name on the accent colour; headings on grey bars. */
export const portrait = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  const [top, across, pale] = [44, 46, '#E6EBEF'];
  return {
    page: { paddingTop: top, paddingBottom: 46, fontFamily: 'sans', color: INK },
    strip: null,
    styles: styled(cv, {
      body: { rowGap: 20 },
      // The photo keeps to the corner beside a name of two lines too.
      head: { flexDirection: 'row', alignItems: 'flex-start', marginTop: -top, backgroundColor: accent },
      photo: { width: 164, height: 176 },
      headWords: {
        flex: 1,
        rowGap: 4,
        paddingTop: 28,
        paddingBottom: 28,
        paddingLeft: cv.photo ? 30 : across,
        paddingRight: across,
      },
      name: { fontSize: nameSize(cv, 30), fontWeight: 700, lineHeight: 1.25, color: '#FFFFFF' },
      headline: { fontSize: 12.5, lineHeight: 1.4, color: '#FFFFFF' },
      contacts: { rowGap: 1, marginTop: 8 },
      contact: { flexDirection: 'row', columnGap: 5, maxWidth: '100%' },
      contactLabel: { fontSize: 9, lineHeight: 1.5, color: pale, flexShrink: 0 },
      contactValue: { fontSize: 9, lineHeight: 1.5, color: '#FFFFFF', flexShrink: 1, maxWidth: '80%' },
      rows: { paddingLeft: across, paddingRight: across, rowGap: 15 },
      heading: {
        fontSize: 10.5,
        letterSpacing: 0.7,
        textTransform: 'uppercase',
        paddingTop: 3,
        paddingBottom: 3,
        paddingLeft: 8,
        paddingRight: 8,
        borderRadius: 2,
        backgroundColor: '#EEF1F3',
      },
      period: { fontWeight: 600, color: accent },
    }),
    body: [
      box('body', [
        box('head', [photo(cv), box('headWords', [name(cv), headline(cv), contactRow(contactLines(cv))])], {
          role: 'header',
          whole: true,
        }),
        box('rows', sectionsBy(cv, { levels: 'dots', periods: 'aside', short: 'grid' })),
      ]),
    ],
  };
};
