import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateLimitedWords, waitWords } from './wait.ts';

test('a time to wait is told in seconds, minutes or hours, rounded up', () => {
  const told = [0.2, 1, 59, 60, 61, 3570, 7140, 7141, 86_400].map((seconds) => [
    waitWords(seconds, 'vi'),
    waitWords(seconds, 'en'),
  ]);
  assert.deepEqual(told, [
    ['1 giây', '1 second'],
    ['1 giây', '1 second'],
    ['59 giây', '59 seconds'],
    ['1 phút', '1 minute'],
    ['2 phút', '2 minutes'],
    ['60 phút', '60 minutes'],
    ['119 phút', '119 minutes'],
    ['2 giờ', '2 hours'],
    ['24 giờ', '24 hours'],
  ]);
});

test('a refusal says how long to wait, in both languages', () => {
  assert.equal(rateLimitedWords(45, 'vi'), 'Bạn thao tác quá nhanh. Hãy thử lại sau 45 giây.');
  assert.equal(rateLimitedWords(120, 'en'), 'Too many attempts. Try again in 2 minutes.');
});
