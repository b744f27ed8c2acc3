import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Document } from '@m4u/contract/profile/upload/document';
import type { Notification } from '@m4u/contract/social/notification/schema';
import type { ReportScope } from '@m4u/contract/event/associationReport/schema';
import { eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { onePage } from '../../testing/files/pdfs.ts';
import { makeAgency, makeGroup, makeStaff, sendFile } from '../../testing/factories/profiles.ts';
import { REPORT, reportCalls } from '../../testing/factories/reports.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [admin, second, joined, overseer, otherOverseer, staff] = (await Promise.all(
  ['Lan', 'Minh', 'Thanh Vien', 'Chu Tich', 'Hoi Khac', 'Nhan Vien'].map((name) =>
    api.signUp(`${name.toLowerCase().replaceAll(' ', '-')}@example.vn`, { name }),
  ),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff);
const agencyId = await makeAgency(api, { admins: [overseer] });
const otherAgency = await makeAgency(api, { name: 'Hội khác', admins: [otherOverseer] });
const makeOwn = (row = {}) => makeGroup(api, { admins: [admin, second], members: [joined], row: { agencyId, ...row } });
const groupId = await makeOwn();
const calls = reportCalls(api);
const outsiders = [joined, otherOverseer, undefined];

const noticesOf = async (as: TestMember): Promise<Notification[]> =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as })).data.filter(
    ({ kind }) => kind === 'association-report',
  );

describe('draft of a report', () => {
  test('is visible to the group only and requires no more than period and title', async () => {
    const group = await makeOwn();
    const body = { content: '', members: '', newMembers: null, revenue: '', events: null };
    const draft = await calls.saved(admin, group, body);
    assert.deepEqual(
      [draft.status, draft.members, draft.revenue, draft.agency, draft.submittedAt, draft.version],
      ['draft', null, null, null, null, 1],
    );
    assert.deepEqual(draft.can, { update: true, submit: true, return: false, delete: true });
    assert.equal((await calls.read(second, draft._id)).title, REPORT.title);
    for (const as of [...outsiders.slice(0, 2), overseer, staff])
      assertProblem(await calls.get(as, draft._id), 'not-found');
    assertProblem(await calls.get(undefined, draft._id), 'unauthenticated');
    assert.equal((await calls.list(overseer, `groupId=${group}`)).total, 0);
    assert.equal((await calls.list(staff, `groupId=${group}`)).total, 0);
  });

  test('is changed by any admin and reports a conflict of versions', async () => {
    const group = await makeOwn();
    const draft = await calls.saved(admin, group);
    const changed = await calls.saved(second, group, { _id: draft._id, version: 1, title: 'Sửa', period: '2026-Q1' });
    assert.deepEqual([changed._id, changed.title, changed.period, changed.version], [draft._id, 'Sửa', '2026-Q1', 2]);
    assertProblem(await calls.save(admin, group, { _id: draft._id, version: 1 }), 'conflict');
    assert.equal((await calls.read(admin, draft._id)).title, 'Sửa');
    await calls.saved(second, group, { _id: draft._id });
    assert.deepEqual(
      (await calls.read(admin, draft._id)).steps.map(({ kind, actor }) => [kind, actor._id]),
      [
        ['created', admin.memberId],
        ['changed', second.memberId],
      ],
    );
    assert.equal((await calls.list(admin, `groupId=${group}`)).total, 1);
  });

  test('keeps clean text and the author’s own documents only', async () => {
    const group = await makeOwn();
    const content = '<p onclick="x()">Chào</p><script>x()</script>';
    const send = async (as: TestMember) =>
      assertDone<{ data: Document }>(await sendFile(api, as, onePage(), 'file', 'Biên bản.pdf')).data;
    const [own, others] = [await send(admin), await send(second)];
    const draft = await calls.saved(admin, group, { content, attachments: [own._id, own._id] });
    assert.equal(draft.content, '<p>Chào</p>');
    assert.deepEqual(
      draft.attachments.map(({ _id, name }) => [_id, name]),
      [[own._id, 'Biên bản']],
    );
    const body = { _id: draft._id, attachments: [own._id, others._id] };
    assertProblem(await calls.save(admin, group, body), 'invalid', ['attachments.1:document']);
    const both = await calls.saved(second, group, body);
    assert.equal(both.attachments.length, 2);
    assertProblem(await calls.save(admin, group, { attachments: [ABSENT] }), 'invalid', ['attachments.0:document']);
    assertProblem(await calls.save(admin, group, { attachments: ['x'] }), 'invalid', ['attachments.0:document']);
  });

  test('refuses invalid periods, titles, figures and attachments', async () => {
    const refused: readonly (readonly [Record<string, unknown>, string])[] = [
      [{ period: '' }, 'period:required'],
      [{ period: '2026-13' }, 'period:period'],
      [{ period: '2026-04' }, 'period:period-future'],
      [{ period: '2027' }, 'period:period-future'],
      [{ title: ' ' }, 'title:required'],
      [{ title: 'a'.repeat(151) }, 'title:too-long'],
      [{ status: 'returned' }, 'status:choice'],
      [{ attachments: Array.from({ length: 11 }, () => ABSENT) }, 'attachments:too-many'],
    ];
    for (const [body, field] of refused) assertProblem(await calls.save(admin, groupId, body), 'invalid', [field]);
    for (const field of ['members', 'newMembers', 'revenue', 'events'])
      for (const value of [-1, 1.5, 'nhiều', 1e15]) {
        const problem = assertProblem(await calls.save(admin, groupId, { [field]: value }), 'invalid');
        assert.deepEqual(
          problem.errors.map((error) => error.field),
          [field],
        );
      }
  });

  test('is written by verified admins of the group only', async () => {
    for (const as of [joined, overseer, staff]) assertProblem(await calls.save(as, groupId), 'not-found');
    assertProblem(await calls.save(undefined, groupId), 'unauthenticated');
    assertProblem(await calls.save(admin, ABSENT), 'not-found');
    assertProblem(await calls.save(admin, groupId, { _id: ABSENT }), 'not-found');
    const draft = await calls.saved(admin, groupId);
    const elsewhere = await makeGroup(api, { admins: [admin, otherOverseer] });
    assertProblem(await calls.save(admin, elsewhere, { _id: draft._id }), 'not-found');
    assertProblem(await calls.save(otherOverseer, elsewhere, { _id: draft._id }), 'not-found');
    const both = await api.signUp('ca-hai@example.vn');
    const group = await makeOwn({ agencyId: await makeAgency(api, { admins: [both] }) });
    const submitted = await calls.saved(admin, group, { status: 'submitted' });
    const others = await makeGroup(api, { admins: [both] });
    assertProblem(await calls.save(both, others, { _id: submitted._id }), 'forbidden');
    const newcomer = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    assertProblem(await calls.save(newcomer, groupId), 'account-unverified');
    const locked = await makeOwn({ lockedAt: api.clock.now() });
    assertProblem(await calls.save(admin, locked), 'not-found');
  });

  test('is deleted by an admin, unlike a submitted report', async () => {
    const group = await makeOwn();
    const draft = await calls.saved(admin, group);
    for (const as of [joined, overseer]) assertProblem(await calls.remove(as, draft._id), 'not-found');
    assertDone(await calls.remove(second, draft._id));
    assertProblem(await calls.get(admin, draft._id), 'not-found');
    assertProblem(await calls.remove(admin, draft._id), 'not-found');
    const sent = await calls.saved(admin, group, { status: 'submitted' });
    assertProblem(await calls.remove(admin, sent._id), 'wrong-state');
    assertProblem(await calls.remove(overseer, sent._id), 'forbidden');
  });
});

describe('submitted report', () => {
  test('must be complete and goes to the agency', async () => {
    const group = await makeOwn({ name: 'Câu lạc bộ Sen' });
    const draft = await calls.saved(admin, group, { content: '', revenue: null });
    assertProblem(await calls.submit(admin, draft._id), 'invalid', ['content:required', 'revenue:required']);
    await calls.saved(admin, group, { _id: draft._id });
    for (const as of [joined, overseer, staff]) assertProblem(await calls.submit(as, draft._id), 'not-found');
    assertProblem(await calls.submit(undefined, draft._id), 'unauthenticated');
    assertDone(await calls.submit(admin, draft._id));
    const read = await calls.read(overseer, draft._id);
    assert.deepEqual(
      [read.status, read.agency?._id, read.submittedAt, read.revenue],
      ['submitted', agencyId, api.clock.now().toISOString(), 125_000_000],
    );
    assert.deepEqual(read.can, { update: false, submit: false, return: true, delete: false });
    assert.deepEqual(
      read.steps.map(({ kind, actor }) => [kind, actor.name]),
      [['submitted', 'Lan']],
    );
    assert.equal((await calls.read(staff, draft._id)).can.return, false);
    for (const as of outsiders.slice(0, 2)) assertProblem(await calls.get(as, draft._id), 'not-found');
    const [notice] = await noticesOf(overseer);
    assert.equal(notice?.text, 'Câu lạc bộ Sen đã nộp báo cáo tháng 2/2026');
    assert.equal(notice?.path, `/action/associationReports/${draft._id}`);
    assertProblem(await calls.submit(admin, draft._id), 'wrong-state');
    assertProblem(await calls.save(admin, group, { _id: draft._id }), 'wrong-state');
    assertProblem(await calls.submit(overseer, draft._id), 'forbidden');
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, group));
    assert.ok(acts.some(({ act }) => act === 'group.report-submit'));
  });

  test('is saved and submitted together or not at all', async () => {
    const group = await makeOwn();
    const refused = await calls.save(admin, group, { status: 'submitted', events: null });
    assertProblem(refused, 'invalid', ['events:required']);
    assert.equal((await calls.list(admin, `groupId=${group}`)).total, 0);
    assert.equal((await calls.saved(admin, group, { status: 'submitted' })).status, 'submitted');
  });

  test('requires an agency', async () => {
    const group = await makeOwn({ agencyId: null });
    assertProblem(await calls.save(admin, group, { status: 'submitted' }), 'no-agency');
    const draft = await calls.saved(admin, group);
    assertProblem(await calls.submit(admin, draft._id), 'no-agency');
    await db.update(groups).set({ agencyId: otherAgency }).where(eq(groups.id, group));
    assertDone(await calls.submit(admin, draft._id));
    assert.equal((await calls.read(otherOverseer, draft._id)).agency?.name, 'Hội khác');
    assertProblem(await calls.get(overseer, draft._id), 'not-found');
  });

  test('is unique for each period of a group', async () => {
    const group = await makeOwn();
    const early = await calls.saved(admin, group);
    await calls.saved(admin, group, { status: 'submitted' });
    assertProblem(await calls.save(admin, group), 'invalid', ['period:period-taken']);
    assertProblem(await calls.submit(admin, early._id), 'invalid', ['period:period-taken']);
    assertProblem(await calls.save(admin, group, { _id: early._id }), 'invalid', ['period:period-taken']);
    for (const period of ['2026-Q1', '2026', '2026-01'])
      assert.equal((await calls.saved(admin, group, { period, status: 'submitted' })).period, period);
    assert.equal((await calls.saved(admin, await makeOwn(), { status: 'submitted' })).status, 'submitted');
  });

  test('is one of twenty drafts that are submitted at once', async () => {
    const group = await makeOwn();
    const drafts = await Promise.all(Array.from({ length: 20 }, () => calls.saved(admin, group)));
    const answers = await Promise.all(drafts.map(({ _id }) => calls.submit(admin, _id)));
    const [accepted, refused] = [200, 422].map((status) => answers.filter(({ statusCode }) => statusCode === status));
    assert.deepEqual([accepted?.length, refused?.length], [1, 19]);
    for (const answer of refused ?? []) assertProblem(answer, 'invalid', ['period:period-taken']);
    assert.equal((await calls.list(overseer, `groupId=${group}`)).total, 1);
  });
});

describe('returned report', () => {
  test('keeps its submitted version for the agency until it is submitted again', async () => {
    const group = await makeOwn({ name: 'Gốm Nếp' });
    const { _id } = await calls.saved(admin, group, { status: 'submitted' });
    assertProblem(await calls.giveBack(admin, _id), 'forbidden');
    assertProblem(await calls.giveBack(staff, _id), 'forbidden');
    for (const as of outsiders.slice(0, 2)) assertProblem(await calls.giveBack(as, _id), 'not-found');
    assertProblem(await calls.giveBack(overseer, _id, ' '), 'invalid', ['reason:required']);
    assertDone(await calls.giveBack(overseer, _id, 'Doanh thu chưa khớp'));
    assertProblem(await calls.giveBack(overseer, _id), 'wrong-state');
    const returned = await calls.read(second, _id);
    assert.deepEqual([returned.status, returned.reason], ['returned', 'Doanh thu chưa khớp']);
    assert.deepEqual(returned.can, { update: true, submit: true, return: false, delete: false });
    assert.equal((await noticesOf(second))[0]?.text, 'Báo cáo tháng 2/2026 của Gốm Nếp được trả lại để sửa');
    assert.ok((await noticesOf(overseer)).every(({ path, opened }) => !path.endsWith(_id) || opened));

    await calls.saved(second, group, { _id, title: 'Đang sửa', revenue: 99, status: 'draft' });
    const meanwhile = await calls.read(overseer, _id);
    assert.deepEqual([meanwhile.title, meanwhile.revenue, meanwhile.status], [REPORT.title, 125_000_000, 'returned']);
    assertProblem(await calls.save(admin, group), 'invalid', ['period:period-taken']);

    api.clock.advance(60_000);
    const again = await calls.saved(second, group, { _id, revenue: 130_000_000, status: 'submitted' });
    assert.deepEqual([again.status, again.reason], ['submitted', null]);
    assert.equal((await calls.read(overseer, _id)).revenue, 130_000_000);
    assert.deepEqual(
      (await calls.read(overseer, _id)).steps.map(({ kind, reason }) => [kind, reason]),
      [
        ['submitted', ''],
        ['returned', 'Doanh thu chưa khớp'],
        ['submitted', ''],
      ],
    );
    assert.ok((await calls.read(admin, _id)).steps.some(({ kind }) => kind === 'changed'));
  });
});

describe('list of reports', () => {
  test('finds returned reports by their submitted version, except for the group’s admins', async () => {
    const group = await makeOwn({ name: 'Nón Tây Hồ' });
    const report = { period: '2025-11', title: 'Mùa lụa' };
    const { _id } = await calls.saved(admin, group, { ...report, status: 'submitted' });
    assertDone(await calls.giveBack(overseer, _id));
    await calls.saved(admin, group, { _id, period: '2026-Q1', title: 'Mùa sen' });
    const finds = async (as: TestMember, query: string) =>
      (await calls.list(as, `groupId=${group}&${query}`)).total === 1;
    for (const query of ['q=mua lua', 'q=tay ho lua', 'kind=month', 'year=2025', 'kind=month&year=2025&q=lua'])
      assert.deepEqual(
        [await finds(admin, query), await finds(overseer, query), await finds(staff, query)],
        [false, true, true],
      );
    for (const query of ['q=sen', 'kind=quarter', 'year=2026', 'kind=year', 'kind=quarter&q=lua'])
      assert.deepEqual([await finds(overseer, query), await finds(staff, query)], [false, false], query);
    assert.equal(await finds(admin, 'kind=quarter&year=2026&q=mua sen'), true);
  });

  test('shows what the reader may see, with filters and pages', async () => {
    const group = await makeOwn({ name: 'Hội Trà Tân Cương' });
    for (const period of ['2025-12', '2026-01', '2025-Q4'])
      await calls.saved(admin, group, { period, title: `Báo cáo ${period}`, status: 'submitted' });
    await calls.saved(admin, group, { title: 'Đang viết' });
    const of = async (as: TestMember, query: string) => {
      const { data, total } = await calls.list(as, `groupId=${group}&${query}`);
      assert.ok(data.length <= total);
      return data.map(({ period }) => period);
    };
    assert.deepEqual(await of(admin, ''), ['2026-02', '2026-01', '2025-12', '2025-Q4']);
    assert.deepEqual(await of(overseer, ''), ['2026-01', '2025-12', '2025-Q4']);
    assert.deepEqual(await of(staff, `agencyId=${agencyId}&kind=&status=`), ['2026-01', '2025-12', '2025-Q4']);
    assert.deepEqual(await of(otherOverseer, ''), []);
    assert.deepEqual(await of(joined, ''), []);
    assert.deepEqual(await of(overseer, 'kind=quarter'), ['2025-Q4']);
    assert.deepEqual(await of(overseer, 'year=2026'), ['2026-01']);
    assert.deepEqual(await of(admin, 'status=draft'), ['2026-02']);
    assert.deepEqual(await of(overseer, 'q=tra tan'), ['2026-01', '2025-12', '2025-Q4']);
    assert.deepEqual(await of(overseer, 'q=2025-12'), ['2025-12']);
    assert.deepEqual(await of(overseer, 'q=cà phê'), []);
    assert.deepEqual(await of(overseer, 'limit=2&page=2'), ['2025-Q4']);
    assert.deepEqual(await of(overseer, 'sort=period&order=asc'), ['2025-Q4', '2025-12', '2026-01']);
    assert.deepEqual(await of(overseer, `agencyId=${otherAgency}`), []);
    assertProblem(await calls.ask(overseer, '?kind=week'), 'invalid', ['kind:choice']);
    assertProblem(await calls.ask(overseer, '?year=99'), 'invalid');
    assertProblem(await calls.ask(overseer, '?sort=title'), 'invalid', ['sort:choice']);
    assertProblem(await calls.ask(undefined, ''), 'unauthenticated');
  });

  test('comes with the groups and agencies whose reports the reader writes or reads', async () => {
    const scopeOf = async (as: TestMember) => assertDone<{ data: ReportScope }>(await calls.ask(as, '/scope')).data;
    const own = await scopeOf(admin);
    assert.ok(own.groups.some(({ _id, agency }) => _id === groupId && agency?._id === agencyId));
    assert.deepEqual([own.agencies, own.isStaff], [[], false]);
    assert.deepEqual(await scopeOf(overseer), {
      groups: [],
      agencies: [{ _id: agencyId, name: 'Hội Doanh nhân Sông Thu' }],
      isStaff: false,
    });
    assert.equal((await scopeOf(staff)).isStaff, true);
    assertProblem(await calls.ask(undefined, '/scope'), 'unauthenticated');
  });
});
