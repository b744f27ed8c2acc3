import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { CompanyDomain, CompanySignIn, DirectoryToken, Trial } from '@m4u/contract/insight/companySignIn/schema';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { and, eq } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startDnsServer } from '../../../testing/doubles/dns-server.ts';
import { startOpenIdProvider } from '../../../testing/doubles/openid-provider.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { recheckDomains } from '../domain/service.ts';
import { stateOf } from '../domain/rules.ts';
import { sealSecret } from './secret.service.ts';
import { companyDomains, companyProviders, companyTokens } from '../tables.ts';

const provider = await startOpenIdProvider();
const dns = await startDnsServer();
after(() => {
  provider.close();
  dns.close();
});
const api = await startTestApi({ environment: { ...dns.environment, WEBHOOKS_TO_LOOPBACK: 'true' } });
const strict = await startTestApi({ environment: dns.environment });
const { db } = api.api.platform;
const owner = await api.signUp('chu@congty.example', { name: 'Chủ Công Ty' });
const admin = await api.signUp('quan-tri@congty.example');
const rival = await api.signUp('chu@khac.example');
const unverified = await api.signUp('chua@congty.example', { verified: false });
const groupId = await makeGroup(api, { admins: [owner, admin] });
const rivalId = await makeGroup(api, { admins: [rival] });
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const at = (path = '', of = groupId) => `/companySignIn/${of}${path}`;
const get = async (as = owner, of = groupId) =>
  assertDone<{ data: CompanySignIn }>(await api.get(at('', of), { as })).data;
const draft = { ...provider.company, mappings: [{ group: 'Thu ngân', role: 'cashier' }] };
const save = (body: object = draft, as: TestMember = owner, of = groupId) =>
  api.put(at('/provider', of), { as, body: { ...body } });
const add = async (domain: string, as = owner, of = groupId) =>
  assertDone<{ data: CompanyDomain }>(await api.post(at('/domains', of), { as, body: { domain } })).data;
const check = (id: string, as = owner, of = groupId) => api.post(at(`/domains/${id}/check`, of), { as });

describe('the provider of a company', () => {
  test('keeps its secret, which no answer has', async () => {
    assertDone(await save());
    const { provider: saved, redirectUri, scimUrl } = await get();
    assert.deepEqual([saved?.issuer, saved?.clientId, saved?.groupsClaim], [provider.issuer, 'cong-ty', 'groups']);
    assert.equal(redirectUri.endsWith(`/api/passport/company/${groupId}/callback`), true);
    assert.equal(scimUrl.endsWith('/api/scim/v2'), true);
    const [row] = await db.select().from(companyProviders).where(eq(companyProviders.groupId, groupId));
    assert.ok(!JSON.stringify([row, await get()]).includes(draft.clientSecret));
    const { clientSecret: _secret, ...rest } = draft;
    assertDone(await save({ ...rest, isRequired: true }));
    assertProblem(await save({ ...rest, issuer: 'https://khac.example' }), 'invalid', ['clientSecret:required']);
    assertProblem(await save({ ...rest, clientId: 'khac' }), 'invalid', ['clientSecret:required']);
    assert.equal((await get()).provider?.isRequired, true);
  });

  test('maps groups to roles below the owner', async () => {
    const mappings = [{ group: 'Sếp', role: 'owner' }];
    assertProblem(await save({ ...draft, mappings }), 'invalid', ['mappings.0.role:choice']);
    assertProblem(await save({ ...draft, mappings: [{ group: '', role: 'admin' }] }), 'invalid', [
      'mappings.0.group:required',
    ]);
    const twice = [...draft.mappings, { group: 'THU NGÂN', role: 'door' }];
    assertDone(await save({ ...draft, mappings: twice }));
    assert.deepEqual((await get()).provider?.mappings, draft.mappings);
  });

  test('is a public https address', async () => {
    assertProblem(await save({}), 'invalid', ['issuer:required', 'clientId:required']);
    for (const issuer of ['khong', 'ftp://a.example', 'https://u:p@a.example', 'https://a.example?x=1'])
      assertProblem(await save({ ...draft, issuer }), 'invalid', ['issuer:link']);
    const member = await strict.signUp('chu@congty.example');
    const of = await makeGroup(strict, { admins: [member] });
    for (const issuer of ['http://a.example', 'https://127.0.0.1', 'https://10.0.0.1', 'http://localhost:3000'])
      assertProblem(await strict.put(at('/provider', of), { as: member, body: { ...draft, issuer } }), 'invalid', [
        'issuer:public-https',
      ]);
  });

  test('is tried in words', async () => {
    const tryIt = async () =>
      assertDone<{ data: Trial }>(await api.post(at('/provider/try'), { as: owner })).data.outcome;
    assertDone(await save());
    assert.equal(await tryIt(), 'works');
    assertDone(await save({ ...draft, issuer: `${provider.issuer}/khac` }));
    assert.equal(await tryIt(), 'no-document');
    assertDone(await save({ ...draft, issuer: provider.issuer.replace('127.0.0.1', 'localhost') }));
    assert.equal(await tryIt(), 'wrong-issuer');
    assertDone(await save({ ...draft, issuer: 'http://127.0.0.1:9' }));
    assert.equal(await tryIt(), 'unreachable');
    assertProblem(await api.post(at('/provider/try', rivalId), { as: rival }), 'company-incomplete');
  });

  test('is never asked within a private network', async () => {
    const { platform } = strict.api;
    const member = await strict.signUp('chu@kin.example');
    const of = await makeGroup(strict, { admins: [member] });
    const now = strict.clock.now();
    const clientSecret = sealSecret(platform, of, 'bi-mat');
    const row = { groupId: of, clientId: 'm4u', clientSecret, groupsClaim: 'groups', createdAt: now };
    const proven = { token: 'x', createdAt: now, provenAt: now, checkedAt: now };
    await platform.db.insert(companyDomains).values({ id: uuidv7(), groupId: of, domain: 'kin.example', ...proven });
    for (const [at, [issuer, outcome]] of [
      [provider.issuer, 'not-https'],
      ['https://10.0.0.1', 'private-address'],
      ['https://localhost:9', 'private-address'],
    ].entries()) {
      const set = { issuer: issuer ?? '', updatedAt: new Date(now.getTime() + at) };
      await platform.db
        .insert(companyProviders)
        .values({ ...row, ...set })
        .onConflictDoUpdate({ target: companyProviders.groupId, set });
      const { data } = assertDone<{ data: Trial }>(
        await strict.post(`/companySignIn/${of}/provider/try`, { as: member }),
      );
      assert.equal(data.outcome, outcome);
      assertProblem(
        await strict.post('/companySignIn/begin', { body: { email: 'ai@kin.example' } }),
        'company-unreachable',
      );
    }
  });

  test('is for verified owners', async () => {
    for (const as of [admin, rival]) {
      assertProblem(await api.get(at(), { as }), 'forbidden');
      assertProblem(await save(draft, as), 'forbidden');
      for (const path of ['/provider/remove', '/provider/try', '/domains', '/tokens'])
        assertProblem(await api.post(at(path), { as, body: { domain: 'a.example' } }), 'forbidden');
    }
    assertProblem(await save(draft, unverified), 'account-unverified');
    assertProblem(await api.get(at('', ABSENT), { as: owner }), 'not-found');
    assertProblem(await api.get(at()), 'unauthenticated');
  });
});

describe('tokens of a directory', () => {
  test('show their secret once, and end', async () => {
    const fresh = await makeGroup(api, { admins: [owner] });
    const make = () => api.post(at('/tokens', fresh), { as: owner });
    const { data: token } = assertDone<{ data: DirectoryToken & { secret: string } }>(await make());
    assert.match(token.secret, /^m4u_scim_[\w-]{43}$/);
    const stored = await db.select().from(companyTokens).where(eq(companyTokens.id, token._id));
    assert.ok(!JSON.stringify([stored, await get(owner, fresh)]).includes(token.secret));
    for (let n = 1; n < 5; n += 1) assertDone(await make());
    assertProblem(await make(), 'tokens-full');
    const revoke = (id: string, as = owner, of = fresh) => api.post(at(`/tokens/${id}/revoke`, of), { as });
    assertProblem(await revoke(token._id, rival, rivalId), 'not-found');
    assertDone(await revoke(token._id));
    assertDone(await revoke(token._id));
    assert.equal((await get(owner, fresh)).tokens.length, 4);
  });
});

describe('domains of a company', () => {
  test('are proven by a TXT record', async () => {
    const domain = await add('CongTy.example');
    assert.deepEqual([domain.domain, domain.state], ['congty.example', 'waiting']);
    assert.match(domain.record, /^m4u-verify=[\w-]{24}$/);
    assert.equal((await add('congty.example'))._id, domain._id);
    const stateNow = async () => assertDone<{ data: CompanyDomain }>(await check(domain._id)).data.state;
    assert.equal(await stateNow(), 'waiting');
    dns.set('congty.example', 'v=spf1 -all', 'm4u-verify=khac');
    assert.equal(await stateNow(), 'waiting');
    dns.set('congty.example', 'v=spf1 -all', domain.record);
    assert.equal(await stateNow(), 'proven');
  });

  test('refuses public mail, and what is no domain', async () => {
    const refuse = (domain: string) => api.post(at('/domains'), { as: owner, body: { domain } });
    assertProblem(await refuse('gmail.com'), 'invalid', ['domain:public-mail']);
    assertProblem(await refuse('khong'), 'invalid', ['domain:domain']);
    assertProblem(await refuse(''), 'invalid', ['domain:required']);
  });

  test('belong to one company', async () => {
    const domain = await add('congty.example', rival, rivalId);
    assert.equal(assertDone<{ data: CompanyDomain }>(await check(domain._id, rival, rivalId)).data.state, 'waiting');
    const { domains } = await get();
    const own = domains.find((each) => each.domain === 'congty.example') ?? assert.fail('no domain');
    dns.set('congty.example', own.record, domain.record);
    assertProblem(await check(domain._id, rival, rivalId), 'domain-taken');
    assertProblem(await check(own._id, rival, rivalId), 'not-found');
    assertProblem(await api.post(at(`/domains/${own._id}/remove`, rivalId), { as: rival }), 'not-found');
    assertDone(await api.post(at(`/domains/${own._id}/remove`), { as: owner }));
    assert.equal(assertDone<{ data: CompanyDomain }>(await check(domain._id, rival, rivalId)).data.state, 'proven');
  });

  test('are proven by one of two companies that ask at once', async () => {
    const own = await add('hai.example');
    const other = await add('hai.example', rival, rivalId);
    dns.set('hai.example', own.record, other.record);
    const answers = await Promise.all([check(own._id), check(other._id, rival, rivalId)]);
    const refused = answers.find(({ statusCode }) => statusCode !== 200) ?? assert.fail('both have proven it');
    assertProblem(refused, 'domain-taken');
  });

  test('are free again once their group is deleted', async () => {
    const former = await makeGroup(api, { admins: [owner] });
    const of = { former: await add('moi.example', owner, former), present: await add('moi.example') };
    dns.set('moi.example', of.former.record, of.present.record);
    assertDone(await check(of.former._id, owner, former));
    assertProblem(await check(of.present._id), 'domain-taken');
    assertDone(await api.put(`/groupAndBrand/deleteById/${former}`, { as: owner }));
    assert.equal(assertDone<{ data: CompanyDomain }>(await check(of.present._id)).data.state, 'proven');
    assertDone(await api.put(`/groupAndBrand/restoreById/${former}`, { as: owner }));
    assert.equal((await get(owner, former)).domains[0]?.state, 'waiting');
    assertProblem(await check(of.former._id, owner, former), 'domain-taken');
  });

  test('are looked up again every day, and lost after three days without the record', async () => {
    const { domain, record } = await add('mat.example');
    const where = and(eq(companyDomains.groupId, groupId), eq(companyDomains.domain, domain));
    const find = async () => (await db.select().from(companyDomains).where(where))[0] ?? assert.fail('no domain');
    const nextDay = async () => {
      api.clock.advance(DAY);
      await recheckDomains(api.api.platform);
      return stateOf(await find());
    };
    dns.set(domain, record);
    assertDone(await check((await find()).id));
    assert.equal(await nextDay(), 'proven');
    dns.set(domain);
    assert.deepEqual(
      [await nextDay(), await nextDay(), await nextDay(), await nextDay()],
      ['failing', 'failing', 'failing', 'lost'],
    );
    const { email, password } = owner;
    const { accessToken: token } = assertDone<Session>(await api.post('/auth/login', { body: { email, password } }));
    const { data } = assertDone<{ data: Notification[] }>(await api.get('/notifications', { as: { token } }));
    assert.deepEqual(
      data.map(({ path }) => path),
      [`/action/companySignIn?groupId=${groupId}`, `/action/companySignIn?groupId=${groupId}`],
    );
    assert.match(data[0]?.text ?? '', /không đăng nhập bằng mat\.example được nữa/);
    assert.match(data[1]?.text ?? '', /bản ghi TXT của mat\.example/);
  });
});
