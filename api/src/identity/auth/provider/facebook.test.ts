import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { assertDone, assertProblem, readCookies } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi } from '../../../testing/server/api.ts';
import { makeStaff } from '../../../testing/factories/profiles.ts';
import { FETCHES } from '../../../testing/server/fetches.ts';
import { startOAuthServer } from '../../../testing/doubles/oauth-server.ts';

const provider = await startOAuthServer();
after(() => provider.close());
const api = await startTestApi({ environment: { ...provider.environment, PUBLIC_URL: 'https://m4u.example' } });

const START = '/passport/auth/facebook';

/** Starts a sign-in. Returns the address of the provider and the cookie that the browser gets. */
const start = async (query = '') => {
  const answer = await api.get(START + query);
  assert.equal(answer.statusCode, 302, answer.body);
  const cookie = readCookies(answer).get('m4u_oauth');
  assert.ok(cookie);
  return { address: new URL(answer.headers.location ?? ''), cookie };
};

/** Returns the parameters with which the provider sends the browser back. */
const visit = async (address: URL) => {
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  assert.equal(back.origin + back.pathname, 'https://m4u.example/api/passport/auth/facebook/callback');
  return back.searchParams;
};

const finish = async (query: URLSearchParams, flow: string | undefined) => {
  const headers = { ...(flow !== undefined && { cookie: `m4u_oauth=${flow}` }), 'sec-fetch-site': 'cross-site' };
  const answer = await api.get(`${START}/callback?${query.toString()}`, { headers });
  assert.equal(answer.statusCode, 302, answer.body);
  return { location: answer.headers.location, cookies: readCookies(answer) };
};

const signIn = async (returnTo = '') => {
  const { address, cookie } = await start(returnTo && `?returnTo=${encodeURIComponent(returnTo)}`);
  return finish(await visit(address), cookie.value);
};

const memberOf = (cookies: ReturnType<typeof readCookies>) => cookies.get('myMemberId')?.value;
const assertNobody = ({ cookies }: { cookies: ReturnType<typeof readCookies> }) =>
  assert.deepEqual([...cookies.keys()], ['m4u_oauth']);

describe('signing in with Facebook', () => {
  test('asks by code with state and PKCE, kept in a sealed cookie for ten minutes', async () => {
    const { address, cookie } = await start();
    const parameters = address.searchParams;
    assert.equal(parameters.get('redirect_uri'), 'https://m4u.example/api/passport/auth/facebook/callback');
    assert.equal(parameters.get('code_challenge_method'), 'S256');
    assert.ok((parameters.get('state') ?? '').length >= 43 && (parameters.get('code_challenge') ?? '').length === 43);
    const { value, ...rest } = cookie;
    assert.deepEqual(
      { ...rest },
      {
        name: 'm4u_oauth',
        path: '/api/passport',
        httpOnly: true,
        sameSite: 'lax',
        secure: true,
        maxAge: 600,
      },
    );
    assert.ok(!value?.includes(parameters.get('state') ?? ''));
  });

  test('opens a verified account, later signs in to the same one, and returns to the page', async () => {
    provider.agree({ id: '1001', name: 'Phạm Hồng', email: 'hong@fb.example' });
    const first = await signIn('/action/setting?tab=1#x');
    assert.equal(first.location, '/action/setting?tab=1#x');
    assert.equal(first.cookies.get('userName')?.value, 'Phạm Hồng');
    assert.equal(first.cookies.get('m4u_oauth')?.maxAge, 0);
    const token = first.cookies.get('snc_token')?.value ?? '';
    const { data } = assertDone(await api.get('/auth/profile', { as: { token } }));
    assert.deepEqual([data['email'], data['verified'], data['hasPassword']], ['hong@fb.example', true, false]);
    const again = await signIn();
    assert.equal(again.location, '/');
    assert.equal(memberOf(again.cookies), memberOf(first.cookies));
    assert.deepEqual(assertDone(await api.get('/auth/providers')), {
      data: { providers: [{ id: 'facebook', name: 'Facebook' }], partners: [] },
    });
  });

  test('keeps the session of somebody else and renews the reader’s own', async () => {
    provider.agree({ id: '1009', name: 'Người Khác', email: 'khac@fb.example' });
    const member = await api.signUp('dang-vao@example.vn');
    const { address, cookie } = await start();
    const flow = `m4u_oauth=${cookie.value}; snc_refresh_token=${member.refreshToken}`;
    const query = await visit(address);
    const headers = { cookie: flow, 'sec-fetch-site': 'cross-site' };
    const answer = await api.get(`${START}/callback?${query.toString()}`, { headers });
    assert.equal(answer.headers.location, '/');
    assertNobody({ cookies: readCookies(answer) });
    assertDone(await api.get('/auth/profile', { as: member }));

    const own = await signIn();
    const again = await start();
    const back = await visit(again.address);
    const mine = `m4u_oauth=${again.cookie.value}; snc_refresh_token=${own.cookies.get('snc_refresh_token')?.value}`;
    const renewed = await api.get(`${START}/callback?${back.toString()}`, { headers: { cookie: mine } });
    assert.equal(memberOf(readCookies(renewed)), memberOf(own.cookies));
  });

  test('leads to the screen for a code where the account has a second factor', async () => {
    provider.agree({ id: '1011', name: 'Hai Bước', email: 'hai-buoc@fb.example' });
    const { cookies } = await signIn();
    await makeStaff(api, { memberId: memberOf(cookies) ?? '' });
    const again = await signIn('/action/setting?tab=1');
    assert.equal(again.location, '/login/code?returnTo=%2Faction%2Fsetting%3Ftab%3D1');
    assert.deepEqual([...again.cookies.keys()].toSorted(), ['__Host-m4u_waiting', 'm4u_oauth']);
  });

  test('does not start or finish in a picture, a frame or a prefetch', async () => {
    provider.agree({ id: '1010' });
    for (const [name, headers] of Object.entries(FETCHES)) {
      const begun = await api.get(START, { headers });
      assert.deepEqual([begun.headers.location, readCookies(begun).size], ['/login', 0], name);
      const { address, cookie } = await start();
      const query = await visit(address);
      const all = { ...headers, cookie: `m4u_oauth=${cookie.value}` };
      const ended = await api.get(`${START}/callback?${query.toString()}`, { headers: all });
      assert.equal(ended.headers.location, '/login?problem=provider&provider=facebook', name);
      assertNobody({ cookies: readCookies(ended) });
    }
  });

  test('needs neither an e-mail nor a name', async () => {
    provider.agree({ id: '1002' });
    const { cookies } = await signIn();
    assert.equal(cookies.get('userName')?.value, 'M4U');
  });

  test('never redirects to another site', async () => {
    provider.agree({ id: '1003' });
    const foreign = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/..//evil.example',
      'me',
    ];
    for (const returnTo of foreign) assert.equal((await signIn(returnTo)).location, '/', returnTo);
    assert.equal((await signIn('/tìm?q=phở')).location, '/t%C3%ACm?q=ph%E1%BB%9F');
  });

  test('does not sign in to an account with a password for the same address', async () => {
    const member = await api.signUp('da-co@fb.example');
    provider.agree({ id: '1004', email: member.email });
    const answer = await signIn();
    assert.equal(answer.location, '/login?problem=taken&provider=facebook&returnTo=%2F');
    assertNobody(answer);
  });

  test('does not open a locked account', async () => {
    provider.agree({ id: '1005', email: 'khoa@fb.example' });
    const { cookies } = await signIn();
    const { email } = { email: 'khoa@fb.example' };
    await api.post('/auth/forgotPassword', { body: { email } });
    const reset = /password-reset\/([\w-]+)/.exec((await api.messageTo(email)).text)?.[1];
    assertDone(await api.post(`/auth/passwordReset/${reset}`, { body: { password: PASSWORD } }));
    const login = await api.post('/auth/login', { body: { email, password: PASSWORD } });
    const as = { token: assertDone<{ accessToken: string }>(login).accessToken };
    assertDone(await api.post('/auth/lock', { as, body: { password: PASSWORD, confirm: true } }));
    const answer = await signIn();
    assert.equal(answer.location, '/login?problem=locked&provider=facebook&returnTo=%2F');
    assertNobody(answer);
    assert.ok(memberOf(cookies));
  });
});

describe('a failed round trip to the provider', () => {
  const failed = async (query: URLSearchParams, flow: string | undefined) => {
    const answer = await finish(query, flow);
    assert.equal(answer.location, '/login?problem=provider&provider=facebook');
    assertNobody(answer);
  };

  test('leads to the sign-in screen when the reader cancels', async () => {
    provider.agree(undefined);
    const { address, cookie } = await start();
    await failed(await visit(address), cookie.value);
  });

  test('leads there when the state is changed, missing or of another browser', async () => {
    provider.agree({ id: '2001' });
    const { address, cookie } = await start();
    const other = await start();
    const back = await visit(address);
    const tampered = new URLSearchParams(back);
    tampered.set('state', `${back.get('state')}x`);
    await failed(tampered, cookie.value);
    tampered.delete('state');
    await failed(tampered, cookie.value);
    await failed(back, other.cookie.value);
    await failed(back, undefined);
    await failed(back, `${cookie.value?.slice(0, -2)}AA`);
  });

  test('leads there when the code is used twice, invented or brought by another verifier', async () => {
    provider.agree({ id: '2002' });
    const { address, cookie } = await start();
    const back = await visit(address);
    assert.equal((await finish(back, cookie.value)).location, '/');
    await failed(back, cookie.value);
    await failed(new URLSearchParams({ code: 'made-up', state: back.get('state') ?? '' }), cookie.value);
    const [victim, attacker] = [await start(), await start()];
    const stolen = await visit(attacker.address);
    stolen.set('state', victim.address.searchParams.get('state') ?? '');
    await failed(stolen, victim.cookie.value);
  });

  test('leads there when it took more than ten minutes', async () => {
    const { address, cookie } = await start();
    const back = await visit(address);
    api.clock.advance(10 * 60_000 + 1);
    await failed(back, cookie.value);
  });

  test('leads there when nothing came back', async () => failed(new URLSearchParams(), (await start()).cookie.value));
});

test('answers provider-not-configured without a Facebook app', async () => {
  const without = await startTestApi();
  assertProblem(await without.get(START), 'provider-not-configured');
  assertProblem(await without.get(`${START}/callback?code=x&state=y`), 'provider-not-configured');
});
