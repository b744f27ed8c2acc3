import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { organizationPresets, themes } from '@m4u/contract/profile/theme/catalogue';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { photo } from '../../testing/files/pictures.ts';
import { qrPng, qrSvg } from './qr.ts';
import type { QrAppearance } from './qr.ts';

const link = 'https://m4u.example/smc/nguyen-thi-my-duyen';
const texts = {
  'a short link': 'https://m4u.vn/smc/an',
  'a link': link,
  'a long address with Vietnamese': `https://m4u.example/me/0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b?name=${encodeURIComponent('Đặng Nguyễn Ỷ Lan')}`,
  'a VietQR payload':
    '00020101021238570010A00000072701270006970436011300112233445560208QRIBFTTA53037045802VN62150811CHUC MUNG636304ABCD',
};

let portrait: Buffer;
before(async () => {
  portrait = await photo(640, 640).webp().toBuffer();
});

const read = async (image: Buffer): Promise<string> => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height }, { timeLimit: 2000 });
};

describe('a QR code', () => {
  for (const [name, text] of Object.entries(texts))
    test(`of ${name} is readable in every size, with and without a portrait`, async () => {
      for (const dress of [{}, { portrait }] satisfies QrAppearance[])
        for (const size of [200, 300, 512, 1000, 2048]) {
          const png = await qrPng(text, size, dress);
          const { width, height, format } = await sharp(png).metadata();
          assert.deepEqual([width, height, format], [size, size, 'png']);
          assert.equal(await read(png), text, `${size} px`);
        }
    });

  test('is readable in the colours of every theme, also small and blurred', async () => {
    for (const theme of [...themes, ...organizationPresets]) {
      const photographed = await sharp(await qrPng(link, 600, { portrait, theme }))
        .resize(330, 330)
        .blur(0.8)
        .rotate(7, { background: '#FFFFFF' })
        .jpeg({ quality: 60 })
        .toBuffer();
      assert.equal(await read(photographed), link, theme.name);
    }
  });

  test('is readable as SVG, which holds nothing but shapes and the portrait', async () => {
    for (const dress of [{}, { portrait, theme: themes[0] }] satisfies QrAppearance[]) {
      const svg = await qrSvg(texts['a long address with Vietnamese'], dress);
      assert.equal(await read(await sharp(Buffer.from(svg)).png().toBuffer()), texts['a long address with Vietnamese']);
      assert.doesNotMatch(svg, /<script|onload|<style|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    }
    const hostile = await qrSvg('"><script>alert(1)</script>');
    assert.doesNotMatch(hostile, /script/);
  });

  test('has a quiet zone of four modules and a portrait of at most 22 % of its width', async () => {
    const { data, info } = await sharp(await qrPng(link, 1000, { portrait }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixelAt = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    const isWhite = (x: number, y: number) => pixelAt(x, y).every((channel) => channel > 250);
    const first = Array.from({ length: 1000 }, (_, x) => x).findIndex((x) => !isWhite(x, 500) || !isWhite(x, 120));
    assert.ok(first >= 4 * Math.floor(1000 / 49), `code begins at ${first}`);
    const row = Array.from({ length: 1000 }, (_, x) => x).filter(
      (x) => Math.max(...pixelAt(x, 500)) - Math.min(...pixelAt(x, 500)) > 24,
    );
    const width = (row.at(-1) ?? 0) - (row[0] ?? 0);
    assert.ok(width > 0.12 * 1000 && width <= 0.22 * 1000, `portrait ${width} px`);
  });

  test('refuses sizes and texts that cannot be drawn', async () => {
    for (const size of [0, 64, 100.5, 5000, Number.NaN]) await assert.rejects(qrPng(link, size), RangeError);
    await assert.rejects(qrSvg('x'.repeat(1400)), Error);
    await assert.rejects(qrPng('x'.repeat(1000), 128), RangeError);
  });
});
