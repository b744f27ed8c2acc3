import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, suite, test } from 'node:test';
import { makeFetchApi } from './fetch-api.ts';

/** An API over HTTP whose session can expire and end. */
const api = { valid: true, refreshable: true, refreshes: 0, calls: 0 };

const answer = (url: string | undefined): number => {
  if (url !== '/api/auth/refresh') {
    api.calls += 1;
    return api.valid ? 200 : 401;
  }
  api.refreshes += 1;
  api.valid = api.refreshable;
  return api.refreshable ? 200 : 401;
};

suite('API calls of the browser', () => {
  let server: Server;
  let origin: string;
  let reloads: number;
  let hasSession: boolean;
  let stored: Map<string, string>;

  const tab = () =>
    makeFetchApi({
      fetch: (input, init) => fetch(new URL(input instanceof Request ? input.url : input, origin), init),
      locks: navigator.locks,
      storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
      now: () => performance.now(),
      hasSession: () => hasSession,
      reload: () => (reloads += 1),
    });

  before(async () => {
    server = createServer((request, response) => response.writeHead(answer(request.url)).end());
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());
  beforeEach(() => {
    Object.assign(api, { valid: true, refreshable: true, refreshes: 0, calls: 0 });
    reloads = 0;
    hasSession = true;
    stored = new Map();
  });

  test('keeps a valid session', async () => {
    assert.equal((await tab()('/mine')).status, 200);
    assert.deepEqual(api, { valid: true, refreshable: true, refreshes: 0, calls: 1 });
  });

  test('refreshes an expired session and repeats the call', async () => {
    api.valid = false;
    assert.equal((await tab()('/mine')).status, 200);
    assert.deepEqual({ refreshes: api.refreshes, calls: api.calls, reloads }, { refreshes: 1, calls: 2, reloads: 0 });
  });

  test('refreshes once for several tabs', async () => {
    api.valid = false;
    const answers = await Promise.all([tab(), tab(), tab()].flatMap((call) => [call('/a'), call('/b')]));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(api.refreshes, 1);
  });

  test('does not refresh or reload after sign-out', async () => {
    Object.assign(api, { valid: false, refreshable: false });
    hasSession = false;
    assert.equal((await tab()('/mine')).status, 401);
    assert.deepEqual({ refreshes: api.refreshes, calls: api.calls, reloads }, { refreshes: 0, calls: 1, reloads: 0 });
  });

  test('reloads the page when the session has ended', async () => {
    Object.assign(api, { valid: false, refreshable: false });
    assert.equal((await tab()('/mine')).status, 401);
    assert.deepEqual({ refreshes: api.refreshes, calls: api.calls, reloads }, { refreshes: 1, calls: 1, reloads: 1 });
  });
});
