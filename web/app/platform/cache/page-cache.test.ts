import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FinishedPage, KeptPage } from './kept-page.server.ts';
import { PageCache } from './page-cache.server.ts';

const page = (html: string, ...tags: string[]): FinishedPage => ({ html, tags, nonce: 'n' });
const cacheOf = (maximumBytes = 10_000, lifetime = 60_000, now = () => 0) =>
  new PageCache({ maximumBytes, lifetime, now });
const bytesOf = (kept: KeptPage | undefined) => kept && kept.prepared && kept.ready('identity');
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

  test('never keeps a page whose tag was cleared while it was rendered', () => {
    const cache = cacheOf();
    const ticket = cache.begin('/me/a');
    cache.clear(['member:a']);
    assert.equal(cache.finish(ticket, page('stale', 'member:a')), undefined);
    assert.equal(textOf(cache, '/me/a'), undefined);
    cache.finish(cache.begin('/me/a'), page('fresh', 'member:a'));
    assert.equal(textOf(cache, '/me/a'), 'fresh');
  });

  test('a clear counts against the render under way even when a later one has finished between', () => {
    const cache = cacheOf();
    const slow = cache.begin('/me/a');
    cache.clear(['member:a']);
    cache.finish(cache.begin('/me/a'), page('fresh', 'member:a'));
    cache.finish(slow, page('stale', 'member:a'));
    assert.equal(textOf(cache, '/me/a'), 'fresh');
  });

  test('a render under way is shared with those who came before a clear, not with those who came after', async () => {
    const cache = cacheOf();
    const ticket = cache.begin('/me/a');
    const before = cache.join('/me/a');
    cache.clear(['member:other']);
    assert.equal(cache.join('/me/a'), undefined);
    cache.finish(ticket, page('A', 'member:a'));
    assert.equal(bytesOf(await before)?.toString(), 'A');
    assert.equal(cache.join('/me/a'), undefined);
  });

  test('those who wait for a render that may not be kept get nothing of it', async () => {
    const cache = cacheOf();
    const ticket = cache.begin('/me/a');
    const waiting = cache.join('/me/a');
    cache.finish(ticket);
    assert.equal(await waiting, undefined);
  });

  test('everything cleared counts against every render under way', () => {
    const cache = cacheOf();
    const ticket = cache.begin('/me/a');
    cache.clearAll();
    assert.equal(cache.finish(ticket, page('stale')), undefined);
  });

  test('a page is kept no longer than what it shows, and never when that is over already', () => {
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

  test('a page is out of date after its lifetime', () => {
    let now = 0;
    const cache = cacheOf(10_000, 1000, () => now);
    cache.finish(cache.begin('/'), page('home'));
    now = 999;
    assert.equal(textOf(cache, '/'), 'home');
    now = 1000;
    assert.equal(textOf(cache, '/'), undefined);
  });

  test('the least recently read pages make room, and the count of bytes stays right', () => {
    const cache = cacheOf(3000);
    for (const key of ['a', 'b', 'c']) cache.finish(cache.begin(key), page(key.repeat(1000), key));
    cache.get('a');
    cache.finish(cache.begin('d'), page('d'.repeat(1000), 'd'));
    assert.equal(textOf(cache, 'b'), undefined);
    assert.equal(textOf(cache, 'a'), 'a'.repeat(1000));
    assert.deepEqual(cache.size, { pages: 3, bytes: 3000 });
  });

  test('compressed bytes are made once and are those of the page', async () => {
    const cache = cacheOf();
    const html = '<p>Xin chào</p>'.repeat(100);
    const kept = cache.finish(cache.begin('/'), page(html));
    const [first, second] = await Promise.all([kept?.encoded('br'), kept?.encoded('br')]);
    assert.equal(first, second);
    assert.equal(brotliDecompressSync(first ?? Buffer.alloc(0)).toString(), html);
    const zipped = (await kept?.encoded('gzip')) ?? Buffer.alloc(0);
    assert.equal(gunzipSync(zipped).toString(), html);
    assert.equal(cache.size.bytes, Buffer.byteLength(html) + (first?.length ?? 0) + zipped.length);
  });

  test('a page dropped while it is compressed no longer counts', async () => {
    const cache = cacheOf();
    const kept = cache.finish(cache.begin('/'), page('x'.repeat(1000), 'x'));
    const making = kept?.encoded('gzip');
    cache.clear(['x']);
    await making;
    assert.deepEqual(cache.size, { pages: 0, bytes: 0 });
  });
});
