import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { StaffGroup } from '@m4u/contract/profile/group/staff';
import { eq } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [staff, colleague, stranger, leader, agencyAdmin, member] = (await Promise.all(
  ['an', 'ba', 'ca', 'da', 'ga', 'ha'].map((name) => api.signUp(`${name}@nhom.vn`, { name })),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff, colleague);
const agency = await makeAgency(api, { admins: [agencyAdmin] });
const group = await makeGroup(api, {
  row: { name: 'Gốm Đất Việt', agencyId: agency },
  link: 'gom-dat-viet',
  admins: [leader],
  members: [member],
});

interface Listed {
  data: StaffGroup[];
  total: number;
}
const list = async (query: Record<string, string> = {}) =>
  assertDone<Listed>(await api.get(`/admin/groups?${new URLSearchParams(query).toString()}`, { as: staff }));
const names = async (query: Record<string, string>) => (await list(query)).data.map(({ name }) => name);
const reason = 'Bán hàng giả';
const lock = (id: string, as: TestMember | undefined = staff) =>
  api.put(`/admin/groups/${id}/lock`, { as, body: { reason } });
const unlock = (id: string, as: TestMember | undefined = staff) => api.put(`/admin/groups/${id}/unlock`, { as });
const codes = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('groups for staff', () => {
  test('are found by part of a name without accents, link or id, and only by staff', async () => {
    for (const as of [stranger, member, leader, agencyAdmin]) {
      assertProblem(await api.get('/admin/groups', { as }), 'forbidden');
      assertProblem(await api.get(`/admin/groups/${group}`, { as }), 'forbidden');
      assertProblem(await lock(group, as), 'forbidden');
      assertProblem(await unlock(group, as), 'forbidden');
    }
    assertProblem(await api.get('/admin/groups'), 'unauthenticated');
    assertProblem(await api.put(`/admin/groups/${group}/unlock`), 'unauthenticated');
    await makeGroup(api, { row: { name: 'Trà Shan' } });
    for (const q of ['dat viet', 'ỐM', 'gom-dat-viet', group])
      assert.deepEqual(await names({ q }), ['Gốm Đất Việt'], q);
    assert.deepEqual(await names({ q: 'khong co' }), []);
    const { data } = await list({ q: group });
    assert.deepEqual(
      data.map(({ agency: of, memberTotal, urlMinify }) => [of?._id, memberTotal, urlMinify]),
      [[agency, 2, 'gom-dat-viet']],
    );
    assertProblem(await api.get(`/admin/groups/${ABSENT}`, { as: staff }), 'not-found');
    assertProblem(await api.get('/admin/groups?state=odd', { as: staff }), 'invalid', ['state:choice']);
  });

  test('are newest first, or sorted by name and creation', async () => {
    assert.deepEqual(await names({}), ['Trà Shan', 'Gốm Đất Việt']);
    assert.deepEqual(await names({ sort: 'created' }), ['Gốm Đất Việt', 'Trà Shan']);
    await makeGroup(api, { row: { name: 'Áo dài Huế' } });
    const sorted = ['Áo dài Huế', 'Gốm Đất Việt', 'Trà Shan'];
    assert.deepEqual(await names({ sort: 'name' }), sorted);
    assert.deepEqual(await names({ sort: 'name', order: 'desc', limit: '2' }), sorted.slice(1).toReversed());
    assertProblem(await api.get('/admin/groups?sort=members', { as: staff }), 'invalid', ['sort:choice']);
    assertProblem(await api.get('/admin/groups?sort=name', { as: leader }), 'forbidden');
  });

  test('are locked, unlocked, deleted and restored once, with an entry in the audit', async () => {
    assertProblem(await api.put(`/admin/groups/${group}/lock`, { as: staff, body: {} }), 'invalid', [
      'reason:required',
    ]);
    assertProblem(await lock(ABSENT), 'not-found');
    assert.deepEqual(codes(await Promise.all([lock(group), lock(group, colleague)])), [200, 409]);
    assert.deepEqual(await names({ state: 'locked' }), ['Gốm Đất Việt']);
    assert.deepEqual((await list({ q: group })).data[0]?.can, {
      lock: false,
      unlock: true,
      delete: true,
      restore: false,
    });
    assert.deepEqual(codes(await Promise.all([unlock(group), unlock(group, colleague)])), [200, 409]);
    assertDone(await api.put(`/groupAndBrand/deleteById/${group}`, { as: staff }));
    assert.deepEqual(await names({ state: 'deleted' }), ['Gốm Đất Việt']);
    assertProblem(await lock(group), 'wrong-state');
    assert.equal((await list({ q: group })).data[0]?.can.restore, true);
    assertDone(await api.put(`/groupAndBrand/restoreById/${group}`, { as: staff }));
    assert.deepEqual(await names({ state: 'deleted' }), []);
    const rows = await db.select().from(auditEntries).where(eq(auditEntries.targetId, group)).orderBy(auditEntries.id);
    assert.deepEqual(
      rows.map(({ act, targetName }) => [act, targetName]),
      ['lock', 'unlock', 'delete', 'restore'].map((act) => [`group.${act}`, 'Gốm Đất Việt']),
    );
    assert.equal(rows[0]?.detail['reason'], reason);
  });
});
