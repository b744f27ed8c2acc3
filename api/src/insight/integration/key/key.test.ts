import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY, MINUTE } from '@m4u/contract/durations';
import { KEY_PREFIX, MAXIMUM_KEYS } from '@m4u/contract/insight/integration/rules';
import type { ApiKey } from '@m4u/contract/insight/integration/schema';
import { and, eq } from '../../../platform/database/orm.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { groupMembers, groups } from '../../../profile/group/tables.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { makeIntegrationPeople } from '../../../testing/factories/integrations.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { auditEntries } from '../../audit/tables.ts';
import { apiKeys } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const { groupId, admin, member, stranger, unverified } = await makeIntegrationPeople(api);
const ABSENT = '019a0000-0000-7000-8000-000000000000';

type NewKey = ApiKey & { readonly secret: string };
const draft = { name: 'Máy tính tiền', scopes: ['points.read', 'contacts.read'], days: '30' };
const create = (body: object = draft, as: TestMember | undefined = admin, of = groupId) =>
  api.post(`/integration/${of}/keys`, { as, body });
const make = async (body: object = {}, as = admin, of = groupId): Promise<NewKey> =>
  assertDone<{ data: NewKey }>(await create({ ...draft, ...body }, as, of)).data;
const listed = async (query = '') =>
  assertDone<{ data: ApiKey[]; total: number }>(await api.get(`/integration/${groupId}/keys${query}`, { as: admin }));
const revoke = (id: string, as: TestMember | undefined = admin) =>
  api.put(`/integration/${groupId}/keys/${id}/revoke`, { as });
const settings = (token: string, of = groupId) => api.get(`/orderPoint/settings/${of}`, { as: { token } });

describe('creating a key', () => {
  test('returns the key once, and stores a hash', async () => {
    const key = await make();
    assert.match(key.secret, /^m4u_[\w-]{43}$/);
    assert.deepEqual(
      [key.name, key.scopes, key.state, key.ending, key.lastUsedAt],
      ['Máy tính tiền', ['contacts.read', 'points.read'], 'active', key.secret.slice(-4), null],
    );
    assert.equal(Date.parse(key.expiresAt ?? '') - Date.parse(key.createdAt), 30 * DAY);
    assert.equal(key.maker._id, admin.memberId);
    const { data } = await listed();
    assert.ok(data.some(({ _id }) => _id === key._id) && !JSON.stringify(data).includes(key.secret));
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, key._id));
    assert.ok(!JSON.stringify(row).includes(key.secret));
    assertDone(await settings(key.secret));
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.act, 'group.key-create'));
    assert.deepEqual(entry?.detail, { name: 'Máy tính tiền', scopes: 'contacts.read, points.read' });
  });

  test('refuses a key without name or scopes, and unknown ones', async () => {
    assertProblem(await create({}), 'invalid', ['name:required', 'scopes:required']);
    assertProblem(await create({ ...draft, name: ' ' }), 'invalid', ['name:required']);
    assertProblem(await create({ ...draft, name: 'x'.repeat(61) }), 'invalid', ['name:too-long']);
    assertProblem(await create({ ...draft, scopes: [] }), 'invalid', ['scopes:required']);
    assertProblem(await create({ ...draft, scopes: ['everything'] }), 'invalid', ['scopes.0:choice']);
    assertProblem(await create({ ...draft, days: '3' }), 'invalid', ['days:choice']);
  });

  test('is refused to all but verified admins of the group', async () => {
    assertProblem(await create(draft, member), 'forbidden');
    assertProblem(await create(draft, stranger), 'forbidden');
    assertProblem(await create(draft, unverified), 'account-unverified');
    assertProblem(await create(draft, admin, ABSENT), 'not-found');
    assertProblem(await api.post(`/integration/${groupId}/keys`, { body: draft }), 'unauthenticated');
    assertProblem(await api.get(`/integration/${groupId}/keys`, { as: member }), 'forbidden');
    assertProblem(await revoke((await make())._id, member), 'forbidden');
    assertProblem(await revoke(ABSENT), 'not-found');
  });

  test('asks for the second factor of an account that has one', async () => {
    const owner = await api.signUp('hai-buoc@example.vn');
    const own = await makeGroup(api, { admins: [owner] });
    const { nextCode } = await factorCalls(api).turnOn(owner);
    const key = await make({}, owner, own);
    api.clock.advance(11 * MINUTE);
    assertProblem(await create(draft, owner, own), 'second-factor-required');
    assertProblem(await api.put(`/integration/${own}/keys/${key._id}/revoke`, { as: owner }), 'second-factor-required');
    assertDone(await api.post('/auth/factor/give', { as: owner, body: { code: nextCode() } }));
    await make({}, owner, own);
  });

  test('is refused past twenty keys, and the list has pages', async () => {
    const owner = await api.signUp('nhieu-khoa@example.vn');
    const own = await makeGroup(api, { admins: [owner] });
    const keys: NewKey[] = [];
    for (let count = 0; count < MAXIMUM_KEYS; count += 1) keys.push(await make({ name: `K${count}` }, owner, own));
    assertProblem(await create(draft, owner, own), 'integrations-full');
    const page = assertDone<{ data: ApiKey[]; total: number }>(
      await api.get(`/integration/${own}/keys?limit=5&page=2`, { as: owner }),
    );
    assert.deepEqual(
      [page.total, page.data.map(({ name }) => name)],
      [MAXIMUM_KEYS, ['K14', 'K13', 'K12', 'K11', 'K10']],
    );
    assertDone(await api.put(`/integration/${own}/keys/${keys[0]?._id}/revoke`, { as: owner }));
    await make({}, owner, own);
  });
});

describe('the end of a key', () => {
  test('comes when it is revoked, at once', async () => {
    const { secret, _id } = await make();
    assertDone(await settings(secret));
    assert.equal(assertDone<{ data: ApiKey }>(await revoke(_id)).data.state, 'revoked');
    assertProblem(await settings(secret), 'key-invalid');
    assertDone(await revoke(_id));
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.act, 'group.key-revoke'));
    assert.equal(acts.filter(({ targetId }) => targetId === groupId).length, 1);
  });

  test('comes when it expires', async () => {
    const { secret } = await make({ days: '30' });
    const endless = await make({ days: '0' });
    assert.equal(endless.expiresAt, null);
    await db
      .update(apiKeys)
      .set({ expiresAt: api.clock.now() })
      .where(eq(apiKeys.ending, secret.slice(-4)));
    assertProblem(await settings(secret), 'key-invalid');
    assertDone(await settings(endless.secret));
  });

  test('comes when its maker no longer administers the group, or may not sign in', async () => {
    const second = await api.signUp('admin-hai@example.vn');
    const place = { groupId, memberId: second.memberId, status: 'accepted' as const };
    await db.insert(groupMembers).values({ ...place, role: 'admin' });
    const { secret, _id } = await make({}, second);
    assertDone(await settings(secret));
    const standing = and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, second.memberId));
    await db.update(groupMembers).set({ role: 'member' }).where(standing);
    assertProblem(await settings(secret), 'key-invalid');
    assert.equal((await listed('?limit=100')).data.find((each) => each._id === _id)?.state, 'orphaned');
    await db.update(groupMembers).set({ role: 'admin' }).where(standing);
    assertDone(await settings(secret));
    const account = eq(accounts.memberId, second.memberId);
    await db.update(accounts).set({ lockedBy: 'staff' }).where(account);
    assertProblem(await settings(secret), 'key-invalid');
    await db.update(accounts).set({ lockedBy: null, leavingAt: api.clock.now() }).where(account);
    assertProblem(await settings(secret), 'key-invalid');
  });

  test('comes when the group is locked', async () => {
    const own = await makeGroup(api, { admins: [admin] });
    const { secret } = await make({}, admin, own);
    assertDone(await settings(secret, own));
    await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, own));
    assertProblem(await settings(secret, own), 'key-invalid');
  });

  test('is no different from a key that never existed', async () => {
    for (const token of [KEY_PREFIX, `${KEY_PREFIX}${'a'.repeat(43)}`, `${KEY_PREFIX}${'a'.repeat(5000)}`])
      assertProblem(await settings(token), 'key-invalid');
  });
});

test('writes the last use at most once a minute', async () => {
  const { secret, _id } = await make();
  const lastUse = async () => (await listed('?limit=100')).data.find((each) => each._id === _id)?.lastUsedAt;
  const first = api.clock.now().toISOString();
  await settings(secret);
  assert.equal(await lastUse(), first);
  api.clock.advance(MINUTE - 1);
  await settings(secret);
  assert.equal(await lastUse(), first);
  api.clock.advance(1);
  await settings(secret);
  assert.equal(await lastUse(), api.clock.now().toISOString());
});

test('keys are limited each on its own', async () => {
  const limited = await startTestApi({ realLimits: true });
  const owner = await limited.signUp('gioi-han@example.vn');
  const own = await makeGroup(limited, { admins: [owner] });
  const makeOne = async () =>
    assertDone<{ data: NewKey }>(await limited.post(`/integration/${own}/keys`, { as: owner, body: draft })).data;
  const [one, other] = [await makeOne(), await makeOne()];
  const call = ({ secret }: NewKey) => limited.get(`/orderPoint/settings/${own}`, { as: { token: secret } });
  for (let count = 0; count < 300; count += 1) assertDone(await call(one));
  const refused = await call(one);
  assertProblem(refused, 'rate-limited');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assertDone(await call(other));
});
