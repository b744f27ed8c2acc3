import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { chunk, photo, png, pngOf } from '../../testing/files/pictures.ts';
import { PictureError } from './error.ts';
import type { PictureErrorCode } from './error.ts';
import { detectKind } from './kind.ts';
import { processPicture, vcardPhoto } from './process.ts';

const refused = async (bytes: Uint8Array, code: PictureErrorCode): Promise<void> => {
  for (const take of [processPicture, (picture: Uint8Array) => vcardPhoto(picture, '198.51.100.1')])
    await assert.rejects(take(bytes), (error) => error instanceof PictureError && error.code === code);
};

describe('a hostile or wrong file', () => {
  test('is refused by its content: SVG, GIF, TIFF, BMP, text, PDF and HTML are no pictures', async () => {
    const square = photo(50, 50);
    await refused(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>`),
      'picture-type',
    );
    await refused(
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>`),
      'picture-type',
    );
    await refused(await square.clone().gif().toBuffer(), 'picture-type');
    await refused(await square.clone().tiff().toBuffer(), 'picture-type');
    for (const text of [
      'BM6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0',
      '<!doctype html><script>alert(1)</script>',
      '%PDF-1.7 ….......',
      'PK\x03\x04..............',
      '',
      'GIF89a<svg/onload=1>....',
    ])
      await refused(Buffer.from(text, 'latin1'), 'picture-type');
  });

  test('in HEIC is refused with an error of its own', async () => {
    for (const brands of ['heicmif1heic', 'mif1mif1heic', 'heixmif1miaf', 'hevcmsf1hevc']) {
      const box = Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from(`ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}`, 'latin1'),
      ]);
      assert.equal(detectKind(box), 'heic');
      await refused(box, 'picture-heic');
    }
    const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom........', 'latin1');
    await refused(film, 'picture-type');
  });

  test('refuses a claim of 30000×30000 pixels from the header', async () => {
    await refused(png(30_000, 30_000, deflateSync(Buffer.alloc(1000))), 'picture-too-many-pixels');
    await refused(png(2_147_483_647, 2_147_483_647, deflateSync(Buffer.alloc(10))), 'picture-unreadable');
  });

  test('refuses one that unpacks to gigabytes, and uses little memory within the limit', async () => {
    const bomb = png(60_000, 60_000, deflateSync(Buffer.alloc(60_000 * 3 * 400 + 400)));
    await refused(bomb, 'picture-too-many-pixels');
    const heavy = png(7000, 7000, deflateSync(Buffer.alloc((7000 * 3 + 1) * 7000)));
    assert.ok(heavy.length < 200_000);
    const rssBefore = process.memoryUsage().rss;
    assert.equal((await processPicture(heavy)).width, 1600);
    assert.ok(process.memoryUsage().rss - rssBefore < 400 * 1024 * 1024);
  });

  test('drops texts that unpack to gigabytes, using little memory', async () => {
    const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(7_900_000, 65))]);
    const heavy = pngOf(
      50,
      50,
      Array.from({ length: 80 }, () => chunk('zTXt', text)),
    );
    assert.ok(heavy.length < 1_000_000);
    const rssBefore = process.memoryUsage().rss;
    assert.equal((await processPicture(heavy)).width, 50);
    const added = process.memoryUsage().rss - rssBefore;
    assert.ok(added < 200 * 1024 * 1024, `${added} bytes`);
  });

  test('refuses a file cut short or scrambled in every format', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await photo(900, 700)
        .toFormat(format, format === 'avif' ? { effort: 0 } : {})
        .toBuffer();
      for (const share of [0.9, 0.5, 0.1])
        await refused(whole.subarray(0, Math.floor(whole.length * share)), 'picture-unreadable');
      await refused(whole.subarray(0, 20), 'picture-unreadable');
    }
    await refused(
      Buffer.concat([Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'), Buffer.alloc(5000, 7)]),
      'picture-unreadable',
    );
    await refused(png(500, 500, Buffer.from('not deflate at all')), 'picture-unreadable');
  });

  test('keeps only the picture of a file that is also something else', async () => {
    const tail = Buffer.from(`<script>alert('M4U-POLYGLOT')</script><?php system($_GET[0]) ?>PK\x05\x06`, 'latin1');
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const picture = await processPicture(Buffer.concat([await photo(400, 300).toFormat(format).toBuffer(), tail]));
      for (const { bytes } of picture.files)
        assert.ok(!Buffer.from(bytes).includes('POLYGLOT') && !Buffer.from(bytes).includes('php'));
    }
    const comment = Buffer.concat([Buffer.from('\xFF\xFE', 'latin1'), Buffer.from([0, tail.length + 2]), tail]);
    const jpeg = await photo(400, 300).jpeg().toBuffer();
    const carrier = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    assert.ok(carrier.includes('POLYGLOT'));
    for (const { bytes } of (await processPicture(carrier)).files) assert.ok(!Buffer.from(bytes).includes('POLYGLOT'));
  });

  test('above 10 MiB, or too small to show anything, is refused', async () => {
    await refused(
      Buffer.concat([await photo(50, 50).jpeg().toBuffer(), Buffer.alloc(MAXIMUM_UPLOAD_BYTES)]),
      'too-large',
    );
    await refused(await photo(1, 1).png().toBuffer(), 'picture-unreadable');
    await refused(await photo(9, 400).png().toBuffer(), 'picture-unreadable');
    await refused(await photo(12, 40_000).png().toBuffer(), 'picture-unreadable');
  });
});
