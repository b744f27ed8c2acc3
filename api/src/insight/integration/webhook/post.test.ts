import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { isEndpointUrl, isPublicAddress } from './address.rules.ts';
import type { Resolve } from './guard.service.ts';
import { post } from './post.service.ts';

const receiver = await startReceiver();
const NEVER = new AbortController().signal;
const to = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
const open = { allowsLoopback: true, signal: NEVER };
const closed = { allowsLoopback: false, signal: NEVER };

describe('addresses', () => {
  const PRIVATE = [
    ['this machine', '127.0.0.1'],
    ['this machine in IPv6', '::1'],
    ['no address', '0.0.0.0'],
    ['no address in IPv6', '::'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '192.168.1.1'],
    ['a shared network', '100.64.0.1'],
    ['the link, where clouds keep their secrets', '169.254.169.254'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['documentation', '203.0.113.7'],
    ['benchmarks', '198.18.0.1'],
    ['IPv4 in IPv6', '::ffff:10.0.0.1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6, the former way', '::127.0.0.1'],
    ['a translator to IPv4', '64:ff9b::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['a unique local address', 'fd00::1'],
    ['the link in IPv6', 'fe80::1'],
    ['the site in IPv6', 'fec0::1'],
    ['multicast in IPv6', 'ff02::1'],
    ['documentation in IPv6', '2001:db8::1'],
    ['a name', 'localhost'],
  ] as const;
  for (const [what, address] of PRIVATE)
    test(`${what} (${address}) is not public`, () => assert.equal(isPublicAddress(address), false));
  for (const address of ['1.1.1.1', '203.205.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])
    test(`${address} is public`, () => assert.equal(isPublicAddress(address), true));

  const REFUSED = [
    'http://hooks.example.vn',
    'https://localhost/a',
    'https://127.0.0.1',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://10.0.0.1/',
  ];
  for (const url of REFUSED)
    test(`${url} is no endpoint`, async () => {
      assert.equal(isEndpointUrl(new URL(url), false), false);
      assert.deepEqual(await post(to(url), closed), { status: null, fault: 'address', answer: '' });
    });
});

describe('a name', () => {
  const answers = (...rounds: string[][]): Resolve & { asked: number } =>
    Object.assign(
      async function resolve() {
        const addresses = rounds[Math.min(resolver.asked, rounds.length - 1)] ?? [];
        resolver.asked += 1;
        return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
      { asked: 0 },
    );
  let resolver: Resolve & { asked: number };

  for (const addresses of [
    ['192.168.0.10'],
    ['::ffff:10.0.0.1'],
    ['100.64.3.4'],
    ['1.1.1.1', '127.0.0.1'],
    ['fd12::1'],
  ])
    test(`that leads to ${addresses.join(' and ')} is refused`, async () => {
      resolver = answers(addresses);
      const outcome = await post(to('https://hooks.example.vn/'), { ...closed, resolve: resolver });
      assert.deepEqual([outcome.fault, resolver.asked], ['address', 1]);
    });

  test('is resolved once, and the connection goes to that address', async () => {
    resolver = answers(['127.0.0.1'], ['192.0.2.1']);
    const outcome = await post(to(`http://localhost:${receiver.port}/once`), { ...open, resolve: resolver });
    assert.deepEqual([outcome.status, resolver.asked], [204, 1]);
    assert.equal(receiver.received.at(-1)?.headers.host, `localhost:${receiver.port}`);
  });

  test('that does not exist, or has no addresses, is a fault of the name', async () => {
    const missing: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
    assert.equal((await post(to('https://hooks.example.vn/'), { ...closed, resolve: missing })).fault, 'name');
    resolver = answers([]);
    assert.equal((await post(to('https://hooks.example.vn/'), { ...closed, resolve: resolver })).fault, 'name');
  });

  test('that resolves too slowly ends with the time', async () => {
    const slow: Resolve = () => new Promise(() => undefined);
    const outcome = await post(to('https://hooks.example.vn/'), { ...closed, resolve: slow, patience: 20 });
    assert.equal(outcome.fault, 'timeout');
  });
});

describe('an answer', () => {
  test('of a redirect is not followed', async () => {
    const before = receiver.received.length;
    receiver.answer = (response) => response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end();
    assert.equal((await post(to(`${receiver.url}/moved`), open)).status, 302);
    assert.equal(receiver.received.length, before + 1);
  });

  test('is read up to four kilobytes, without NUL', async () => {
    receiver.answer = (response) => response.end(`\0${'x'.repeat(100_000)}`);
    const { answer } = await post(to(receiver.url), open);
    assert.equal(answer, 'x'.repeat(4095));
  });

  test('that does not come in time is a timeout', async () => {
    receiver.answer = () => undefined;
    assert.deepEqual(await post(to(receiver.url), { ...open, patience: 50 }), {
      status: null,
      fault: 'timeout',
      answer: '',
    });
  });

  test('whose text does not end keeps its status', async () => {
    receiver.answer = (response) => void response.writeHead(200).write('hello');
    const { status, answer } = await post(to(receiver.url), { ...open, patience: 200 });
    assert.deepEqual([status, answer], [200, 'hello']);
  });

  test('that breaks off is a fault of the connection', async () => {
    receiver.answer = (response) => response.destroy();
    assert.equal((await post(to(receiver.url), open)).fault, 'connection');
    assert.equal((await post(to('http://127.0.0.1:9/'), open)).fault, 'connection');
  });

  test('of http where https was asked for is a fault of the certificate', async () => {
    receiver.answer = (response) => response.writeHead(204).end();
    assert.equal((await post(to(`https://127.0.0.1:${receiver.port}/`), open)).fault, 'certificate');
  });
});
