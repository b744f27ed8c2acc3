import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEVICE_COOKIE, SESSION_COOKIES } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import pg from 'pg';
import { DAY, SECOND } from '@m4u/contract/durations';
import {
  assertDone,
  assertProblem,
  cookieHeader,
  readCookies,
  comparableParts,
} from '../../../testing/server/answers.ts';
import { waitUntilBlocked } from '../../../testing/database/blocked.ts';
import { PASSWORD, startTestApi } from '../../../testing/server/api.ts';

const api = await startTestApi();

const login = async (email: string, headers: Record<string, string> = {}) =>
  assertDone<Session>(await api.post('/auth/login', { body: { email, password: PASSWORD }, headers }));
const refresh = (refreshToken: string) => api.post('/auth/refresh', { body: { refreshToken } });
const signedIn = async ({ accessToken }: Session) =>
  (await api.get('/auth/profile', { as: { token: accessToken } })).statusCode === 200;

describe('signing in', () => {
  test('answers the session at the top level and sets the session cookies', async () => {
    const member = await api.signUp('cookie@example.vn', { name: 'Đặng Thị Hoa' });
    const form = new URLSearchParams({ email: ' COOKIE@example.vn', password: PASSWORD });
    const answer = await api.post('/auth/login/', { form: form.toString() });
    const session = assertDone<Session>(answer);
    assert.deepEqual(
      { ...session, accessToken: '', refreshToken: '' },
      {
        accessToken: '',
        refreshToken: '',
        memberId: member.memberId,
        brandGroup: null,
        agency: null,
        userName: 'Đặng Thị Hoa',
        urlMinify: session.urlMinify,
      },
    );
    const { [DEVICE_COOKIE]: _, ...cookies } = Object.fromEntries(readCookies(answer));
    const readable = { path: '/', sameSite: 'none', secure: true, maxAge: 30 * 24 * 60 * 60 };
    const secret = { ...readable, httpOnly: true };
    assert.deepEqual(Object.fromEntries(Object.entries(cookies).map(([name, cookie]) => [name, { ...cookie }])), {
      snc_token: { name: 'snc_token', value: session.accessToken, ...secret },
      snc_refresh_token: { name: 'snc_refresh_token', value: session.refreshToken, ...secret },
      myMemberId: { name: 'myMemberId', value: member.memberId, ...readable },
      myBrandGroup: { name: 'myBrandGroup', value: 'null', ...readable },
      agency: { name: 'agency', value: 'null', ...readable },
      userName: { name: 'userName', value: 'Đặng Thị Hoa', ...readable },
      myUrlMinify: { name: 'myUrlMinify', value: session.urlMinify ?? '', ...readable },
    });
    assert.equal(answer.headers['cache-control'], 'private, no-store');
  });

  test('accepts the cookie or the bearer token, and refuses a call without either', async () => {
    const session = await login((await api.signUp('bearer@example.vn')).email);
    const cookie = cookieHeader({ snc_token: session.accessToken });
    assertDone(await api.get('/auth/profile', { headers: { cookie } }));
    assert.ok(await signedIn(session));
    assertProblem(await api.get('/auth/profile'), 'unauthenticated');
    assertProblem(await api.get('/auth/profile', { as: { token: 'x.y.z' } }), 'session-ended');
    assertProblem(await api.get('/auth/profile', { as: { token: session.refreshToken } }), 'session-ended');
  });

  test('refuses a wrong password and an unknown identifier alike', async () => {
    const { email } = await api.signUp('known@example.vn');
    const ask = (body: object) => api.post('/auth/login', { body });
    const wrong = await ask({ email, password: 'không-phải-đâu' });
    assertProblem(wrong, 'wrong-credentials', []);
    assert.deepEqual(
      comparableParts(wrong),
      comparableParts(await ask({ email: 'unknown@example.vn', password: PASSWORD })),
    );
    assert.deepEqual(comparableParts(wrong), comparableParts(await ask({ phone: '0912000111', password: PASSWORD })));
    assert.equal(readCookies(wrong).size, 0);
  });

  test('that fails ends the session of the browser and clears its cookies', async () => {
    const known = await api.signUp('dang-dung@example.vn');
    for (const [body, code] of [
      [{ email: known.email, password: 'không-phải-đâu' }, 'wrong-credentials'],
      [{ email: 'không phải', password: PASSWORD }, 'invalid'],
    ] as const) {
      const session = await login(known.email);
      const cookie = cookieHeader({ snc_token: session.accessToken, snc_refresh_token: session.refreshToken });
      const refused = await api.post('/auth/login', { body, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
      assertProblem(refused, code);
      const { [DEVICE_COOKIE]: _, ...cookies } = Object.fromEntries(readCookies(refused));
      assert.deepEqual(Object.keys(cookies).toSorted(), [...SESSION_COOKIES].toSorted());
      for (const { value, maxAge } of Object.values(cookies)) assert.deepEqual([value, maxAge], ['', 0]);
      if (code === 'wrong-credentials') assert.equal(await signedIn(session), false);
    }
  });

  test('by another site changes nothing of the session', async () => {
    const session = await login((await api.signUp('trang-khac@example.vn')).email);
    const cookie = cookieHeader({ snc_token: session.accessToken, snc_refresh_token: session.refreshToken });
    const body = { email: 'trang-khac@example.vn', password: 'không-phải-đâu' };
    const refused = await api.post('/auth/login', { body, headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    assertProblem(refused, 'cross-site');
    assert.equal(readCookies(refused).size, 0);
    assert.ok(await signedIn(session));
  });

  test('names missing fields', async () => {
    const ask = (body: object) => api.post('/auth/login', { body });
    assertProblem(await ask({}), 'invalid', ['password:required']);
    assertProblem(await ask({ password: 'x' }), 'invalid', ['email:identifier']);
    assertProblem(await ask({ email: 'not an address', password: 'x' }), 'invalid', ['email:email']);
    assertProblem(await ask({ email: 'a@b.vn', phone: '0912345678', password: 'x' }), 'invalid', ['email:identifier']);
    assertProblem(await ask({ email: 'a@b.vn', password: '' }), 'invalid', ['password:required']);
  });

  test('leaves no session when the password changes at the same moment', async () => {
    const { email } = await api.signUp('cung-luc@example.vn');
    const changing = new pg.Client(api.connection);
    await changing.connect();
    await changing.query('begin');
    await changing.query('update accounts set password_hash = null where email = $1', [email]);
    const answer = api.post('/auth/login', { body: { email, password: PASSWORD } });
    await waitUntilBlocked(changing);
    await changing.query('commit');
    await changing.end();
    assertProblem(await answer, 'wrong-credentials');
  });

  test('an access token is valid for fifteen minutes', async () => {
    const session = await login((await api.signUp('quarter@example.vn')).email);
    api.clock.advance(15 * 60 * SECOND - SECOND);
    assert.ok(await signedIn(session));
    api.clock.advance(2 * SECOND);
    const profile = await api.get('/auth/profile', { as: { token: session.accessToken } });
    assertProblem(profile, 'session-expired');
    assert.ok(await signedIn(assertDone<Session>(await refresh(session.refreshToken))));
  });
});

describe('devices', () => {
  test('are listed by latest use, and one can be signed out', async () => {
    const { email } = await api.signUp('devices@example.vn');
    api.clock.advance(SECOND);
    const phone = await login(email, { 'user-agent': 'Điện thoại'.normalize('NFC').replace(/[^ -~]/g, '') });
    api.clock.advance(SECOND);
    const laptop = await login(email, { 'user-agent': 'Laptop' });
    const as = { token: laptop.accessToken };
    type Device = { _id: string; userAgent: string; current: boolean; lastUsedAt: string };
    const list = async () => assertDone<{ data: Device[] }>(await api.get('/auth/sessions', { as })).data;
    const devices = await list();
    assert.equal(devices.length, 3);
    assert.deepEqual([devices[0]?.userAgent, devices[0]?.current, devices[1]?.current], ['Laptop', true, false]);
    const end = (id: string | undefined, by: { token: string } = as) =>
      api.post(`/auth/sessions/${id}/end`, { as: by });
    assertDone(await end(devices[1]?._id));
    assert.equal(await signedIn(phone), false);
    assertProblem(await refresh(phone.refreshToken), 'session-ended');
    assert.equal((await list()).length, 2);
    assertProblem(await end(devices[1]?._id), 'not-found');

    const stranger = await api.signUp('stranger@example.vn');
    assertProblem(await end(devices[0]?._id, stranger), 'not-found');
    assert.ok(await signedIn(laptop));
    assertProblem(await end('nothing'), 'invalid', ['id:invalid']);
    assertProblem(await api.post(`/auth/sessions/${devices[0]?._id}/end`), 'unauthenticated');
    assertProblem(await api.get('/auth/sessions'), 'unauthenticated');

    const own = await end(devices[0]?._id);
    assert.equal(readCookies(own).get('snc_token')?.maxAge, 0);
    assert.equal(await signedIn(laptop), false);
  });

  test('are not listed after thirty days without use', async () => {
    const { email } = await api.signUp('idle@example.vn');
    api.clock.advance(30 * DAY + SECOND);
    const { accessToken } = await login(email);
    const { data } = assertDone<{ data: unknown[] }>(await api.get('/auth/sessions', { as: { token: accessToken } }));
    assert.equal(data.length, 1);
  });
});

describe('signing out', () => {
  test('ends the family, clears each cookie, and answers the same when nobody is signed in', async () => {
    const first = await login((await api.signUp('out@example.vn')).email);
    const session = assertDone<Session>(await refresh(first.refreshToken));
    const answer = await api.post('/auth/logout', { body: { refreshToken: session.refreshToken } });
    assert.deepEqual(assertDone(answer), { data: { done: true } });
    const cleared = [...readCookies(answer).values()];
    assert.equal(cleared.length, 7);
    for (const cookie of cleared)
      assert.deepEqual([cookie.value, cookie.maxAge, cookie.path, cookie.secure], ['', 0, '/', true]);
    assert.equal(await signedIn(session), false);
    for (const token of [first.refreshToken, session.refreshToken])
      assertProblem(await refresh(token), 'session-ended');
    assert.deepEqual(
      comparableParts(await api.post('/auth/logout', { body: { refreshToken: 'unknown' } })),
      comparableParts(answer),
    );
    assert.deepEqual(comparableParts(await api.post('/auth/logout')), comparableParts(answer));
    assertProblem(await api.post('/auth/logout', { body: { refreshToken: ['x'] } }), 'invalid', [
      'refreshToken:invalid',
    ]);
  });

  test('works with the cookie alone, from one of our own pages', async () => {
    const session = await login((await api.signUp('page@example.vn')).email);
    const cookie = cookieHeader({ snc_token: session.accessToken, snc_refresh_token: session.refreshToken });
    assertDone(await api.post('/auth/logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } }));
    assert.equal(await signedIn(session), false);
  });
});
