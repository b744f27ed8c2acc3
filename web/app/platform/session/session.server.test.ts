import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import type { Client, Credentials } from '@m4u/contract/api';
import { RouterContextProvider } from 'react-router';
import { api } from '../api/api.server.ts';
import { Scope, scopeContext, type Visit } from '../request/scope.server.ts';
import { requireSession, sessionMiddleware, speakBrowsersLanguage, speakOwnersLanguage } from './session.server.ts';

/** A fake API: the tokens that it accepts, and its answer to a refresh. */
const service = { accepts: new Set<string>(), refresh: 'new' as string, refreshes: 0, language: 'EN', busy: false };

/** Credentials of the created clients; each client looks up its reader once. */
let made: Credentials[] = [];

const problem = (status: number, code: string) =>
  Object.assign(new Error(code), { problem: { type: '', title: '', status, detail: code, code, errors: [] } });

const tokenUntil = (seconds: number) =>
  `h.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + seconds })).toString('base64url')}.s`;
const alive = tokenUntil(600);
const expired = tokenUntil(-600);

const clientOf = (credentials: Credentials) => {
  const { token } = credentials;
  made.push(credentials);
  const cookies: string[] = [];
  const signedIn = async () => {
    if (service.busy) throw Object.assign(problem(503, 'unavailable'), { retryAfter: 7 });
    if (!token || !service.accepts.has(token)) throw problem(401, token ? 'session-ended' : 'unauthenticated');
    return {
      data: {
        memberId: 'm1',
        name: 'An',
        isPerson: true,
        urlMinify: null,
        verified: true,
        staff: false,
        staffLacks: null,
        withheldGroups: [],
        counted: true,
        termsDue: false,
        language: service.language,
      },
    };
  };
  const refresh = async () => {
    service.refreshes += 1;
    if (service.refresh !== 'new') throw problem(service.refresh === 'unavailable' ? 503 : 401, service.refresh);
    cookies.push('snc_token=renewed');
    service.accepts.add('renewed');
    return { accessToken: 'renewed', refreshToken: 'r2' };
  };
  const client = { auth: { profile: signedIn, sessions: signedIn, refresh } };
  return { client: client as unknown as Client, cookies: () => cookies };
};

const open = (cookieHeader: string, address = '/me/a?x=1', browserLanguages?: string) => {
  const url = new URL(address, 'http://site.test');
  const visit: Visit = {
    url,
    requestId: 'r',
    ip: '',
    userAgent: '',
    cookieHeader,
    browserLanguages,
    origin: url.origin,
    nonce: 'n',
    isDocument: true,
  };
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  const scope = new Scope(visit, { client: clientOf, report, routeNames: new Map() });
  const context = new RouterContextProvider(new Map([[scopeContext, scope]]));
  const recognise = async () =>
    sessionMiddleware({ context } as unknown as Parameters<typeof sessionMiddleware>[0], async () => new Response());
  return { scope, context, recognise, reported };
};

suite('session of a request', () => {
  beforeEach(() => {
    made = [];
    Object.assign(service, { accepts: new Set([alive]), refresh: 'new', refreshes: 0, language: 'EN', busy: false });
  });

  test('makes no API call for a visitor, who reads Vietnamese', async () => {
    const { scope, recognise } = open('');
    await recognise();
    assert.equal(scope.page.reader, null);
    assert.equal(scope.page.locale, 'vi');
    assert.deepEqual(scope.cookies(), []);
  });

  test('recognizes a valid session and the reader’s language', async () => {
    const { scope, recognise } = open(`snc_token=${alive}; snc_refresh_token=r1`);
    await recognise();
    assert.equal(scope.page.reader?.memberId, 'm1');
    assert.equal(scope.page.locale, 'en');
    assert.equal(service.refreshes, 0);
  });

  test('looks up the reader once and uses their language for calls', async () => {
    const { context, recognise } = open(`snc_token=${alive}`);
    await recognise();
    await api(context).auth.sessions();
    assert.deepEqual(
      made.map(({ locale }) => locale),
      ['en'],
    );
  });

  test('answers 503 when the API is busy, and keeps the session', async () => {
    service.busy = true;
    const { scope, recognise } = open(`snc_token=${alive}; snc_refresh_token=r1`);
    await assert.rejects(
      async () => recognise(),
      (thrown: { init?: ResponseInit | null }) => thrown.init?.status === 503,
    );
    assert.equal(scope.retryAfter, 7);
    assert.deepEqual(scope.cookies(), []);
  });

  test('refreshes a missing or expired token first, and sets the new cookies', async () => {
    for (const cookies of [`snc_token=${expired}; snc_refresh_token=r1`, 'snc_refresh_token=r1']) {
      service.refreshes = 0;
      const { scope, recognise } = open(`${cookies}; m4u_member_lang=en`);
      await recognise();
      assert.equal(scope.page.reader?.memberId, 'm1');
      assert.deepEqual(scope.cookies(), ['snc_token=renewed']);
      assert.equal(service.refreshes, 1);
    }
  });

  test('clears the cookies of an ended session', async () => {
    service.refresh = 'session-ended';
    const { scope, recognise } = open(`snc_token=${expired}; snc_refresh_token=r1`);
    await recognise();
    assert.equal(scope.page.reader, null);
    assert.ok(scope.cookies().some((cookie) => /^snc_refresh_token=; .*Max-Age=0/.test(cookie)));
  });

  test('keeps the session and reports the error when a refresh fails', async () => {
    service.refresh = 'unavailable';
    const { scope, recognise, reported } = open(`snc_token=${expired}; snc_refresh_token=r1`);
    await recognise();
    assert.equal(scope.page.reader, null);
    assert.deepEqual(scope.cookies(), []);
    assert.equal(reported.length, 1);
  });

  test('refreshes once for parallel refused calls and repeats them', async () => {
    const { context, recognise } = open(`snc_token=${alive}; snc_refresh_token=r1`);
    await recognise();
    service.accepts.clear();
    const { auth } = api(context);
    await Promise.all([auth.sessions(), auth.sessions(), auth.sessions()]);
    assert.equal(service.refreshes, 1);
  });

  test('reloads the page as a visitor when the session ends during a render', async () => {
    const addresses = { '/me/a?x=1': '/me/a?x=1', 'http://site.test//evil.test/?x=1': '/evil.test/?x=1' };
    for (const [address, expected] of Object.entries(addresses)) {
      Object.assign(service, { accepts: new Set([alive]), refresh: 'new' });
      const { scope, context, recognise } = open(`snc_token=${alive}; snc_refresh_token=r1`, address);
      await recognise();
      Object.assign(service, { accepts: new Set(), refresh: 'session-ended' });
      const reload = (thrown: unknown) => thrown instanceof Response && thrown.headers.get('location') === expected;
      await assert.rejects(async () => api(context).auth.sessions(), reload);
      assert.ok(scope.cookies().some((cookie) => cookie.startsWith('snc_token=; ')));
    }
  });

  test('passes a visitor’s refused call on with problem and status', async () => {
    const { context, recognise } = open('');
    await recognise();
    await assert.rejects(
      async () => api(context).auth.sessions(),
      (thrown: { data?: { code?: string }; init?: ResponseInit }) =>
        thrown.init?.status === 401 && thrown.data?.code === 'unauthenticated',
    );
  });

  test('does not clear the cookies of a sign-in after the old session ended', async () => {
    service.refresh = 'session-ended';
    const { scope, recognise } = open('snc_refresh_token=r1');
    await recognise();
    service.refresh = 'new';
    await scope.client().auth.refresh({ body: {} });
    const cookies = scope.cookies().filter((cookie) => cookie.startsWith('snc_token='));
    assert.equal(cookies.at(-1), 'snc_token=renewed');
  });

  test('sends a visitor of a guarded screen to sign in and back', async () => {
    const { context, recognise } = open('', '/change-password?from=mail');
    await recognise();
    const expected = '/login?returnTo=%2Fchange-password%3Ffrom%3Dmail';
    const toLogin = (thrown: unknown) => thrown instanceof Response && thrown.headers.get('location') === expected;
    assert.throws(() => requireSession(context), toLogin);
  });

  test('chooses the language by address, cookie, reader and owner', async () => {
    const speaks = async (cookies: string, address: string) => {
      const { scope, context, recognise } = open(cookies, address);
      await recognise();
      speakOwnersLanguage(context, 'EN');
      return scope.page.locale;
    };
    assert.equal(await speaks('m4u_lang=en', '/?lang=vi'), 'vi');
    assert.equal(await speaks('m4u_lang=vi', '/'), 'vi');
    assert.equal(await speaks('m4u_lang=vi', '/?lang=xx'), 'vi');
    service.language = 'VN';
    assert.equal(await speaks(`snc_token=${alive}`, '/'), 'vi');
    assert.equal(await speaks('', '/'), 'en');
  });

  test('asks the browser for a page without a language of its own', async () => {
    const speaks = async (browser: string | undefined, cookies = '') => {
      const { scope, context, recognise } = open(cookies, '/', browser);
      await recognise();
      speakBrowsersLanguage(context);
      return scope.page.locale;
    };
    assert.equal(await speaks('en-US,en;q=0.9'), 'en');
    assert.equal(await speaks('fr-FR, en;q=0.5'), 'en');
    assert.equal(await speaks('vi-VN,vi;q=0.9,en;q=0.8'), 'vi');
    for (const nothing of [undefined, '', 'ja', 'venda,eng']) assert.equal(await speaks(nothing), 'vi');
    assert.equal(await speaks('en-US', 'm4u_lang=vi'), 'vi');
  });

  test('goes on in the reader’s language when their session has ended', async () => {
    const first = open(`snc_token=${alive}; snc_refresh_token=r1`);
    await first.recognise();
    const [kept = ''] = first.scope.cookies();
    assert.match(kept, /^m4u_member_lang=en; .*HttpOnly/);
    const [cookie = ''] = kept.split(';');

    const same = open(`snc_token=${alive}; ${cookie}`);
    await same.recognise();
    assert.deepEqual(same.scope.cookies(), []);

    service.refresh = 'session-ended';
    const ended = open(`snc_token=${expired}; snc_refresh_token=r1; ${cookie}`, '/login');
    await ended.recognise();
    speakOwnersLanguage(ended.context, 'VN');
    assert.deepEqual([ended.scope.page.reader, ended.scope.page.locale], [null, 'en']);
  });

  test('prefers the choice and the account of the reader to the language of who was signed in before', async () => {
    const speaks = async (cookies: string) => {
      const { scope, recognise } = open(cookies);
      await recognise();
      return scope.page.locale;
    };
    service.language = 'VN';
    assert.equal(await speaks(`snc_token=${alive}; m4u_member_lang=en`), 'vi');
    assert.equal(await speaks('m4u_lang=vi; m4u_member_lang=en'), 'vi');
    assert.equal(await speaks('m4u_member_lang=xx'), 'vi');
  });
});
