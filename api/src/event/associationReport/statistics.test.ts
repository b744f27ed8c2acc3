import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReportStatistics, ReportSuggestion } from '@m4u/contract/event/associationReport/schema';
import { eq } from '../../platform/database/orm.ts';
import { groupMembers } from '../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeAgency, makeGroup, makeStaff } from '../../testing/factories/profiles.ts';
import { reportCalls } from '../../testing/factories/reports.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [admin, other, overseer, outsider, staff] = (await Promise.all(
  ['lan', 'minh', 'chu-tich', 'nguoi-ngoai', 'nhan-vien'].map((name) => api.signUp(`${name}@example.vn`)),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff);
const agencyId = await makeAgency(api, { admins: [overseer] });
const makeOwn = (name: string, createdAt: string) =>
  makeGroup(api, { admins: [admin], row: { name, agencyId, createdAt: new Date(createdAt) } });
const sen = await makeOwn('Sen', '2025-01-01');
const tra = await makeOwn('=Trà', '2025-01-01');
const young = await makeOwn('Mới lập', '2026-02-10');
const calls = reportCalls(api);

const report = (groupId: string, period: string, revenue: number, more = {}) =>
  calls.saved(admin, groupId, { period, revenue, status: 'submitted', ...more });
await report(sen, '2026-01', 100);
await report(tra, '2026-01', 50, { members: 10, newMembers: 1, events: 1 });
await report(tra, '2026-02', 300, { title: '+1 tháng tốt' });
await report(sen, '2026-Q1', 999);
await calls.saved(admin, sen, { period: '2026-02', revenue: 7_777 });
const { _id: returned } = await report(young, '2026-02', 5_000);
assertDone(await calls.giveBack(overseer, returned));

const read = async (as: TestMember, query = '') =>
  assertDone<{ data: ReportStatistics }>(await calls.ask(as, `/statistics?${query}`)).data;

describe('statistics of reports', () => {
  test('sum submitted reports of an agency by period and group', async () => {
    const statistics = await read(overseer, `agencyId=${agencyId}`);
    assert.deepEqual(
      [statistics.agency?._id, statistics.group, statistics.kind, statistics.series.length],
      [agencyId, null, 'month', 12],
    );
    assert.deepEqual(statistics.totals, {
      period: '2026-02',
      members: 40,
      newMembers: 3,
      revenue: 300,
      events: 2,
      reported: 1,
      expected: 3,
    });
    assert.deepEqual(statistics.before, {
      period: '2026-01',
      members: 50,
      newMembers: 4,
      revenue: 150,
      events: 3,
      reported: 2,
      expected: 2,
    });
    assert.deepEqual(
      statistics.series.slice(-3).map(({ period, revenue }) => [period, revenue]),
      [
        ['2025-12', 0],
        ['2026-01', 150],
        ['2026-02', 300],
      ],
    );
    assert.deepEqual(
      statistics.groups.map(({ group, report: own }) => [group.name, own?.revenue ?? null]),
      [
        ['=Trà', 300],
        ['Mới lập', null],
        ['Sen', null],
      ],
    );
  });

  test('cover the requested kind and period', async () => {
    const quarters = await read(overseer, 'kind=quarter&period=');
    assert.deepEqual([quarters.totals.period, quarters.series.length, quarters.totals.revenue], ['2025-Q4', 8, 0]);
    const present = await read(overseer, 'period=2026-Q1');
    assert.deepEqual([present.kind, present.totals.revenue, present.totals.expected], ['quarter', 999, 3]);
    const january = await read(overseer, 'period=2026-01&kind=year');
    assert.deepEqual([january.kind, january.totals.revenue], ['month', 150]);
    assert.deepEqual(
      january.groups.map(({ group, report: own }) => [group.name, own?.revenue]),
      [
        ['Sen', 100],
        ['=Trà', 50],
      ],
    );
    assert.equal((await read(overseer, 'kind=year')).series.length, 5);
    assertProblem(await calls.ask(overseer, '/statistics?period=2026-99'), 'invalid', ['period:period']);
    assertProblem(await calls.ask(overseer, '/statistics?kind=week'), 'invalid', ['kind:choice']);
  });

  test('of a group are visible to its admins', async () => {
    const own = await read(admin, `groupId=${tra}`);
    assert.deepEqual([own.agency, own.group, own.totals.revenue], [null, { _id: tra, name: '=Trà' }, 300]);
    assert.deepEqual([own.totals.reported, own.totals.expected, own.before.revenue], [1, 1, 50]);
    assert.notEqual((await read(admin)).group, null);
  });

  test('are refused to all others except staff', async () => {
    assert.equal((await read(staff, `agencyId=${agencyId}`)).totals.revenue, 300);
    for (const path of ['/statistics', '/exportCSV']) {
      for (const as of [admin, other, outsider])
        assertProblem(await calls.ask(as, `${path}?agencyId=${agencyId}`), 'not-found');
      for (const as of [overseer, outsider, staff])
        assertProblem(await calls.ask(as, `${path}?groupId=${sen}`), 'not-found');
      assertProblem(await calls.ask(outsider, path), 'not-found');
      assertProblem(await calls.ask(staff, `${path}?agencyId=${ABSENT}`), 'not-found');
      assertProblem(await calls.ask(undefined, path), 'unauthenticated');
    }
  });

  test('are exported without formulas', async () => {
    const answer = await calls.ask(overseer, `/exportCSV?agencyId=${agencyId}`);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(String(answer.headers['content-type']), /^text\/csv/);
    assert.ok(answer.body.startsWith('\uFEFF'));
    const lines = answer.body.trim().split('\r\n');
    assert.equal(lines[0], 'Kỳ,Nhóm,Tiêu đề,Thành viên,Thành viên mới,Doanh thu (VND),Sự kiện,Nộp lúc');
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(',').slice(0, 6)),
      [
        ['tháng 2/2026', "'=Trà", "'+1 tháng tốt", '40', '3', '300'],
        ['tháng 1/2026', 'Sen', 'Báo cáo tháng 2', '40', '3', '100'],
        ['tháng 1/2026', "'=Trà", 'Báo cáo tháng 2', '10', '1', '50'],
      ],
    );
    assert.match(lines[1] ?? '', /,2026-03-02 09:00:00$/);
  });
});

describe('suggested figures', () => {
  test('count members and revenue of the period', async () => {
    const groupId = await makeGroup(api, { admins: [admin], members: [other, outsider] });
    const since = (member: TestMember, day: string) =>
      db
        .update(groupMembers)
        .set({ createdAt: new Date(`${day}T00:30:00+07:00`) })
        .where(eq(groupMembers.memberId, member.memberId));
    await since(admin, '2025-12-31');
    await since(other, '2026-03-01');
    await since(outsider, '2026-04-01');
    assertDone(await sellerCalls(api, admin, groupId).invoice(other.memberId, { value: 250_000 }));
    const ask = (as: TestMember | undefined, query: string) => calls.ask(as, `/suggestion?${query}`);
    const of = async (period: string) =>
      assertDone<{ data: ReportSuggestion }>(await ask(admin, `groupId=${groupId}&period=${period}`)).data;
    assert.deepEqual(await of('2026-03'), { members: 2, newMembers: 1, revenue: 250_000 });
    assert.deepEqual(await of('2026-02'), { members: 1, newMembers: 0, revenue: 0 });
    assert.deepEqual(await of('2026'), { members: 3, newMembers: 2, revenue: 250_000 });
    assertProblem(await ask(overseer, `groupId=${groupId}&period=2026`), 'not-found');
    assertProblem(await ask(undefined, `groupId=${groupId}&period=2026`), 'unauthenticated');
    assertProblem(await ask(admin, `groupId=${groupId}&period=nay`), 'invalid', ['period:period']);
  });
});
