import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import S3rver from '@20minutes/s3rver';
import { StorageError } from './key.ts';
import { openStorage } from './open.ts';
import { createBucket, s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

let folder: string;
let store: S3rver;
let endpoint: string;

/** Fixed credentials of the store, which checks signatures of version 4. */
const credentials = { region: 'ap-southeast-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm4u-storage-'));
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  });
  endpoint = `http://127.0.0.1:${(await store.run()).port}`;
});

after(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const inFolder = (): Storage => openStorage({ dataDir: folder, s3: undefined });
const inBucket = (changes: { secretAccessKey?: string; bucket?: string; endpoint?: string } = {}): Storage =>
  s3Storage({ endpoint, bucket: 'pictures', pageSize: 50, ...credentials, ...changes });

const strangeKeys =
  '../a.webp|a/../../b.webp|/etc/passwd|a//b.webp|.a.webp|a/.b.webp|A.webp|a\\b.webp|a%2f.webp|a.webp\n|a.svg|a||a.b.webp|a/b/c/d/e.webp|a\0.webp'
    .split('|')
    .concat(`${'a'.repeat(300)}.webp`);

for (const [name, open] of [
  ['a folder', inFolder],
  ['an S3-compatible store', inBucket],
] as const)
  describe(`storage in ${name}`, () => {
    test('returns the bytes and type that were stored', async () => {
      const storage = open();
      const bytes = randomBytes(300_000);
      await storage.put('media/0198-ab/640.webp', bytes, 'image/webp');
      const stored = await storage.get('media/0198-ab/640.webp');
      assert.equal(stored?.contentType, 'image/webp');
      assert.ok(bytes.equals(stored?.bytes ?? new Uint8Array()));
    });

    test('reads the asked part of a file alone', async (t) => {
      const storage = open();
      const bytes = randomBytes(300_000);
      await storage.put('recordings/part.mp3', bytes, 'audio/mpeg');
      const answers = t.mock.method(globalThis, 'fetch');
      for (const [first, last] of [
        [0, 1],
        [100, 199],
        [299_990, 299_999],
        [0, 299_999],
      ] as const) {
        const stored = await storage.get('recordings/part.mp3', { first, last });
        assert.equal(stored?.contentType, 'audio/mpeg');
        assert.deepEqual(Buffer.from(stored.bytes), bytes.subarray(first, last + 1));
        const answer = await answers.mock.calls.at(-1)?.result;
        assert.equal(Number(answer?.headers.get('content-length') ?? last - first + 1), last - first + 1);
      }
      assert.equal(await storage.get('recordings/none.mp3', { first: 0, last: 1 }), null);
      for (const part of [
        { first: 299_999, last: 300_000 },
        { first: 400_000, last: 400_001 },
      ])
        await assert.rejects(storage.get('recordings/part.mp3', part), StorageError);
    });

    test('answers null for an absent file, before and after a removal', async () => {
      const storage = open();
      assert.equal(await storage.get('media/none.webp'), null);
      await storage.delete('media/none.webp');
      await storage.put('media/a.jpg', Buffer.from('one'), 'image/jpeg');
      await storage.delete('media/a.jpg');
      assert.equal(await storage.get('media/a.jpg'), null);
    });

    test('replaces a whole file with a shorter one', async () => {
      const storage = open();
      await storage.put('media/again.png', Buffer.alloc(50_000, 1), 'image/png');
      await storage.put('media/again.png', Buffer.alloc(40_000, 2), 'image/png');
      const stored = await storage.get('media/again.png');
      assert.deepEqual(Buffer.from(stored?.bytes ?? []), Buffer.alloc(40_000, 2));
    });

    test('lists every key, also more than a page of them', async () => {
      const storage = open();
      const keys = Array.from({ length: 120 }, (_, index) => `listed/${index}.png`);
      for (const key of keys) await storage.put(key, Buffer.from('x'), 'image/png');
      const listed = [];
      for await (const key of storage.list()) if (key.startsWith('listed/')) listed.push(key);
      assert.deepEqual(listed.sort(), keys.sort());
    });

    test('refuses keys that climb, hide, encode or name another type', async () => {
      const storage = open();
      for (const key of strangeKeys) {
        await assert.rejects(storage.put(key, Buffer.from('x'), 'image/webp'), StorageError, key);
        await assert.rejects(storage.get(key), StorageError, key);
        await assert.rejects(storage.delete(key), StorageError, key);
      }
      await assert.rejects(storage.put('a.webp', Buffer.from('x'), 'text/html'), StorageError);
    });
  });

describe('storage folder', () => {
  // A store answers for its own writers; the one of these tests mixes their bytes.
  test('holds the whole file of one writer of several at once', async () => {
    const storage = inFolder();
    const contents = Array.from({ length: 12 }, (_, index) => Buffer.alloc(50_000 + index, index));
    await Promise.all(contents.map((bytes) => storage.put('media/race.png', bytes, 'image/png')));
    const stored = Buffer.from((await storage.get('media/race.png'))?.bytes ?? []);
    assert.ok(contents.some((bytes) => bytes.equals(stored)));
  });

  test('leaves nothing half-written and nothing readable by others', async () => {
    await inFolder().put('media/whole/160.webp', Buffer.from('picture'), 'image/webp');
    const path = join(folder, 'uploads', 'media', 'whole');
    assert.deepEqual(await readdir(path), ['160.webp']);
    assert.equal(await readFile(join(path, '160.webp'), 'utf8'), 'picture');
    assert.equal((await stat(join(path, '160.webp'))).mode & 0o007, 0);
  });

  test('reports an error when it cannot write', async () => {
    await inFolder().put('media/file.webp', Buffer.from('x'), 'image/webp');
    const nested = openStorage({ dataDir: join(folder, 'uploads', 'media', 'file.webp'), s3: undefined });
    await assert.rejects(nested.put('a.webp', Buffer.from('x'), 'image/webp'), StorageError);
  });
});

describe('S3-compatible store', () => {
  test('creates its bucket once', async () => {
    const settings = { endpoint, bucket: 'fresh', ...credentials };
    assert.equal(await createBucket(settings), true);
    assert.equal(await createBucket(settings), false);
    await assert.rejects(createBucket({ ...settings, secretAccessKey: 'wrong' }), StorageError);
  });

  test('takes the part itself when it is answered the whole file', async (t) => {
    const bytes = randomBytes(1_000);
    t.mock.method(globalThis, 'fetch', async () => new Response(bytes));
    const stored = await inBucket().get('recordings/whole.mp3', { first: 10, last: 19 });
    assert.deepEqual(Buffer.from(stored?.bytes ?? []), bytes.subarray(10, 20));
  });

  test('reports an error instead of an absent file when it refuses or is unreachable', async () => {
    const stranger = inBucket({ secretAccessKey: 'wrong' });
    await assert.rejects(stranger.get('media/a.webp'), /answered 403/);
    await assert.rejects(stranger.put('media/a.webp', Buffer.from('x'), 'image/webp'), /answered 403/);
    await assert.rejects(inBucket({ bucket: 'no-such' }).get('media/a.webp'), /NoSuchBucket/);
    await assert.rejects(inBucket({ endpoint: 'http://127.0.0.1:9' }).get('media/a.webp'), /cannot be reached/);
  });
});
