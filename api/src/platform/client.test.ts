import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Credentials } from '@m4u/contract/api';
import { hasCode, ProblemError } from '@m4u/contract/http/problem';
import { parseSetCookie } from 'cookie';
import { assertDone, comparableParts } from '../testing/server/answers.ts';
import { PASSWORD, startTestApi } from '../testing/server/api.ts';

const api = await startTestApi();
const as = (credentials: Partial<Credentials> = {}) =>
  api.api.client({ locale: 'vi', requestId: 'r-1', ip: '203.0.113.5', userAgent: 'test', ...credentials });

const problemOf = async (call: Promise<unknown>) => {
  const thrown: unknown = await call.then(
    () => assert.fail('it was answered'),
    (error: unknown) => error,
  );
  assert.ok(thrown instanceof ProblemError, String(thrown));
  return thrown.problem;
};

describe('in-process client', () => {
  test('answers what the same call over HTTP answers', async () => {
    const member = await api.signUp('mot-nha@example.vn');
    const { client } = as({ token: member.token });
    const over = async (path: string) => (await api.get(path, { as: member })).json<unknown>();
    assert.deepEqual(await client.auth.profile(), await over('/auth/profile'));
    const params = { id: member.memberId };
    assert.deepEqual(await client.member.view({ params }), await over(`/members/getMemberIdView/${member.memberId}`));
  });

  test('throws the problem that HTTP would answer, in the reader’s language', async () => {
    const { client } = as();
    const problem = await problemOf(client.auth.login({ body: { email: 'x', password: '' } }));
    const answer = await api.post('/auth/login', { body: { email: 'x', password: '' } });
    assert.deepEqual(problem, answer.json<unknown>());
    const english = await problemOf(as({ locale: 'en' }).client.auth.profile());
    assert.deepEqual([english.status, english.detail], [401, 'Sign in to continue.']);
  });

  test('collects the cookies that its calls set', async () => {
    const { email } = await api.signUp('banh@example.vn');
    const visit = as();
    const session = await visit.client.auth.login({ body: { email, password: PASSWORD } });
    const cookies = new Map(visit.cookies().map((line) => [parseSetCookie(line).name, parseSetCookie(line).value]));
    assert.equal(cookies.get('snc_token'), session.accessToken);
    assert.equal(cookies.size, 8);
    assert.deepEqual(as().cookies(), []);
    const renewed = await as({ refreshToken: session.refreshToken }).client.auth.refresh({ body: {} });
    assert.equal(renewed.memberId, session.memberId);
  });

  test('sends the cookies of its reader', async () => {
    const email = 'dung-trinh-duyet@example.vn';
    await as().client.auth.register({ body: { type: 'tbMail', email, password: PASSWORD } });
    const registered = as();
    const other = 'trinh-duyet-nay@example.vn';
    await registered.client.auth.register({ body: { type: 'tbMail', email: other, password: PASSWORD } });
    const device = registered.cookies().map((line) => parseSetCookie(line).value)[0];
    const cookie = (name: string) => (name === '__Host-m4u_device' ? device : undefined);
    const verify = async (of: string) => {
      const body = { email: of, otp: await api.codeFor(of) };
      return (await as({ cookie }).client.auth.registerOTPEmail({ body })).data.passwordToken;
    };
    assert.equal(await verify(other), null, 'the browser that registered');
    assert.equal(typeof (await verify(email)), 'string', 'another one');
  });

  test('reports an expired session as HTTP does', async () => {
    const { token } = await api.signUp('het@example.vn');
    api.clock.advance(16 * 60_000);
    const { client } = as({ token });
    const problem = await problemOf(client.auth.profile());
    assert.equal(problem.code, 'session-expired');
    assert.ok(hasCode(new ProblemError(problem), 'session-expired'));
    assert.deepEqual(await client.auth.slideLogin(), assertDone(await api.get('/auth/slideLogin', { as: { token } })));
  });

  test('drops undeclared fields of a body', async () => {
    const body = { email: 'them@example.vn', type: 'tbMail', password: PASSWORD, verifiedAt: 'now', staff: true };
    const answer = await as().client.auth.registerNotVerify({ body });
    assert.deepEqual(answer, { data: { done: true } });
    const login = await api.post('/auth/login', { body });
    const profile = await api.get('/auth/profile', {
      as: { token: login.json<{ accessToken: string }>().accessToken },
    });
    assert.deepEqual([assertDone(profile).data['staff'], assertDone(profile).data['verified']], [false, false]);
    assert.equal(comparableParts(profile).status, 200);
  });
});
