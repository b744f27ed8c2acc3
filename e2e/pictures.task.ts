/** Takes the pictures of the README; the command line is that of e2e/pictures.ts. */
import { chromium } from '@playwright/test';
import { dirname, join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { launchOptions } from './browser.ts';
import setUp from './global-setup.ts';

const folder = join(dirname(import.meta.dirname), 'docs', 'images');
const window = { width: 390, height: 844 };
const gap = 24;
const pages = ['/smc/my-duyen', '/smc/bep-khanh', '/smc/ngan-ha'];

/** One phone's screen, its corners rounded. */
const screen = (picture: Buffer): Promise<Buffer> => {
  const { width, height } = window;
  const frame = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="28"/></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(frame), blend: 'dest-in' }])
    .png()
    .toBuffer();
};

/** Writes docs/images/profiles.webp and tells its size. */
export const takePictures = async (): Promise<void> => {
  const stop = await setUp();
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ viewport: window, locale: 'vi-VN', isMobile: true, hasTouch: true });
    const page = await context.newPage();
    const layers: OverlayOptions[] = [];
    for (const [index, path] of pages.entries()) {
      await page.goto(`${process.env['M4U_E2E_URL']}${path}`);
      await page.waitForLoadState('networkidle');
      const input = await screen(await page.screenshot({ animations: 'disabled' }));
      layers.push({ input, left: index * (window.width + gap), top: 0 });
    }
    await mkdir(folder, { recursive: true });
    const width = pages.length * (window.width + gap) - gap;
    const sheet = sharp({ create: { width, height: window.height, channels: 4, background: '#0000' } });
    const { size } = await sheet.composite(layers).webp({ quality: 82 }).toFile(join(folder, 'profiles.webp'));
    console.log(`docs/images/profiles.webp: ${Math.round(size / 1000)} kB`);
  } finally {
    await browser.close();
    await stop?.();
  }
};
