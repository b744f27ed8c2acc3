/** Share pictures are laid out as boxes and texts, and drawn as JPEG. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Renderer } from 'takumi-js/node';
import type { Node } from 'takumi-js/node';
import { PictureError, RETRY_AFTER } from './error.ts';
import { createScheduler } from '../concurrency/turns.ts';

/** Size of a share picture in pixels, as Facebook and Zalo show it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Points of the limit `drawingByAddress` that one share picture costs, in QR codes of 512 × 512 pixels. */
export const SHARE_POINTS = 3;

export type Style = NonNullable<Node['style']>;

/** A box of others, laid out by flex. */
export const box = (style: Style, children: Node[] = []): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});

/** A text. */
export const text = (content: string, style: Style): Node => ({
  type: 'text',
  text: content,
  style: { lineHeight: 1.3, ...style },
});

/**
 * Reduces a text to the font's characters: Latin letters with marks, digits and signs; emoji and other scripts are
 * removed.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Latin}\p{Mark}\p{Nd} !-~–—‘’“”…·•₫]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Two pictures at once and fifty queued, at most eight per network; the site's own go first. */
const queueShare = createScheduler<'site' | 'page'>({
  places: 2,
  classes: {
    site: { atOnce: 1, waiting: 2, each: 2, eachAtOnce: 1 },
    page: { atOnce: 2, waiting: 50, each: 8, eachAtOnce: 1 },
  },
  patience: 15_000,
  retryAfter: RETRY_AFTER,
});

/** Faces by name, package, style and weight; full files, since subset fonts render Vietnamese wrongly. */
const faces = [
  ['Be Vietnam Pro', 'be-vietnam-pro', '400Regular', 400],
  ['Be Vietnam Pro', 'be-vietnam-pro', '600SemiBold', 600],
  ['Be Vietnam Pro', 'be-vietnam-pro', '700Bold', 700],
  ['Great Vibes', 'great-vibes', '400Regular', 400],
  ['Cormorant Garamond', 'cormorant-garamond', '500Medium', 400],
  ['Cormorant Garamond Bold', 'cormorant-garamond', '600SemiBold', 400],
  ['Cormorant Garamond Italic', 'cormorant-garamond', '500Medium_Italic', 400],
  ['Dancing Script', 'dancing-script', '600SemiBold', 400],
  ['Lora Italic', 'lora', '500Medium_Italic', 400],
  ['Playfair Display', 'playfair-display', '600SemiBold', 400],
] as const;

const openRenderer = async (): Promise<Renderer> => {
  const renderer = new Renderer();
  for (const [name, folder, style, weight] of faces) {
    const file = folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const path = `@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`;
    const data = await readFile(fileURLToPath(import.meta.resolve(path)));
    await renderer.registerFont({ name, data, weight });
  }
  return renderer;
};

let rendererPromise: Promise<Renderer> | undefined;
const sharedRenderer = (): Promise<Renderer> =>
  (rendererPromise ??= openRenderer().catch((error: unknown) => {
    rendererPromise = undefined;
    throw error;
  }));

const renderJpeg = async (node: Node): Promise<Buffer> =>
  await (
    await sharedRenderer()
  ).render(node, { width: SHARE_WIDTH, height: SHARE_HEIGHT, format: 'jpeg', quality: 88 });

/**
 * Lays out and draws a JPEG of the size of share pictures, queued for the network `by`. Errors: PictureError
 * (picture-unreadable for an invalid picture in it); rate-limited when the network has eight under way, unavailable when
 * too many wait.
 */
export const drawInTurn = (
  { class: turn, by }: { readonly class: 'site' | 'page'; readonly by: string },
  layOut: () => Promise<Node>,
): Promise<Buffer> =>
  queueShare({ class: turn, by, size: 1 }, async () => {
    const node = await layOut().catch((cause: unknown) => {
      throw new PictureError('picture-unreadable', { cause });
    });
    return await renderJpeg(node);
  });
