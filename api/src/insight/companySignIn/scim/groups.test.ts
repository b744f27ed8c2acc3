import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { and, eq, sql } from '../../../platform/database/orm.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import { startOpenIdProvider } from '../../../testing/doubles/openid-provider.ts';
import { companyCalls, makeCompany, makeDirectory } from '../../../testing/factories/companies.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { scimClient } from '../../../testing/server/scim-client.ts';

const provider = await startOpenIdProvider();
after(() => provider.close());
const api = await startTestApi({ environment: { ...provider.environment, WEBHOOKS_TO_LOOPBACK: 'true' } });
const { db } = api.api.platform;
const owner = await api.signUp('chu@nami.example');
const rival = await api.signUp('chu@khac.example');
const mappings = [
  { group: 'Thu ngân', role: 'cashier' as const },
  { group: 'ext-bien-tap', role: 'editor' as const },
];
const company = await makeCompany(api, provider, { owner, domain: 'nami.example', mappings });
const other = await makeCompany(api, provider, { owner: rival, domain: 'khac.example' });
const scim = scimClient(api, await makeDirectory(api, company));
const foreign = scimClient(api, await makeDirectory(api, other));
const { signIn } = companyCalls(api, provider);

const newUser = async (name: string) =>
  (await scim.create('Users', { userName: `${name}@nami.example`, displayName: name })).id;
const signedIn = async (name: string) => {
  const id = await newUser(name);
  const { token } = await signIn({
    sub: name,
    email: `${name}@nami.example`,
    email_verified: true,
    groups: ['Thu ngân'],
  });
  const { data } = assertDone<{ data: { memberId: string } }>(await api.get('/auth/profile', { as: { token } }));
  const roleNow = async () =>
    (
      await db
        .select({ role: groupMembers.role })
        .from(groupMembers)
        .where(and(eq(groupMembers.groupId, company.groupId), eq(groupMembers.memberId, data.memberId)))
    )[0]?.role;
  return { id, memberId: data.memberId, roleNow };
};
const membersOf = async (id: string) =>
  ((await scim.get('Groups', id))['members'] as { value: string; display: string }[])
    .map(({ display }) => display)
    .toSorted();

describe('groups of a directory', () => {
  test('have people, who are added and removed', async () => {
    const [an, binh, cuc] = [await newUser('an'), await newUser('binh'), await newUser('cuc')];
    const group = await scim.create('Groups', { displayName: 'Kho', externalId: 'g-1', members: [{ value: an }] });
    assert.deepEqual(await membersOf(group.id), ['an']);
    await scim.patch('Groups', group.id, { op: 'add', path: 'members', value: [{ value: binh }, { value: an }] });
    assert.deepEqual(await membersOf(group.id), ['an', 'binh']);
    await scim.patch('Groups', group.id, { op: 'remove', path: `members[value eq "${an}"]` });
    await scim.patch('Groups', group.id, { op: 'Add', path: 'members', value: [{ value: cuc }] });
    assert.deepEqual(await membersOf(group.id), ['binh', 'cuc']);
    await scim.patch('Groups', group.id, { op: 'Remove', path: 'members', value: [{ value: cuc }] });
    assert.deepEqual(await membersOf(group.id), ['binh']);
    assert.deepEqual((await scim.get('Users', binh))['groups'], [
      { value: group.id, display: 'Kho', $ref: group.meta.location },
    ]);
    await scim.patch('Groups', group.id, { op: 'replace', value: { displayName: 'Kho lớn' } });
    const replaced = await scim.replace('Groups', group.id, { displayName: 'Kho nhỏ', members: [{ value: cuc }] });
    assert.deepEqual([replaced['displayName'], await membersOf(group.id)], ['Kho nhỏ', ['cuc']]);
    await scim.patch('Groups', group.id, { op: 'remove', path: 'members' });
    assert.deepEqual(await membersOf(group.id), []);
    await scim.patch('Groups', group.id, { op: 'add', path: 'members', value: [{ value: cuc }] });
    await scim.remove('Users', cuc);
    assert.deepEqual(await membersOf(group.id), []);
  });

  test('are found by filters, without their people where nobody asks', async () => {
    const dung = await newUser('dung');
    const { id } = await scim.create('Groups', { displayName: 'Xưởng', members: [{ value: dung }] });
    const found = await scim.list('Groups', { filter: 'displayName eq "xưởng"', excludedAttributes: 'members' });
    assert.equal(found.totalResults, 1);
    assert.ok(found.Resources[0] && !('members' in found.Resources[0]));
    const of = async (filter: string) =>
      (await scim.list('Groups', { filter })).Resources.map((group) => group['displayName']);
    assert.deepEqual(await of(`members[value eq "${dung}"]`), ['Xưởng']);
    assert.deepEqual(await of(`members.value eq "${dung}" and id eq "${id}"`), ['Xưởng']);
    assert.equal((await scim.list('Users', { filter: `groups.value eq "${id}"` })).totalResults, 1);
    await scim.refused(409, 'uniqueness', 'POST', '/Groups', { body: { displayName: 'XƯỞNG' } });
    await scim.refused(400, 'invalidValue', 'POST', '/Groups', { body: { members: [] } });
    await scim.refused(400, 'invalidValue', 'POST', '/Groups', {
      body: { displayName: 'Lạ', members: [{ value: 'x' }] },
    });
    await scim.refused(400, 'invalidFilter', 'GET', '/Groups?filter=userName%20eq%20%22a%22');
    assert.equal((await scim.list('Groups', { filter: 'displayName eq "Lạ"' })).totalResults, 0);
  });

  test('are closed to other companies, whose people they cannot have', async () => {
    const { id } = await scim.create('Groups', { displayName: 'Kín' });
    const stranger = await foreign.create('Users', { userName: 'la@khac.example' });
    const body = { Operations: [{ op: 'add', path: 'members', value: [{ value: stranger.id }] }] };
    await scim.refused(400, 'invalidValue', 'PATCH', `/Groups/${id}`, { body });
    await foreign.refused(404, undefined, 'GET', `/Groups/${id}`);
    await foreign.refused(404, undefined, 'PATCH', `/Groups/${id}`, { body });
    await foreign.refused(404, undefined, 'PUT', `/Groups/${id}`, { body: { displayName: 'Mở' } });
    await foreign.refused(404, undefined, 'DELETE', `/Groups/${id}`);
    assert.equal((await foreign.list('Groups')).totalResults, 0);
  });
});

test('roles follow the groups of the directory, and not those of the token', async () => {
  const { id, roleNow } = await signedIn('ha');
  // The directory has groups, so that the group in the token says nothing.
  assert.equal(await roleNow(), 'member');
  const cashiers = await scim.create('Groups', { displayName: 'Thu ngân', members: [{ value: id }] });
  assert.equal(await roleNow(), 'cashier');
  await scim.patch('Groups', cashiers.id, { op: 'remove', path: `members[value eq "${id}"]` });
  assert.equal(await roleNow(), 'member');
  const editors = await scim.create('Groups', {
    displayName: 'Viết',
    externalId: 'ext-bien-tap',
    members: [{ value: id }],
  });
  assert.equal(await roleNow(), 'editor');
  await scim.patch('Groups', cashiers.id, { op: 'add', path: 'members', value: [{ value: id }] });
  assert.equal(await roleNow(), 'cashier');
  await scim.patch('Groups', cashiers.id, { op: 'replace', path: 'displayName', value: 'Bán hàng' });
  assert.equal(await roleNow(), 'editor');
  await scim.remove('Groups', editors.id);
  assert.equal(await roleNow(), 'member');
});

test('roles of members follow changed mappings at once', async () => {
  const people = [await signedIn('yen'), await signedIn('dao')] as const;
  const rolesNow = () => Promise.all(people.map(({ roleNow }) => roleNow()));
  await scim.create('Groups', { displayName: 'Lễ tân', members: people.map(({ id }) => ({ value: id })) });
  assert.deepEqual(await rolesNow(), ['member', 'member']);
  const [, { memberId }] = people;
  assertDone(
    await api.put(`/members/updateMemberStatusById/${memberId}`, {
      as: owner,
      body: { groupId: company.groupId, action: 'remove' },
    }),
  );
  const save = async (more: typeof mappings) =>
    assertDone(
      await api.put(`/companySignIn/${company.groupId}/provider`, {
        as: owner,
        body: { ...provider.company, mappings: [...mappings, ...more] },
      }),
    );
  await save([{ group: 'lễ tân', role: 'cashier' }]);
  assert.deepEqual(await rolesNow(), ['cashier', undefined]);
  await save([]);
  assert.deepEqual(await rolesNow(), ['member', undefined]);
});

test('pages of large groups are shorter', async () => {
  const owned = await makeCompany(api, provider, { owner, domain: 'lon.example' });
  const large = scimClient(api, await makeDirectory(api, owned));
  for (const displayName of ['Một', 'Hai', 'Ba']) await large.create('Groups', { displayName });
  await db.execute(sql`insert into company_users (id, group_id, user_name, created_at, updated_at)
    select gen_random_uuid(), ${owned.groupId}::uuid, 'nguoi-' || n, now(), now() from generate_series(1, 9000) as n`);
  await db.execute(sql`insert into company_group_members (company_group_id, company_user_id)
    select own.id, person.id from company_groups as own join company_users as person on person.group_id = own.group_id
    where own.group_id = ${owned.groupId}::uuid`);
  const first = await large.list('Groups');
  assert.deepEqual([first.totalResults, first.itemsPerPage], [3, 2]);
  const people = first.Resources.map(({ members }) => (members as unknown[]).length);
  assert.deepEqual(people, [9_000, 9_000]);
  assert.equal((await large.list('Groups', { startIndex: '3' })).itemsPerPage, 1);
  assert.equal((await large.list('Groups', { excludedAttributes: 'members' })).itemsPerPage, 3);
});
