import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startZaloServer } from '../../../testing/doubles/zalo-server.ts';
import { assertDone, readCookies } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';

const zalo = await startZaloServer();
after(() => zalo.close());
const environment = { ...zalo.environment, PUBLIC_URL: 'https://m4u.example' };
const api = await startTestApi({ environment });

const START = '/passport/auth/zalo';
const PROBLEM = '/login?problem=provider&provider=zalo';

const begin = async () => {
  const answer = await api.get(START);
  const address = new URL(answer.headers.location ?? '');
  return { address, flow: readCookies(answer).get('m4u_oauth')?.value };
};
/** The parameters with which Zalo sends the browser back. */
const visit = async (address: URL) =>
  new URL((await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '').searchParams;

const finish = async (query: URLSearchParams, flow: string | undefined, to = api) => {
  const headers = { cookie: `m4u_oauth=${flow}`, 'sec-fetch-site': 'cross-site' };
  const answer = await to.get(`${START}/callback?${query.toString()}`, { headers });
  return { location: answer.headers.location, cookies: readCookies(answer) };
};
const signIn = async () => {
  const { address, flow } = await begin();
  return finish(await visit(address), flow);
};

describe('signing in with Zalo', () => {
  test('asks with the app, state and PKCE', async () => {
    const { searchParams } = (await begin()).address;
    assert.equal(searchParams.get('app_id'), '2468');
    assert.equal(searchParams.get('redirect_uri'), 'https://m4u.example/api/passport/auth/zalo/callback');
    for (const name of ['state', 'code_challenge']) assert.equal((searchParams.get(name) ?? '').length, 43, name);
  });

  test('opens an account by name, without an address, and the same one later', async () => {
    zalo.agree({ id: '7001', name: 'Nguyễn Thị Bưởi' });
    const { location, cookies } = await signIn();
    assert.equal(location, '/');
    const token = cookies.get('snc_token')?.value ?? '';
    const { data } = assertDone(await api.get('/auth/profile', { as: { token } }));
    assert.deepEqual([data['name'], data['email'], data['verified']], ['Nguyễn Thị Bưởi', null, true]);
    assert.equal((await signIn()).cookies.get('myMemberId')?.value, data['memberId']);
  });

  test('signs nobody in when the reader refuses, the state differs or a code is used twice', async () => {
    zalo.agree(undefined);
    assert.equal((await signIn()).location, PROBLEM);
    zalo.agree({ id: '7002' });
    const [own, other] = [await begin(), await begin()];
    const back = await visit(own.address);
    assert.equal((await finish(back, other.flow)).location, PROBLEM);
    assert.equal((await finish(back, own.flow)).location, '/');
    const again = await finish(back, own.flow);
    assert.equal(again.location, PROBLEM);
    assert.deepEqual([...again.cookies.keys()], ['m4u_oauth']);
  });

  test('signs nobody in with another secret', async () => {
    const wrong = await startTestApi({ environment: { ...environment, ZALO_APP_SECRET: 'khac' } });
    const answer = await wrong.get(START);
    const back = await visit(new URL(answer.headers.location ?? ''));
    assert.equal((await finish(back, readCookies(answer).get('m4u_oauth')?.value, wrong)).location, PROBLEM);
  });
});
