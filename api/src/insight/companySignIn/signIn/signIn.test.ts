import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { JOIN_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { auditEntries } from '../../audit/tables.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { and, eq } from '../../../platform/database/orm.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import { startOpenIdProvider } from '../../../testing/doubles/openid-provider.ts';
import { companyCalls, makeCompany } from '../../../testing/factories/companies.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem, cookieHeader, readCookies } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { companyDomains, companyUsers } from '../tables.ts';

const provider = await startOpenIdProvider();
/** The provider to which a company changes. */
const next = await startOpenIdProvider();
after(() => {
  provider.close();
  next.close();
});
const api = await startTestApi({ environment: { ...provider.environment, WEBHOOKS_TO_LOOPBACK: 'true' } });
const { db } = api.api.platform;
const owner = await api.signUp('chu@nami.example', { name: 'Chủ Nami' });
const mappings = [
  { group: 'Thu ngân', role: 'cashier' as const },
  { group: 'Quản lý', role: 'admin' as const },
];
const company = await makeCompany(api, provider, { owner, domain: 'nami.example', mappings });
const { groupId } = company;
const { begin, finish, signIn } = companyCalls(api, provider);

const memberIdOf = async (token: string): Promise<string> =>
  assertDone<{ data: { memberId: string } }>(await api.get('/auth/profile', { as: { token } })).data.memberId;
const standingOf = async (memberId: string, of = groupId) =>
  (
    await db
      .select({ role: groupMembers.role, status: groupMembers.status, owner: groupMembers.owner })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, of), eq(groupMembers.memberId, memberId)))
  )[0];
const person = (sub: string, more: object = {}) => ({
  sub,
  name: 'Trần Thị Bảy',
  email: `${sub}@nami.example`,
  email_verified: true,
  groups: ['thu ngân'],
  ...more,
});
const problemOf = ({ location }: { location: string }) =>
  new URL(location, 'https://m4u.example').searchParams.get('problem');

describe('signing in by a company', () => {
  test('asks its provider with state, PKCE, nonce and the address', async () => {
    const { name, location } = await begin('bay@NAMI.example');
    assert.equal(name, 'Gốm Nami');
    const { searchParams, origin } = new URL(location);
    assert.equal(origin, provider.issuer);
    assert.equal(searchParams.get('login_hint'), 'bay@nami.example');
    assert.equal(searchParams.get('redirect_uri'), `https://m4u.example/api/passport/company/${groupId}/callback`);
    assert.equal(searchParams.get('code_challenge_method'), 'S256');
    assert.equal(searchParams.get('scope'), 'openid email profile groups');
    for (const each of ['state', 'nonce', 'code_challenge'])
      assert.ok((searchParams.get(each) ?? '').length >= 43, each);
  });

  test('knows only addresses of proven domains', async () => {
    for (const email of ['ai@khac.example', 'ai@con.nami.example', 'ai@gmail.com'])
      assertProblem(await api.post('/companySignIn/begin', { body: { email } }), 'company-unknown');
    assertProblem(await api.post('/companySignIn/begin', { body: { email: 'khong' } }), 'invalid', ['email:email']);
    assertProblem(await api.post('/companySignIn/begin', { body: {} }), 'invalid', ['email:required']);
  });

  test('opens an account and makes its member what the groups say', async () => {
    const first = await signIn(person('bay'), { returnTo: '/action/setting' });
    assert.equal(first.location, '/action/setting');
    const memberId = await memberIdOf(first.token);
    assert.deepEqual(await standingOf(memberId), { role: 'cashier', status: 'accepted', owner: false });
    const again = await signIn(person('bay', { groups: ['Quản lý', 'Thu ngân'] }));
    assert.equal(await memberIdOf(again.token), memberId);
    assert.equal((await standingOf(memberId))?.role, 'admin');
    await signIn(person('bay', { groups: [] }));
    assert.equal((await standingOf(memberId))?.role, 'member');
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.targetId, memberId));
    assert.deepEqual(
      entries.map(({ act, detail }) => [
        act,
        (detail as Record<string, string>)['role'],
        (detail as Record<string, string>)['via'],
      ]),
      [
        ['group.accept', 'cashier', 'SSO'],
        ['group.role', 'admin', 'SSO'],
        ['group.role', 'member', 'SSO'],
      ],
    );
  });

  test('asks the owner of an address that has an account for one sign-in, and joins then', async () => {
    const member = await api.signUp('tam@nami.example', { name: 'Tám' });
    const first = await signIn(person('tam'));
    assert.equal(first.location, '/login?problem=company-join&returnTo=%2F');
    assert.equal(first.token, '');
    assert.equal(await standingOf(member.memberId), undefined);
    const join = first.cookies.get(JOIN_COOKIE)?.value ?? '';
    const answer = await api.post('/auth/login', {
      body: { email: member.email, password: member.password },
      headers: { cookie: cookieHeader({ [JOIN_COOKIE]: join }) },
    });
    assertDone(answer);
    assert.equal((await standingOf(member.memberId))?.role, 'cashier');
    assert.equal(await memberIdOf((await signIn(person('tam'))).token), member.memberId);
    const { data } = assertDone<{ data: { id: string; name: string }[] }>(
      await api.get('/auth/linked', { as: member }),
    );
    assert.ok(data.some(({ id, name }) => id === `company:${groupId}` && name === 'Gốm Nami'));
  });

  test('takes owners as they are', async () => {
    const first = await signIn(person('chu', { groups: [] }));
    const join = first.cookies.get(JOIN_COOKIE)?.value ?? '';
    const headers = { cookie: cookieHeader({ [JOIN_COOKIE]: join }) };
    assertDone(await api.post('/auth/login', { body: { email: owner.email, password: owner.password }, headers }));
    assert.equal(await memberIdOf((await signIn(person('chu', { groups: [] }))).token), owner.memberId);
    assert.deepEqual(await standingOf(owner.memberId), { role: 'admin', status: 'accepted', owner: true });
  });

  test('refuses addresses outside the domain, and those that the provider has not proven', async () => {
    assert.equal(
      problemOf(await signIn(person('chin', { email: 'chin@gmail.com' }), { as: 'chin@nami.example' })),
      'domain',
    );
    assert.equal(problemOf(await signIn(person('chin', { email_verified: false }))), 'domain');
    assert.equal(problemOf(await signIn(person('chin', { email: undefined }), { as: 'chin@nami.example' })), 'domain');
    assert.equal(await db.$count(companyUsers, eq(companyUsers.userName, 'chin@nami.example')), 0);
  });

  test('refuses staff of the installation, and members of another session', async () => {
    const staff = await api.signUp('nhan-vien@nami.example');
    await db.update(accounts).set({ staff: true }).where(eq(accounts.memberId, staff.memberId));
    const refused = await signIn(person('nhan-vien'));
    const join = refused.cookies.get(JOIN_COOKIE)?.value ?? '';
    await api.post('/auth/login', {
      body: { email: staff.email, password: staff.password },
      headers: { cookie: cookieHeader({ [JOIN_COOKIE]: join }) },
    });
    assert.equal((await signIn(person('nhan-vien'))).token, '');
    const jar = { snc_refresh_token: owner.refreshToken };
    assert.equal((await signIn(person('bay'), { jar })).location, '/');
  });

  test('refuses a person whose subject breaks the standard', async () => {
    for (const sub of ['a\0b', Array.from({ length: 2_000 }, (_, at) => at.toString(36)).join('')])
      assert.equal(problemOf(await signIn(person('la', { sub }))), 'provider');
    assert.equal(await db.$count(companyUsers, eq(companyUsers.userName, 'la@nami.example')), 0);
  });

  test('answers with a problem what was tampered with', async () => {
    provider.agree(person('bay'));
    const { location, flow } = await begin('bay@nami.example');
    const back = (await provider.visit(new URL(location))).headers.get('location') ?? '';
    const other = await begin('bay@nami.example');
    const problem = '/login/company?problem=provider';
    assert.equal((await finish(back, { m4u_oauth: other.flow })).location, problem);
    assert.equal((await finish(back, {})).location, problem);
    const elsewhere = await makeGroup(api, { admins: [owner] });
    assert.equal((await finish(back.replace(groupId, elsewhere), { m4u_oauth: flow })).location, problem);
    assert.equal((await finish(`/api/passport/company/${groupId}/callback`, { m4u_oauth: flow })).location, problem);
    assertProblem(await api.get('/passport/company/x/callback'), 'invalid');
  });

  test('ends with the proof of the domain', async () => {
    const where = eq(companyDomains.groupId, groupId);
    provider.agree(person('bay'));
    const { location, flow } = await begin('bay@nami.example');
    const back = (await provider.visit(new URL(location))).headers.get('location') ?? '';
    await db.update(companyDomains).set({ provenAt: null }).where(where);
    assert.equal(problemOf(await finish(back, { m4u_oauth: flow })), 'domain');
    await db.update(companyDomains).set({ provenAt: api.clock.now() }).where(where);
  });
});

describe('a company that asks for its own sign-in', () => {
  test('refuses other ways to its people, but not to owners and to those who left', async () => {
    const boss = await api.signUp('chu@bat-buoc.example');
    const own = await makeCompany(api, provider, { owner: boss, domain: 'bat-buoc.example', isRequired: true });
    const member = await api.signUp('ba@bat-buoc.example');
    const login = (jar: Record<string, string> = {}, { email, password } = member) =>
      api.post('/auth/login', { body: { email, password }, headers: { cookie: cookieHeader(jar) } });
    const ba = person('ba', { email: member.email });
    const join = (await signIn(ba)).cookies.get(JOIN_COOKIE)?.value ?? '';
    assertDone(await login({ [JOIN_COOKIE]: join }));
    assertProblem(await login(), 'company-sign-in-required');
    assertProblem(
      await api.post('/auth/login', { body: { email: member.email, password: 'sai' } }),
      'wrong-credentials',
    );
    assert.notEqual((await signIn(ba)).token, '');
    assertDone(await login({}, boss));
    assertDone(
      await api.put(`/members/updateMemberStatusById/${member.memberId}`, {
        as: boss,
        body: { groupId: own.groupId, action: 'remove' },
      }),
    );
    assertDone(await login());
  });

  test('lets a person of a new provider join, and one who has disconnected the company', async () => {
    const boss = await api.signUp('chu@doi.example');
    const own = await makeCompany(api, provider, { owner: boss, domain: 'doi.example', isRequired: true });
    const member = await api.signUp('ba@doi.example');
    const login = (join?: string) =>
      api.post('/auth/login', {
        body: { email: member.email, password: member.password },
        headers: { cookie: cookieHeader(join === undefined ? {} : { [JOIN_COOKIE]: join }) },
      });
    const joinBy = async (calls: ReturnType<typeof companyCalls>, sub: string) => {
      const { location, cookies } = await calls.signIn(person(sub, { email: member.email }));
      assert.equal(problemOf({ location }), 'company-join');
      assertDone(await login(cookies.get(JOIN_COOKIE)?.value));
      assertProblem(await login(), 'company-sign-in-required');
    };
    await joinBy(companyCalls(api, provider), 'ba');
    assertDone(await api.post(`/auth/linked/company:${own.groupId}/remove`, { as: member }));
    await joinBy(companyCalls(api, provider), 'ba');
    const body = { ...next.company, isRequired: true };
    assertDone(await api.put(`/companySignIn/${own.groupId}/provider`, { as: boss, body }));
    await joinBy(companyCalls(api, next), 'ba-moi');
    // A person of another address joins nothing, so their sign-in opens no other account of the company.
    const other = await api.signUp('tu@doi.example');
    const waiting = await companyCalls(api, next).signIn(person('tu', { email: other.email }));
    assertProblem(await login(waiting.cookies.get(JOIN_COOKIE)?.value), 'company-sign-in-required');
  });

  test('leaves staff their own ways', async () => {
    const boss = await api.signUp('chu@vien.example');
    await makeCompany(api, provider, { owner: boss, domain: 'vien.example', isRequired: true });
    const member = await api.signUp('nam@vien.example');
    const nam = person('nam', { email: member.email });
    const join = (await signIn(nam)).cookies.get(JOIN_COOKIE)?.value ?? '';
    const login = (jar: Record<string, string> = {}) =>
      api.post('/auth/login', {
        body: { email: member.email, password: member.password },
        headers: { cookie: cookieHeader(jar) },
      });
    assertDone(await login({ [JOIN_COOKIE]: join }));
    assertProblem(await login(), 'company-sign-in-required');
    await db.update(accounts).set({ staff: true }).where(eq(accounts.memberId, member.memberId));
    assert.equal(problemOf(await signIn(nam)), 'staff');
    assertDone(await login());
  });

  test('ends with the provider', async () => {
    const boss = await api.signUp('chu@het.example');
    const own = await makeCompany(api, provider, { owner: boss, domain: 'het.example', isRequired: true });
    const hai = person('hai', { email: 'hai@het.example' });
    assert.notEqual((await signIn(hai)).token, '');
    assertDone(await api.post(`/companySignIn/${own.groupId}/provider/remove`, { as: boss }));
    assertProblem(await api.post('/companySignIn/begin', { body: { email: hai.email } }), 'company-unknown');
    const readied = readCookies(await api.get(`/passport/company/${own.groupId}/callback`));
    assert.equal(readied.has('snc_token'), false);
  });
});
