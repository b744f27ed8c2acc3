import { Canvas, Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import {
  CARD_LAYOUT,
  CARD_SIZE,
  finishColours,
  nameScale,
  QUIET_ZONE,
  splitLink,
} from '@m4u/contract/profile/registration/cardDesign';
import { createElement as h, type ReactNode } from 'react';
import { FONT, registerFonts } from './fonts.ts';
import type { NameCards } from './name-card.ts';
import { MM, paintCode, type Painter } from './painter.ts';

const WIDTH = CARD_SIZE.width * MM;
const HEIGHT = CARD_SIZE.height * MM;
const EDGE = CARD_LAYOUT.edge * MM;
const EMBLEM = CARD_LAYOUT.emblem * MM;
const CODE = CARD_LAYOUT.code * MM;
const WAVES = 6 * MM;

/** Draws the sign of contactless cards: three arcs that open to the right. */
const paintWaves = (colour: string) => (painter: Painter, width: number) => {
  painter.save();
  painter.scale(width / 24);
  for (const path of ['M7 8.5a7 7 0 0 1 0 7', 'M11 6a11.7 11.7 0 0 1 0 12', 'M15 3.5a16.4 16.4 0 0 1 0 17'])
    painter.path(path).lineWidth(2).lineCap('round').stroke(colour);
  painter.restore();
  return null;
};

/** One side on a page of its own; its content is placed freely, so that a long text adds no page. */
const side = (key: string, ground: string, color: string, ...children: readonly ReactNode[]) =>
  h(
    Page,
    { key, size: [WIDTH, HEIGHT], style: { backgroundColor: ground, color, fontFamily: FONT, lineHeight: 1.2 } },
    h(
      View,
      { style: { position: 'absolute', left: 0, top: 0, width: WIDTH, height: HEIGHT, padding: EDGE } },
      ...children,
    ),
  );

const emblemOf = (emblem: NameCards['emblem']) =>
  emblem === null
    ? null
    : h(
        View,
        { style: { flexDirection: 'row', alignItems: 'center', gap: 2.5 * MM, paddingRight: 2 * WAVES } },
        emblem.logo === undefined
          ? null
          : h(Image, {
              src: Buffer.from(emblem.logo),
              style: { width: EMBLEM, height: EMBLEM, borderRadius: 2 * MM, objectFit: 'cover' },
            }),
        h(Text, { style: { flex: 1, fontSize: CARD_LAYOUT.group * MM, fontWeight: 600 } }, emblem.name),
      );

const drawFront = ({ finish, name, title, emblem }: NameCards) => {
  const { ground, ink, muted } = finishColours[finish];
  return side(
    'front',
    ground,
    ink,
    h(Canvas, {
      style: { position: 'absolute', right: EDGE, top: EDGE, width: WAVES, height: WAVES },
      paint: paintWaves(muted),
    }),
    emblemOf(emblem),
    h(
      View,
      { style: { position: 'absolute', left: EDGE, right: EDGE, bottom: EDGE } },
      h(Text, { style: { fontSize: CARD_LAYOUT.name * nameScale(name) * MM, fontWeight: 700 } }, name),
      title === ''
        ? null
        : h(Text, { style: { fontSize: CARD_LAYOUT.title * MM, color: muted, marginTop: MM } }, title),
    ),
  );
};

const drawBack = ({ finish, link, words }: NameCards, code: string, index: number) => {
  const { ground, ink, muted, code: colour, codeGround } = finishColours[finish];
  const small = { fontSize: CARD_LAYOUT.small * MM };
  return side(
    `back ${index}`,
    ground,
    ink,
    h(
      View,
      { style: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 4 * MM } },
      h(
        View,
        { style: { backgroundColor: codeGround, borderRadius: 2.5 * MM, width: CODE, height: CODE } },
        h(Canvas, { style: { width: CODE, height: CODE }, paint: paintCode(code, { border: QUIET_ZONE, colour }) }),
      ),
      h(
        View,
        { style: { flex: 1 } },
        h(Text, { style: { fontSize: CARD_LAYOUT.call * MM, fontWeight: 700 } }, words.call),
        h(Text, { style: { ...small, color: muted, marginBottom: 3 * MM } }, words.purpose),
        ...splitLink(link).map((text) => h(Text, { key: text, style: { ...small, fontWeight: 600 } }, text)),
      ),
    ),
  );
};

/** Draws the front and the back of each card, one side on a page of the card's size. */
export const drawNameCards = (cards: NameCards): Promise<Buffer> => {
  registerFonts();
  return renderToBuffer(
    h(
      Document,
      { title: cards.name, author: 'M4U', creator: 'M4U', producer: 'M4U' },
      drawFront(cards),
      ...cards.codes.map((code, index) => drawBack(cards, code, index)),
    ),
  );
};
