/** Discounts on the page of a group: for everybody, without codes, with the moment of their next change. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { PageDiscount } from '@m4u/contract/commerce/discount/schema';
import { groupTag } from '@m4u/contract/tags';
import { eq } from '../../../platform/database/orm.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { groups } from '../../../profile/group/tables.ts';
import { makeDiscount, redeemOn } from '../../../testing/factories/discounts.ts';
import { makeGroup, watchEvents } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { countQueries } from '../../../testing/server/measure.ts';
import { release } from '../redeem.service.ts';

const api = await startTestApi();
const { events, platform } = api.api;
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const buyer = await api.signUp('khach@example.vn', { name: 'Khách Quen' });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

interface OnPage {
  data: PageDiscount[];
  total: number;
  changesAt: string | null;
}

let groupId = '';
beforeEach(async () => {
  groupId = await makeGroup(api, { admins: [admin] });
});

const make = (facts: Record<string, unknown> = {}) => makeDiscount(api, admin, groupId, facts);
const onPage = async (as?: { token: string }) =>
  assertDone<OnPage>(await api.get(`/discount/onPage/${groupId}`, { as }));
const change = async (id: string, body: object) =>
  assertDone(await api.put(`/discountGroup/${id}`, { as: admin, body }));

const { tags } = watchEvents(api);

/** Tells whether the group's pages are cleared before `work` is answered. */
const clears = async (work: () => Promise<unknown>): Promise<boolean> => {
  tags();
  await work();
  return tags().includes(groupTag(groupId));
};

test('are the running ones, the earliest end first, without codes, alike for every reader', async () => {
  await make({ name: 'Lâu dài', code: 'LAUDAI', quota: 5, perMember: 1 });
  await make({ name: 'Đến tháng tư', code: 'THANG4', amount: 20_000, minimum: 100_000, to: '2026-04-01' });
  await make({ name: 'Chưa đến', from: '2026-03-03' });
  await make({ name: 'Đã hết', from: '2026-01-01', to: '2026-03-01' });
  await make({ name: 'Đã tắt', active: false });
  const seen = await onPage();
  assert.deepEqual(
    seen.data.map(({ name, type, percent, amount, minimum, to, state }) => [
      name,
      type,
      percent ?? amount,
      minimum,
      to,
      state,
    ]),
    [
      ['Đến tháng tư', 'amount', 20_000, 100_000, '2026-04-01', 'running'],
      ['Lâu dài', 'percent', 10, 0, null, 'running'],
    ],
  );
  assert.equal(seen.total, 2);
  assert.doesNotMatch(JSON.stringify(seen), /LAUDAI|THANG4/);
  for (const as of [admin, buyer]) assert.deepEqual(await onPage(as), seen);
});

test('change at the day in Vietnam on which one begins, and after the day on which one ends', async () => {
  assert.equal((await onPage()).changesAt, null);
  await make({ name: 'Mãi mãi' });
  assert.equal((await onPage()).changesAt, null);
  await make({ name: 'Sắp tới', from: '2026-03-20' });
  assert.equal((await onPage()).changesAt, '2026-03-19T17:00:00.000Z');
  await make({ name: 'Hết hôm nay', to: '2026-03-10' });
  assert.equal((await onPage()).changesAt, '2026-03-10T17:00:00.000Z');
  const off = await make({ name: 'Hết sớm', to: '2026-03-04' });
  await change(off._id, { active: false });
  assert.equal((await onPage()).changesAt, '2026-03-10T17:00:00.000Z', 'one that is off does not end');
});

test('clear the group’s pages when one is made, changed, turned off or deleted', async () => {
  let id = '';
  assert(await clears(async () => (id = (await make({ name: 'Mới' }))._id)));
  assert(await clears(() => change(id, { percent: 20 })));
  assert(await clears(() => change(id, { active: false })));
  assert(await clears(() => change(id, { deleted: true })));
  assert.equal(await clears(() => onPage()), false);
});

test('clear them when the quota is reached, and when it has room again', async () => {
  const { code } = await make({ code: 'HAILUOT', quota: 2 });
  const use = () => redeemOn(api, admin, { groupId, code, whom: buyer.memberId, value: 100_000 });
  assert.equal(await clears(use), false);
  let orderId = '';
  assert(await clears(async () => ({ orderId } = await use())));
  assert.equal((await onPage()).total, 0);
  const undo = () =>
    inTransaction(platform.db, (tx) => release({ clock: platform.clock, emit: events.emitInTransaction }, tx, orderId));
  assert(await clears(undo));
  assert.equal((await onPage()).total, 1);
  assert.equal(await clears(undo), false, 'a second release changes nothing');
});

test('are not found for a group that is absent, locked or deleted, or an id that is none', async () => {
  await make();
  assertProblem(await api.get(`/discount/onPage/${ABSENT}`), 'not-found');
  assertProblem(await api.get('/discount/onPage/gom'), 'invalid', ['groupId:invalid']);
  await platform.db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, groupId));
  assertProblem(await api.get(`/discount/onPage/${groupId}`, { as: admin }), 'not-found');
});

test('are at most twelve, in as many queries as one', async () => {
  await make({ name: 'Một' });
  const cost = () => countQueries(() => onPage());
  await cost();
  const one = await cost();
  for (let at = 0; at < 13; at += 1) await make({ name: `Số ${at}` });
  assert.equal(await cost(), one);
  const { data, total } = await onPage();
  assert.deepEqual([data.length, total], [12, 14]);
});

// Last, since it moves the clock beyond the life of sessions.
test('begin and end with the clock', async () => {
  const names = async () => (await onPage()).data.map(({ name }) => name);
  const now = api.clock.now();
  await make({ name: 'Ngày mai', from: '2026-03-03', to: '2026-03-03' });
  assert.deepEqual(await names(), []);
  const begins = Date.parse((await onPage()).changesAt ?? '');
  api.clock.advance(begins - now.getTime() - 1);
  assert.deepEqual(await names(), []);
  api.clock.advance(1);
  assert.deepEqual(await names(), ['Ngày mai']);
  const ends = Date.parse((await onPage()).changesAt ?? '');
  api.clock.advance(ends - begins - 1);
  assert.deepEqual(await names(), ['Ngày mai']);
  api.clock.advance(1);
  assert.deepEqual([await names(), (await onPage()).changesAt], [[], null]);
});
