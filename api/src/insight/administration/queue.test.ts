import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOUR, MINUTE } from '@m4u/contract/durations';
import type { QueueCounts, QueueItem, QueuePlace } from '@m4u/contract/insight/administration/queue';
import type { QueueKind } from '@m4u/contract/insight/administration/queue.rules';
import { eq } from '../../platform/database/orm.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { registrations } from '../../profile/registration/tables.ts';
import { staffTasks } from '../audit/task.tables.ts';
import { dataRequests } from '../privacy/requests/tables.ts';
import { reports } from '../privacy/reports/tables.ts';
import { supportMessages } from '../../social/contact/support.tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeStaff } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [staff, colleague, member] = (await Promise.all(
  ['Nhân Viên', 'Đồng Nghiệp', 'Người Viết'].map((name, index) => api.signUp(`hang-doi-${index}@example.vn`, { name })),
)) as [TestMember, TestMember, TestMember];
await makeStaff(api, staff);
await makeStaff(api, colleague);

/** A moment before now. */
const ago = (time: number) => new Date(api.clock.now().getTime() - time);

const makeReport = async (time: number): Promise<string> => {
  const id = uuidv7();
  const target = { kind: 'member', targetId: member.memberId, reason: 'fraud', words: 'Giả mạo' } as const;
  await db.insert(reports).values({ id, ...target, createdAt: ago(time) });
  return id;
};
const makeLetter = async (time: number): Promise<string> => {
  const id = uuidv7();
  await db
    .insert(supportMessages)
    .values({ id, topic: 'account', name: 'Lê Minh Khôi', words: 'Không nhận được mã', createdAt: ago(time) });
  return id;
};
const makeRequest = async (time: number): Promise<string> => {
  const id = uuidv7();
  const facts = { kind: 'access', name: 'Phan Anh Tuấn', words: 'Xin bản sao', language: 'VN', state: 'open' } as const;
  const dueAt = new Date(ago(time).getTime() + 72 * HOUR);
  await db.insert(dataRequests).values({ id, ...facts, createdAt: ago(time + HOUR), dueAt });
  return id;
};
const makeRegistration = async (time: number, more: Partial<typeof registrations.$inferInsert> = {}) => {
  const id = uuidv7();
  await db
    .insert(registrations)
    .values({ id, type: 'request', name: 'Sao Khuê', createdAt: ago(time), updatedAt: ago(time), ...more });
  return id;
};

interface Listed {
  data: QueueItem[];
  total: number;
  counts: QueueCounts;
}
const list = async (query = '', as = staff) => assertDone<Listed>(await api.get(`/admin/queue${query}`, { as }));
const take = (kind: QueueKind, id: string, as?: TestMember) => api.put(`/admin/queue/${kind}/${id}/take`, { as });
const release = (kind: QueueKind, id: string, as?: TestMember) => api.put(`/admin/queue/${kind}/${id}/release`, { as });
const next = async (body: object, as = staff) =>
  assertDone<{ data: QueuePlace | null }>(await api.post('/admin/queue/next', { as, body })).data;

const report = await makeReport(26 * HOUR);
const letter = await makeLetter(23 * HOUR + 20 * MINUTE);
const card = await makeRegistration(30 * HOUR);
const agency = await makeRegistration(10 * HOUR, { type: 'agency', name: 'Hoàng Mai', status: 'paid' });
const request = await makeRequest(5 * HOUR);

describe('queue of staff', () => {
  test('is for staff only, and refuses unknown parts', async () => {
    for (const [as, problem] of [
      [undefined, 'unauthenticated'],
      [member, 'forbidden'],
    ] as const) {
      assertProblem(await api.get('/admin/queue', { as }), problem);
      assertProblem(await api.post('/admin/queue/next', { as, body: {} }), problem);
      assertProblem(await take('report', report, as), problem);
      assertProblem(await release('report', report, as), problem);
    }
    assertProblem(await api.get('/admin/queue?show=x&limit=101', { as: staff }), 'invalid', [
      'limit:too-big',
      'show:choice',
    ]);
    assertProblem(
      await api.post('/admin/queue/next', { as: staff, body: { show: 'x', after: { due: 'x', id: 'x' } } }),
      'invalid',
    );
    assertProblem(await api.put('/admin/queue/x/x/take', { as: staff }), 'invalid', ['kind:choice', 'id:invalid']);
  });

  test('lists everything that waits, due first, with its counts', async () => {
    const { data, total, counts } = await list();
    assert.deepEqual(
      data.map(({ _id, subject, name, words }) => [_id, subject, name, words]),
      [
        [report, { kind: 'report', reason: 'fraud', target: 'member' }, 'Người Viết', 'Giả mạo'],
        [letter, { kind: 'support', topic: 'account' }, 'Lê Minh Khôi', 'Không nhận được mã'],
        [card, { kind: 'card', status: 'pending' }, 'Sao Khuê', ''],
        [agency, { kind: 'agency', status: 'paid' }, 'Hoàng Mai', ''],
        [request, { kind: 'data', request: 'access' }, 'Phan Anh Tuấn', 'Xin bản sao'],
      ],
    );
    assert.equal(total, 5);
    const kinds = { report: 1, support: 1, card: 1, agency: 1, data: 1 };
    assert.deepEqual(counts, { all: 5, overdue: 1, soon: 1, mine: 0, kinds });
    const hoursLeft = (item: QueueItem | undefined) => (Date.parse(item?.due ?? '') - api.clock.now().getTime()) / HOUR;
    assert.deepEqual(
      data.map((item) => Math.round(hoursLeft(item))),
      [-2, 1, 18, 62, 67],
    );
  });

  test('shows one kind, and pages', async () => {
    const { data, total } = await list('?show=agency');
    assert.deepEqual([data.map(({ _id }) => _id), total], [[agency], 1]);
    const second = await list('?limit=2&page=2');
    assert.deepEqual([second.data.map(({ _id }) => _id), second.total], [[card, agency], 5]);
  });

  test('leaves out what is answered, and what waits for the applicant', async () => {
    const closed = await makeReport(40 * HOUR);
    await db.update(reports).set({ handledAt: api.clock.now() }).where(eq(reports.id, closed));
    const incomplete = { status: 'accepted', missingInfo: ['phone' as const], confirmedAt: ago(HOUR) } as const;
    await makeRegistration(90 * HOUR, { ...incomplete, missingInfo: [...incomplete.missingInfo] });
    await makeRegistration(90 * HOUR, { status: 'accepted' });
    await makeRegistration(90 * HOUR, { status: 'approved' });
    assert.equal((await list()).total, 5);
    const complete = await makeRegistration(90 * HOUR, { status: 'accepted', confirmedAt: ago(HOUR) });
    assert.equal((await list()).data[0]?._id, complete);
    await db.delete(registrations).where(eq(registrations.id, complete));
  });
});

describe('work of the queue', () => {
  test('is taken by one of two, and given back by whoever has it', async () => {
    const answers = await Promise.all([take('report', report, staff), take('report', report, colleague)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 409],
    );
    const [winner, loser] = answers[0].statusCode === 200 ? [staff, colleague] : [colleague, staff];
    assertDone(await take('report', report, winner));
    assertProblem(await take('report', report, loser), 'task-taken');
    assertProblem(await release('report', report, loser), 'task-taken');
    assert.equal((await list()).data[0]?.taker?._id, winner.memberId);
    const mine = await list('?show=mine', winner);
    assert.deepEqual([mine.data.map(({ _id }) => _id), mine.total, mine.counts.mine], [[report], 1, 1]);
    assert.equal((await list('?show=mine', loser)).total, 0);
    assertDone(await release('report', report, winner));
    assertProblem(await release('report', report, winner), 'not-found');
    assert.equal((await list()).data[0]?.taker, null);
  });

  test('must wait to be taken', async () => {
    assertProblem(await take('report', ABSENT, staff), 'not-found');
    assertProblem(await take('support', report, staff), 'not-found');
  });

  test('is handed out one after another, without what others have taken', async () => {
    assertDone(await take('support', letter, colleague));
    const first = await next({});
    assert.deepEqual([first?.kind, first?.id], ['report', report]);
    const second = await next({ after: { due: first?.due, id: first?.id } });
    assert.equal(second?.id, card);
    assert.equal((await next({ show: 'mine' }))?.id, report);
    assert.equal(await next({ show: 'support' }), null);
    assert.equal(await next({ show: 'card', after: { due: second?.due, id: second?.id } }), null);
    const both = await Promise.all([next({ show: 'agency' }), next({ show: 'agency' }, colleague)]);
    assert.deepEqual(new Set(both.map((place) => place?.id)), new Set([agency, undefined]));
  });

  test('is free again a day after it was taken', async () => {
    assertDone(await take('data', request, colleague));
    assertProblem(await take('data', request, staff), 'task-taken');
    await db
      .update(staffTasks)
      .set({ takenAt: ago(25 * HOUR) })
      .where(eq(staffTasks.itemId, request));
    const listed = (await list('?show=data')).data[0];
    assert.deepEqual([listed?._id, listed?.taker], [request, null]);
    assert.equal((await next({ show: 'data' }))?.id, request);
    assertProblem(await release('data', request, colleague), 'task-taken');
    assertProblem(await take('data', request, colleague), 'task-taken');
  });
});
