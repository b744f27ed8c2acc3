import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { StaffTerm } from '@m4u/contract/profile/member/terms';
import { eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff, watchEvents } from '../../testing/factories/profiles.ts';
import { agencies } from '../agency/tables.ts';
import { groups } from '../group/tables.ts';
import { members } from '../member/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [staff, stranger, leader] = (await Promise.all(
  ['an', 'binh', 'chi'].map((name) => api.signUp(`${name}@tu-dien.vn`, { name })),
)) as [TestMember, TestMember, TestMember];
await makeStaff(api, staff);

const list = async (kind: string, parentId?: string) =>
  assertDone<{ data: StaffTerm[] }>(
    await api.get(`/admin/terms?kind=${kind}${parentId ? `&parentId=${parentId}` : ''}`, { as: staff }),
  ).data;
const add = (body: object, as: TestMember | undefined = staff) => api.post('/admin/terms', { as, body });
const made = async (body: object) => assertDone<{ data: StaffTerm }>(await add(body)).data;
const rename = (id: string, nameVi: string, nameEn: string, as: TestMember | undefined = staff) =>
  api.put(`/admin/terms/${id}`, { as, body: { nameVi, nameEn } });
const memberRow = async ({ memberId }: TestMember) =>
  (await db.select().from(members).where(eq(members.id, memberId)))[0];
const actsOn = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.targetId, id)).orderBy(auditEntries.id)).map(
    ({ act, detail }) => [act, detail],
  );

describe('terms', () => {
  test('are edited by staff only', async () => {
    await makeGroup(api, { admins: [leader] });
    await makeAgency(api, { admins: [leader] });
    const [first] = await list('career');
    const id = first?._id ?? '';
    for (const as of [stranger, leader]) {
      assertProblem(await api.get('/admin/terms?kind=career', { as }), 'forbidden');
      assertProblem(await add({ kind: 'interest', nameVi: 'Gốm', nameEn: 'Pottery' }, as), 'forbidden');
      assertProblem(await rename(id, 'Khác', 'Other', as), 'forbidden');
      assertProblem(await api.put(`/admin/terms/${id}/delete`, { as }), 'forbidden');
      assertProblem(await api.put(`/admin/termOrder/${id}`, { as, body: {} }), 'forbidden');
    }
    assertProblem(await api.get('/admin/terms?kind=career'), 'unauthenticated');
    assertProblem(await api.put(`/admin/terms/${id}/delete`), 'unauthenticated');
    assert.deepEqual(await actsOn(id), []);
  });

  test('are added at the end, each name once', async () => {
    const career = await made({ kind: 'career', nameVi: 'Làng nghề', nameEn: 'Craft villages' });
    assert.equal((await list('career')).at(-1)?._id, career._id);
    const job = await made({ kind: 'childCareer', parentId: career._id, nameVi: 'Thợ gốm', nameEn: 'Potter' });
    assert.deepEqual(
      (await list('childCareer', career._id)).map(({ nameVi, parentId }) => [nameVi, parentId]),
      [['Thợ gốm', career._id]],
    );
    assert.equal((await list('career')).at(-1)?.children, 1);
    assertProblem(await add({ kind: 'career', nameVi: 'làng NGHỀ', nameEn: 'Villages' }), 'invalid', ['nameVi:taken']);
    assertProblem(await add({ kind: 'career', nameVi: 'Nghề', nameEn: 'Craft Villages' }), 'invalid', ['nameEn:taken']);
    assertProblem(await add({ kind: 'childCareer', nameVi: 'A', nameEn: 'B' }), 'invalid', ['parentId:required']);
    const lost = { kind: 'childCareer', nameVi: 'A', nameEn: 'B' };
    assertProblem(await add({ ...lost, parentId: ABSENT }), 'not-found');
    assertProblem(await add({ ...lost, parentId: job._id }), 'not-found');
    assertProblem(await add({ kind: 'career', nameVi: '', nameEn: '' }), 'invalid', [
      'nameVi:required',
      'nameEn:required',
    ]);
    assertProblem(await api.get('/admin/terms?kind=childCareer', { as: staff }), 'invalid', ['parentId:required']);
    assertProblem(await api.get('/admin/terms?kind=colour', { as: staff }), 'invalid', ['kind:choice']);
    // People can choose it at once.
    const chosen = await api.get('/members/careers');
    assert.ok(chosen.body.includes('Làng nghề'));
    assert.deepEqual(await actsOn(job._id), [['term.create', { kind: 'childCareer' }]]);
  });

  test('are renamed wherever they are used, each in its language', async () => {
    const career = await made({ kind: 'career', nameVi: 'Dệt lụa', nameEn: 'Silk' });
    const job = await made({ kind: 'childCareer', parentId: career._id, nameVi: 'Thợ dệt', nameEn: 'Weaver' });
    const of = (row: { memberId: string }, set: Partial<typeof members.$inferInsert>) =>
      db.update(members).set(set).where(eq(members.id, row.memberId));
    await of(stranger, { career: 'Dệt lụa', childCareer: 'Thợ dệt' });
    await of(leader, { career: 'Silk', childCareer: 'Weaver' });
    await of(staff, { career: 'Khác', childCareer: 'Thợ dệt' });
    const group = await makeGroup(api, { row: { career: 'Dệt lụa', childCareer: 'Thợ dệt' } });
    const agency = await makeAgency(api);
    await db.update(agencies).set({ career: 'Silk' }).where(eq(agencies.id, agency));
    assert.equal((await list('career')).find(({ _id }) => _id === career._id)?.used, 4);
    assert.equal((await list('childCareer', career._id))[0]?.used, 3);
    const watch = watchEvents(api);
    // The former English name becomes the Vietnamese one: each row follows its own language.
    assertDone(await rename(career._id, 'Silk', 'Silk weaving'));
    assert.deepEqual(
      watch.tags().toSorted((one, other) => one.localeCompare(other)),
      [`agency:${agency}`, `group:${group}`, `member:${leader.memberId}`, `member:${stranger.memberId}`].toSorted(
        (one, other) => one.localeCompare(other),
      ),
    );
    assert.equal((await memberRow(stranger))?.career, 'Silk');
    assert.equal((await memberRow(leader))?.career, 'Silk weaving');
    assert.equal((await db.select().from(agencies).where(eq(agencies.id, agency)))[0]?.career, 'Silk weaving');
    assertDone(await rename(job._id, 'Nghệ nhân dệt', 'Master weaver'));
    assert.equal((await memberRow(stranger))?.childCareer, 'Nghệ nhân dệt');
    assert.equal((await memberRow(leader))?.childCareer, 'Master weaver');
    // Within another line of business it is another occupation.
    assert.equal((await memberRow(staff))?.childCareer, 'Thợ dệt');
    const [row] = await db.select().from(groups).where(eq(groups.id, group));
    assert.deepEqual([row?.career, row?.childCareer], ['Silk', 'Nghệ nhân dệt']);
    assertProblem(await rename(ABSENT, 'A', 'B'), 'not-found');
    assert.deepEqual((await actsOn(job._id)).at(-1), [
      'term.update',
      { before: 'Thợ dệt', beforeEn: 'Weaver', kind: 'childCareer' },
    ]);
  });

  test('keep their place among interests when renamed, without duplicates', async () => {
    const term = await made({ kind: 'interest', nameVi: 'Đọc truyện', nameEn: 'Comics' });
    const set = (interests: string[]) => db.update(members).set({ interests }).where(eq(members.id, stranger.memberId));
    await set(['Nấu ăn', 'Đọc truyện', 'Bơi', 'Comics']);
    assert.equal((await list('interest')).find(({ _id }) => _id === term._id)?.used, 1);
    assertDone(await rename(term._id, 'Truyện tranh', 'Bơi'));
    assert.deepEqual((await memberRow(stranger))?.interests, ['Nấu ăn', 'Truyện tranh', 'Bơi']);
  });

  test('are read in the language of the reader, each once', async () => {
    await made({ kind: 'interest', nameVi: 'Thả diều', nameEn: 'Kite flying' });
    const career = await made({ kind: 'career', nameVi: 'Làm diều', nameEn: 'Kites' });
    await made({ kind: 'childCareer', parentId: career._id, nameVi: 'Thợ diều', nameEn: 'Kite maker' });
    const terms = { career: 'Làm diều', childCareer: 'Thợ diều' };
    await db
      .update(members)
      .set({ ...terms, interests: ['Thả diều', 'Kite flying', 'Ngắm mây'] })
      .where(eq(members.id, stranger.memberId));
    const group = await makeGroup(api, { row: { name: 'Diều Huế', ...terms }, admins: [leader] });
    const read = async (path: string, locale: string) => {
      const { data } = assertDone<{ data: Record<string, unknown> }>(
        await api.get(path, { as: stranger, headers: { 'accept-language': locale } }),
      );
      return [data['career'], data['childCareer'], data['interests']];
    };
    for (const path of [`/members/getMemberIdView/${stranger.memberId}`, `/members/getMemberId/${stranger.memberId}`]) {
      assert.deepEqual(await read(path, 'en'), ['Kites', 'Kite maker', ['Kite flying', 'Ngắm mây']]);
      assert.deepEqual(await read(path, 'vi'), ['Làm diều', 'Thợ diều', ['Thả diều', 'Ngắm mây']]);
    }
    const shown = await read(`/groupAndBrand/getGDByById/${group}`, 'en');
    assert.deepEqual(shown.slice(0, 2), ['Kites', 'Kite maker']);
  });

  test('are moved, and deleted while profiles keep the words', async () => {
    const termsBefore = await list('interest');
    const [first, second, third] = termsBefore;
    const move = (id = '', body: object) => api.put(`/admin/termOrder/${id}`, { as: staff, body });
    assertDone(await move(third?._id, { beforeId: first?._id }));
    assert.deepEqual(
      (await list('interest')).slice(0, 3).map(({ _id }) => _id),
      [third, first, second].map((each) => each?._id),
    );
    assertDone(await move(third?._id, {}));
    assert.equal((await list('interest')).at(-1)?._id, third?._id);
    assertProblem(await move(third?._id, { beforeId: ABSENT }), 'not-found');
    const career = await made({ kind: 'career', nameVi: 'Sắp bỏ', nameEn: 'Going' });
    const job = await made({ kind: 'childCareer', parentId: career._id, nameVi: 'Việc', nameEn: 'Job' });
    await db.update(members).set({ career: 'Sắp bỏ' }).where(eq(members.id, stranger.memberId));
    const gone = await Promise.all([1, 2].map(() => api.put(`/admin/terms/${career._id}/delete`, { as: staff })));
    assert.deepEqual(
      gone.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 404],
    );
    assertProblem(await rename(job._id, 'A', 'B'), 'not-found');
    assert.equal((await memberRow(stranger))?.career, 'Sắp bỏ');
    assert.deepEqual(
      (await actsOn(career._id)).map(([act]) => act),
      ['term.create', 'term.delete'],
    );
  });
});
