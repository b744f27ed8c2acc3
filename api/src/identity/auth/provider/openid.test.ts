import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { JOIN_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { addPasskey } from '../../../testing/factories/passkeys.ts';
import { startOpenIdProvider } from '../../../testing/doubles/openid-provider.ts';
import { assertDone, assertProblem, readCookies } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';

const provider = await startOpenIdProvider();
after(() => provider.close());
const api = await startTestApi({ environment: provider.environment });

const START = '/passport/auth/nhan-su';
type Jar = Readonly<Record<string, string | undefined>>;
const toCookie = (jar: Jar): string =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const CROSS_SITE = { 'sec-fetch-site': 'cross-site' };

/** Begins a sign-in; returns the provider's address and the cookie of the flow. */
const begin = async (path = START) => {
  const answer = await api.get(path);
  assert.equal(answer.statusCode, 302, answer.body);
  return { address: new URL(answer.headers.location ?? ''), flow: readCookies(answer).get('m4u_oauth')?.value };
};

const finish = async (location: string, jar: Jar) => {
  const { pathname, search } = new URL(location, 'https://m4u.example');
  const answer = await api.get(pathname.replace('/api', '') + search, {
    headers: { cookie: toCookie(jar), ...CROSS_SITE },
  });
  assert.equal(answer.statusCode, 302, answer.body);
  return { location: answer.headers.location ?? '', cookies: readCookies(answer) };
};

const signIn = async (path = START) => {
  const { address, flow } = await begin(path);
  const back = await provider.visit(address);
  return finish(back.headers.get('location') ?? '', { m4u_oauth: flow });
};

const profileOf = async ({ cookies }: { cookies: ReturnType<typeof readCookies> }) => {
  const token = cookies.get('snc_token')?.value ?? '';
  return assertDone(await api.get('/auth/profile', { as: { token } })).data;
};
const listLinked = async (as: TestMember) =>
  assertDone<{ data: { id: string; since: string | null }[] }>(await api.get('/auth/linked', { as })).data;
const isLinked = async (as: TestMember, id = 'nhan-su') =>
  (await listLinked(as)).find((each) => each.id === id)?.since !== null;

describe('signing in by OpenID Connect', () => {
  test('asks by code with state, PKCE and nonce, and lists the provider', async () => {
    const { address } = await begin();
    const { searchParams } = address;
    assert.equal(searchParams.get('redirect_uri'), 'https://m4u.example/api/passport/auth/nhan-su/callback');
    assert.equal(searchParams.get('code_challenge_method'), 'S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      assert.ok((searchParams.get(name) ?? '').length >= 43, name);
    const { data } = assertDone(await api.get('/auth/providers'));
    assert.deepEqual(data['providers'], [
      { id: 'apple', name: 'Apple' },
      { id: 'nhan-su', name: 'Nami ID' },
    ]);
  });

  test('opens a verified account by a proven address, and the same one later', async () => {
    provider.agree({ sub: 'p-1', name: 'Võ Thị Sáu', email: 'sau@cty.example', email_verified: true });
    const first = await signIn(`${START}?returnTo=/action/setting`);
    assert.equal(first.location, '/action/setting');
    const profile = await profileOf(first);
    assert.deepEqual([profile['email'], profile['verified'], profile['name']], ['sau@cty.example', true, 'Võ Thị Sáu']);
    const again = await signIn();
    assert.equal((await profileOf(again))['memberId'], profile['memberId']);
  });

  test('keeps no address that the provider has not proven', async () => {
    provider.agree({ sub: 'p-2', name: 'Trần Bình', email: 'binh@cty.example' });
    assert.equal((await profileOf(await signIn()))['email'], null);
    const member = await api.signUp('co-roi@cty.example');
    provider.agree({ sub: 'p-3', email: member.email, email_verified: false });
    const refused = await signIn();
    assert.equal(refused.location, '/login?problem=taken&provider=nhan-su&returnTo=%2F');
    assert.deepEqual([...refused.cookies.keys()], ['m4u_oauth']);
  });

  test('leads back to the sign-in screen when the reader refuses or anything was changed', async () => {
    const problem = '/login?problem=provider&provider=nhan-su';
    provider.agree(undefined);
    assert.equal((await signIn()).location, problem);
    provider.agree({ sub: 'p-4' });
    const { address, flow } = await begin();
    const other = await begin();
    const back = (await provider.visit(address)).headers.get('location') ?? '';
    assert.equal((await finish(back, { m4u_oauth: other.flow })).location, problem);
    assert.equal((await finish(back, {})).location, problem);
    assert.equal(
      (await finish(back.replace('nhan-su', 'apple'), { m4u_oauth: flow })).location,
      problem.replace('nhan-su', 'apple'),
    );
    assert.equal((await finish(back.replace('state=', 'state=x'), { m4u_oauth: flow })).location, problem);
  });

  test('leads there when the provider cannot be reached', async () => {
    const gone = JSON.stringify([
      { id: 'mat', name: 'Mất', issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' },
    ]);
    const without = await startTestApi({ environment: { OIDC_PROVIDERS: gone } });
    const answer = await without.get('/passport/auth/mat');
    assert.equal(answer.headers.location, '/login?problem=provider&provider=mat');
    assertProblem(await without.get(START), 'provider-not-configured');
    assertProblem(await without.get(`${START}/callback`), 'provider-not-configured');
    assertProblem(await without.post(`${START}/callback`, { body: {} }), 'provider-not-configured');
  });
});

describe('Apple', () => {
  test('answers by a form of its page, with a secret that we sign', async () => {
    provider.agree({ sub: 'apple-1', name: 'Lê Mai', email: 'mai@apple.example', email_verified: true });
    const { address, flow } = await begin('/passport/auth/apple');
    assert.equal(address.searchParams.get('response_mode'), 'form_post');
    const page = await (await provider.visit(address)).text();
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const body = Object.fromEntries(fields) as Record<string, string>;
    const passed = await api.post('/passport/auth/apple/callback', {
      body,
      headers: { ...CROSS_SITE, origin: provider.issuer },
    });
    assert.equal(passed.statusCode, 302, passed.body);
    assert.equal(readCookies(passed).size, 0);
    const { cookies, location } = await finish(passed.headers.location ?? '', { m4u_oauth: flow });
    assert.equal(location, '/');
    assert.equal((await profileOf({ cookies }))['email'], 'mai@apple.example');
  });
});

describe('an address that already has an account', () => {
  const meet = async (member: TestMember, sub: string) => {
    provider.agree({ sub, email: member.email, email_verified: true });
    const { location, cookies } = await signIn();
    assert.equal(location, '/login?problem=join&provider=nhan-su&returnTo=%2F');
    assert.deepEqual([...cookies.keys()].toSorted(), [JOIN_COOKIE, 'm4u_oauth']);
    return cookies.get(JOIN_COOKIE)?.value ?? '';
  };
  const login = (member: TestMember, joining: string) =>
    api.post('/auth/login', {
      headers: { cookie: `${JOIN_COOKIE}=${joining}` },
      body: { email: member.email, password: member.password },
    });

  test('joins it with the next sign-in by its owner, who is told', async () => {
    const member = await api.signUp('noi@cty.example');
    const joining = await meet(member, 'j-1');
    const answer = await login(member, joining);
    assertDone(answer);
    assert.equal(readCookies(answer).get(JOIN_COOKIE)?.maxAge, 0);
    assert.match((await api.messageTo(member.email)).text, /Nami ID/);
    assert.equal((await profileOf(await signIn()))['memberId'], member.memberId);
  });

  test('does not join another account, nor after ten minutes', async () => {
    const member = await api.signUp('cham@cty.example');
    const other = await api.signUp('nguoi-khac@cty.example');
    const joining = await meet(member, 'j-2');
    assertDone(await login(other, joining));
    assert.equal(await isLinked(other), false);
    api.clock.advance(10 * 60_000 + 1);
    assertDone(await login(member, joining));
    assert.equal(await isLinked(member), false);
    assertDone(await login(member, 'x'));
  });
});

describe('connected providers', () => {
  const connect = async (as: TestMember, body: object = {}) => {
    const answer = await api.post('/auth/linked/nhan-su/connect', { as, body });
    const { location } = assertDone<{ data: { location: string } }>(answer).data;
    const back = await provider.visit(new URL(location));
    return finish(back.headers.get('location') ?? '', {
      m4u_oauth: readCookies(answer).get('m4u_oauth')?.value,
      snc_refresh_token: as.refreshToken,
    });
  };

  test('are added in a recent session, told to the owner, and removed', async () => {
    const member = await api.signUp('them@cty.example');
    provider.agree({ sub: 'c-1', email: 'khac@ngoai.example' });
    assert.equal((await connect(member)).location, '/action/security?connected=nhan-su#providers');
    assert.equal(await isLinked(member), true);
    assert.equal((await profileOf(await signIn()))['memberId'], member.memberId);
    assertDone(await api.post('/auth/linked/nhan-su/remove', { as: member }));
    assert.match((await api.messageTo(member.email, 2)).text, /không còn mở tài khoản/);
    assertProblem(await api.post('/auth/linked/nhan-su/remove', { as: member }), 'not-found');
  });

  test('need the password once the sign-in is older than ten minutes', async () => {
    const member = await api.signUp('lau@cty.example');
    api.clock.advance(10 * 60_000 + 1);
    const path = '/auth/linked/nhan-su/connect';
    assertProblem(await api.post(path, { as: member, body: {} }), 'invalid', ['password:required']);
    assertProblem(await api.post(path, { as: member, body: { password: 'sai rồi nhé' } }), 'incorrect-password');
    provider.agree({ sub: 'c-2' });
    assert.match((await connect(member, { password: member.password })).location, /connected/);
  });

  test('open one account only, and the account that began', async () => {
    const [first, second] = [await api.signUp('mot@cty.example'), await api.signUp('hai@cty.example')];
    provider.agree({ sub: 'c-3' });
    assert.match((await connect(first)).location, /connected/);
    assert.match((await connect(second)).location, /used=nhan-su/);
    provider.agree(undefined);
    assert.match((await connect(second)).location, /problem=nhan-su/);
    provider.agree({ sub: 'c-4' });
    const answer = await api.post('/auth/linked/nhan-su/connect', { as: second, body: {} });
    const { location } = assertDone<{ data: { location: string } }>(answer).data;
    const back = (await provider.visit(new URL(location))).headers.get('location') ?? '';
    const flow = readCookies(answer).get('m4u_oauth')?.value;
    const elsewhere = await finish(back, { m4u_oauth: flow, snc_refresh_token: first.refreshToken });
    assert.match(elsewhere.location, /problem=nhan-su/);
    assert.equal(await isLinked(second), false);
  });

  test('stay when nothing else opens the account', async () => {
    provider.agree({ sub: 'c-5' });
    const { cookies } = await signIn();
    const as = { token: cookies.get('snc_token')?.value ?? '' };
    assertProblem(await api.post('/auth/linked/nhan-su/remove', { as }), 'last-way');
    await addPasskey(api, as as TestMember);
    assertDone(await api.post('/auth/linked/nhan-su/remove', { as }));
  });
});
