import type { WeddingDesign, WeddingPalette } from '@m4u/contract/event/wedding/schema';
import sharp from 'sharp';
import type { Node } from 'takumi-js/node';
import {
  box,
  printable,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type Style,
  text,
} from '../../../platform/pictures/share-drawing.ts';
import { type Colours, colours, type Manner, manners } from './looks.rules.ts';

/** The content of the share picture of an invitation. */
export interface InvitationContent {
  readonly design: WeddingDesign;
  readonly palette: WeddingPalette;
  readonly groom: string;
  readonly bride: string;
  /** The line above the names. */
  readonly greeting: string;
  /** The guest of a personal link. */
  readonly guest?: string | undefined;
  /** The day in words. */
  readonly day: string;
  /** Encoded picture of the couple; without one the names have the whole width. */
  readonly photo?: Uint8Array | undefined;
}

/** Widths in pixels: the photo at the side, and the names beside it or alone. */
const PHOTO = 500;
const BESIDE = { photo: 560, nothing: 980 } as const;

/** Size of the names at which the longer one fits on one line, down to half of the design's size. */
const nameSize = ({ size, character }: Manner, names: readonly string[], width: number): number => {
  const longest = Math.max(...names.map((name) => name.length));
  return Math.max(size / 2, Math.min(size, width / (longest * character)));
};

const line = (content: string, style: Style): Node =>
  text(content, { textAlign: 'center', textWrap: 'balance', overflowWrap: 'anywhere', lineClamp: 2, ...style });

const photoOf = async (photo: Uint8Array, width: number): Promise<Node> => {
  const src = await sharp(photo)
    .resize(width, SHARE_HEIGHT, { position: 'attention' })
    .flatten({ background: '#FFFFFF' })
    .png()
    .toBuffer();
  return { type: 'image', src, width, height: SHARE_HEIGHT, style: { flexShrink: 0 } };
};

/** Greeting, guest, names and day, one below the other. */
const wordsOf = (
  { greeting, guest, groom, bride, day }: Pick<InvitationContent, 'greeting' | 'guest' | 'groom' | 'bride' | 'day'>,
  names: Style,
): Node[] => [
  line(greeting, { fontSize: 32 }),
  ...(guest ? [line(guest, { fontSize: 38, fontWeight: 600 })] : []),
  box({ height: 18 }),
  ...(groom ? [line(groom, names)] : []),
  ...(groom && bride ? [line('&', { ...names, fontSize: 52, lineHeight: 1.1 })] : []),
  ...(bride ? [line(bride, names)] : []),
  line(day, { fontSize: 36, fontWeight: 600, marginTop: 24 }),
];

const column: Style = { flexDirection: 'column', alignItems: 'center', justifyContent: 'center' };

/** Corners of frames, in pixels from the upper left one clockwise. */
const corners: Readonly<Record<Exclude<Manner['frame'], 'marks'>, string>> = {
  line: '0',
  lines: '8px',
  arch: '260px 260px 8px 8px',
  leaf: '130px 12px 130px 12px',
};

/** Marks at the corners of a print. */
const printMarks = (color: string): Node[] =>
  (['top', 'bottom'] as const).flatMap((y) =>
    (['left', 'right'] as const).map((x) => {
      const [edge, side] = [{ [y]: 36, [x]: 36 }, `3px solid ${color}`];
      const borders = {
        ...(y === 'top' ? { borderTop: side } : { borderBottom: side }),
        ...(x === 'left' ? { borderLeft: side } : { borderRight: side }),
      };
      return box({ position: 'absolute', width: 56, height: 56, ...edge, ...borders });
    }),
  );

/** Frames the words in the manner of a design. */
const framed = ({ frame }: Manner, { frame: color }: Colours, words: Node[]): Node => {
  const outer: Style = {
    ...column,
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 0,
    margin: 28,
    padding: frame === 'lines' ? 8 : 28,
  };
  if (frame === 'marks') return box(outer, [...printMarks(color), ...words]);
  const edged: Style = { ...outer, border: `3px solid ${color}`, borderRadius: corners[frame] };
  if (frame !== 'lines') return box(edged, words);
  const inner: Style = { ...column, width: '100%', height: '100%', padding: 18, border: `1px solid ${color}` };
  return box(edged, [box(inner, words)]);
};

/** The words at the foot of the photo, which fades into the ground below them. */
const overPhoto = (photo: Node, { ground }: Colours, words: Node[]): Node[] => [
  photo,
  box(
    {
      ...column,
      position: 'absolute',
      left: 0,
      bottom: 0,
      width: SHARE_WIDTH,
      padding: '170px 60px 36px',
      backgroundImage: `linear-gradient(${ground}00, ${ground} 170px)`,
    },
    words,
  ),
];

/** Lays out the share picture of an invitation in the manner of its design (docs/rules/wedding.md#sharing). */
export const layOut = async ({ design, palette, photo, ...content }: InvitationContent): Promise<Node> => {
  const [manner, shades] = [manners[design], colours[design][palette]];
  const isBehind = manner.frame === 'marks' && photo !== undefined;
  // Names in other scripts than the font's are left out.
  const [groom = '', bride = '', guest = ''] = [content.groom, content.bride, content.guest ?? ''].map(printable);
  // Over the photo both names are on one line, so that more of it is seen.
  const names = isBehind ? [[groom, bride].filter((name) => name !== '').join(' & ')] : [groom, bride];
  const words = wordsOf(
    { ...content, groom: names[0] ?? '', bride: names[1] ?? '', guest },
    {
      fontFamily: manner.display,
      ...(manner.display === 'Be Vietnam Pro' && { fontWeight: 600 }),
      fontSize: nameSize(manner, names, photo && !isBehind ? BESIDE.photo : BESIDE.nothing),
      color: shades.names,
      lineHeight: 1.25,
    },
  );
  const shown = photo ? await photoOf(photo, isBehind ? SHARE_WIDTH : PHOTO) : null;
  return box(
    {
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      backgroundColor: shades.ground,
      color: shades.ink,
      fontFamily: 'Be Vietnam Pro',
    },
    shown && isBehind ? overPhoto(shown, shades, words) : [...(shown ? [shown] : []), framed(manner, shades, words)],
  );
};
