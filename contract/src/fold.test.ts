import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold, foldToWords, removeMarks } from './fold.ts';

test('removes Vietnamese diacritics in NFC and NFD, including đ', () => {
  for (const form of ['NFC', 'NFD'] as const) {
    const text = 'Đường Bến Gốm, Thừa Thiên – Huế'.normalize(form);
    assert.equal(removeMarks(text), 'Duong Ben Gom, Thua Thien – Hue');
    assert.equal(fold(text), 'duong ben gom, thua thien – hue');
    assert.equal(foldToWords(`  ${text}!`), 'duong ben gom thua thien hue');
  }
});

test('keeps combining marks of other scripts', () => {
  assert.equal(removeMarks('ที่ café'), 'ที่ cafe');
  assert.equal(foldToWords('ที่'), '');
});
