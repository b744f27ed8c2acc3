import { box, type CvLayout } from './layout.ts';
import { accentOf, contactLines, INK, MUTED } from './parts.ts';
import type { CvDocument } from './rules.ts';
import { contactRow, contactWidth, headline, name, nameSize, photo, sectionsBy, styled } from './pieces.template.ts';

/** Width (points) of the column of years, and from there to the line of time. */
const YEARS = { width: 90, gap: 12 } as const;
/** Room between the line and the text; a knot of the line is as wide as its own height. */
const TEXT = { left: 15, knot: 7 } as const;

/** One column; what has a period hangs on a line of time, with its years at the left. */
export const timeline = (cv: CvDocument): CvLayout => {
  const accent = accentOf(cv);
  const [across, photoWidth, gap] = [48, 92, 22];
  return {
    page: {
      paddingTop: 44,
      paddingBottom: 48,
      paddingLeft: across,
      paddingRight: across,
      fontFamily: 'sans',
      color: INK,
    },
    strip: null,
    styles: styled(cv, {
      body: { rowGap: 16 },
      head: { flexDirection: 'row', alignItems: 'center', columnGap: gap },
      headText: { flex: 1, rowGap: 3 },
      photo: { width: photoWidth, height: photoWidth, borderRadius: photoWidth / 2 },
      name: { fontSize: nameSize(cv, 27), fontWeight: 700, lineHeight: 1.25, color: accent },
      headline: { fontSize: 12, lineHeight: 1.4, color: MUTED },
      contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 1, marginTop: 4 },
      contact: { flexDirection: 'row', columnGap: 4, maxWidth: '100%' },
      contactLabel: { fontSize: 9, lineHeight: 1.5, color: MUTED, flexShrink: 0 },
      contactValue: {
        fontSize: 9,
        lineHeight: 1.5,
        flexShrink: 1,
        maxWidth: contactWidth(across * 2 + (cv.photo ? photoWidth + gap : 0)),
        color: INK,
      },
      section: { rowGap: 6 },
      heading: { fontSize: 12.5, paddingBottom: 1 },
      row: { flexDirection: 'row', columnGap: YEARS.gap },
      margin: { width: YEARS.width, flexShrink: 0 },
      period: { fontWeight: 600, color: accent, textAlign: 'right' },
      content: { flex: 1, paddingLeft: TEXT.left, paddingBottom: 4, borderLeftWidth: 1, borderColor: accent },
      mark: { flexDirection: 'row', columnGap: TEXT.left - TEXT.knot / 2 },
      knot: {
        width: TEXT.knot,
        height: TEXT.knot,
        flexShrink: 0,
        marginTop: 4,
        marginLeft: -TEXT.left - TEXT.knot / 2 - 0.5,
        borderRadius: TEXT.knot / 2,
        backgroundColor: accent,
      },
      entry: { flex: 1 },
    }),
    body: [
      box('body', [
        box('head', [box('headText', [name(cv), headline(cv), contactRow(contactLines(cv))]), photo(cv)], {
          role: 'header',
          whole: true,
        }),
        ...sectionsBy(cv, { levels: 'dots', periods: 'before', short: 'grid' }),
      ]),
    ],
  };
};
