import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RouterContextProvider } from 'react-router';
import { Scope, scopeContext } from '../request/scope.server.ts';
import { answerText } from './text-answer.server.ts';

const text = '<feed>Đất và lửa</feed>'.repeat(50);
const document = { type: 'application/atom+xml; charset=utf-8', text, updatedAt: '2026-03-02T02:00:00Z', maxAge: 60 };

const answer = (headers: Record<string, string> = {}, cookieHeader = ''): Promise<Response> => {
  const visit = {
    url: new URL('https://m4u.vn/blog/an/atom.xml'),
    requestId: 'request',
    ip: '203.0.113.7',
    userAgent: 'test',
    cookieHeader,
    origin: 'https://m4u.vn',
    nonce: 'nonce',
    isDocument: false,
  };
  const scope = new Scope(visit, { client: () => assert.fail(), report: () => undefined, routeNames: new Map() });
  const context = new RouterContextProvider(new Map([[scopeContext, scope]]));
  return answerText({ request: new Request(visit.url, { headers }), context }, document);
};

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('text document', () => {
  test('is sent plain or compressed, as accepted', async () => {
    assert.equal((await bytesOf(await answer())).toString(), text);
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await answer({ 'accept-encoding': encoding });
      assert.equal(response.headers.get('content-encoding'), encoding);
      assert.equal(response.headers.get('vary'), 'Accept-Encoding');
      const bytes = await bytesOf(response);
      assert.equal(Number(response.headers.get('content-length')), bytes.length);
      assert.equal(open(bytes).toString(), text);
    }
  });

  test('has a last-modified date, and answers 304 to a known tag in any encoding', async () => {
    const first = await answer();
    assert.equal(first.headers.get('last-modified'), 'Mon, 02 Mar 2026 02:00:00 GMT');
    const tag = first.headers.get('etag') ?? '';
    for (const encoding of ['', 'br'])
      assert.equal((await answer({ 'if-none-match': tag, 'accept-encoding': encoding })).status, 304);
    assert.equal((await answer({ 'if-none-match': '"another"' })).status, 200);
    // The date is not enough: removing an entry does not change it.
    assert.equal((await answer({ 'if-modified-since': 'Mon, 02 Mar 2026 02:00:00 GMT' })).status, 200);
  });

  test('is public for caches, but private with session cookies', async () => {
    assert.equal((await answer()).headers.get('cache-control'), 'public, max-age=60');
    for (const cookie of ['snc_token=a', 'snc_refresh_token=b'])
      assert.equal((await answer({}, cookie)).headers.get('cache-control'), 'private, max-age=60');
  });
});
