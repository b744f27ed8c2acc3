import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { uuidv7 } from '../../../platform/ids.ts';
import { companyCalls } from '../../../testing/factories/companies.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { companyDomains, companyUsers } from '../tables.ts';

type Claims = Readonly<Record<string, unknown>>;

/** A provider that answers whatever it is told. */
const startHostileProvider = async () => {
  const answer = { token: (nonce: string): unknown => nonce, status: 200, location: '', nonce: '' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', issuer);
    const send = (status: number, body: unknown, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration')
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256', 'none'],
      });
    return send(answer.status, answer.token(answer.nonce), answer.location && { location: answer.location });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { issuer, answer, close: () => server.close() };
};

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const provider = await startHostileProvider();
const { issuer, answer } = provider;
after(provider.close);
const api = await startTestApi({ environment: { WEBHOOKS_TO_LOOPBACK: 'true' } });
const owner = await api.signUp('chu@nami.example');
const groupId = await makeGroup(api, { admins: [owner] });
const now = api.clock.now();
await api.api.platform.db
  .insert(companyDomains)
  .values({ id: uuidv7(), groupId, domain: 'nami.example', token: 'x', createdAt: now, provenAt: now });
assertDone(
  await api.put(`/companySignIn/${groupId}/provider`, {
    as: owner,
    body: { issuer, clientId: 'm4u', clientSecret: 'bi-mat' },
  }),
);
const { begin, finish } = companyCalls(api, undefined as never);

const proper = (nonce: string): Claims => {
  // The library has a clock of its own.
  const seconds = Math.floor(Date.now() / 1_000);
  const times = { iat: seconds, exp: seconds + 300 };
  return { iss: issuer, aud: 'm4u', sub: 'ba', nonce, email: 'ba@nami.example', name: 'Ba', ...times };
};
const tokenOf = (claims: Claims, header: Claims = { alg: 'RS256' }) => ({
  access_token: 'a',
  token_type: 'bearer',
  id_token: `${encode(header)}.${encode(claims)}.${encode('x')}`,
});
const signIn = async (token: (nonce: string) => unknown, more: object = {}) => {
  const { location, flow } = await begin('ba@nami.example');
  const { searchParams } = new URL(location);
  Object.assign(answer, { status: 200, location: '', ...more, token, nonce: searchParams.get('nonce') ?? '' });
  const query = new URLSearchParams({ code: 'x', state: searchParams.get('state') ?? '' });
  const done = await finish(`/api/passport/company/${groupId}/callback?${query.toString()}`, { m4u_oauth: flow });
  return done.location;
};
const refused = '/login/company?problem=provider';

describe('the answer of a provider', () => {
  test('is for this sign-in, this client and now', async () => {
    for (const wrong of [
      { iss: 'https://khac.example' },
      { aud: 'khac' },
      { aud: ['m4u', 'khac'], azp: 'khac' },
      { nonce: 'khac' },
      { nonce: undefined },
      { exp: Math.floor(Date.now() / 1_000) - 3_600 },
      { exp: undefined },
      { sub: undefined },
      { sub: 5 },
    ])
      assert.equal(await signIn((nonce) => tokenOf({ ...proper(nonce), ...wrong })), refused, JSON.stringify(wrong));
    assert.equal(await signIn((nonce) => tokenOf(proper(nonce), { alg: 'HS256' })), refused);
    assert.equal(await api.api.platform.db.$count(companyUsers), 0);
  });

  test('is a token of usual size, without redirects', async () => {
    for (const token of ['', 'khong', '[]', '{}', { access_token: 'a', token_type: 'bearer' }, '"'.repeat(2_000_000)])
      assert.equal(await signIn(() => token), refused);
    const right = (nonce: string) => tokenOf(proper(nonce));
    for (const status of [302, 307]) assert.equal(await signIn(right, { status, location: `${issuer}/khac` }), refused);
    for (const status of [204, 500, 999]) assert.equal(await signIn(right, { status }), refused);
  });

  test('proves addresses of the company alone', async () => {
    for (const email of [
      'ba@khac.example',
      'ba@con.nami.example',
      'ba@nami.example.khac.example',
      'ba@nami.example\0',
      '"a@khac.example"@nami.example ',
      ['ba@nami.example'],
      { value: 'ba@nami.example' },
      `${'b'.repeat(300)}@nami.example`,
      'ba',
      '',
    ])
      assert.match(
        await signIn((nonce) => tokenOf({ ...proper(nonce), email })),
        /problem=domain/,
        JSON.stringify(email),
      );
    for (const email_verified of [false, 'false', 0, null, 'có'])
      assert.match(await signIn((nonce) => tokenOf({ ...proper(nonce), email_verified })), /problem=domain/);
  });

  test('opens the account of a right one, whatever else it says', async () => {
    const odd = { name: `a\0b\ud800${'x'.repeat(400)}`, groups: [5, null, 'x'.repeat(300), 'a\0b'] };
    assert.equal(await signIn((nonce) => tokenOf({ ...proper(nonce), ...odd, email: 'BA@Nami.Example' })), '/');
    assert.equal(await signIn((nonce) => tokenOf({ ...proper(nonce), groups: 'a\0b', name: '<b>Ba</b>' })), '/');
  });
});
