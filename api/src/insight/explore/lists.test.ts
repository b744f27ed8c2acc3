import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AgencyMember, AgencyTotals, GroupChoice } from '@m4u/contract/insight/explore';
import type { GroupFace } from '@m4u/contract/profile/group/face';
import { eq } from '../../platform/database/orm.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { countQueries } from '../../testing/server/measure.ts';
import { type GroupFacts, makeAgency, makeGroup, makeStaff } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';

const person = (name: string, verified = true) =>
  api.signUp(
    `${name
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase()}@example.vn`,
    { name, verified },
  );
const [boss, other, leader, joined, own, outsider, officer, unverified, asking] = await Promise.all([
  person('Bùi Sếp'),
  person('Khác Hội'),
  person('Đặng Trưởng Nhóm'),
  person('Nguyễn Đức An'),
  person('Ái Tự Thuộc'),
  person('Người Ngoài'),
  person('Phạm Giám Sát'),
  person('Chưa Xác Minh', false),
  person('Xin Vào'),
]);
await makeStaff(api, officer);
const agency = await makeAgency(api, { name: 'Hội A', admins: [boss] });
const rival = await makeAgency(api, { name: 'Hội B', admins: [other] });
await db.update(members).set({ agencyId: agency }).where(eq(members.id, own.memberId));

const make = (name: string, row: GroupFacts['row'] = {}, people: Omit<GroupFacts, 'row'> = {}) =>
  makeGroup(api, { row: { name, ...row }, ...people });
const ceramics = { career: 'Thủ công', childCareer: 'Gốm', provinceCode: '48', wardCode: '20194' };
const da = await make('Đất Nung', { agencyId: agency, ...ceramics }, { admins: [leader], members: [joined] });
await make(
  'Dệt Mã Châu',
  { agencyId: agency, career: 'Thủ công', childCareer: 'Dệt', provinceCode: '48' },
  {
    members: [joined, unverified],
    requested: [asking],
  },
);
await make('Ánh Dương', { career: 'Giáo dục và đào tạo', provinceCode: '01', wardCode: '00004' });
await make('24 Giờ', { agencyId: rival, career: 'Giáo dục và đào tạo' }, { admins: [other] });
const locked = await make(
  'Đất Khóa',
  { agencyId: agency, ...ceramics, lockedAt: api.clock.now() },
  { members: [outsider] },
);
const gone = await make(
  'Đất Xóa',
  { agencyId: agency, ...ceramics, deletedAt: api.clock.now() },
  { members: [outsider] },
);

const all: readonly (TestMember | undefined)[] = [undefined, outsider, joined, leader, boss, other, officer];

const listed = async (filter: object = {}, as?: TestMember): Promise<string[]> => {
  const path = `/group-agency/getListGroup?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { data, total } = assertDone<{ data: GroupFace[]; total: number }>(await api.get(path, { as }));
  assert.equal(total, data.length);
  return data.map(({ name }) => name);
};

describe('list of groups', () => {
  test('is sorted by name, equal for all readers, and without locked or deleted groups', async () => {
    for (const as of all) assert.deepEqual(await listed({}, as), ['24 Giờ', 'Ánh Dương', 'Đất Nung', 'Dệt Mã Châu']);
  });

  test('filters by each field and by several', async () => {
    assert.deepEqual(await listed({ agencyId: agency }), ['Đất Nung', 'Dệt Mã Châu']);
    assert.deepEqual(await listed({ agencyId: ABSENT }), []);
    assert.deepEqual(await listed({ career: 'Giáo dục và đào tạo' }), ['24 Giờ', 'Ánh Dương']);
    assert.deepEqual(await listed({ career: 'Education and training' }), ['24 Giờ', 'Ánh Dương'], 'in either language');
    assert.deepEqual(await listed({ childCareer: 'Gốm' }), ['Đất Nung']);
    assert.deepEqual(await listed({ provinceCode: '48' }), ['Đất Nung', 'Dệt Mã Châu']);
    assert.deepEqual(await listed({ wardCode: '00004' }), ['Ánh Dương']);
    assert.deepEqual(await listed({ letter: 'Đ' }), ['Đất Nung', 'Dệt Mã Châu']);
    assert.deepEqual(await listed({ letter: 'd' }), ['Đất Nung', 'Dệt Mã Châu']);
    assert.deepEqual(await listed({ letter: 'A' }), ['Ánh Dương']);
    assert.deepEqual(await listed({ letter: 'z' }), []);
    assert.deepEqual(await listed({ letter: '#' }), ['24 Giờ']);
    assert.deepEqual(await listed({ name: 'dat' }), ['Đất Nung']);
    assert.deepEqual(await listed({ name: 'mã dệt' }), ['Dệt Mã Châu']);
    assert.deepEqual(await listed({ name: '%' }), await listed(), 'signs are no words');
    assert.deepEqual(await listed({ career: 'Thủ công', provinceCode: '48', letter: 'd', name: 'chau' }), [
      'Dệt Mã Châu',
    ]);
    assert.deepEqual(await listed({ career: 'Giáo dục và đào tạo', provinceCode: '48' }), []);
    assert.deepEqual(await listed({ career: '', name: '' }), await listed());
  });

  test('refuses unknown and invalid filters', async () => {
    const refused = async (query: string, ...fields: string[]) =>
      assertProblem(await api.get(`/group-agency/getListGroup?${query}`), 'invalid', fields);
    await refused('filter[color]=red', 'filter.color:unknown-field');
    await refused('filter[letter]=AB', 'filter.letter:invalid');
    await refused('filter[agencyId]=x', 'filter.agencyId:invalid');
    await refused('page=0', 'page:too-small');
  });

  test('returns the fields of a list row', async () => {
    const answer = await api.get('/group-agency/getListGroup?filter[childCareer]=Gốm');
    const [group] = assertDone<{ data: GroupFace[] }>(answer).data;
    assert.deepEqual(group, {
      _id: da,
      kind: 'brand',
      name: 'Đất Nung',
      headline: '',
      logo: null,
      urlMinify: null,
      agency: { _id: agency, name: 'Hội A' },
      ...ceramics,
      memberTotal: 2,
    });
  });

  test('has pages', async () => {
    const page = async (number: number) => {
      const answer = assertDone<{ data: GroupFace[]; total: number }>(
        await api.get(`/group-agency/getListGroup?limit=3&page=${number}`),
      );
      return [answer.data.map(({ name }) => name), answer.total];
    };
    assert.deepEqual(await page(2), [['Dệt Mã Châu'], 4]);
    assert.deepEqual(await page(3), [[], 4]);
  });
});

describe('groups to choose from', () => {
  const choices = async (query: string, as: TestMember) =>
    assertDone<{ data: GroupChoice[] }>(await api.get(`/group-agency/getGDAll${query}`, { as })).data.map(
      ({ name }) => name,
    );
  test('are those of an agency, or those that the reader administers', async () => {
    assertProblem(await api.get('/group-agency/getGDAll'), 'unauthenticated');
    for (const as of [outsider, boss, officer])
      assert.deepEqual(await choices(`?agencyId=${agency}`, as), ['Đất Nung', 'Dệt Mã Châu']);
    assert.deepEqual(await choices('', leader), ['Đất Nung']);
    assert.deepEqual(await choices('', joined), []);
  });
});

const membersIn = async (query: string, as?: TestMember) => {
  const answer = assertDone<{ data: AgencyMember[]; total: number }>(
    await api.get(`/group-agency/getMemberAgency?${query}`, { as }),
  );
  assert.equal(answer.total, answer.data.length);
  return answer.data;
};
const namesIn = async (filter: object, as?: TestMember) =>
  (await membersIn(`filter=${encodeURIComponent(JSON.stringify(filter))}`, as)).map((row) => row.person.name);

describe('members of an agency', () => {
  const everybody = ['Ái Tự Thuộc', 'Đặng Trưởng Nhóm', 'Nguyễn Đức An'];

  test('are its own and those of its groups, once each, only accepted and verified ones', async () => {
    for (const as of all) assert.deepEqual(await namesIn({ agencyId: agency }, as), everybody);
    assert.deepEqual(await namesIn({ agencyId: ABSENT }), []);
  });

  test('are of the reader’s own agency when none is named', async () => {
    assertProblem(await api.get('/group-agency/getMemberAgency'), 'invalid', ['filter.agencyId:required']);
    assertProblem(await api.get('/group-agency/getMemberAgency', { as: outsider }), 'invalid');
    for (const as of [joined, own, boss]) assert.equal((await membersIn('', as)).length, 3);
    assert.deepEqual(await namesIn({}, other), ['Khác Hội']);
  });

  test('are filtered by each field and by several', async () => {
    assert.deepEqual(await namesIn({ agencyId: agency, name: 'duc nguyen' }), ['Nguyễn Đức An']);
    assert.deepEqual(await namesIn({ agencyId: agency, letter: 'đ' }), ['Đặng Trưởng Nhóm']);
    assert.deepEqual(await namesIn({ agencyId: agency, letter: '#' }), []);
    assert.deepEqual(await namesIn({ agencyId: agency, groupId: da }), everybody.slice(1));
    assert.deepEqual(await namesIn({ agencyId: agency, groupId: da, letter: 'n', name: 'an' }), ['Nguyễn Đức An']);
    assert.deepEqual(await namesIn({ agencyId: rival, groupId: da }), []);
    for (const groupId of [locked, gone]) assert.deepEqual(await namesIn({ agencyId: agency, groupId }), []);
  });

  test('show roles in groups to staff and the agency’s admins only', async () => {
    for (const as of all) {
      const [, , row] = await membersIn(`filter[agencyId]=${agency}`, as);
      const groupsShown = row?.groups?.map(({ name, role }) => `${name} ${role}`) ?? null;
      assert.deepEqual(groupsShown, as === boss || as === officer ? ['Đất Nung member', 'Dệt Mã Châu member'] : null);
    }
  });

  test('exclude members whose page is locked', async () => {
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, joined.memberId));
    assert.deepEqual(await namesIn({ agencyId: agency }, boss), everybody.slice(0, 2));
    await db.update(members).set({ lockedAt: null }).where(eq(members.id, joined.memberId));
  });
});

describe('totals of an agency', () => {
  test('count what the reader may see', async () => {
    const add = async (policy: string) =>
      assertDone(
        await api.post('/productMember/insert', {
          as: leader,
          body: { title: 'Bình', content: 'Có sẵn.', type: 'sell', groupId: da, policy },
        }),
      );
    await add('public');
    await add('friends');
    await add('private');
    const totals = async (as?: TestMember) =>
      assertDone<{ data: AgencyTotals }>(await api.get(`/members/totalAgency/${agency}`, { as })).data;
    for (const as of [undefined, outsider, boss, other, officer])
      assert.deepEqual(await totals(as), { groups: 2, members: 3, posts: 0, products: 1 });
    assert.equal((await totals(joined)).products, 2);
    assert.equal((await totals(leader)).products, 3);
    await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, da));
    assert.deepEqual((await totals()).groups, 1);
    await db.update(groups).set({ lockedAt: null }).where(eq(groups.id, da));
    assertProblem(await api.get(`/members/totalAgency/${ABSENT}`), 'not-found');
  });
});

test('needs as many queries for thirty rows as for one', async () => {
  const small = await makeAgency(api, { name: 'Nhỏ', admins: [boss] });
  const large = await makeAgency(api, { name: 'Lớn', admins: [boss] });
  await make('Một', { agencyId: small }, { members: [joined] });
  for (let index = 0; index < 30; index += 1)
    await make(`Số ${index}`, { agencyId: large }, { members: [joined, leader, own] });
  for (const path of ['getListGroup', 'getMemberAgency']) {
    const cost = (agencyId: string) =>
      countQueries(async () =>
        assertDone(await api.get(`/group-agency/${path}?limit=30&filter[agencyId]=${agencyId}`, { as: boss })),
      );
    await cost(small);
    assert.equal(await cost(large), await cost(small), path);
    assert((await cost(large)) <= 6);
  }
});
