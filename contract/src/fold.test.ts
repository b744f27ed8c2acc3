import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold, foldToWords, withoutMarks } from './fold.ts';

test('marks go, however they were typed, and đ with them', () => {
  for (const form of ['NFC', 'NFD'] as const) {
    const text = 'Đường Bến Gốm, Thừa Thiên – Huế'.normalize(form);
    assert.equal(withoutMarks(text), 'Duong Ben Gom, Thua Thien – Hue');
    assert.equal(fold(text), 'duong ben gom, thua thien – hue');
    assert.equal(foldToWords(`  ${text}!`), 'duong ben gom thua thien hue');
  }
});

test('letters of other scripts keep what they are written with', () => {
  assert.equal(withoutMarks('ที่ café'), 'ที่ cafe');
  assert.equal(foldToWords('ที่'), '');
});
