/** Draws the app's icons; scripts/icons.ts has the command line. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ContactRound from 'lucide-react/icons/contact-round';
import QrCode from 'lucide-react/icons/qr-code';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { root } from '../command/steps.ts';

const folder = join(root, 'web', 'public');
const logo = await readFile(join(folder, 'icon.svg'), 'utf8');
const gold = '#EDB423';
const ink = '#241c12';

/** The logo without its rounded background. */
const mark = logo.replace(/^[\s\S]*?<rect[^>]*\/>/, '').replace('</svg>', '');
const square = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${content}</svg>`;
const ground = `<rect width="512" height="512" fill="${gold}"/>`;

/** Centred mark on a full square, small enough for any mask of a device (maskable icon). */
const full = (scale: number): string => {
  const left = 256 * (1 - scale);
  return square(`${ground}<g transform="translate(${left} ${left + 6}) scale(${scale})">${mark}</g>`);
};

/** White mark on a transparent background, since notifications use only its shape. */
const badge = square(mark.replaceAll(ink, '#fff'));

/** Icon of a shortcut on the logo's background. */
const sign = (icon: typeof QrCode): string => {
  const iconMarkup = renderToStaticMarkup(createElement(icon, { size: 288, color: ink, strokeWidth: 1.75 }));
  return square(
    `<rect width="512" height="512" rx="256" fill="${gold}"/>${iconMarkup.replace('<svg', '<svg x="112" y="112"')}`,
  );
};

const pictures: readonly [name: string, drawing: string, size: number][] = [
  ['icon-192', logo, 192],
  ['icon-512', logo, 512],
  ['maskable-192', full(0.8), 192],
  ['maskable-512', full(0.8), 512],
  ['apple-touch', full(0.9), 180],
  ['badge-96', badge, 96],
  ['scan-96', sign(ScanQrCode), 96],
  ['card-96', sign(QrCode), 96],
  ['phonebook-96', sign(ContactRound), 96],
];

/** Writes every icon and prints its size. */
export const drawIcons = async (): Promise<void> => {
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const [name, drawing, size] of pictures) {
    const density = (72 * size) / 512;
    const picture = sharp(Buffer.from(drawing), { density: Math.max(density, 72) }).resize(size, size);
    const bytes = await picture.png({ compressionLevel: 9, palette: true }).toBuffer();
    await writeFile(join(folder, 'icons', `${name}.png`), bytes);
    console.log(`icons/${name}.png: ${bytes.length} B`);
  }
};
