import { Canvas, Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { CardSheet, PrintedCard } from './card-sheet.ts';
import { FONT, registerFonts } from './fonts.ts';
import { MM, paintCode, type Painter } from './painter.ts';

/** Size of a card (ISO 7810 ID-1), and the grid on an A4 page. */
const [WIDTH, HEIGHT] = [85.6 * MM, 54 * MM];
const [COLUMNS, ROWS] = [2, 5];
const PAGE = { width: 210 * MM, height: 297 * MM };
const LEFT = (PAGE.width - COLUMNS * WIDTH) / 2;
const TOP = (PAGE.height - ROWS * HEIGHT) / 2;
const CODE_SIZE = 34 * MM;
const MARK_SIZE = 9 * MM;

const INK = '#141414';
const MUTED = '#5C5648';
const GOLD = '#EDB423';

const styles = StyleSheet.create({
  page: { fontFamily: FONT, color: INK, fontSize: 8, lineHeight: 1.35 },
  card: { position: 'absolute', width: WIDTH, height: HEIGHT, padding: 5 * MM, flexDirection: 'row' },
  texts: { flex: 1, paddingRight: 3 * MM, justifyContent: 'space-between' },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 2 * MM },
  name: { fontSize: 13, fontWeight: 700, lineHeight: 1 },
  hint: { fontSize: 7.5, color: MUTED },
  label: { fontSize: 6.5, color: MUTED },
  code: { fontSize: 13, fontWeight: 700, letterSpacing: 0.6, lineHeight: 1.3 },
  number: { fontSize: 8, fontWeight: 600 },
  side: { width: CODE_SIZE, justifyContent: 'center' },
  foot: {
    position: 'absolute',
    left: LEFT + 3 * MM,
    right: LEFT + 3 * MM,
    bottom: 3.5 * MM,
    fontSize: 7,
    color: MUTED,
  },
});

/** Draws M4U's logo, the M on gold (web/public/icon.svg). */
const paintMark = (painter: Painter, width: number) => {
  const scale = width / 512;
  painter.save();
  painter.scale(scale);
  painter.roundedRect(0, 0, 512, 512, 112).fill(GOLD);
  painter
    .path('M112 372V164c0-14 17-21 27-11l117 117 117-117c10-10 27-3 27 11v208')
    .lineWidth(52)
    .lineCap('round')
    .lineJoin('round')
    .stroke(INK);
  painter.circle(256, 372, 34).fill(INK);
  painter.restore();
  return null;
};

/** Draws cut marks beside the cards. */
const paintCuts = (painter: Painter) => {
  const [gap, length] = [1.5 * MM, 5 * MM];
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = LEFT + column * WIDTH;
    painter.moveTo(x, TOP - gap - length).lineTo(x, TOP - gap);
    painter.moveTo(x, TOP + ROWS * HEIGHT + gap).lineTo(x, TOP + ROWS * HEIGHT + gap + length);
  }
  for (let row = 0; row <= ROWS; row += 1) {
    const y = TOP + row * HEIGHT;
    painter.moveTo(LEFT - gap - length, y).lineTo(LEFT - gap, y);
    painter.moveTo(LEFT + COLUMNS * WIDTH + gap, y).lineTo(LEFT + COLUMNS * WIDTH + gap + length, y);
  }
  painter.lineWidth(0.4).stroke(MUTED);
  return null;
};

const card = ({ address, number, code }: PrintedCard, index: number, texts: CardSheet['texts']): ReactElement =>
  h(
    View,
    {
      key: address,
      style: [styles.card, { left: LEFT + (index % COLUMNS) * WIDTH, top: TOP + Math.floor(index / COLUMNS) * HEIGHT }],
    },
    h(
      View,
      { style: styles.texts },
      h(
        View,
        { style: styles.brand },
        h(Canvas, { style: { width: MARK_SIZE, height: MARK_SIZE }, paint: paintMark }),
        h(Text, { style: styles.name }, 'M4U'),
      ),
      h(Text, { style: styles.hint }, texts.hint),
      h(
        View,
        {},
        code === null ? null : h(Text, { style: styles.label }, texts.code),
        code === null ? null : h(Text, { style: styles.code }, code),
        number === null ? null : h(Text, { style: styles.number }, `${texts.number} ${number}`),
      ),
    ),
    h(
      View,
      { style: styles.side },
      h(Canvas, {
        style: { width: CODE_SIZE, height: CODE_SIZE },
        paint: paintCode(address, { border: 2, colour: INK }),
      }),
    ),
  );

const EACH = COLUMNS * ROWS;

/** Draws cards on A4 pages, ten per page, with cut marks and page numbers; a PDF with selectable text. */
export const drawCards = ({ title, cards, texts }: CardSheet): Promise<Buffer> => {
  registerFonts();
  const pages = Array.from({ length: Math.ceil(cards.length / EACH) }, (_, page) =>
    h(
      Page,
      { key: page, size: 'A4', style: styles.page },
      h(Canvas, {
        style: { position: 'absolute', left: 0, top: 0, width: PAGE.width, height: PAGE.height },
        paint: paintCuts,
      }),
      ...cards.slice(page * EACH, (page + 1) * EACH).map((one, index) => card(one, index, texts)),
      h(Text, { style: styles.foot }, `${title} · ${page + 1}/${Math.ceil(cards.length / EACH)}`),
    ),
  );
  return renderToBuffer(h(Document, { title, author: 'M4U', creator: 'M4U', producer: 'M4U' }, ...pages));
};
