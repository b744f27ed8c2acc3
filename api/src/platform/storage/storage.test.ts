import assert from 'node:assert/strict';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import S3rver from 's3rver';
import { StorageError } from './key.ts';
import { openStorage } from './open.ts';
import { createBucket } from './s3.ts';
import type { Storage } from './storage.ts';

let folder: string;
let store: S3rver;
let gate: Server;
let endpoint: string;

/** The store's own fixed credentials. */
const credentials = { region: 'ap-southeast-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string): Buffer => createHmac('sha256', key).update(content).digest();

/** AWS Signature Version 4, written from its specification: what the request's signature has to be. */
const signatureOf = (request: IncomingMessage, signed: string, scope: string): string => {
  const header = (name: string) => String(request.headers[name] ?? '');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const coded = [...searchParams].map((pair) => pair.map((word) => encodeURIComponent(word)).join('='));
  const canonical = [
    request.method,
    pathname,
    coded.sort().join('&'),
    ...signed.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n');
  const [day = '', region = '', service = '', end = ''] = scope.split('/').slice(1);
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${credentials.secretAccessKey}`, day));
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope.split('/').slice(1).join('/'), sha256(canonical)];
  return hmac(key, toSign.join('\n')).toString('hex');
};

/** Stands before the store, which does not check version 4 signatures, and checks them and the content's hash. */
const startGate = async (target: string): Promise<Server> => {
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const body = await buffer(request);
      const fields = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
        request.headers.authorization ?? '',
      );
      const hash = request.headers['x-amz-content-sha256'];
      const signed = fields !== null && signatureOf(request, fields[2] ?? '', fields[1] ?? '') === fields[3];
      if (!signed || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) {
        response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
        return;
      }
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const answer = await fetch(`${target}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body.length > 0 ? { body: Uint8Array.from(body) } : {}),
      });
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
    };
    pass().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm4u-storage-'));
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  });
  gate = await startGate(`http://127.0.0.1:${(await store.run()).port}`);
  endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
});

after(async () => {
  gate.closeAllConnections();
  gate.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const inFolder = (): Storage => openStorage({ dataDir: folder, s3: undefined });
const inBucket = (changes: { secretAccessKey?: string; bucket?: string; endpoint?: string } = {}): Storage =>
  openStorage({ dataDir: folder, s3: { endpoint, bucket: 'pictures', ...credentials, ...changes } });

const strangeKeys =
  '../a.webp|a/../../b.webp|/etc/passwd|a//b.webp|.a.webp|a/.b.webp|A.webp|a\\b.webp|a%2f.webp|a.webp\n|a.svg|a||a.b.webp|a/b/c/d/e.webp|a\0.webp'
    .split('|')
    .concat(`${'a'.repeat(300)}.webp`);

for (const [name, open] of [
  ['a folder', inFolder],
  ['an S3-compatible store', inBucket],
] as const)
  describe(`storage in ${name}`, () => {
    test('gives back the bytes and type that were put', async () => {
      const storage = open();
      const bytes = randomBytes(300_000);
      await storage.put('media/0198-ab/640.webp', bytes, 'image/webp');
      const stored = await storage.get('media/0198-ab/640.webp');
      assert.equal(stored?.contentType, 'image/webp');
      assert.ok(bytes.equals(stored?.bytes ?? new Uint8Array()));
    });

    test('answers null for what is not there, before and after a removal', async () => {
      const storage = open();
      assert.equal(await storage.get('media/none.webp'), null);
      await storage.delete('media/none.webp');
      await storage.put('media/a.jpg', Buffer.from('one'), 'image/jpeg');
      await storage.delete('media/a.jpg');
      assert.equal(await storage.get('media/a.jpg'), null);
    });

    test('replaces whole files, also when many write at once', async () => {
      const storage = open();
      const contents = Array.from({ length: 12 }, (_, index) => Buffer.alloc(50_000 + index, index));
      await Promise.all(contents.map((bytes) => storage.put('media/race.png', bytes, 'image/png')));
      const stored = Buffer.from((await storage.get('media/race.png'))?.bytes ?? []);
      assert.ok(contents.some((bytes) => bytes.equals(stored)));
    });

    test('lists every key, more than a page of them, and nothing half-written', async () => {
      const storage = open();
      const keys = Array.from({ length: 1_100 }, (_, index) => `listed/${index}.png`);
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

describe('the folder', () => {
  test('leaves nothing half-written behind and nothing for others to read', async () => {
    await inFolder().put('media/whole/160.webp', Buffer.from('picture'), 'image/webp');
    const path = join(folder, 'uploads', 'media', 'whole');
    assert.deepEqual(await readdir(path), ['160.webp']);
    assert.equal(await readFile(join(path, '160.webp'), 'utf8'), 'picture');
    assert.equal((await stat(join(path, '160.webp'))).mode & 0o007, 0);
  });

  test('says so when it cannot write', async () => {
    await inFolder().put('media/file.webp', Buffer.from('x'), 'image/webp');
    const nested = openStorage({ dataDir: join(folder, 'uploads', 'media', 'file.webp'), s3: undefined });
    await assert.rejects(nested.put('a.webp', Buffer.from('x'), 'image/webp'), StorageError);
  });
});

describe('the S3-compatible store', () => {
  test('makes its bucket once', async () => {
    const settings = { endpoint, bucket: 'fresh', ...credentials };
    assert.equal(await createBucket(settings), true);
    assert.equal(await createBucket(settings), false);
    await assert.rejects(createBucket({ ...settings, secretAccessKey: 'wrong' }), StorageError);
  });

  test('is not mistaken for empty when it refuses or is not there', async () => {
    const stranger = inBucket({ secretAccessKey: 'wrong' });
    await assert.rejects(stranger.get('media/a.webp'), /answered 403/);
    await assert.rejects(stranger.put('media/a.webp', Buffer.from('x'), 'image/webp'), /answered 403/);
    await assert.rejects(inBucket({ bucket: 'no-such' }).get('media/a.webp'), /NoSuchBucket/);
    await assert.rejects(inBucket({ endpoint: 'http://127.0.0.1:9' }).get('media/a.webp'), /cannot be reached/);
  });
});
