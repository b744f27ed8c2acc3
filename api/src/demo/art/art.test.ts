import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { processPicture } from '../../platform/pictures/process.ts';
import { cover, coverKinds } from './cover/cover.ts';
import { logo, logoKinds } from './logo.ts';
import { picture, pictureKinds } from './picture.ts';
import { portrait, portraitKinds } from './portrait/portrait.ts';

/** Of every kind: what it is called, what draws it, and its size in pixels. */
const drawings = [
  ...portraitKinds.map((kind) => [`portrait ${kind}`, () => portrait(kind), 800, 800] as const),
  ...coverKinds.map((kind) => [`cover ${kind}`, () => cover(kind), 1600, 800] as const),
  ...logoKinds.map((kind) => [`logo ${kind}`, () => logo(kind), 640, 640] as const),
];

/** Four by three, upright as posters are, or wide as banners. */
const SHAPES = ['960×720', '1200×900', '900×1200', '1200×600'];

const glanceAt = async (bytes: Buffer): Promise<string> =>
  (await sharp(bytes).resize(12, 12).raw().toBuffer()).toString('hex');

describe('the drawings of the demo', () => {
  test('are at least twelve portraits, ten covers, six logos and forty pictures of other things', () => {
    assert.ok(portraitKinds.length >= 12 && coverKinds.length >= 10 && logoKinds.length >= 6);
    assert.ok(pictureKinds.length >= 40);
  });

  test('of things and scenes are drawn the same each time and no two alike', async () => {
    const glances = new Map<string, string>();
    for (const kind of pictureKinds) {
      const bytes = await picture(kind);
      assert.ok(bytes.equals(await picture(kind)), kind);
      const { width, height, format } = await sharp(bytes).metadata();
      assert.ok(format === 'jpeg' && SHAPES.includes(`${width}×${height}`), kind);
      const glance = await glanceAt(bytes);
      assert.equal(glances.get(glance), undefined, kind);
      glances.set(glance, kind);
    }
  });

  test('are drawn the same each time, no two alike, and pass as uploads', async () => {
    const glances = new Map<string, string>();
    for (const [name, draw, width, height] of drawings) {
      const bytes = await draw();
      assert.ok(bytes.equals(await draw()), name);
      const glance = (await sharp(bytes).resize(12, 12).greyscale().raw().toBuffer()).toString('hex');
      assert.equal(glances.get(glance), undefined, name);
      glances.set(glance, name);
      const picture = await processPicture(bytes);
      assert.deepEqual([picture.width, picture.height], [width, height], name);
    }
  });

  test('give any name one of the portraits, always the same', async () => {
    const seeds = ['Nguyễn Thị Mỹ Duyên', 'Trần Bảo', '', 'toString', '__proto__', 'Đặng Ẵm'];
    for (const seed of seeds) assert.ok((await portrait(seed)).equals(await portrait(seed)), seed);
    const several = await Promise.all(Array.from({ length: 12 }, (_, index) => portrait(`person ${index}`)));
    assert.ok(new Set(several.map((bytes) => bytes.toString('base64'))).size > 4);
  });
});
