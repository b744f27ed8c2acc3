import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBot } from './bots.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36';

test('recognizes bots by their user agent', () => {
  for (const agent of [
    '',
    'facebookexternalhit/1.1',
    'Zalo-preview',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
  ])
    assert.ok(isBot(agent), agent);
  for (const agent of [
    PHONE,
    `${PHONE} Zalo android/24.10.02`,
    `${PHONE} [FBAN/FBIOS;FBAV/4]`,
    'Mozilla/5.0 (X11; CUBOT X30)',
  ])
    assert.ok(!isBot(agent), agent);
});
