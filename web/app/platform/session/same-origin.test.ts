import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { suite, test } from 'node:test';
import { isSameOrigin } from './same-origin.server.ts';

const site = { publicUrl: 'https://m4u.test' };
const accepts = (headers: IncomingHttpHeaders) => isSameOrigin({ headers: { host: 'm4u.test', ...headers } }, site);

suite('state-changing requests', () => {
  test('are checked by Sec-Fetch-Site if the browser sends it', () => {
    assert.ok(accepts({ 'sec-fetch-site': 'same-origin' }));
    assert.ok(accepts({ 'sec-fetch-site': 'none' }));
    for (const site of ['cross-site', 'same-site', ''])
      assert.ok(!accepts({ 'sec-fetch-site': site, origin: 'https://m4u.test' }), site);
  });

  test('need an origin of this host otherwise', () => {
    assert.ok(accepts({ origin: 'https://m4u.test' }));
    for (const origin of ['https://evil.test', 'https://m4u.test.evil.test', 'https://m4u.test:8443', 'null', ''])
      assert.ok(!accepts({ origin }), origin);
    assert.ok(!isSameOrigin({ headers: { origin: 'null' } }, {}), 'a request without a host');
  });

  test('need the scheme of the public address or of a trusted proxy', () => {
    assert.ok(!accepts({ origin: 'http://m4u.test' }));
    const ask = (origin: string, proto: string, trustProxy = 1) =>
      isSameOrigin({ headers: { host: 'm4u.test', origin, 'x-forwarded-proto': proto } }, { trustProxy });
    assert.ok(ask('https://m4u.test', 'https'));
    assert.ok(!ask('http://m4u.test', 'https'));
    assert.ok(ask('http://m4u.test', 'http'));
    assert.ok(!ask('https://m4u.test', 'https', 0), 'the word of nobody who is trusted');
    assert.ok(!ask('https://m4u.test', 'https, http'), 'a first value that the caller may have written');
  });

  test('are accepted without both headers only without a session', () => {
    assert.ok(accepts({}));
    assert.ok(accepts({ cookie: 'm4u_lang=en; not_snc_token=1' }));
    for (const cookie of ['snc_token=a', 'm4u_lang=en; snc_refresh_token=b']) assert.ok(!accepts({ cookie }), cookie);
  });
});
