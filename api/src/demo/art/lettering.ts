import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Renderer } from 'takumi-js/node';
import type { Node } from 'takumi-js/node';
import { asPng } from './draw.ts';

/** Words on a drawing, in Be Vietnam Pro; the box is in pixels of the drawing. */
export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly colour: string;
  readonly weight?: 400 | 600 | 700;
  readonly align?: 'left' | 'center' | 'right';
  /** Extra room between letters, in pixels. */
  readonly spacing?: number;
}

const FONTS = [
  ['400Regular', 400],
  ['600SemiBold', 600],
  ['700Bold', 700],
] as const;

const open = async (): Promise<Renderer> => {
  const renderer = new Renderer();
  for (const [folder, weight] of FONTS) {
    const file = import.meta.resolve(`@expo-google-fonts/be-vietnam-pro/${folder}/BeVietnamPro_${folder}.ttf`);
    await renderer.registerFont({ name: 'Be Vietnam Pro', data: await readFile(fileURLToPath(file)), weight });
  }
  return renderer;
};

let opened: Promise<Renderer> | undefined;

const written = ({ text, x, y, width, size, colour, weight = 600, align = 'center', spacing = 0 }: Words): Node => ({
  type: 'text',
  text: text.normalize('NFC'),
  style: {
    position: 'absolute',
    left: x,
    top: y,
    width,
    fontSize: size,
    fontWeight: weight,
    color: colour,
    textAlign: align,
    letterSpacing: spacing,
    lineHeight: 1.35,
    textWrap: 'balance',
  },
});

/** A drawing with words on it, as JPEG bytes. The drawing itself holds no text: machines differ in their fonts. */
export const lettered = async (
  svg: string,
  width: number,
  height: number,
  words: readonly Words[],
): Promise<Buffer> => {
  const [renderer, src] = await Promise.all([(opened ??= open()), asPng(svg)]);
  const page: Node = {
    type: 'container',
    style: { display: 'flex', position: 'relative', width, height, fontFamily: 'Be Vietnam Pro' },
    children: [
      { type: 'image', src, width, height, style: { position: 'absolute', left: 0, top: 0 } },
      ...words.map(written),
    ],
  };
  return await renderer.render(page, { width, height, format: 'jpeg', quality: 90 });
};
