import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WEDDING_DESIGNS, WEDDING_PALETTES, WeddingDraft } from './schema.ts';

const names = { groom: { name: 'Minh' }, bride: { name: 'Lan' } };

test('takes both palettes of each design, and the first unless told otherwise', () => {
  for (const design of WEDDING_DESIGNS)
    for (const palette of WEDDING_PALETTES)
      assert.equal(WeddingDraft.parse({ ...names, design, palette }).palette, palette);
  assert.equal(WeddingDraft.parse({ ...names, design: 'hue' }).palette, 'first');
});

test('refuses other palettes', () => {
  for (const palette of ['third', '', 2, null]) {
    const { error } = WeddingDraft.safeParse({ ...names, palette });
    assert.deepEqual(
      error?.issues.map(({ path, message }) => [path.join('.'), message]),
      [['palette', 'choice']],
    );
  }
});
