import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrandProduct } from '@m4u/contract/content/product/schema';
import { eq } from '../../platform/database/orm.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { agencies } from '../../profile/agency/tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { chooseRecommended } from './rules.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const [admin, joined, outsider] = await Promise.all(
  ['admin', 'joined', 'outsider'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(admin && joined && outsider);

const agencyId = uuidv7();
await db.insert(agencies).values({ id: agencyId, name: 'Hội gốm miền Trung' });
const pottery = await makeGroup(api, { row: { agencyId, name: 'Gốm Thanh Hà' }, admins: [admin], members: [joined] });
const tea = await makeGroup(api, { row: { name: 'Trà Thái Nguyên' }, admins: [admin] });

const add = async (groupId: string | null, title: string, product: Record<string, unknown> = {}): Promise<string> => {
  api.clock.advance(1_000);
  const body = { title, content: 'Có sẵn.', type: 'sell', groupId, ...product };
  const answer = await api.post('/productMember/insert', { as: admin, body });
  return assertDone<{ data: { _id: string } }>(answer).data._id;
};

await add(pottery, 'Bình gốm Đất Việt', {
  price: 200_000,
  outstanding: true,
  certificates: [{ name: 'Làng nghề Huế' }],
});
await add(pottery, 'Chén gốm', { price: 50_000, policy: 'friends', certificates: [{ name: 'Làng nghề ẩn' }] });
await add(pottery, 'Lớp vuốt gom-su', { type: 'service', childCareer: 'Nghệ nhân' });
await add(tea, 'Trà sen Tây Hồ', { price: 400_000 });
await add(tea, 'Trà Gom nắng', { price: 90_000, quantity: 0 });
await add(null, 'Gốm của riêng tôi');

interface Found {
  data: BrandProduct[];
  total: number;
}
const ask = async (path: string, as?: TestMember): Promise<Found> =>
  assertDone<Found>(await api.get(`/productMember/${path}`, { as }));
const titlesOf = async (path: string, as?: TestMember): Promise<string[]> => {
  const { data, total } = await ask(path, as);
  assert.equal(total, data.length, path);
  return data.map(({ title }) => title);
};

describe('products across brands', () => {
  test('are the public ones of every group, newest first, with the group’s name', async () => {
    const all = ['Trà Gom nắng', 'Trà sen Tây Hồ', 'Lớp vuốt gom-su', 'Bình gốm Đất Việt'];
    assert.deepEqual(await titlesOf('loadProductByBrands'), all);
    assert.deepEqual(await titlesOf('loadProductByBrands', admin), all);
    const { data } = await ask('loadProductByBrands', admin);
    assert.deepEqual([data[0]?.ownerName, data[0]?.groupId, data[0]?.can.update], ['Trà Thái Nguyên', tea, true]);
    assert.equal((await ask('loadProductByBrands')).data[0]?.can.update, false);
  });

  test('are filtered by type, group and agency, and paged', async () => {
    assert.deepEqual(await titlesOf('loadProductByBrands?type=service'), ['Lớp vuốt gom-su']);
    assert.deepEqual(await titlesOf(`loadProductByBrands?groupId=${tea}`), ['Trà Gom nắng', 'Trà sen Tây Hồ']);
    assert.deepEqual(await titlesOf(`loadProductByBrands?agencyId=${agencyId}&filter[type]=sell`), [
      'Bình gốm Đất Việt',
    ]);
    assert.deepEqual(await titlesOf(`loadProductByBrands?agencyId=${uuidv7()}`), []);
    const second = await ask('loadProductByBrands?limit=3&page=2');
    assert.deepEqual([second.data.map(({ title }) => title), second.total], [['Bình gốm Đất Việt'], 4]);
    const refused = async (query: string, fields: string[]) =>
      assertProblem(await api.get(`/productMember/loadProductByBrands?${query}`), 'invalid', fields);
    await refused('type=rent', ['type:type']);
    await refused('page=0', ['page:too-small']);
    await refused('page=101', ['page:too-big']);
    await refused('groupId=x', ['groupId:invalid']);
    await refused('filter[x]=1', ['filter.x:unknown-field']);
  });

  test('are filtered by the province of their group', async () => {
    await db.update(groups).set({ provinceCode: '48' }).where(eq(groups.id, pottery));
    const ofPottery = ['Lớp vuốt gom-su', 'Bình gốm Đất Việt'];
    assert.deepEqual(await titlesOf('loadProductByBrands?provinceCode=48'), ofPottery);
    assert.deepEqual(await titlesOf('loadProductByBrands?filter[provinceCode]=48&type=service'), ['Lớp vuốt gom-su']);
    assert.deepEqual(await titlesOf('searchProductByBrands?q=gom&provinceCode=48'), ofPottery);
    assert.deepEqual(await titlesOf(`loadProductByAgency?agencyId=${agencyId}&provinceCode=48`), ofPottery);
    assert.deepEqual(await titlesOf('loadProductByBrands?provinceCode=01'), []);
    assertProblem(await api.get('/productMember/loadProductByBrands?provinceCode=x'), 'invalid', [
      'provinceCode:invalid',
    ]);
    assertProblem(await api.get('/productMember/searchProductByBrands?filter[provinceCode]=x'), 'invalid', [
      'filter.provinceCode:invalid',
    ]);
    const page = `/productMember/getProductByBranch/${pottery}?filter[provinceCode]=48`;
    assertProblem(await api.get(page), 'invalid', ['filter.provinceCode:unknown-field']);
  });

  test('of an agency are those that the reader may see, by default of the reader’s agency', async () => {
    const visibleTitles = ['Lớp vuốt gom-su', 'Bình gốm Đất Việt'];
    assert.deepEqual(await titlesOf(`loadProductByAgency?agencyId=${agencyId}`), visibleTitles);
    assert.deepEqual(await titlesOf(`loadProductByAgency?agencyId=${agencyId}`, joined), [
      'Lớp vuốt gom-su',
      'Chén gốm',
      'Bình gốm Đất Việt',
    ]);
    assertProblem(await api.get('/productMember/loadProductByAgency'), 'invalid', ['agencyId:required']);
    assertProblem(await api.get('/productMember/loadProductByAgency', { as: outsider }), 'invalid', [
      'agencyId:required',
    ]);
    await db.update(members).set({ agencyId }).where(eq(members.id, outsider.memberId));
    assert.deepEqual(await titlesOf('loadProductByAgency', outsider), visibleTitles);
  });

  test('of a deleted group disappear', async () => {
    await db.update(groups).set({ deletedAt: api.clock.now() }).where(eq(groups.id, tea));
    assert.deepEqual(await titlesOf('loadProductByBrands'), ['Lớp vuốt gom-su', 'Bình gốm Đất Việt']);
    assert.deepEqual(await titlesOf('searchProductByBrands?q=tra'), []);
    await db.update(groups).set({ deletedAt: null }).where(eq(groups.id, tea));
  });
});

describe('searching products', () => {
  test('finds words with or without accents, in any order, each from its beginning', async () => {
    const found = (q: string) => titlesOf(`searchProductByBrands?q=${encodeURIComponent(q)}`);
    assert.deepEqual(await found('dat viet'), ['Bình gốm Đất Việt']);
    assert.deepEqual(await found('VIỆT  binh'), ['Bình gốm Đất Việt']);
    assert.deepEqual(await found('su'), ['Lớp vuốt gom-su']);
    assert.deepEqual(await found('gom-su'), ['Lớp vuốt gom-su']);
    assert.deepEqual(await found('om'), []);
    assert.deepEqual(await found('100%_'), []);
    assert.deepEqual(await found('rieng'), []);
    assert.deepEqual(await found('chen'), []);
    assert.equal((await found('')).length, 4);
  });

  test('puts exact matches first', async () => {
    const found = (q: string) => titlesOf(`searchProductByBrands?q=${encodeURIComponent(q)}`);
    assert.deepEqual(await found('gốm'), ['Bình gốm Đất Việt', 'Trà Gom nắng', 'Lớp vuốt gom-su']);
    assert.deepEqual(await found('gom'), ['Trà Gom nắng', 'Lớp vuốt gom-su', 'Bình gốm Đất Việt']);
  });

  test('is filtered by type, prices, group and agency, and paged', async () => {
    assert.deepEqual(await titlesOf('searchProductByBrands?q=tra&priceTo=100000'), ['Trà Gom nắng']);
    assert.deepEqual(await titlesOf('searchProductByBrands?priceFrom=150.000'), [
      'Trà sen Tây Hồ',
      'Bình gốm Đất Việt',
    ]);
    assert.deepEqual(await titlesOf(`searchProductByBrands?q=gom&groupId=${tea}`), ['Trà Gom nắng']);
    assert.deepEqual(await titlesOf(`searchProductByBrands?q=gom&agencyId=${agencyId}&type=sell`), [
      'Bình gốm Đất Việt',
    ]);
    const second = await ask('searchProductByBrands?q=gom&limit=2&page=2');
    assert.deepEqual([second.data.map(({ title }) => title), second.total], [['Bình gốm Đất Việt'], 3]);
    assertProblem(await api.get('/productMember/searchProductByBrands?priceFrom=x'), 'invalid', ['priceFrom:invalid']);
    const long = 'a'.repeat(101);
    assertProblem(await api.get(`/productMember/searchProductByBrands?q=${long}`), 'invalid', ['q:too-long']);
  });
});

describe('recommending products', () => {
  const recommend = async (query = '', as?: TestMember) =>
    assertDone<{ data: BrandProduct[] }>(await api.get(`/productMember/loadRecommendProducts?${query}`, { as })).data;

  test('puts outstanding ones first, then the newest, of those in stock', async () => {
    const all = ['Bình gốm Đất Việt', 'Trà sen Tây Hồ', 'Lớp vuốt gom-su'];
    assert.deepEqual(
      (await recommend()).map(({ title }) => title),
      all,
    );
    assert.deepEqual(
      (await recommend(`agencyId=${agencyId}`)).map(({ title }) => title),
      ['Bình gốm Đất Việt', 'Lớp vuốt gom-su'],
    );
  });

  test('puts the reader’s occupation before that', async () => {
    await db.update(members).set({ childCareer: 'Nghệ nhân' }).where(eq(members.id, outsider.memberId));
    assert.equal((await recommend('', outsider))[0]?.title, 'Lớp vuốt gom-su');
  });

  test('has at most three of a brand and a dozen in all', () => {
    const candidates = Array.from({ length: 30 }, (_, at) => ({
      at,
      details: { childCareer: null },
      owner: { kind: 'group' as const, id: String(Math.floor(at / 5)) },
    }));
    assert.deepEqual(
      chooseRecommended(candidates, []).map(({ at }) => at),
      [0, 1, 2, 5, 6, 7, 10, 11, 12, 15, 16, 17],
    );
  });
});

describe('names of certificates', () => {
  const names = async (name: string) =>
    assertDone<{ data: string[] }>(await api.get(`/certificate?name=${encodeURIComponent(name)}`)).data;

  test('complete a text with or without accents, common ones first', async () => {
    assert.deepEqual(await names('ocop'), ['OCOP 3 sao', 'OCOP 4 sao', 'OCOP 5 sao']);
    assert.deepEqual(await names('viet'), [
      'VietGAP',
      'Hữu cơ Việt Nam (TCVN 11041)',
      'Hàng Việt Nam chất lượng cao',
      'Thương hiệu quốc gia Việt Nam',
      'Nhãn xanh Việt Nam',
    ]);
    assert.deepEqual(await names('22000'), ['ISO 22000:2018', 'FSSC 22000']);
    assert.equal((await names('')).length, 20);
  });

  test('include those of public products and no others', async () => {
    assert.deepEqual(await names('lang nghe'), ['Nghệ nhân – làng nghề truyền thống', 'Làng nghề Huế']);
    assert.deepEqual(await names('làng nghề ẩn'), []);
    assertProblem(await api.get(`/certificate?name=${'a'.repeat(121)}`), 'invalid', ['name:too-long']);
  });
});
