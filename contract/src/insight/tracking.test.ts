import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deviceOf, isLeftOut, sourceOf } from './tracking/rules.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36';

describe('visit', () => {
  const from = (referrer: string, { address = '/smc/an', agent = PHONE } = {}) =>
    sourceOf({ address, host: 'm4u.vn', referrer, agent });

  test('takes its source from the address, else from the referrer or app', () => {
    assert.equal(from('https://zalo.me/1', { address: '/smc/an?s=qr' }), 'qr');
    assert.equal(from('https://zalo.me/1', { address: '/smc/an?a=1&s=moon' }), 'zalo');
    assert.equal(from('https://m4u.vn/mbg/gom'), 'link');
    assert.equal(from('https://chat.zalo.me/'), 'zalo');
    assert.equal(from('https://l.facebook.com/'), 'facebook');
    assert.equal(from('https://www.google.com.vn/'), 'search');
    assert.equal(from('https://coccoc.com/search?query=an'), 'search');
    assert.equal(from('https://notgoogle.com/'), 'other');
    assert.equal(from('không phải địa chỉ'), 'direct');
    assert.equal(from(''), 'direct');
    assert.equal(from('', { agent: `${PHONE} Zalo android/24.10.02` }), 'zalo');
    assert.equal(from('', { agent: `${PHONE} [FBAN/FBIOS;FBAV/4]` }), 'facebook');
  });

  test('detects the class of the device', () => {
    assert.equal(deviceOf(PHONE), 'phone');
    assert.equal(deviceOf('Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)'), 'tablet');
    assert.equal(deviceOf('Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/124.0 Safari/537.36'), 'tablet');
    assert.equal(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/124.0 Safari/537.36'), 'computer');
  });

  test('is not counted with an opt-out header, or without a navigation', () => {
    assert.ok(!isLeftOut('GET', { dnt: '0' }));
    assert.ok(isLeftOut('HEAD', {}));
    for (const headers of [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-dest': 'image' },
    ])
      assert.ok(isLeftOut('GET', headers));
  });
});
