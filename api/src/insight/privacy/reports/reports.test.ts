import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Report } from '@m4u/contract/insight/privacy';
import { eq } from '../../../platform/database/orm.ts';
import { members } from '../../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeGroup, makeStaff, relate } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [owner, friend, stranger, staff] = (await Promise.all(
  ['Chủ Trang', 'Bạn Bè', 'Người Lạ', 'Nhân Viên'].map((name, index) =>
    api.signUp(`bao-cao-${index}@example.vn`, { name }),
  ),
)) as [TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff);
await relate(api, friend, owner);
const group = await makeGroup(api, { admins: [owner] });

const send = (as: TestMember | undefined, kind: string, targetId: string, more: object = {}) =>
  api.post('/reports', { as, body: { kind, targetId, reason: 'spam', ...more } });
interface Listed {
  data: Report[];
  total: number;
  totalOpen: number;
}
const list = async (query = '') => assertDone<Listed>(await api.get(`/reports${query}`, { as: staff }));
const handle = (id: string, body: object, as = staff) => api.put(`/reports/${id}`, { as, body });
const write = async (title: string, policy: string) =>
  assertDone<{ data: { _id: string } }>(
    await api.post('/members/insertBlog', { as: owner, body: { title, content: '<p>Xin chào</p>', policy } }),
  ).data._id;

describe('report', () => {
  test('is accepted for visible targets, once while it is open', async () => {
    const piece = await write('Chỉ cho bạn bè', 'friends');
    assertDone(await send(stranger, 'member', owner.memberId, { reason: 'fraud', words: 'Mạo danh bạn tôi' }));
    assertDone(await send(stranger, 'member', owner.memberId));
    assertDone(await send(stranger, 'group', group));
    assertProblem(await send(stranger, 'content', piece), 'not-found');
    assertDone(await send(friend, 'content', piece));
    const { data, total, totalOpen } = await list();
    assert.deepEqual([total, totalOpen], [3, 3]);
    assert.deepEqual(
      data.map(({ target, reporter, reason, words }) => [
        target.kind,
        target.name,
        target.path,
        reporter?.name,
        reason,
        words,
      ]),
      [
        ['member', 'Chủ Trang', `/me/${owner.memberId}`, 'Người Lạ', 'fraud', 'Mạo danh bạn tôi'],
        ['group', 'Gốm Sông Thu', `/mbg/${group}`, 'Người Lạ', 'spam', ''],
        ['content', 'Chỉ cho bạn bè', `/me/posts/${piece}`, 'Bạn Bè', 'spam', ''],
      ],
    );
  });

  test('of a message is accepted from members of its conversation; staff read the text', async () => {
    const sent = await api.post('/messages', {
      as: friend,
      body: { receiver: owner.memberId, detail: 'Chuyển tiền cho tôi', clientId: crypto.randomUUID() },
    });
    const { data: message } = assertDone<{ data: { _id: string } }>(sent);
    assertProblem(await send(stranger, 'message', message._id), 'not-found');
    assertProblem(await send(friend, 'message', message._id), 'not-found');
    assertDone(await send(owner, 'message', message._id, { reason: 'fraud' }));
    const found = (await list()).data.find(({ target }) => target.kind === 'message');
    assert.deepEqual(
      [found?.target.name, found?.target.path, found?.target.text],
      ['Bạn Bè', `/me/${friend.memberId}`, 'Chuyển tiền cho tôi'],
    );
  });

  test('refuses invalid fields, unknown targets and one’s own page', async () => {
    assertProblem(await send(undefined, 'member', owner.memberId), 'unauthenticated');
    assertProblem(await send(owner, 'member', owner.memberId), 'invalid', ['targetId:invalid']);
    assertProblem(await send(owner, 'page', 'x', { reason: 'bored', words: 'a'.repeat(2001) }), 'invalid', [
      'kind:choice',
      'targetId:invalid',
      'reason:choice',
      'words:too-long',
    ]);
    for (const kind of ['member', 'group', 'content', 'message'])
      assertProblem(await send(owner, kind, ABSENT), 'not-found');
    const shut = await api.signUp('da-khoa@example.vn');
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, shut.memberId));
    assertProblem(await send(owner, 'member', shut.memberId), 'not-found');
  });

  test('limits reports of one member', async () => {
    const real = await startTestApi({ realLimits: true });
    const [an, binh] = [await real.signUp('an@example.vn'), await real.signUp('binh@example.vn')];
    const body = { kind: 'member', targetId: binh.memberId, reason: 'other' };
    for (let sent = 0; sent < 20; sent += 1) assertDone(await real.post('/reports', { as: an, body }));
    assertProblem(await real.post('/reports', { as: an, body }), 'rate-limited');
  });
});

describe('handling of reports', () => {
  test('requires staff', async () => {
    const id = (await list()).data[0]?._id ?? '';
    assertProblem(await api.get('/reports'), 'unauthenticated');
    assertProblem(await api.get('/reports', { as: stranger }), 'forbidden');
    assertProblem(await handle(id, { outcome: 'acted' }, stranger), 'forbidden');
    assertProblem(await handle(ABSENT, { outcome: 'acted' }), 'not-found');
    assertProblem(await handle(id, { outcome: 'later' }), 'invalid', ['outcome:choice']);
    assertProblem(await api.get('/reports?limit=101', { as: staff }), 'invalid', ['limit:too-big']);
  });

  test('closes a report, lists open ones first, and allows a new report', async () => {
    const listBefore = await list();
    const first = listBefore.data[0];
    const closed = assertDone<{ data: Report }>(await handle(first?._id ?? '', { outcome: 'acted' })).data;
    assert.deepEqual([closed.outcome, closed.handledBy?.name], ['acted', 'Nhân Viên']);
    const after = await list();
    assert.deepEqual([after.totalOpen, after.total], [listBefore.totalOpen - 1, listBefore.total]);
    assert.equal(after.data.at(-1)?._id, first?._id);
    assertDone(await send(stranger, 'member', owner.memberId));
    assert.equal((await list()).totalOpen, listBefore.totalOpen);
    assert.equal((await list('?page=2&limit=2')).data.length, 2);
    const one = await list(`?id=${closed._id}`);
    assert.deepEqual(
      [one.data.map(({ _id }) => _id), one.total, one.totalOpen],
      [[closed._id], 1, listBefore.totalOpen],
    );
    assert.equal((await list(`?id=${ABSENT}`)).total, 0);
    assertProblem(await api.get('/reports?id=x', { as: staff }), 'invalid', ['id:invalid']);
    const times = async (query: string) => (await list(query)).data.map(({ createdAt }) => createdAt);
    const created = await times('?sort=created');
    assert.deepEqual(created, created.toSorted());
    assert.equal((await list('?sort=created')).data[0]?._id, closed._id, 'closed ones stand among the others');
    assert.deepEqual(await times('?sort=created&order=desc&limit=2'), created.toReversed().slice(0, 2));
    assertProblem(await api.get('/reports?sort=reason', { as: staff }), 'invalid', ['sort:choice']);
    assertProblem(await api.get('/reports?sort=created', { as: stranger }), 'forbidden');
  });
});
