/** QR codes, and a camera that sees them. */
import { writeFile } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { encodeQR } from 'qr';
import sharp from 'sharp';
import { launchOptions } from '../browser.ts';

/** A printed code: ten pixels per module, black on white by default. */
export const codePicture = async (text: string, ink = '#000', paper = '#fff'): Promise<Buffer> => {
  const rows = encodeQR(text, 'raw', { ecc: 'high', border: 4 });
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const [modules, side] = [rows.length, rows.length * 10];
  const drawn =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${modules} ${modules}">` +
    `<rect width="${modules}" height="${modules}" fill="${paper}"/>` +
    `<path fill="${ink}" shape-rendering="crispEdges" d="${dots.join('')}"/></svg>`;
  return await sharp(Buffer.from(drawn)).png().toBuffer();
};

/** A photo of a code on a table. */
export const onTable = async (code: Buffer, side = 600): Promise<Buffer> => {
  const resized = await sharp(code).resize(side).toBuffer();
  return await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#8a7d6a' } })
    .composite([{ input: resized, left: 250, top: 380 }])
    .jpeg({ quality: 80 })
    .toBuffer();
};

/** Damaged or unusual pictures of one code, by kind. */
export const spoiled = async (text: string): Promise<Readonly<Record<string, Buffer>>> => {
  const plain = await codePicture(text);
  const { width } = await sharp(plain).metadata();
  const logo = await sharp({
    create: { width: Math.round(width * 0.22), height: Math.round(width * 0.22), channels: 3, background: '#b3261e' },
  })
    .png()
    .toBuffer();
  return {
    plain,
    'turned by 90°': await sharp(plain).rotate(90).png().toBuffer(),
    'upside down': await sharp(plain).rotate(180).png().toBuffer(),
    'turned by 17°': await sharp(plain).rotate(17, { background: '#777' }).jpeg().toBuffer(),
    dark: await sharp(await onTable(plain))
      .linear(0.12, 3)
      .jpeg()
      .toBuffer(),
    'small in a large picture': await onTable(plain, 90),
    'small by itself': await sharp(plain).resize(66).png().toBuffer(),
    'with a logo': await sharp(plain)
      .composite([{ input: logo }])
      .png()
      .toBuffer(),
    inverted: await codePicture(text, '#fff', '#000'),
    'on transparent ground': await codePicture(text, '#000', 'none'),
  };
};

/** Frames per picture (Chromium plays such files at 30 frames a second). */
const FRAMES = 45;

/**
 * A browser whose camera sees the pictures in a loop without asking for permission. `file` is where the film is
 * written.
 */
export const browserSeeing = async (pictures: readonly Buffer[], file: string): Promise<Browser> => {
  const frames = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize(640, 480, { fit: 'contain', background: '#8a7d6a' }).flatten().jpeg().toBuffer(),
    ),
  );
  await writeFile(file, Buffer.concat(frames.flatMap((frame) => Array.from({ length: FRAMES }, () => frame))));
  return await chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
};
