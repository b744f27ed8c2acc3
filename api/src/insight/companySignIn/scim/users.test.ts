import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { JOIN_COOKIE, WAITING_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import { and, eq } from '../../../platform/database/orm.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import { startOpenIdProvider } from '../../../testing/doubles/openid-provider.ts';
import { companyCalls, makeCompany, makeDirectory } from '../../../testing/factories/companies.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { assertDone, assertProblem, cookieHeader } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { scimClient } from '../../../testing/server/scim-client.ts';
import { auditEntries } from '../../audit/tables.ts';
import { companyTokens } from '../tables.ts';

const provider = await startOpenIdProvider();
after(() => provider.close());
const api = await startTestApi({ environment: { ...provider.environment, WEBHOOKS_TO_LOOPBACK: 'true' } });
const { db } = api.api.platform;
const owner = await api.signUp('chu@nami.example');
const rival = await api.signUp('chu@khac.example');
const mappings = [{ group: 'Thu ngân', role: 'cashier' as const }];
const company = await makeCompany(api, provider, { owner, domain: 'nami.example', mappings });
const other = await makeCompany(api, provider, { owner: rival, domain: 'khac.example' });
const scim = scimClient(api, await makeDirectory(api, company));
const foreign = scimClient(api, await makeDirectory(api, other));
const { signIn } = companyCalls(api, provider);

const person = (sub: string) => ({
  sub,
  name: 'An',
  email: `${sub}@nami.example`,
  email_verified: true,
  groups: ['Thu ngân'],
});
const draft = (sub: string) => ({
  userName: `${sub}@nami.example`,
  externalId: `ext-${sub}`,
  name: { givenName: 'An', familyName: 'Lê' },
  displayName: `Lê ${sub}`,
  emails: [{ value: `${sub}@nami.example`, type: 'work', primary: true }],
});
const memberOf = async (token: string) =>
  assertDone<{ data: { memberId: string } }>(await api.get('/auth/profile', { as: { token } })).data.memberId;
const statusOf = async (memberId: string) =>
  (
    await db
      .select({ status: groupMembers.status, role: groupMembers.role })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, company.groupId), eq(groupMembers.memberId, memberId)))
  )[0];
const deactivate = { op: 'replace', path: 'active', value: false };
const inactive = '/login/company?problem=inactive&returnTo=%2F';

describe('a directory', () => {
  test('is reached by its token alone', async () => {
    for (const token of [undefined, 'x', owner.token, 'm4u_scim_khong'])
      await scimClient(api, token).refused(401, undefined, 'GET', '/Users');
    const ended = await makeDirectory(api, company);
    await db
      .update(companyTokens)
      .set({ revokedAt: api.clock.now() })
      .where(eq(companyTokens.ending, ended.slice(-4)));
    const answer = await scimClient(api, ended).call('GET', '/Users');
    assert.deepEqual([answer.statusCode, answer.headers['www-authenticate']], [401, 'Bearer']);
  });

  test('describes itself', async () => {
    const config = (await scim.call('GET', '/ServiceProviderConfig')).json<{
      patch: object;
      filter: object;
      bulk: { supported: boolean };
    }>();
    assert.deepEqual([config.patch, config.bulk.supported], [{ supported: true }, false]);
    const types = (await scim.call('GET', '/ResourceTypes')).json<{ Resources: { id: string; schema: string }[] }>();
    assert.deepEqual(
      types.Resources.map(({ id }) => id),
      ['User', 'Group'],
    );
    for (const { id, schema } of types.Resources) {
      assert.equal((await scim.call('GET', `/ResourceTypes/${id}`)).json<{ id: string }>().id, id);
      const found = (await scim.call('GET', `/Schemas/${schema}`)).json<{
        id: string;
        attributes: { name: string }[];
      }>();
      assert.equal(found.id, schema);
      assert.ok(found.attributes.some(({ name }) => name === 'displayName'));
    }
    await scim.refused(404, undefined, 'GET', '/Schemas/x');
    await scim.refused(404, undefined, 'GET', '/Me');
    await scim.refused(405, undefined, 'DELETE', '/Users');
    await scim.refused(405, undefined, 'POST', '/Schemas');
  });

  test('creates people, and refuses a second one of a name', async () => {
    const user = await scim.create('Users', { ...draft('mot'), title: 'Kho', active: 'True' });
    assert.deepEqual(
      [user['userName'], user['active'], user['name']],
      ['mot@nami.example', true, { givenName: 'An', familyName: 'Lê' }],
    );
    assert.ok(!('title' in user));
    assert.deepEqual(await scim.get('Users', user.id), user);
    await scim.refused(409, 'uniqueness', 'POST', '/Users', {
      body: { ...draft('mot'), userName: 'MOT@nami.example' },
    });
    for (const body of [
      {},
      { userName: '' },
      { userName: 5 },
      { userName: 'a', emails: 'x' },
      { userName: 'a', active: 'có' },
      { userName: 'a\u0000' },
      [],
    ])
      await scim.refused(400, 'invalidValue', 'POST', '/Users', { body });
    await scim.refused(400, 'invalidSyntax', 'POST', '/Users', { body: '{' });
  });

  test('finds people by filters, page by page', async () => {
    for (const sub of ['hai', 'ba', 'tu']) await scim.create('Users', draft(sub));
    const names = async (filter: string) =>
      (await scim.list('Users', { filter })).Resources.map((user) => user['displayName']);
    assert.deepEqual(await names('userName eq "HAI@nami.example"'), ['Lê hai']);
    assert.deepEqual(await names('externalId eq "ext-ba"'), ['Lê ba']);
    assert.deepEqual(await names('externalId eq "EXT-ba"'), []);
    assert.deepEqual(await names('emails.value eq "tu@NAMI.example" and active eq true'), ['Lê tu']);
    assert.deepEqual(await names('emails[type eq "work" and value sw "ba@"]'), ['Lê ba']);
    assert.deepEqual(await names('displayName co "lê t" or displayName ew "hai"'), ['Lê hai', 'Lê tu']);
    assert.deepEqual(await names('not (userName pr)'), []);
    assert.deepEqual(await names('name.familyName eq "lê" and displayName gt "lê t"'), ['Lê tu']);
    assert.equal((await names('meta.created ge "2026-01-01T00:00:00Z"')).length, 4);
    const { id } =
      (await scim.list('Users', { filter: 'displayName eq "Lê ba"' })).Resources[0] ?? assert.fail('nobody');
    assert.deepEqual(await names(`id eq "${id}"`), ['Lê ba']);
    const page = await scim.list('Users', { startIndex: '2', count: '2' });
    assert.deepEqual([page.totalResults, page.startIndex, page.itemsPerPage], [4, 2, 2]);
    assert.equal((await scim.list('Users', { count: '0' })).Resources.length, 0);
    assert.equal((await scim.list('Users', { startIndex: '-3', count: '500' })).startIndex, 1);
    for (const filter of [
      'x eq 1',
      'userName eq 1',
      'active co "x"',
      'userName',
      'meta.created eq "hôm nay"',
      'meta.created gt "0000-01-01T00:00:00Z"',
      'meta.created gt "0001-01-01T00:00:00+14:00"',
      'meta.created lt "9999-12-31T23:59:59-14:00"',
      'emails.x eq "a"',
    ])
      await scim.refused(400, 'invalidFilter', 'GET', `/Users?${new URLSearchParams({ filter }).toString()}`);
    await scim.refused(400, 'invalidValue', 'GET', '/Users?count=x');
    const slim = await scim.get('Users', id, '?attributes=userName');
    assert.deepEqual(Object.keys(slim).toSorted(), ['id', 'meta', 'schemas', 'userName']);
  });

  test('changes people, unless they have changed meanwhile', async () => {
    const { id, meta } = await scim.create('Users', draft('nam'));
    await scim.patch('Users', id, { op: 'Replace', value: { 'name.givenName': 'Năm', active: 'False' } });
    const patched = await scim.get('Users', id);
    assert.deepEqual([patched['name'], patched['active']], [{ givenName: 'Năm', familyName: 'Lê' }, false]);
    const body = { ...draft('nam'), displayName: 'Lê Năm' };
    await scim.refused(412, undefined, 'PUT', `/Users/${id}`, { body, headers: { 'if-match': meta.version } });
    const replaced = await scim.replace(
      'Users',
      id,
      { userName: 'nam@nami.example' },
      { 'if-match': patched.meta.version },
    );
    assert.deepEqual([replaced['displayName'], replaced['emails'], replaced['active']], [undefined, undefined, false]);
    const unchanged = await scim.call('GET', `/Users/${id}`, { headers: { 'if-none-match': replaced.meta.version } });
    assert.equal(unchanged.statusCode, 304);
    const rename = { Operations: [{ op: 'replace', path: 'userName', value: 'HAI@nami.example' }] };
    await scim.refused(409, 'uniqueness', 'PATCH', `/Users/${id}`, { body: rename });
    await scim.refused(400, 'invalidValue', 'PATCH', `/Users/${id}`, {
      body: { Operations: [{ op: 'remove', path: 'userName' }] },
    });
    await scim.refused(400, 'invalidSyntax', 'PATCH', `/Users/${id}`, { body: {} });
  });

  test('is closed to other companies', async () => {
    const { id } = await scim.create('Users', draft('sau'));
    const body = { Operations: [deactivate] };
    await foreign.refused(404, undefined, 'GET', `/Users/${id}`);
    await foreign.refused(404, undefined, 'PUT', `/Users/${id}`, { body: draft('sau') });
    await foreign.refused(404, undefined, 'PATCH', `/Users/${id}`, { body });
    await foreign.refused(404, undefined, 'DELETE', `/Users/${id}`);
    await foreign.refused(404, undefined, 'GET', '/Users/x');
    assert.equal((await foreign.list('Users')).totalResults, 0);
    assert.equal((await scim.get('Users', id))['active'], true);
  });
});

describe('a person of the directory', () => {
  test('becomes a member by signing in, and is ended by the directory', async () => {
    const { id } = await scim.create('Users', draft('bay'));
    const { token } = await signIn(person('bay'));
    const memberId = await memberOf(token);
    assert.deepEqual(await statusOf(memberId), { status: 'accepted', role: 'cashier' });
    assert.equal((await scim.list('Users', { filter: 'userName eq "bay@nami.example"' })).totalResults, 1);
    await scim.patch('Users', id, deactivate);
    assert.equal((await statusOf(memberId))?.status, 'suspended');
    assertProblem(await api.get('/auth/profile', { as: { token } }), 'session-ended');
    const refused = await signIn(person('bay'));
    assert.deepEqual([refused.location, refused.token], [inactive, '']);
    await scim.patch('Users', id, { ...deactivate, value: true });
    assert.equal((await statusOf(memberId))?.status, 'accepted');
    assert.equal(await memberOf((await signIn(person('bay'))).token), memberId);
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, memberId));
    assert.deepEqual(
      acts.map(({ act, actorId }) => [act, actorId]),
      [
        ['group.accept', memberId],
        ['group.suspend', owner.memberId],
        ['group.reinstate', owner.memberId],
      ],
    );
  });

  test('keeps their own account and sessions when they are removed', async () => {
    const { token } = await signIn(person('tam'));
    const memberId = await memberOf(token);
    const [user] = (await scim.list('Users', { filter: 'userName eq "tam@nami.example"' })).Resources;
    const own = await api.signUp('rieng@gmail.com');
    await scim.remove('Users', user?.id ?? '');
    await scim.refused(404, undefined, 'GET', `/Users/${user?.id ?? ''}`);
    assert.equal((await statusOf(memberId))?.status, 'suspended');
    assert.equal((await signIn(person('tam'))).location, inactive);
    assertDone(await api.get('/auth/profile', { as: own }));
    api.clock.advance(MINUTE);
    await scim.create('Users', draft('tam'));
    assert.equal((await statusOf(memberId))?.status, 'accepted');
    assert.equal(await memberOf((await signIn(person('tam'))).token), memberId);
  });

  test('is ended also while their second factor is asked for', async () => {
    const { id } = await scim.create('Users', draft('chin'));
    const member = await api.signUp('chin@nami.example');
    const join = (await signIn(person('chin'))).cookies.get(JOIN_COOKIE)?.value ?? '';
    const body = { email: member.email, password: member.password };
    const cookie = cookieHeader({ [JOIN_COOKIE]: join });
    const { accessToken: token } = assertDone<Session>(await api.post('/auth/login', { body, headers: { cookie } }));
    const { nextCode } = await factorCalls(api).turnOn({ ...member, token });
    const begin = async () => {
      const asked = await signIn(person('chin'));
      assert.equal(asked.location, '/login/code?returnTo=%2F');
      return cookieHeader({ [WAITING_COOKIE]: asked.cookies.get(WAITING_COOKIE)?.value ?? '' });
    };
    const enter = (waiting: string) =>
      api.post('/auth/login/factor', { body: { code: nextCode() }, headers: { cookie: waiting } });
    const session = assertDone<Session>(await enter(await begin()));
    const waiting = await begin();
    await scim.patch('Users', id, deactivate);
    assertProblem(await api.get('/auth/profile', { as: { token: session.accessToken } }), 'session-ended');
    assertDone(await api.get('/auth/profile', { as: { token } }));
    assertProblem(await enter(waiting), 'sign-in-expired');
  });

  test('who owns the company stays its owner', async () => {
    const { id } = await scim.create('Users', draft('chu'));
    await scim.patch('Users', id, deactivate);
    assert.deepEqual(await statusOf(owner.memberId), { status: 'accepted', role: 'admin' });
  });
});
