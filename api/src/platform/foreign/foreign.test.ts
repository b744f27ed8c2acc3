import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { readForeign } from './foreign.ts';

let answer: RequestListener = (_, response) => response.end('words');
const server = createServer((request, response) => answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
after(() => {
  server.closeAllConnections();
  server.close();
});
const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`);
const read = (patience = 5_000) =>
  readForeign(address, { maximumBytes: 100, signal: new AbortController().signal, patience });

describe('reading an address of another site', () => {
  test('returns its body', async () => {
    answer = (_, response) => response.end('words');
    assert.equal(Buffer.from((await read()) ?? []).toString(), 'words');
  });

  test('takes a refusal for nothing, and follows no redirect', async () => {
    for (const status of [400, 401, 404, 410]) {
      answer = (_, response) => response.writeHead(status).end('words');
      assert.equal(await read(), undefined, String(status));
    }
    const asked: (string | undefined)[] = [];
    answer = ({ url }, response) => {
      asked.push(url);
      response.writeHead(302, { location: '/inside' }).end();
    };
    assert.equal(await read(), undefined);
    assert.deepEqual(asked, ['/page']);
  });

  test('stops at the longest body, announced or not', async () => {
    answer = (_, response) => response.end('x'.repeat(101));
    assert.equal(await read(), undefined);
    const closed = Promise.withResolvers<void>();
    answer = (_, response) => {
      response.on('close', closed.resolve);
      // Without an end: only a reader who stops gets on.
      for (let part = 0; part < 5; part += 1) response.write('x'.repeat(50));
    };
    assert.equal(await read(), undefined);
    await closed.promise;
  });

  test('throws for what may succeed later: errors of the site, silence, no site', async () => {
    for (const status of [429, 500, 503]) {
      answer = (_, response) => response.writeHead(status).end();
      await assert.rejects(read(), new RegExp(`answered ${status}`));
    }
    answer = () => undefined;
    await assert.rejects(read(50), /could not be reached/);
    // The body counts as well.
    answer = (_, response) => void response.write('x');
    await assert.rejects(read(50), /could not be reached/);
    const nowhere = new URL('http://127.0.0.1:9/');
    await assert.rejects(
      readForeign(nowhere, { maximumBytes: 1, signal: new AbortController().signal }),
      /could not be reached/,
    );
  });
});
