import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Session } from '@m4u/contract/identity/auth/result';
import { DAY, SECOND } from '@m4u/contract/durations';
import { assertDone, assertProblem, cookieHeader, readCookies } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';

const api = await startTestApi();

let people = 0;
const someone = () => api.signUp(`nguoi-${(people += 1)}@example.vn`);
const refresh = (refreshToken: string) => api.post('/auth/refresh', { body: { refreshToken } });
const renewed = async (token: string) => assertDone<Session>(await refresh(token));
const login = async ({ email }: TestMember) =>
  assertDone<Session>(await api.post('/auth/login', { body: { email, password: PASSWORD } }));
const devices = async (as: { token: string }) =>
  assertDone<{ data: unknown[] }>(await api.get('/auth/sessions', { as })).data.length;

describe('refreshing a session', () => {
  test('returns new tokens of the same family in the body and in cookies', async () => {
    const member = await someone();
    api.clock.advance(SECOND);
    const answer = await api.post('/auth/refresh/', { form: `refreshToken=${member.refreshToken}` });
    const session = assertDone<Session>(answer);
    assert.deepEqual(Object.keys(session).toSorted(), [
      'accessToken',
      'agency',
      'brandGroup',
      'memberId',
      'refreshToken',
      'urlMinify',
      'userName',
    ]);
    assert.notEqual(session.refreshToken, member.refreshToken);
    assert.notEqual(session.accessToken, member.token);
    assert.equal(session.memberId, member.memberId);
    assert.equal(readCookies(answer).get('snc_refresh_token')?.value, session.refreshToken);
    assert.equal(await devices({ token: session.accessToken }), 1);
  });

  test('takes the token from the cookie when the body has none, except from another site', async () => {
    const member = await someone();
    const cookie = cookieHeader({ snc_refresh_token: member.refreshToken });
    assertProblem(await api.post('/auth/refresh', { headers: { cookie } }), 'cross-site');
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    assert.equal(assertDone<Session>(await api.post('/auth/refresh', { headers: own })).memberId, member.memberId);
  });

  test('gives all of fifty simultaneous calls with one token the same successor', async () => {
    const member = await someone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(member.refreshToken)));
    const successors = answers.map((answer) => assertDone<Session>(answer).refreshToken);
    assert.equal(new Set(successors).size, 1);
    for (const answer of answers) assert.ok((readCookies(answer).get('snc_token')?.maxAge ?? 0) > 0);
    const [successor = ''] = successors;
    const next = await renewed(successor);
    assert.equal(await devices({ token: next.accessToken }), 1);
    for (const answer of answers)
      assertDone(await api.get('/auth/profile', { as: { token: assertDone<Session>(answer).accessToken } }));
  });

  test('a script that refreshes right after a page keeps the page’s session alive', async () => {
    const member = await someone();
    const page = await renewed(member.refreshToken);
    const byCookies = (cookies: Record<string, string>) =>
      api.post('/auth/refresh', { headers: { cookie: cookieHeader(cookies), 'sec-fetch-site': 'same-origin' } });
    const script = { snc_token: page.accessToken, snc_refresh_token: page.refreshToken };
    assert.equal(assertDone<Session>(await byCookies(script)).refreshToken, page.refreshToken);
    assert.equal((await renewed(member.refreshToken)).refreshToken, page.refreshToken);
    // The access token of another session does not count, nor does a live one later: a thief of both cookies must not
    // keep the session without a rotation.
    const other = await someone();
    const moved = assertDone<Session>(await byCookies({ ...script, snc_token: other.token }));
    assert.notEqual(moved.refreshToken, page.refreshToken);
    api.clock.advance(31 * SECOND);
    const last = assertDone<Session>(
      await byCookies({ snc_token: moved.accessToken, snc_refresh_token: moved.refreshToken }),
    );
    assert.notEqual(last.refreshToken, moved.refreshToken);
  });

  test('the parent token gets the same successor for thirty seconds, and then ends the family', async () => {
    const member = await someone();
    const { refreshToken } = await renewed(member.refreshToken);
    api.clock.advance(30 * SECOND);
    assert.equal((await renewed(member.refreshToken)).refreshToken, refreshToken);
    api.clock.advance(SECOND);
    assertProblem(await refresh(member.refreshToken), 'session-ended');
    assertProblem(await refresh(refreshToken), 'session-ended');
    assertProblem(await api.get('/auth/profile', { as: member }), 'session-ended');
  });

  test('a token older than the parent ends the family at once', async () => {
    const member = await someone();
    const other = await login(member);
    const second = await renewed(member.refreshToken);
    const third = await renewed(second.refreshToken);
    assertProblem(await refresh(member.refreshToken), 'session-ended');
    for (const { refreshToken } of [second, third]) assertProblem(await refresh(refreshToken), 'session-ended');
    assertProblem(await api.get('/auth/profile', { as: { token: third.accessToken } }), 'session-ended');
    assert.equal((await renewed(other.refreshToken)).memberId, member.memberId, 'another device is not touched');
  });

  test('a family ends after thirty days without use', async () => {
    const [used, unused] = [await someone(), await someone()];
    api.clock.advance(30 * DAY);
    await renewed(used.refreshToken);
    api.clock.advance(SECOND);
    assertProblem(await refresh(unused.refreshToken), 'session-ended');
  });

  test('a family ends after ninety days at the latest', async () => {
    let { refreshToken } = await someone();
    for (let month = 0; month < 3; month += 1) {
      api.clock.advance(30 * DAY);
      refreshToken = (await renewed(refreshToken)).refreshToken;
    }
    api.clock.advance(SECOND);
    assertProblem(await refresh(refreshToken), 'session-ended');
  });

  test('refuses tokens that this installation never issued', async () => {
    const { refreshToken, token } = await someone();
    const altered = (refreshToken.startsWith('B') ? 'C' : 'B') + refreshToken.slice(1);
    for (const wrong of [altered, `${refreshToken}=`, ` ${refreshToken}`, token, 'x'])
      assertProblem(await refresh(wrong), 'session-ended');
    assertProblem(await api.post('/auth/refresh'), 'session-ended');
    assertProblem(await api.post('/auth/refresh', { body: { refreshToken: 5 } }), 'invalid', ['refreshToken:invalid']);
    await renewed(refreshToken);
  });
});
