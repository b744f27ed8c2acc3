import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { suite, test } from 'node:test';
import { findSender } from '@m4u/contract/http/sender';
import { readCookie, readableCookie, serverCookie } from '../session/cookies.ts';
import { chooseEncoding } from '@m4u/contract/encoding';
import { readBody } from './request.server.ts';
import { routeNames } from './route-names.server.ts';
import { hasExpired } from '../session/session.server.ts';
import { withoutTrackers } from './tracking-params.server.ts';
import { isPlain, loggedPath, readVisit, screenAddress } from './visit.server.ts';
import { assertLinear, repeatText } from '../../../../scripts/tests/effort.ts';

suite('request reading', () => {
  test('finds a cookie by its whole name and decodes it', () => {
    assert.equal(readCookie('a=1; m4u_lang=en; b=2', 'm4u_lang'), 'en');
    assert.equal(readCookie('xm4u_lang=vi; m4u_lang=en', 'm4u_lang'), 'en');
    assert.equal(readCookie('m4u_lang_x=1', 'm4u_lang'), undefined);
    assert.equal(readCookie('n=%E1%BB%87; m=%', 'n'), 'ệ');
    assert.equal(readCookie('m=%', 'm'), '%');
    assert.match(readableCookie('n', 'a;b'), /^n=a%3Bb; Path=\/; Max-Age=2592000; SameSite=None; Secure$/);
    assert.match(serverCookie('n', 'a'), /; Secure; HttpOnly$/);
  });

  test('finds no cookie within the value of another one', () => {
    const name = '__Host-m4u_device';
    for (const planted of [`x=1 ${name}=a`, `x=1\t${name}=a`, `\u00a0${name}=a`, `x=";${name}x=a"`])
      assert.equal(readCookie(planted, name), undefined, planted);
    assert.equal(readCookie(`x=1 ${name}=a; ${name}=b`, name), 'b');
    assert.equal(readCookie(`a=1;${name}=b`, name), 'b');
    assertLinear((header) => readCookie(header, name), repeatText('x', ` ${name}=`, ''), 15_000);
  });

  test('caches pages only under their canonical address', () => {
    for (const plain of ['/', '/me/an-nguyen', '/me/posts/019a0000-0000-7000-8000-000000000000', '/me/an?lang=vi'])
      assert.ok(isPlain(plain), plain);
    for (const other of [
      '/me/an?x=1?lang=vi',
      '/me/An',
      '/me/%61n',
      '/me/an/',
      '//me/an',
      '/me/an?',
      '/me/an?lang=vi&x',
      '/_.data',
    ])
      assert.ok(!isPlain(other), other);
  });

  test('chooses the best accepted encoding', () => {
    assert.equal(chooseEncoding('gzip, deflate, br'), 'br');
    assert.equal(chooseEncoding('gzip;q=1.0, br;q=0'), 'gzip');
    assert.equal(chooseEncoding('deflate'), 'identity');
    assert.equal(chooseEncoding('br ; q=0.0, GZIP;q=0.5'), 'gzip');
    assert.equal(chooseEncoding('brotli, xgzip'), 'identity');
    assert.equal(chooseEncoding(undefined), 'identity');
  });

  test('reads a list of encodings in linear time', () => {
    for (const gap of [' ', '\t', ', ', ';']) assertLinear(chooseEncoding, repeatText(gap, 'br', 'x'), 15_000);
  });

  test('treats expired and unreadable tokens as expired', () => {
    const token = (exp: unknown) => `h.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`;
    const now = 1_700_000_000_000;
    assert.equal(hasExpired(token(now / 1000 + 60), now), false);
    for (const exp of [now / 1000 - 1, now / 1000, 'x', undefined]) assert.equal(hasExpired(token(exp), now), true);
    for (const text of [undefined, '', 'a.b.c', 'a.bnVsbA.c']) assert.equal(hasExpired(text, now), true);
  });

  test('maps data requests to the address of the screen', () => {
    const of = (path: string) => {
      const { pathname, search } = screenAddress(new URL(path, 'http://site.test'));
      return pathname + search;
    };
    assert.equal(of('/me/a.data?lang=en&_routes=me'), '/me/a?lang=en');
    assert.equal(of('/_.data'), '/');
    assert.equal(of('/me/a/_.data'), '/me/a/');
    assert.equal(of('/me/a'), '/me/a');
  });

  test('removes tracking parameters from an address', () => {
    assert.equal(withoutTrackers('/me/an?fbclid=x&utm_source=zalo'), '/me/an');
    assert.equal(withoutTrackers('/me/an?page=2&zarsrc=31&q=a%26b'), '/me/an?page=2&q=a%26b');
    assert.equal(withoutTrackers('/me/an?ref=gclid'), '/me/an?ref=gclid');
    assert.equal(withoutTrackers('/me/an'), '/me/an');
  });

  test('hides secrets in logged addresses', () => {
    const token = 'x3-'.repeat(15);
    assert.equal(loggedPath(`/password-reset/${token}`), '/password-reset/[secret]');
    assert.equal(loggedPath(`/a/${token}/b.data`), '/a/[secret]/b.data');
    const plain = '/me/0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/edit/about';
    assert.equal(loggedPath(plain), plain);
  });

  test('limits the size of a body, larger for uploads', async () => {
    const sizeOf = async (type: string, size: number, declaresLength = true) => {
      const headers = { 'content-type': type, ...(declaresLength && { 'content-length': String(size) }) };
      const request = Object.assign(Readable.from([Buffer.alloc(size)]), { headers });
      return (await readBody(request as never)).length;
    };
    const [form, upload] = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    const mebibyte = 1024 * 1024;
    assert.equal(await sizeOf(form, mebibyte), mebibyte);
    assert.equal(await sizeOf(upload, 10 * mebibyte), 10 * mebibyte);
    for (const declaresLength of [true, false]) {
      await assert.rejects(sizeOf(form, mebibyte + 1, declaresLength), { code: 'too-large' });
      await assert.rejects(sizeOf(upload, 12 * mebibyte, declaresLength), { code: 'too-large' });
      await assert.rejects(sizeOf(form, 65 * mebibyte, declaresLength), { code: 'too-large' });
    }
  });

  test('cuts the user agent to 300 characters', () => {
    const headers = { host: 'site.test', 'user-agent': 'x'.repeat(10_000) };
    assert.equal(readVisit({ headers, url: '/', socket: {} } as IncomingMessage, {})?.userAgent.length, 300);
  });

  test('takes the sender’s address from trusted proxies only', () => {
    const from = (proxies: number, header?: string) =>
      findSender(
        { headers: { ...(header !== undefined && { 'x-forwarded-for': header }) }, socket: { remoteAddress: '::1' } },
        proxies,
      );
    assert.equal(from(0, '1.1.1.1'), '::1');
    assert.equal(from(1, '6.6.6.6, 1.1.1.1'), '1.1.1.1');
    assert.equal(from(2, '6.6.6.6, 1.1.1.1, 10.0.0.1'), '1.1.1.1');
    assert.equal(from(2, '1.1.1.1'), '1.1.1.1');
    assert.equal(from(1), '::1');
  });

  test('names routes by their patterns', () => {
    const routes = {
      root: { id: 'root', path: '' },
      connect: { id: 'connect', index: true, parentId: 'root' },
      frame: { id: 'frame', parentId: 'root' },
      me: { id: 'me', path: '/me/:id', parentId: 'frame' },
    };
    assert.deepEqual(
      [...routeNames(routes)],
      [
        ['/', 'connect'],
        ['/me/:id', 'me'],
      ],
    );
  });
});
