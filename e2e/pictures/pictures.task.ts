/** Takes the pictures of README.md and docs/features.md; the command line is that of e2e/pictures/pictures.ts. */
import type { Browser, Page } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { browserSeeing, codePicture, onTable } from '../social/codes.ts';
import setUp from '../global-setup.ts';
import { signIn } from '../support/people.ts';
import { type Picture, pictures, scannedPage } from './pictures.stories.ts';

const folder = join(import.meta.dirname, '../../docs', 'images');
const window = { width: 390, height: 844 };
const gap = 24;
const MOST = 90_000; // bytes of a picture

/** One phone's screen, its corners rounded. */
const screen = (picture: Buffer): Promise<Buffer> => {
  const { width, height } = window;
  const frame = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="28"/></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(frame), blend: 'dest-in' }])
    .png()
    .toBuffer();
};

/** Replaces the host of the run, whose port changes each time, by an invented one in the texts of a page. */
const nameHost = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      text.nodeValue = (text.nodeValue ?? '').replace(location.host, 'm4u.example');
  });

/** The screens of a picture, in order, each with a session of its own. */
const takeScreens = async (browser: Browser, baseURL: string, { screens }: Picture): Promise<Buffer[]> => {
  const screenshots: Buffer[] = [];
  for (const { path, as, before, after } of screens) {
    const options = { viewport: window, locale: 'vi-VN', isMobile: true, hasTouch: true, baseURL };
    const context = await browser.newContext(options);
    if (as) await signIn(context.request, as);
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await before?.(page);
    await page.waitForLoadState('networkidle');
    await nameHost(page);
    screenshots.push(await screen(await page.screenshot({ animations: 'disabled' })));
    await after?.(page);
    await context.close();
  }
  return screenshots;
};

/** Writes the screens side by side, in the best quality that fits into {@link MOST}, and prints the size of the file. */
const writePicture = async (name: string, screens: readonly Buffer[]): Promise<void> => {
  const layers = screens.map((input, index): OverlayOptions => ({ input, left: index * (window.width + gap), top: 0 }));
  const width = screens.length * (window.width + gap) - gap;
  const sheet = sharp({ create: { width, height: window.height, channels: 4, background: '#0000' } });
  const pixels = await sheet.composite(layers).png().toBuffer();
  const encode = (quality: number) => sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  let quality = 82;
  let file = await encode(quality);
  while (file.length > MOST && quality > 40) file = await encode((quality -= 6));
  await writeFile(join(folder, `${name}.webp`), file);
  console.log(`docs/images/${name}.webp: ${Math.round(file.length / 1000)} kB, quality ${quality}`);
};

/** Writes the pictures into docs/images. It starts its own server, because it enters an invoice and lets a guest in. */
export const takePictures = async (): Promise<void> => {
  delete process.env['M4U_E2E_URL'];
  const stop = await setUp();
  const baseURL = process.env['M4U_E2E_URL'] ?? '';
  const films = await mkdtemp(join(tmpdir(), 'm4u-pictures-'));
  const code = await onTable(await codePicture(`${baseURL}${scannedPage}`));
  const browser = await browserSeeing([code], join(films, 'camera.mjpeg'));
  try {
    await mkdir(folder, { recursive: true });
    for (const picture of pictures) await writePicture(picture.name, await takeScreens(browser, baseURL, picture));
  } finally {
    await browser.close();
    await rm(films, { recursive: true, force: true });
    await stop?.();
  }
};
