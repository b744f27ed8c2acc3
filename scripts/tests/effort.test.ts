import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear, repeatText } from './effort.ts';

/** Quadratic work: reads the text from each letter to its end. */
const bySquare = (text: string): void => {
  let sum = 0;
  for (let from = 0; from < text.length; from += 1)
    for (let index = from; index < text.length; index += 1) sum += text.charCodeAt(index);
  assert.ok(sum > 0);
};

test('distinguishes quadratic from linear work', () => {
  assert.throws(() => assertLinear(bySquare, repeatText('ab'), 8_000), /"abab/);
  assertLinear((text) => assert.ok(text.toUpperCase().includes('B')), repeatText('ab'), 2_000_000);
});

test('accepts work that is too short to measure', () => {
  assertLinear(bySquare, repeatText('ab'), 100);
});
