import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear, repeated } from './effort.ts';

/** Looks from each letter to the end of the text. */
const bySquare = (text: string): void => {
  let seen = 0;
  for (let from = 0; from < text.length; from += 1)
    for (let at = from; at < text.length; at += 1) seen += text.charCodeAt(at);
  assert.ok(seen > 0);
};

test('work that grows by the square is told from work that grows with the text', () => {
  assert.throws(() => assertLinear(bySquare, repeated('ab'), 8_000), /"abab/);
  assertLinear((text) => assert.ok(text.toUpperCase().includes('B')), repeated('ab'), 2_000_000);
});

test('work that is hardly felt says nothing', () => {
  assertLinear(bySquare, repeated('ab'), 100);
});
