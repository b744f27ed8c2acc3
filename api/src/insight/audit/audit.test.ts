import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Administration } from '@m4u/contract/insight/administration';
import type { AuditEntry } from '@m4u/contract/insight/audit';
import type { StaffSlide } from '@m4u/contract/insight/administration/slides';
import { count, eq } from '../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { makeAgency, makeGroup, makeStaff, uploadPicture } from '../../testing/factories/profiles.ts';
import { auditEntries } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [staff, colleague, stranger, leader, agencyAdmin] = (await Promise.all(
  ['An', 'Bảo', 'Chi', 'Dũng', 'Giang'].map((name, index) => api.signUp(`nhat-ky-${index}@example.vn`, { name })),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff, colleague);
const group = await makeGroup(api, { row: { name: '=Gốm "Sông Thu"' }, link: 'gom', admins: [leader] });
const agency = await makeAgency(api, { name: 'Hội Gốm', admins: [agencyAdmin] });
const outsiders = [stranger, leader, agencyAdmin];

interface Log {
  data: AuditEntry[];
  nextCursor: string | null;
}
const log = async (query: Record<string, string> = {}, as = staff) =>
  assertDone<Log>(await api.get(`/admin/audit?${new URLSearchParams(query).toString()}`, { as }));
const acts = async (query: Record<string, string>) => (await log(query)).data.map(({ act }) => act);
const lockGroup = (as: TestMember, deed: 'lock' | 'unlock') =>
  api.put(`/admin/groups/${group}/${deed}`, { as, body: { reason: 'Hàng giả' } });

test('lists one’s own groups and agencies, and open work for staff', async () => {
  const overview = async (as: TestMember) =>
    assertDone<{ data: Administration }>(await api.get('/admin/overview', { as })).data;
  const none = { staff: false, agencies: [], groups: [], waiting: null, registrations: null };
  assertProblem(await api.get('/admin/overview'), 'unauthenticated');
  assert.deepEqual(await overview(stranger), none);
  const own = { _id: group, name: '=Gốm "Sông Thu"', urlMinify: 'gom' };
  assert.deepEqual(await overview(leader), { ...none, groups: [own] });
  assert.deepEqual(await overview(agencyAdmin), {
    ...none,
    agencies: [{ _id: agency, name: 'Hội Gốm' }],
    registrations: { pending: 0, accepted: 0, approved: 0, paid: 0 },
  });
  assertDone(await api.post('/reports', { as: stranger, body: { kind: 'group', targetId: group, reason: 'fraud' } }));
  const { staff: isStaff, waiting, registrations } = await overview(staff);
  assert.equal(isStaff, true);
  assert.deepEqual(waiting, { reports: 1, support: 0, registrations: 0, requests: 0, overdue: 0 });
  assert.equal(registrations?.pending, 0);
});

describe('audit log', () => {
  test('is readable by staff only', async () => {
    for (const path of ['/admin/audit', '/admin/audit/csv']) {
      assertProblem(await api.get(path), 'unauthenticated');
      for (const as of outsiders) assertProblem(await api.get(path, { as }), 'forbidden');
    }
  });

  test('filters by actor, act, target and day in Vietnam, and pages by cursor', async () => {
    // It is 09:00 on 2 March in Vietnam; the day ends at 17:00 UTC.
    assertDone(await lockGroup(staff, 'lock'));
    api.clock.advance(5 * 60_000);
    assertDone(await lockGroup(colleague, 'unlock'));
    const all = await log();
    assert.deepEqual(
      all.data.map(({ act, actor, target, detail }) => [act, actor.name, target.kind, target.name, detail['reason']]),
      [
        ['group.unlock', 'Bảo', 'group', '=Gốm "Sông Thu"', ''],
        ['group.lock', 'An', 'group', '=Gốm "Sông Thu"', 'Hàng giả'],
      ],
    );
    assert.equal(all.data[1]?.createdAt, '2026-03-02T02:00:00.000Z');
    assert.deepEqual(await acts({ actor: staff.memberId }), ['group.lock']);
    assert.deepEqual(await acts({ actor: 'Nhat-Ky-1@example.vn' }), ['group.unlock']);
    assert.deepEqual(await acts({ actor: 'khong-ai@example.vn' }), []);
    assert.deepEqual(await acts({ act: 'group.unlock' }), ['group.unlock']);
    assert.deepEqual(await acts({ kind: 'member' }), []);
    assert.deepEqual(await acts({ target: group, kind: 'group', act: '', actor: '' }), ['group.unlock', 'group.lock']);
    assert.deepEqual(await acts({ target: ABSENT }), []);
    assert.equal((await acts({ from: '2026-03-02', to: '2026-03-02' })).length, 2);
    assert.deepEqual(await acts({ to: '2026-03-01' }), []);
    assert.deepEqual(await acts({ from: '2026-03-03' }), []);
    assert.equal((await acts({ from: '0001-01-01', to: '9999-12-31' })).length, 2);
    const first = await log({ limit: '1' });
    assert.equal(first.data.length, 1);
    const second = await log({ limit: '1', cursor: first.nextCursor ?? '' });
    assert.deepEqual(
      second.data.map(({ act }) => act),
      ['group.lock'],
    );
    assert.equal(second.nextCursor, null);
    const bad = await api.get('/admin/audit?act=group.explode&from=2026-02-30&kind=moon&cursor=x', { as: staff });
    assertProblem(bad, 'invalid');
    assertProblem(await api.get('/admin/audit?from=2026-02-30', { as: staff }), 'invalid', ['from:date']);
  });

  test('lists entries by their time, whenever they were written', async () => {
    const [newest] = (await log()).data;
    const [written] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.id, newest?._id ?? ''));
    assert.ok(written);
    const createdAt = new Date(written.createdAt.getTime() - 24 * 60 * 60_000);
    const id = 'ffffffff-0000-7000-8000-000000000001';
    await db.insert(auditEntries).values({ ...written, id, createdAt });
    const all = (await log()).data;
    assert.equal(all[0]?._id, newest?._id);
    assert.equal(all.at(-1)?._id, id);
    const first = await log({ limit: String(all.length - 1) });
    const rest = await log({ cursor: first.nextCursor ?? '' });
    assert.deepEqual(
      rest.data.map(({ _id }) => _id),
      [id],
    );
  });

  test('is exported in Vietnamese time without formulas', async () => {
    const answer = await api.get('/admin/audit/csv?act=group.lock', { as: staff });
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(answer.headers['content-disposition']), /^attachment; filename="nhat-ky-quan-tri-m4u\.csv"/);
    const [head, row, end] = answer.body.split('\r\n');
    assert.match(head ?? '', /^\uFEFFThời điểm \(giờ Việt Nam\),/);
    assert.match(row ?? '', /^2026-03-02 09:00:00,An,[0-9a-f-]{36},group\.lock,Nhóm,"'=Gốm ""Sông Thu""",/);
    assert.equal(end, '');
    const english = await api.get('/admin/audit/csv?lang=en', { as: staff });
    assert.match(english.body, /^\uFEFFTime \(Vietnam\),Who/);
  });

  test('cannot be changed or deleted, even in the database', async () => {
    const refused = (work: Promise<unknown>) =>
      assert.rejects(work, ({ message, cause }: Error) =>
        /never changed or deleted/.test(`${message} ${String(cause)}`),
      );
    await refused(db.update(auditEntries).set({ detail: {} }));
    await refused(db.delete(auditEntries).where(eq(auditEntries.act, 'group.lock')));
    await refused(api.administer('truncate audit_entries'));
    const [row] = await db.select({ total: count() }).from(auditEntries);
    assert.equal(row?.total, 3);
  });

  test('has no call that writes to it', async () => {
    for (const path of ['/admin/audit', `/admin/audit/${ABSENT}`])
      for (const send of [api.post, api.put])
        assert.ok([404, 405].includes((await send(path, { as: staff, body: {} })).statusCode), path);
  });
});

describe('sign-in slides', () => {
  const texts = { titleVi: 'Chào bạn', titleEn: 'Hello', lineVi: 'Một tấm thẻ, mọi kết nối', lineEn: 'One card' };
  const insert = (body: object, as: TestMember | undefined = staff) => api.post('/admin/slides', { as, body });
  const change = (id: string, body: object, as: TestMember | undefined = staff) =>
    api.put(`/admin/slides/${id}`, { as, body });
  const move = (id: string, body: object, as: TestMember | undefined = staff) =>
    api.put(`/admin/slideOrder/${id}`, { as, body });
  const remove = (id: string, as: TestMember | undefined = staff) => api.put(`/admin/slides/${id}/delete`, { as });
  const all = async () => assertDone<{ data: StaffSlide[] }>(await api.get('/admin/slides', { as: staff })).data;
  const shown = async () =>
    assertDone<{ data: { _id: string; title: string; image: string }[] }>(await api.get('/auth/slideLogin')).data;

  test('are edited by staff only', async () => {
    const id = (await all())[0]?._id ?? '';
    for (const as of outsiders) {
      assertProblem(await api.get('/admin/slides', { as }), 'forbidden');
      assertProblem(await insert({ ...texts, image: '/slides/a.webp' }, as), 'forbidden');
      assertProblem(await change(id, { enabled: false }, as), 'forbidden');
      assertProblem(await move(id, {}, as), 'forbidden');
      assertProblem(await remove(id, as), 'forbidden');
    }
    assertProblem(await api.get('/admin/slides'), 'unauthenticated');
    assertProblem(await api.put(`/admin/slides/${id}/delete`), 'unauthenticated');
  });

  test('are shown in order while enabled, and changes apply at once', async () => {
    const slidesBefore = await shown();
    const picture = await uploadPicture(api, staff, await photo(1_600, 900).jpeg().toBuffer());
    const made = assertDone<{ data: StaffSlide }>(await insert({ ...texts, picture: picture._id })).data;
    assert.match(made.image, new RegExp(`^/api/media/${picture._id}/\\d+\\.webp$`));
    assert.equal((await api.get(made.image.replace('/api', ''))).statusCode, 200);
    assert.equal((await shown()).at(-1)?._id, made._id);
    assertDone(await move(made._id, { beforeId: slidesBefore[0]?._id }));
    assert.equal((await shown())[0]?.title, 'Chào bạn');
    // A colleague who did not upload the picture can change the words.
    const edited = await api.put(`/admin/slides/${made._id}`, {
      as: colleague,
      body: { titleVi: 'Xin chào', picture: picture._id },
    });
    assert.equal(assertDone<{ data: StaffSlide }>(edited).data.image, made.image);
    assertDone(await change(made._id, { enabled: false }));
    assert.deepEqual(await shown(), slidesBefore);
    assert.equal((await all()).find(({ _id }) => _id === made._id)?.enabled, false);
    const gone = await Promise.all([remove(made._id), remove(made._id, colleague)]);
    assert.deepEqual(
      gone.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 404],
    );
    assert.deepEqual((await acts({ target: made._id })).toReversed(), [
      'slide.create',
      'slide.update',
      'slide.update',
      'slide.update',
      'slide.delete',
    ]);
  });

  test('require a picture of this site and words in both languages', async () => {
    assertProblem(await insert(texts), 'invalid', ['picture:required']);
    assertProblem(await insert({ ...texts, image: 'https://example.com/a.webp' }), 'invalid', ['image:link']);
    assertProblem(await insert({ ...texts, image: '//example.com/a.webp' }), 'invalid', ['image:link']);
    assertProblem(await insert({ image: '/slides/a.webp' }), 'invalid', [
      'titleVi:required',
      'titleEn:required',
      'lineVi:required',
      'lineEn:required',
    ]);
    const foreign = await uploadPicture(api, stranger, await photo(64, 64).jpeg().toBuffer());
    assertProblem(await insert({ ...texts, picture: foreign._id }), 'invalid', ['picture:picture']);
    assertProblem(await change(ABSENT, { enabled: true }), 'not-found');
    assertProblem(await move(ABSENT, {}), 'not-found');
    assertProblem(await remove(ABSENT), 'not-found');
  });
});
