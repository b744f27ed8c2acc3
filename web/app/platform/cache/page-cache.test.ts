import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FinishedPage, KeptPage } from './kept-page.server.ts';
import { PageCache } from './page-cache.server.ts';

const page = (html: string, ...tags: string[]): FinishedPage => ({ html, tags, nonce: 'n' });
const cacheOf = (maximumBytes = 10_000, lifetime = 60_000, now = () => 0) =>
  new PageCache({ maximumBytes, lifetime, now });
const bytesOf = (keptPage: KeptPage | undefined) => keptPage && keptPage.prepared && keptPage.ready('identity');
const textOf = (cache: PageCache, key: string) => bytesOf(cache.get(key))?.toString();

suite('page cache', () => {
  test('keeps a page until one of its tags is cleared', () => {
    const cache = cacheOf();
    cache.finish(cache.begin('/me/a'), page('A', 'member:a', 'theme:x'));
    cache.finish(cache.begin('/me/b'), page('B', 'member:b'));
    cache.clear(['member:c']);
    assert.equal(textOf(cache, '/me/a'), 'A');
    cache.clear(['theme:x']);
    assert.equal(textOf(cache, '/me/a'), undefined);
    assert.equal(textOf(cache, '/me/b'), 'B');
    cache.clearAll();
    assert.deepEqual(cache.size, { pages: 0, bytes: 0 });
  });

  test('does not keep a page whose tag was cleared during its render', () => {
    const cache = cacheOf();
    const ticket = cache.begin('/me/a');
    cache.clear(['member:a']);
    assert.equal(cache.finish(ticket, page('stale', 'member:a')), undefined);
    assert.equal(textOf(cache, '/me/a'), undefined);
    cache.finish(cache.begin('/me/a'), page('fresh', 'member:a'));
    assert.equal(textOf(cache, '/me/a'), 'fresh');
  });

  test('discards a stale render even after a later one has finished', () => {
    const cache = cacheOf();
    const slow = cache.begin('/me/a');
    cache.clear(['member:a']);
    cache.finish(cache.begin('/me/a'), page('fresh', 'member:a'));
    cache.finish(slow, page('stale', 'member:a'));
    assert.equal(textOf(cache, '/me/a'), 'fresh');
  });

  test('shares a render with earlier requests, but not after a clear', async () => {
    const cache = cacheOf();
    const ticket = cache.begin('/me/a');
    const before = cache.join('/me/a');
    cache.clear(['member:other']);
    assert.equal(cache.join('/me/a'), undefined);
    cache.finish(ticket, page('A', 'member:a'));
    assert.equal(bytesOf(await before)?.toString(), 'A');
    assert.equal(cache.join('/me/a'), undefined);
  });

  test('returns nothing to requests that wait for an uncacheable render', async () => {
    const cache = cacheOf();
    const ticket = cache.begin('/me/a');
    const waiting = cache.join('/me/a');
    cache.finish(ticket);
    assert.equal(await waiting, undefined);
  });

  test('clearing everything discards every current render', () => {
    const cache = cacheOf();
    const ticket = cache.begin('/me/a');
    cache.clearAll();
    assert.equal(cache.finish(ticket, page('stale')), undefined);
  });

  test('keeps a page no longer than its content is valid', () => {
    let now = 0;
    const cache = cacheOf(10_000, 60_000, () => now);
    cache.finish(cache.begin('/me/a'), { ...page('A', 'member:a'), until: 1000 });
    cache.finish(cache.begin('/me/b'), { ...page('B', 'member:b'), until: 900_000 });
    now = 999;
    assert.equal(textOf(cache, '/me/a'), 'A');
    now = 1000;
    assert.equal(textOf(cache, '/me/a'), undefined);
    assert.equal(cache.finish(cache.begin('/me/a'), { ...page('late', 'member:a'), until: 1000 }), undefined);
    now = 60_000;
    assert.equal(textOf(cache, '/me/b'), undefined);
  });

  test('drops a page after its lifetime', () => {
    let now = 0;
    const cache = cacheOf(10_000, 1000, () => now);
    cache.finish(cache.begin('/'), page('home'));
    now = 999;
    assert.equal(textOf(cache, '/'), 'home');
    now = 1000;
    assert.equal(textOf(cache, '/'), undefined);
  });

  test('evicts the least recently used pages and counts bytes correctly', () => {
    const cache = cacheOf(3000);
    for (const key of ['a', 'b', 'c']) cache.finish(cache.begin(key), page(key.repeat(1000), key));
    cache.get('a');
    cache.finish(cache.begin('d'), page('d'.repeat(1000), 'd'));
    assert.equal(textOf(cache, 'b'), undefined);
    assert.equal(textOf(cache, 'a'), 'a'.repeat(1000));
    assert.deepEqual(cache.size, { pages: 3, bytes: 3000 });
  });

  test('compresses a page once', async () => {
    const cache = cacheOf();
    const html = '<p>Xin chào</p>'.repeat(100);
    const keptPage = cache.finish(cache.begin('/'), page(html));
    const [first, second] = await Promise.all([keptPage?.encoded('br'), keptPage?.encoded('br')]);
    assert.equal(first, second);
    assert.equal(brotliDecompressSync(first ?? Buffer.alloc(0)).toString(), html);
    const zipped = (await keptPage?.encoded('gzip')) ?? Buffer.alloc(0);
    assert.equal(gunzipSync(zipped).toString(), html);
    assert.equal(cache.size.bytes, Buffer.byteLength(html) + (first?.length ?? 0) + zipped.length);
  });

  test('does not count a page that is dropped during compression', async () => {
    const cache = cacheOf();
    const keptPage = cache.finish(cache.begin('/'), page('x'.repeat(1000), 'x'));
    const making = keptPage?.encoded('gzip');
    cache.clear(['x']);
    await making;
    assert.deepEqual(cache.size, { pages: 0, bytes: 0 });
  });
});
