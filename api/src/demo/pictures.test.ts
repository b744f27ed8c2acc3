import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { pictureNames, readPicture } from './pictures.ts';

const FOLDER = new URL('./pictures/', import.meta.url);

/** Size in pixels and file type, by the beginning of the name. */
const forms = {
  portrait: '800×800 jpeg',
  cover: '1600×800 jpeg',
  logo: '640×640 png',
  poster: '900×1200 webp',
  banner: '1200×600 webp',
} as const;
const others = ['960×720 jpeg', '1200×900 jpeg', '1200×900 webp'];

describe('demo pictures', () => {
  test('have the size of their kind and differ from each other', async () => {
    const glances = new Map<string, string>();
    for (const name of pictureNames) {
      const bytes = await readPicture(name);
      const { width, height, format } = await sharp(bytes).metadata();
      const [kind = ''] = name.split('-');
      const expected = Object.hasOwn(forms, kind) ? [forms[kind as keyof typeof forms]] : others;
      assert.ok(expected.includes(`${width}×${height} ${format}`), `${name}: ${width}×${height} ${format}`);
      const glance = (await sharp(bytes).resize(12, 12).raw().toBuffer()).toString('hex');
      assert.equal(glances.get(glance), undefined, name);
      glances.set(glance, name);
    }
  });

  test('have no text and no external references, so that they look the same everywhere', async () => {
    for (const file of await readdir(FOLDER))
      if (file.endsWith('.svg'))
        assert.doesNotMatch(await readFile(new URL(file, FOLDER), 'utf8'), /<(?:text|image|style|use)\b|href=/, file);
  });

  test('are refused by unknown names', async () => {
    await assert.rejects(readPicture('nobody'), /no picture nobody/);
  });
});
