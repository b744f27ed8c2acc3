/** Campaigns on the page of a group, with the moment of their next change. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import { groupTag } from '@m4u/contract/tags';
import { eq } from '../../../platform/database/orm.ts';
import { groups } from '../../../profile/group/tables.ts';
import { makeCampaign } from '../../../testing/factories/affiliates.ts';
import { makeGroup, makeStaff, watchEvents } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';

const api = await startTestApi();
const { platform } = api.api;
const admin = await api.signUp('chu-nhom@example.vn', { name: 'Chủ Nhóm' });
const staff = await api.signUp('quan-tri@example.vn', { name: 'Quản Trị' });
await makeStaff(api, staff);
const ABSENT = '019a0000-0000-7000-8000-000000000000';

interface OnPage {
  data: CampaignCard[];
  total: number;
  changesAt: string | null;
}

let groupId = '';
beforeEach(async () => {
  groupId = await makeGroup(api, { admins: [admin], row: { name: 'Gốm Thanh Hà' } });
});

const make = (facts: Record<string, unknown> = {}) => makeCampaign(api, admin, groupId, facts);
const onPage = async (as?: { token: string }) =>
  assertDone<OnPage>(await api.get(`/affiliate/onPage/${groupId}`, { as }));
const later = (milliseconds: number): string => new Date(api.clock.now().getTime() + milliseconds).toISOString();

const { tags } = watchEvents(api);

/** Tells whether the group's pages are cleared before `work` is answered. */
const clears = async (work: () => Promise<unknown>): Promise<boolean> => {
  tags();
  await work();
  return tags().includes(groupTag(groupId));
};

test('are the running ones, newest first, alike for every reader', async () => {
  const first = await make({ title: 'Cũ' });
  const second = await make({ title: 'Mới' });
  await make({ status: 'draft' });
  await make({ from: later(3_600_000) });
  const paused = await make();
  assertDone(await api.put(`/affiliate/${paused._id}/status`, { as: admin, body: { status: 'paused' } }));
  const seen = await onPage();
  assert.deepEqual([seen.data.map(({ _id }) => _id), seen.total], [[second._id, first._id], 2]);
  assert.deepEqual([seen.data[0]?.title, seen.data[0]?.group.name], ['Mới', 'Gốm Thanh Hà']);
  for (const as of [admin, staff]) assert.deepEqual(await onPage(as), seen);
});

test('hold for a minute at most while one has a quota', async () => {
  await make({ quota: 10 });
  assert.equal((await onPage()).changesAt, later(60_000));
});

test('clear the group’s pages when one is made, changed, started or ended', async () => {
  let made = { _id: '', version: 0 };
  assert(await clears(async () => (made = await make({ status: 'draft' }))));
  const body = {
    type: 'product',
    title: 'Tên khác',
    landing: '/explore',
    per: 'order',
    rewardKind: 'vnd',
    amount: 30_000,
    from: '2026-03-01T00:00:00+07:00',
    version: made.version,
  };
  const put = (path: string, as: { token: string }, sent: object) => async () =>
    assertDone(await api.put(`/affiliate/${made._id}${path}`, { as, body: sent }));
  assert(await clears(put('', admin, body)));
  assert(await clears(put('/status', admin, { status: 'running' })));
  assert(await clears(put('/outstanding', staff, { outstanding: true })));
  assert(await clears(put('/status', admin, { status: 'ended' })));
});

test('are at most six, with the number of all', async () => {
  for (let at = 0; at < 8; at += 1) await make({ title: `Số ${at}` });
  const { data, total } = await onPage();
  assert.deepEqual([data.length, total], [6, 8]);
});

test('are not found for a group that is absent or locked, or an id that is none', async () => {
  await make();
  assertProblem(await api.get(`/affiliate/onPage/${ABSENT}`), 'not-found');
  assertProblem(await api.get('/affiliate/onPage/gom'), 'invalid', ['groupId:invalid']);
  await platform.db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, groupId));
  assertProblem(await api.get(`/affiliate/onPage/${groupId}`), 'not-found');
});

// Last, since it moves the clock beyond the life of sessions.
test('begin and end with the clock', async () => {
  const [begins, ends] = [later(3_600_000), later(7_200_000)];
  assert.equal((await onPage()).changesAt, null);
  await make({ from: begins, to: ends });
  assert.deepEqual([(await onPage()).total, (await onPage()).changesAt], [0, begins]);
  api.clock.advance(3_600_000);
  assert.deepEqual([(await onPage()).total, (await onPage()).changesAt], [1, ends]);
  api.clock.advance(3_600_000);
  assert.deepEqual([(await onPage()).total, (await onPage()).changesAt], [0, null]);
});
