import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Found } from '@m4u/contract/insight/search';
import type { SearchKind } from '@m4u/contract/insight/search/rules';
import { contentItems } from '../../content/item/tables.ts';
import { accounts } from '../../identity/auth/tables.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { countQueries } from '../../testing/server/measure.ts';
import { makeAgency, makeGroup, relate } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;

interface Answer {
  readonly data: Found[];
  readonly totals: Partial<Record<SearchKind, { total: number; more: boolean }>>;
}
const path = (q: string, query: Record<string, string> = {}) =>
  `/elasticSeach/search?${new URLSearchParams({ q, ...query }).toString()}`;
const ask = async (q: string, query: Record<string, string> = {}, as?: TestMember): Promise<Answer> =>
  assertDone<Answer>(await api.get(path(q, query), { as }));
const names = async (q: string, query: Record<string, string> = {}, as?: TestMember): Promise<string[]> =>
  (await ask(q, query, as)).data.map(({ name }) => name);

let people = 0;
const person = async (name: string, row: Partial<typeof members.$inferInsert> = {}): Promise<{ memberId: string }> => {
  const memberId = uuidv7();
  await db.insert(members).values({ id: memberId, name, ...row });
  const email = `person${(people += 1)}@example.vn`;
  await db.insert(accounts).values({ id: uuidv7(), memberId, email, verifiedAt: api.clock.now() });
  return { memberId };
};
const write = async (
  title: string,
  owner: { kind: 'member' | 'group'; id: string },
  row: Partial<typeof contentItems.$inferInsert> = {},
): Promise<string> => {
  const id = uuidv7();
  const now = api.clock.now();
  const of = { ownerKind: owner.kind, ownerId: owner.id, rank: 'a0', createdAt: now, updatedAt: now } as const;
  await db.insert(contentItems).values({ id, kind: 'post', title, policy: 'public', ...of, ...row });
  return id;
};

const reader = await api.signUp('reader@example.vn', { name: 'Người Đọc' });
for (const name of [
  'Nguyễn Đức',
  'Nguyen Duc',
  'Đức Văn Nguyên',
  'Đặng Nga',
  'Ngân Trần',
  'Nga Lê',
  'Quỳnh Ngà',
  'Thạch Anh Tuấn',
])
  await person(name);

describe('words of a query', () => {
  test('match with or without accents in any order, exact accents first', async () => {
    const member = { type: 'member' };
    assert.deepEqual(await names('nguyen duc', member), ['Nguyen Duc', 'Nguyễn Đức', 'Đức Văn Nguyên']);
    assert.deepEqual((await names('nguyễn đức', member))[0], 'Nguyễn Đức');
    assert.deepEqual((await names('đức nguyên', member))[0], 'Đức Văn Nguyên');
    assert.deepEqual(await names('DUC  NGUYEN', member), ['Nguyen Duc', 'Đức Văn Nguyên', 'Nguyễn Đức']);
    assert.equal((await names('Nguyễn Đức'.normalize('NFD'), member))[0], 'Nguyễn Đức');
  });

  test('match beginnings, and parts from three letters on; whole words come first', async () => {
    const member = { type: 'member' };
    assert.deepEqual(await names('nga', member), ['Nga Lê', 'Đặng Nga', 'Quỳnh Ngà', 'Ngân Trần']);
    assert.deepEqual(await names('ngà', member), ['Quỳnh Ngà', 'Nga Lê', 'Đặng Nga', 'Ngân Trần']);
    assert.deepEqual(await names('uynh', member), ['Quỳnh Ngà']);
    assert.deepEqual(await names('ach tua', member), ['Thạch Anh Tuấn']);
    assert.deepEqual(await names('an tu', member), ['Thạch Anh Tuấn']);
    assert.deepEqual(await names('uy', member), [], 'two letters begin a word');
    assert.deepEqual(await names('n', member), await names('N', member));
    assert.ok((await names('n', member)).length >= 6);
  });

  test('match nothing when there are none', async () => {
    for (const q of ['', '   ', '%_', '!?', '\u0301'])
      assert.deepEqual(await ask(q), {
        data: [],
        totals: Object.fromEntries(
          ['member', 'group', 'agency', 'post', 'product', 'relic'].map((kind) => [kind, { total: 0, more: false }]),
        ),
      });
    assert.deepEqual(await names('nga%'), await names('nga'));
    assert.deepEqual(await names('nga qqqq'), []);
  });
});

describe('kinds of results', async () => {
  const agency = await makeAgency(api, { name: 'Hội Gốm' });
  const group = await makeGroup(api, { row: { name: 'Gốm Thanh Hà', agencyId: agency } });
  const other = await makeGroup(api, { row: { name: 'Gốm Bát Tràng' } });
  const potter = await person('Trần Gốm', { agencyId: agency, headline: 'Thợ gốm' });
  await write('Mẻ gốm đầu xuân', { kind: 'group', id: group }, { excerpt: 'Lò vừa mở.' });
  await write('Bình gốm', { kind: 'group', id: other }, { kind: 'product' });
  await write('Bình gốm lớn', { kind: 'group', id: other }, { kind: 'product', outstanding: true });
  await write('Lò gốm cổ', { kind: 'member', id: potter.memberId }, { kind: 'relic' });
  await write('Ảnh gốm', { kind: 'group', id: group }, { kind: 'album' });

  test('are returned together with totals, or one at a time', async () => {
    const { data, totals } = await ask('gom');
    assert.deepEqual(
      data.map(({ kind, name }) => `${kind} ${name}`),
      [
        'member Trần Gốm',
        'group Gốm Bát Tràng',
        'group Gốm Thanh Hà',
        'agency Hội Gốm',
        'post Mẻ gốm đầu xuân',
        'product Bình gốm lớn',
        'product Bình gốm',
        'relic Lò gốm cổ',
      ],
    );
    assert.deepEqual(totals, {
      member: { total: 1, more: false },
      group: { total: 2, more: false },
      agency: { total: 1, more: false },
      post: { total: 1, more: false },
      product: { total: 2, more: false },
      relic: { total: 1, more: false },
    });
    assert.deepEqual((await ask('gốm', { limit: '1' })).data.length, 6);
    const products = await ask('gốm', { type: 'product' });
    assert.deepEqual(products.totals, { product: { total: 2, more: false } });
    assert.equal(products.data.length, 2);
  });

  test('have the fields of a list row', async () => {
    const [post] = (await ask('mẻ gốm', { type: 'post' })).data;
    assert.ok(post);
    const { _id, createdAt, ...rest } = post;
    assert.equal(createdAt, api.clock.now().toISOString());
    assert.deepEqual(rest, {
      kind: 'post',
      name: 'Mẻ gốm đầu xuân',
      line: 'Lò vừa mở.',
      picture: null,
      urlMinify: null,
      owner: { kind: 'group', id: group, name: 'Gốm Thanh Hà', urlMinify: null },
      tie: null,
      byPhone: false,
      reason: null,
    });
    const [member] = (await ask('trần gốm', { type: 'member' })).data;
    assert.equal(member?.line, 'Thợ gốm');
    assert.equal(member?._id, potter.memberId);
  });

  test('are filtered by agency: its groups, members and content', async () => {
    assert.deepEqual(await names('gom', { agencyId: agency }), ['Trần Gốm', 'Gốm Thanh Hà', 'Mẻ gốm đầu xuân']);
    assert.deepEqual(await names('gom', { agencyId: uuidv7() }), []);
    const moved = await person('Lê Gốm');
    await makeGroup(api, { row: { name: 'Hội viên', agencyId: agency }, members: [moved] });
    assert.deepEqual((await names('gom', { agencyId: agency, type: 'member' })).toSorted(), ['Lê Gốm', 'Trần Gốm']);
  });

  test('rank friends, own groups and their members first', async () => {
    const friend = await person('Vũ Thị Lụa');
    for (let index = 0; index < 3; index += 1) await person('Vũ Thị Lụa');
    assert.notEqual((await ask('lụa', { type: 'member' }, reader)).data[0]?._id, friend.memberId);
    await relate(api, friend, reader);
    const [first] = (await ask('lua', { type: 'member' }, reader)).data;
    assert.equal(first?._id, friend.memberId);
    assert.equal(first?.tie, 'friend');
    const mate = await person('Vũ Thị Lụa');
    await person('Vũ Thị Lụa');
    await makeGroup(api, { row: { name: 'Dệt lụa' }, members: [reader, mate] });
    const ties = (await ask('lua', {}, reader)).data.map(({ tie }) => tie);
    assert.deepEqual(new Set(ties.slice(0, 2)), new Set(['friend', 'group']), 'before others');
    assert.equal(ties.filter((tie) => tie === 'group').length, 2, 'somebody of the same group, and the group');
  });
});

describe('pages of results', () => {
  test('contain each result once and end at 300', async () => {
    const rows = Array.from({ length: 520 }, (_, index) => ({ id: uuidv7(), name: `Zô ${index}` }));
    await db.insert(members).values(rows);
    const verified = rows.map(({ id }) => ({
      id: uuidv7(),
      memberId: id,
      email: `${id}@example.vn`,
      verifiedAt: api.clock.now(),
    }));
    await db.insert(accounts).values(verified);
    const idsRead = new Set<string>();
    for (let page = 1; page <= 7; page += 1) {
      const { data, totals } = await ask('zo', { type: 'member', page: String(page), limit: '50' });
      if (page <= 6) assert.deepEqual(totals, { member: { total: 300, more: true } });
      assert.equal(data.length, page <= 6 ? 50 : 0);
      for (const { _id } of data) idsRead.add(_id);
    }
    assert.equal(idsRead.size, 300);
    assert.deepEqual((await ask('zo')).totals.member, { total: 50, more: true });
    assert.deepEqual((await ask('zo')).data.length, 5);
    assert.equal((await ask('zo', { type: 'member' })).data.length, 20);
    assert.deepEqual(await names('zo 519', { type: 'member' }), ['Zô 519']);
  });

  test('need a fixed number of queries, however much is found', async () => {
    const few = await countQueries(() => ask('thach tuan', {}, reader));
    const many = await countQueries(() => ask('zo', { type: 'member', limit: '50' }, reader));
    assert.ok(many <= few + 1, `${few} and ${many}`);
    assert.ok(many <= 8, `${many} statements`);
  });
});

describe('invalid searches', () => {
  test('are refused with the name of the field', async () => {
    const refused = async (query: string, ...fields: string[]) =>
      assertProblem(await api.get(`/elasticSeach/search?${query}`), 'invalid', fields);
    await refused(`q=${'a'.repeat(101)}`, 'q:too-long');
    await refused('q=a&type=album', 'type:choice');
    await refused('q=a&agencyId=x', 'agencyId:invalid');
    await refused('q=a&provinceCode=Huế', 'provinceCode:invalid');
    await refused(`q=a&career=${'a'.repeat(101)}`, 'career:too-long');
    await refused('q=a&page=0', 'page:too-small');
    await refused('q=a&limit=51', 'limit:too-big');
  });
});

test('limits searches of one member', async () => {
  const strict = await startTestApi({ realLimits: true });
  const member = await strict.signUp('often@example.vn');
  const codes = new Set<number>();
  for (let index = 0; index < 250; index += 1) codes.add((await strict.get(path('a'), { as: member })).statusCode);
  assert.deepEqual(codes, new Set([200, 429]));
});
