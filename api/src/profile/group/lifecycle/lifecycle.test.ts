import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { Group, GroupView, OwnGroup } from '@m4u/contract/profile/group/schema';
import type { MemberView } from '@m4u/contract/profile/member';
import { eq, inArray } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff, watchEvents } from '../../../testing/factories/profiles.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { groups } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [maker, second, member, stranger, officer, otherOfficer, staff] = (await Promise.all(
  ['maker', 'second', 'member', 'stranger', 'officer', 'other', 'staff'].map((name) =>
    api.signUp(`${name}@example.vn`),
  ),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff);
const agencyId = await makeAgency(api, { admins: [officer] });
const otherAgency = await makeAgency(api, { name: 'Hội khác', admins: [otherOfficer] });

const create = (as: TestMember | undefined, body: object) => api.post('/groupAndBrand/createGroup', { as, body });
const created = async (as: TestMember, body: object = {}) =>
  assertDone<{ data: Group }>(await create(as, { kind: 'brand', name: 'Gốm Mới', ...body })).data;
const put = (path: string, as: TestMember | undefined, id: string, body: object = {}) =>
  api.put(`/groupAndBrand/${path}/${id}`, { as, body });
const view = (id: string, as?: TestMember) => api.get(`/groupAndBrand/getGDByById/${id}`, { as });
const own = async (as: TestMember, query = '') =>
  assertDone<{ data: OwnGroup[]; total: number }>(await api.get(`/groupAndBrand/getMyGroups${query}`, { as }));
const refreshed = async ({ refreshToken }: TestMember) =>
  assertDone<Session>(await api.post('/auth/refresh', { body: { refreshToken } }));
const pageOf = async ({ memberId }: TestMember) =>
  assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${memberId}`)).data;
const actsOn = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.targetId, id))).map(({ act, actorId }) => [act, actorId]);
const byText = (a: unknown, b: unknown): number => String(a).localeCompare(String(b));
/** Locks a group as staff does. */
const lock = (id: string, lockedAt: Date | null) => db.update(groups).set({ lockedAt }).where(eq(groups.id, id));

describe('making a group', () => {
  test('makes its creator the first admin, with the group in the session after a refresh', async () => {
    const watch = watchEvents(api);
    const group = await created(maker, { kind: 'group', name: ' Hội Gốm ', headline: 'Xoay tay', career: 'Thủ công' });
    assert.deepEqual(
      [group.kind, group.name, group.headline, group.career, group.childCareer, group.can.update],
      ['group', 'Hội Gốm', 'Xoay tay', 'Thủ công', null, true],
    );
    assert.deepEqual(watch.tags(), [`group:${group._id}`, `member:${maker.memberId}`]);
    assert.equal(assertDone<{ data: GroupView }>(await view(group._id)).data.memberTotal, 1);
    assert.deepEqual((await refreshed(maker)).brandGroup, {
      _id: group._id,
      name: 'Hội Gốm',
      layoutPermission: 'FREE',
      themeStyle: [],
    });
    assert.deepEqual(
      (await pageOf(maker)).groups.map(({ _id }) => _id),
      [group._id],
    );
    const mine = await own(maker);
    assert.deepEqual([mine.total, mine.data[0]?.role, mine.data[0]?._id], [1, 'admin', group._id]);
  });

  test('needs a verified member', async () => {
    assertProblem(await create(undefined, { kind: 'brand', name: 'x' }), 'unauthenticated');
    const unverified = await api.signUp('unverified@example.vn', { verified: false });
    assertProblem(await create(unverified, { kind: 'brand', name: 'x' }), 'account-unverified');
  });

  test('refuses invalid values', async () => {
    assertProblem(await create(maker, { name: ' ', kind: 'club' }), 'invalid', ['kind:choice', 'name:required']);
    assertProblem(await create(maker, { kind: 'brand', name: 'x', logo: ABSENT }), 'invalid', ['logo:picture']);
  });

  test('within an agency needs an admin of that agency, and is recorded in the audit', async () => {
    for (const as of [maker, otherOfficer, staff])
      assertProblem(await create(as, { kind: 'brand', name: 'x', agencyId }), 'forbidden');
    assertProblem(await create(officer, { kind: 'brand', name: 'x', agencyId: ABSENT }), 'forbidden');
    const group = await created(officer, { agencyId });
    assert.equal(group.agency?._id, agencyId);
    assert.deepEqual(await actsOn(group._id), [['group.create', officer.memberId]]);
  });

  test('stops at twenty per member, also at once, not counting agency groups and deleted ones', async () => {
    const eager = await api.signUp('eager@example.vn');
    for (let made = 0; made < 18; made += 1) await makeGroup(api, { admins: [eager] });
    await makeGroup(api, { admins: [eager], row: { agencyId } });
    const gone = await makeGroup(api, { admins: [eager], row: { deletedAt: api.clock.now() } });
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(eager, { kind: 'brand', name: 'Nhiều' })));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      [200, 200, 409, 409],
    );
    assertProblem(await create(eager, { kind: 'brand', name: 'Nhiều' }), 'groups-full');
    assertProblem(await put('restoreById', eager, gone), 'groups-full');
  });
});

describe('deleting a group', () => {
  test('hides it from pages, lists, sessions and links until its owners or staff restore it', async () => {
    const host = await api.signUp('host@example.vn');
    const id = await makeGroup(api, {
      row: { name: 'Xưởng Lụa' },
      admins: [host, second],
      members: [member],
      link: 'xuong-lua',
    });
    assertDone(
      await api.post('/brandBlog/insert', {
        as: host,
        body: { groupId: id, title: 'Bài của xưởng', content: '<p>Xin chào</p>' },
      }),
    );
    const isListed = async () => {
      const { data } = assertDone<{ data: { _id: string }[] }>(
        await api.get('/groupAndBrand/getListGroupNotAuth?query=xuong%20lua'),
      );
      return data.some(({ _id }) => _id === id);
    };
    const isShown = async () => [
      (await view(id)).statusCode,
      (await view('xuong-lua')).statusCode,
      (await api.get(`/brandBlog/getByBrandId/${id}`)).statusCode,
      (await api.get(`/contactUs/${id}`, { as: host })).statusCode,
      await isListed(),
      (await pageOf(member)).groups.some(({ _id }) => _id === id),
      (await own(member)).data.some(({ _id }) => _id === id),
    ];
    const shown = [200, 200, 200, 200, true, true, true];
    const hidden = [404, 404, 404, 404, false, false, false];
    assert.deepEqual(await isShown(), shown);

    // An admin who does not own the group may not either.
    for (const as of [second, member, stranger, officer]) assertProblem(await put('deleteById', as, id), 'forbidden');
    assertProblem(await put('deleteById', undefined, id), 'unauthenticated');
    assertProblem(await put('deleteById', host, ABSENT), 'not-found');

    const watch = watchEvents(api);
    const both = await Promise.all([put('deleteById', host, id), put('deleteById', host, id)]);
    assert.deepEqual(
      both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      [200, 409],
    );
    assert.deepEqual(watch.tags(), [`group:${id}`]);
    assert.deepEqual(await isShown(), hidden);
    assert.equal((await refreshed(host)).brandGroup, null);
    assertProblem(await put('updateUById', host, id, { name: 'x' }), 'not-found');
    assertProblem(await put('deleteById', staff, id), 'wrong-state');
    const [waiting] = (await own(host, '?filter[deleted]=true')).data;
    assert.equal(waiting?._id, id);
    assert.equal(Date.parse(waiting.restorableUntil ?? '') - Date.parse(waiting.deletedAt ?? ''), 30 * DAY);
    assert.deepEqual((await own(member, '?filter[deleted]=true')).data, []);

    for (const as of [member, stranger, officer]) assertProblem(await put('restoreById', as, id), 'not-found');
    assertProblem(await put('restoreById', undefined, id), 'unauthenticated');
    const again = await Promise.all([put('restoreById', host, id), put('restoreById', staff, id)]);
    assert.deepEqual(
      again.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      [200, 409],
    );
    assert.deepEqual(watch.tags(), [`group:${id}`, 'groups:reopened']);
    assert.deepEqual(await isShown(), shown);
    assert.deepEqual((await actsOn(id)).map(([act]) => act).toSorted(byText), ['group.delete', 'group.restore']);
  });

  test('can be undone for 30 days', async () => {
    const since = (days: number) => new Date(api.clock.now().getTime() - days * DAY);
    const lateGroup = await makeGroup(api, { admins: [second], row: { deletedAt: since(30) } });
    const early = await makeGroup(api, { admins: [second], row: { deletedAt: since(29.9) } });
    for (const as of [second, staff]) assertProblem(await put('restoreById', as, lateGroup), 'wrong-state');
    assert.equal(
      (await own(second, '?filter[deleted]=true')).data.some(({ _id }) => _id === lateGroup),
      false,
    );
    assertDone(await put('restoreById', second, early));
  });
});

describe('a locked group', () => {
  test('shows only its name and that it is locked, and cannot be changed', async () => {
    const host = await api.signUp('locked-host@example.vn');
    const id = await makeGroup(api, {
      row: {
        name: 'Xưởng Khóa',
        note: '<p>Mật</p>',
        contacts: [{ kind: 'phone', value: '1900 1234', policy: 'public' }],
      },
      admins: [host],
      members: [member],
    });
    await lock(id, api.clock.now());
    const page = assertDone<{ data: GroupView }>(await view(id, host)).data;
    assert.deepEqual(
      [page.locked, page.name, page.note, page.contacts, page.memberTotal, page.can.update],
      [true, 'Xưởng Khóa', '', [], 0, false],
    );
    for (const path of ['getVfcGroupId', 'qr'])
      assertProblem(await api.get(`/groupAndBrand/${path}/${id}`), 'not-found');
    assertProblem(await api.get(`/brandBlog/getByBrandId/${id}`, { as: host }), 'not-found');
    for (const path of ['updateUById', 'updateTheme', 'updateUrlMinify'])
      assertProblem(
        await put(path, host, id, { name: 'x', theme: 'darkmode', urlMinify: 'xuong-khoa' }),
        'wrong-state',
      );
    assert.equal(
      (await pageOf(member)).groups.some(({ _id }) => _id === id),
      false,
    );
    assert.equal((await own(host)).data[0]?.locked, true);
    await lock(id, null);
    assert.equal(assertDone<{ data: GroupView }>(await view(id)).data.locked, false);
  });
});

describe('lists of groups', () => {
  test('find any part of a name without accents, in pages, and only visible groups', async () => {
    const names = ['Zeta Đồng Quê', 'Zeta Đông Á', 'Zeta Khác'];
    const ids = await Promise.all(names.map((name) => makeGroup(api, { row: { name } })));
    await makeGroup(api, { row: { name: 'Zeta Đồng Xóa', deletedAt: new Date() } });
    await makeGroup(api, { row: { name: 'Zeta Đồng Khóa', lockedAt: new Date() } });
    const found = async (query: string) =>
      assertDone<{ data: { name: string }[]; total: number }>(
        await api.get(`/groupAndBrand/getListGroupNotAuth?${query}`),
      );
    assert.deepEqual(
      (await found('query=ZETA+dong')).data.map(({ name }) => name),
      ['Zeta Đông Á', 'Zeta Đồng Quê'],
    );
    const page = await found('query=zeta&limit=2&page=2');
    assert.deepEqual([page.total, page.data.map(({ name }) => name)], [3, ['Zeta Khác']]);
    assert.equal((await found('query=100%25')).total, 0);
    // Marked as deleted only: the append-only books refer to groups.
    await db.update(groups).set({ deletedAt: api.clock.now() }).where(inArray(groups.id, ids));
  });

  test('of the admins of an agency’s groups are for its admins and staff', async () => {
    const [one, two] = await Promise.all([
      makeGroup(api, { row: { agencyId: otherAgency, name: 'B' }, admins: [maker, second], members: [member] }),
      makeGroup(api, { row: { agencyId: otherAgency, name: 'A' }, admins: [second] }),
    ]);
    const path = `/groupAndBrand/getOrganizeAdmins?agencyId=${otherAgency}`;
    const expected = [
      [maker.memberId, [one]],
      [second.memberId, [two, one]],
    ];
    for (const as of [otherOfficer, staff]) {
      const { data, total } = assertDone<{ data: { _id: string; groups: { _id: string }[] }[]; total: number }>(
        await api.get(path, { as }),
      );
      assert.deepEqual([data.map(({ _id, groups: of }) => [_id, of.map((group) => group._id)]), total], [expected, 2]);
    }
    for (const as of [maker, member, stranger, officer]) assertProblem(await api.get(path, { as }), 'forbidden');
    assertProblem(await api.get(path), 'unauthenticated');
    assertProblem(await api.get(`/groupAndBrand/getOrganizeAdmins?agencyId=${ABSENT}`, { as: officer }), 'not-found');
  });
});
