import { dayOf } from '@m4u/contract/days';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY, HOUR, SECOND } from '@m4u/contract/durations';
import type { Figures } from '@m4u/contract/insight/administration/figures';
import { eq } from '../../platform/database/orm.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { dayAfter } from '../../platform/time/days.ts';
import { members } from '../../profile/member/tables.ts';
import { supportMessages } from '../../social/contact/support.tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup, makeStaff } from '../../testing/factories/profiles.ts';
import { trackingDays } from '../tracking/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const staff = await api.signUp('so-lieu@example.vn');
await makeStaff(api, staff);
const member = await api.signUp('nguoi-dung@example.vn');
const now = api.clock.now();
const today = dayOf(now);

const readFigures = async (query = ''): Promise<Figures> =>
  assertDone<{ data: Figures }>(await api.get(`/admin/figures${query}`, { as: staff })).data;

/** Figures that are read anew. */
const figures = (query = ''): Promise<Figures> => {
  api.clock.advance(30 * SECOND);
  return readFigures(query);
};

test('figures are for staff only, over offered spans', async () => {
  assertProblem(await api.get('/admin/figures'), 'unauthenticated');
  assertProblem(await api.get('/admin/figures', { as: member }), 'forbidden');
  assertProblem(await api.get('/admin/figures?days=2', { as: staff }), 'invalid', ['days:choice']);
  const usual = await figures();
  assert.deepEqual([usual.days, usual.first, usual.members.series.length], [14, dayAfter(today, -13), 14]);
  assert.equal((await figures('?days=1')).signUps.length, 14);
  assert.equal((await figures('?days=90')).late.series.length, 90);
});

test('counts members, of whom deleted ones are left out', async () => {
  await db.update(members).set({ createdAt: new Date(now.getTime() - 3 * DAY) });
  await db
    .update(members)
    .set({ createdAt: new Date(now.getTime() - 30 * DAY) })
    .where(eq(members.id, staff.memberId));
  const gone = await api.signUp('da-xoa@example.vn');
  await db.update(members).set({ createdAt: now, deletedAt: now }).where(eq(members.id, gone.memberId));
  const { members: counted, signUps } = await figures();
  assert.deepEqual([counted.value, counted.before], [2, 1]);
  assert.deepEqual(counted.series.slice(-5), [1, 2, 2, 2, 2]);
  assert.deepEqual(signUps.slice(-5), [0, 1, 0, 0, 0]);
});

test('counts pages viewed today, and on an average day before', async () => {
  const view = (day: string) => ({ ownerId: uuidv7(), day, kind: 'view' as const, count: 3 });
  const yesterday = dayAfter(today, -1);
  await db
    .insert(trackingDays)
    .values([view(today), view(today), ...Array.from({ length: 13 }, () => view(yesterday))]);
  await db.insert(trackingDays).values({ ...view(today), kind: 'call' });
  const { pages } = await figures();
  assert.deepEqual([pages.value, pages.before, pages.series.slice(-3)], [2, 1, [0, 13, 2]]);
  assert.equal((await figures('?days=1')).pages.before, 13);
});

test('counts groups that gave points in the span', async () => {
  const groupId = await makeGroup(api, { admins: [member] });
  assertDone(await sellerCalls(api, member, groupId).invoice(staff.memberId));
  const { shops } = await figures('?days=1');
  assert.deepEqual([shops.value, shops.before, shops.series.at(-1)], [1, 0, 1]);
});

test('counts what waited longer than a day, now and before', async () => {
  const write = (age: number, closed?: number) =>
    db.insert(supportMessages).values({
      id: uuidv7(),
      topic: 'other',
      name: 'Khách',
      words: 'Xin chào',
      createdAt: new Date(now.getTime() - age),
      closedAt: closed === undefined ? null : new Date(now.getTime() - closed),
    });
  await write(25 * HOUR);
  await write(23 * HOUR);
  await write(50 * HOUR, HOUR);
  await write(50 * HOUR, 30 * HOUR);
  const { late } = await figures();
  assert.deepEqual([late.value, late.before, late.series.slice(-3)], [1, 1, [0, 1, 1]]);
});

test('are kept for half a minute', async () => {
  const { members: before } = await figures();
  await api.signUp('moi-vao@example.vn');
  api.clock.advance(29 * SECOND);
  assert.equal((await readFigures()).members.value, before.value);
  api.clock.advance(SECOND);
  assert.equal((await readFigures()).members.value, before.value + 1);
});
