import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isLocalRequest } from './local-request.ts';

const isLocal = (headers: Record<string, string>, remoteAddress = '127.0.0.1', httpVersion = '1.1') =>
  isLocalRequest({ headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress }, httpVersion });

suite('local request', () => {
  test('accepts a local host, address and origin with any port', () => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'LOCALHOST:3000'])
      assert.ok(isLocal({ host }), host);
    for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) assert.ok(isLocal({}, address));
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1']) assert.ok(isLocal({ origin }), origin);
  });

  test('refuses another host name, such as one that resolves to this machine', () => {
    const hosts = [
      'm4u.example',
      'localhost.evil.example',
      '127.0.0.1.nip.io:3000',
      'evil.example:3000',
      '0.0.0.0',
      '',
    ];
    for (const host of hosts) assert.ok(!isLocal({ host }), host);
    for (const origin of ['https://m4u.example', 'null', '']) assert.ok(!isLocal({ origin }), origin);
  });

  test('refuses proxied requests and other machines', () => {
    const signs = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];
    for (const name of [...signs, 'x-forwarded', 'x-real-ip', 'x-original-host', 'true-client-ip', 'cf-connecting-ip'])
      for (const value of ['127.0.0.1', '']) assert.ok(!isLocal({ [name]: value }), name);
    assert.ok(!isLocal({}, '127.0.0.1', '1.0'), 'HTTP/1.0, as nginx speaks');
    assert.ok(!isLocal({}, '203.0.113.9'), 'another machine');
  });
});
