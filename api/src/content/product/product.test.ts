import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PageContent } from '@m4u/contract/content/section';
import type { Product, ProductCard } from '@m4u/contract/content/product/schema';
import type { Document } from '@m4u/contract/profile/upload/document';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { onePage } from '../../testing/files/pdfs.ts';
import { makeGroup, relate, sendFile, uploadPicture, watchEvents } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const [owner, friend, stranger, admin, joined] = await Promise.all(
  ['owner', 'friend', 'stranger', 'admin', 'joined'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(owner && friend && stranger && admin && joined);
await relate(api, friend, owner);
const groupId = await makeGroup(api, { admins: [admin], members: [joined] });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

const plain = { title: 'Bình gốm men lam', content: '<p>Nung tay.</p>', type: 'sell' };
const sendDocument = async (as: TestMember): Promise<Document> =>
  assertDone<{ data: Document }>(await sendFile(api, as, onePage(), 'file', 'Giấy chứng nhận.pdf')).data;
const post = (as: TestMember | undefined, product: Record<string, unknown> = {}) =>
  api.post('/productMember/insert', { as, body: { ...plain, ...product } });
const add = async (as: TestMember, product: Record<string, unknown> = {}): Promise<Product> =>
  assertDone<{ data: Product }>(await post(as, product)).data;
const put = (as: TestMember | undefined, id: string, body: Record<string, unknown>) =>
  api.put(`/productMember/updateById/${id}`, { as, body });
const change = async (as: TestMember, id: string, body: Record<string, unknown>): Promise<Product> =>
  assertDone<{ data: Product }>(await put(as, id, body)).data;
const read = (id: string, as?: TestMember, query = '') =>
  api.get(`/productMember/getProductById/${id}?${query}`, { as });

interface ProductList {
  data: ProductCard[];
  total: number;
  nextCursor: string | null;
  isHaveProductGroup?: boolean;
}
const listOf = async (member: TestMember, as?: TestMember, query = ''): Promise<ProductList> =>
  assertDone<ProductList>(await api.get(`/productMember/getProductList/${member.memberId}?${query}`, { as }));
const ofGroup = async (id: string, as?: TestMember, query = ''): Promise<ProductList> =>
  assertDone<ProductList>(await api.get(`/productMember/getProductByBranch/${id}?${query}`, { as }));
const titles = ({ data }: { data: readonly ProductCard[] }): string[] => data.map(({ title }) => title);

describe('adding a product', () => {
  test('leaves fields that are not given empty, and makes it public', async () => {
    const product = await add(owner);
    const { childCareer, listedPrice, price, quantity, origin, contactLink, customsCode, shopType, shopLink } = product;
    assert.deepEqual(
      [childCareer, listedPrice, price, quantity, origin, contactLink, customsCode, shopType, shopLink],
      Array.from({ length: 9 }, () => null),
    );
    assert.deepEqual([product.policy, product.outstanding, product.certificates], ['public', false, []]);
    assert.deepEqual([product.owner, product.groupId], [{ kind: 'member', id: owner.memberId }, null]);
    assert.deepEqual([product.memberId, product.can.update], [owner.memberId, true]);
  });

  test('accepts every field from a form, with amounts as people write them', async () => {
    const picture = await uploadPicture(api, owner, await photo(64, 48).jpeg().toBuffer());
    const document = await sendDocument(owner);
    const form = new URLSearchParams({
      ...plain,
      childCareer: 'Nghệ nhân',
      listedPrice: '1.250.000 ₫',
      price: '990.000',
      quantity: '12',
      contactLink: 'tel:0912345678',
      origin: 'Thanh Hà, Hội An',
      customsCode: '6913.90.90',
      'certificates[0][name]': 'OCOP 4 sao',
      'certificates[0][note]': 'Cấp năm 2025',
      'certificates[0][images][]': picture._id,
      'certificates[0][document]': document._id,
      'certificates[0][link]': '',
      shopType: '',
      shopLink: 'https://shopee.vn/gom',
      outstanding: 'true',
      groupId: '',
    });
    const answer = await api.post('/productMember/insert', { as: owner, form: form.toString() });
    const { data } = assertDone<{ data: Product }>(answer);
    assert.deepEqual([data.listedPrice, data.price, data.quantity], [1_250_000, 990_000, 12]);
    assert.deepEqual([data.customsCode, data.shopType, data.contactLink], ['69139090', 'shopee', 'tel:0912345678']);
    assert.deepEqual(data.certificateNames, ['OCOP 4 sao']);
    const [certificate] = data.certificates;
    assert.deepEqual([certificate?.note, certificate?.link], ['Cấp năm 2025', null]);
    assert.deepEqual(certificate?.document, document);
    assert.deepEqual(certificate?.images, [{ ...picture, caption: '' }]);
  });

  test('takes an empty description, which a change may empty too, but not none', async () => {
    const add = (body: object) => api.post('/productMember/insert', { as: owner, body });
    const { title, type } = plain;
    const bare = assertDone<{ data: { _id: string; content: string } }>(await add({ title, type, content: '<p></p>' }));
    assert.equal(bare.data.content, '');
    assertProblem(await add({ title, type }), 'invalid', ['content:required']);
    const { _id } = assertDone<{ data: { _id: string } }>(await add(plain)).data;
    const change = { title, type, content: '' };
    assertDone(await api.put(`/productMember/updateById/${_id}`, { as: owner, body: change }));
    const { data } = assertDone<{ data: { content: string; excerpt: string } }>(
      await api.get(`/productMember/getProductById/${_id}`),
    );
    assert.deepEqual([data.content, data.excerpt], ['', '']);
  });

  test('needs a title and a type, with messages that say so', async () => {
    const problem = assertProblem(
      await api.post('/productMember/insert', { as: owner, body: { title: '', content: '<p></p>' } }),
      'invalid',
      ['title:required', 'type:type'],
    );
    assert.equal(problem.errors[1]?.message, 'Hãy chọn loại.');
    const english = await api.post('/productMember/insert', {
      as: owner,
      body: { ...plain, type: '' },
      headers: { 'accept-language': 'en' },
    });
    assert.equal(assertProblem(english, 'invalid', ['type:type']).errors[0]?.message, 'Please choose type.');
    assertProblem(await post(undefined), 'unauthenticated');
  });

  test('refuses invalid values', async () => {
    const refused = async (body: Record<string, unknown>, fields: string[]) =>
      assertProblem(await post(owner, body), 'invalid', fields);
    await refused({ type: 'rent' }, ['type:type']);
    await refused({ price: 1.5 }, ['price:invalid']);
    await refused({ price: '-1' }, ['price:too-small']);
    await refused({ price: 1_000_000_000_001 }, ['price:too-big']);
    await refused({ price: '1.25' }, ['price:invalid']);
    await refused({ price: 2, listedPrice: 1 }, ['listedPrice:listed-price']);
    await refused({ quantity: -1 }, ['quantity:too-small']);
    await refused({ customsCode: '12345' }, ['customsCode:customs-code']);
    await refused({ contactLink: 'javascript:alert(1)' }, ['contactLink:link']);
    await refused({ shopLink: 'shopee' }, ['shopLink:link']);
    await refused({ shopType: 'market' }, ['shopType:choice']);
    await refused({ certificates: [{ name: ' ' }] }, ['certificates.0.name:required']);
    await refused({ certificates: [{ name: 'a', link: 'mailto:a@b.vn' }] }, ['certificates.0.link:link']);
    await refused({ certificates: Array.from({ length: 13 }, () => ({ name: 'a' })) }, ['certificates:too-many']);
    assert.equal((await add(owner, { price: 5, listedPrice: 5 })).price, 5);
  });

  test('refuses pictures of another member, for the product and its certificates', async () => {
    const picture = await uploadPicture(api, friend, await photo(64, 48).jpeg().toBuffer());
    assertProblem(await post(owner, { images: [picture._id] }), 'invalid', ['images.0:picture']);
    const certificates = [{ name: 'HACCP' }, { name: 'ISO', images: [picture._id] }];
    assertProblem(await post(owner, { certificates }), 'invalid', ['certificates.1.images.0:picture']);
    const own = await add(owner);
    assertProblem(await put(owner, own._id, { certificates }), 'invalid', ['certificates.1.images.0:picture']);
  });

  test('keeps a document until it is removed, and refuses one of another member', async () => {
    const document = await sendDocument(owner);
    const foreign = { certificates: [{ name: 'HACCP', document: (await sendDocument(friend))._id }] };
    assertProblem(await post(owner, foreign), 'invalid', ['certificates.0.document:document']);
    const product = await add(owner, { certificates: [{ name: 'HACCP', document: document._id }] });
    assert.deepEqual(product.certificates[0]?.document, document);
    const saved = await change(owner, product._id, { certificates: [{ name: 'ISO', document: document._id }] });
    assert.deepEqual(saved.certificates[0]?.document, document);
    assertProblem(await put(owner, product._id, foreign), 'invalid', ['certificates.0.document:document']);
    const without = await change(owner, product._id, { certificates: [{ name: 'ISO', document: '' }] });
    assert.equal(without.certificates[0]?.document, null);
  });

  test('for a group is allowed to its admins', async () => {
    const product = await add(admin, { groupId });
    assert.deepEqual([product.owner, product.groupId], [{ kind: 'group', id: groupId }, groupId]);
    assertProblem(await post(joined, { groupId, isBrand: true }), 'forbidden');
    assertProblem(await post(owner, { groupId }), 'forbidden');
    assertProblem(await post(owner, { groupId, isBrand: false }), 'invalid', ['groupId:invalid']);
    assertProblem(await post(admin, { groupId: ABSENT }), 'not-found');
    // A member's product is their own, and waits in the group.
    const shared = await add(joined, { groupId });
    assert.deepEqual([shared.owner, shared.groupId], [{ kind: 'member', id: joined.memberId }, groupId]);
    assertDone(await read(product._id, undefined, 'isBrand=1'));
    const own = await add(owner);
    assertProblem(await read(own._id, owner, 'isBrand=1'), 'not-found');
  });
});

describe('changing and deleting a product', () => {
  test('keeps fields that are not given, and clears empty ones', async () => {
    const product = await add(owner, {
      price: 100,
      listedPrice: 200,
      origin: 'Huế',
      policy: 'private',
      shopLink: 'https://tiki.vn/a',
      certificates: [{ name: 'VietGAP' }],
    });
    const changed = await change(owner, product._id, { title: 'Tên mới', origin: '', shopLink: '' });
    assert.deepEqual([changed.title, changed.origin, changed.policy], ['Tên mới', null, 'private']);
    assert.deepEqual([changed.price, changed.listedPrice, changed.shopType], [100, 200, null]);
    assert.deepEqual(changed.certificateNames, ['VietGAP']);
    assertProblem(await put(owner, product._id, { price: 201 }), 'invalid', ['listedPrice:listed-price']);
    assertProblem(await put(owner, product._id, { type: '' }), 'invalid', ['type:type']);
    assert.deepEqual((await change(owner, product._id, { certificates: [] })).certificates, []);
  });

  test('keeps both of two simultaneous changes', async () => {
    const product = await add(owner);
    await Promise.all([change(owner, product._id, { price: 7 }), change(owner, product._id, { quantity: 3 })]);
    const { data } = assertDone<{ data: Product }>(await read(product._id));
    assert.deepEqual([data.price, data.quantity], [7, 3]);
  });

  test('keeps a certificate’s picture of one admin when another changes the rest', async () => {
    const second = await api.signUp('second@example.vn');
    const both = await makeGroup(api, { admins: [admin, second] });
    const picture = await uploadPicture(api, admin, await photo(64, 48).jpeg().toBuffer());
    const product = await add(admin, { groupId: both, certificates: [{ name: 'ASC', images: [picture._id] }] });
    const certificates = [{ name: 'ASC', note: 'Đến 2028', images: [{ _id: picture._id, caption: 'Mặt trước' }] }];
    const changed = await change(second, product._id, { certificates });
    assert.deepEqual(changed.certificates[0]?.images, [{ ...picture, caption: 'Mặt trước' }]);
  });

  test('is allowed to the owner, or to the admins of its group', async () => {
    const product = await add(owner);
    const hidden = await add(owner, { policy: 'friends' });
    const brand = await add(admin, { groupId, policy: 'friends' });
    for (const [as, { _id }, code] of [
      [stranger, product, 'forbidden'],
      [friend, hidden, 'forbidden'],
      [stranger, hidden, 'not-found'],
      [joined, brand, 'forbidden'],
      [stranger, brand, 'not-found'],
      [undefined, product, 'unauthenticated'],
    ] as const) {
      assertProblem(await put(as, _id, { title: 'x' }), code);
      assertProblem(await api.put(`/productMember/deleteById/${_id}`, { as }), code);
    }
    assertProblem(await put(owner, ABSENT, { title: 'x' }), 'not-found');
    assertDone(await api.put(`/productMember/deleteById/${brand._id}`, { as: admin }));
    assertProblem(await read(brand._id, admin), 'not-found');
    assertDone(await api.put(`/content/restore/${brand._id}`, { as: admin }));
    assertDone(await read(brand._id, admin));
  });

  test('announces the pages that show it', async () => {
    const { tags } = watchEvents(api);
    const product = await add(admin, { groupId });
    await change(admin, product._id, { price: 1 });
    await api.put(`/productMember/deleteById/${product._id}`, { as: admin });
    assert.deepEqual(tags(), [`group:${groupId}`, `group:${groupId}`, `group:${groupId}`]);
  });
});

describe('products of a page', () => {
  test('are those the reader may see, also in totals', async () => {
    const as = await api.signUp('page@example.vn');
    await relate(api, as, friend);
    for (const policy of ['public', 'friends', 'private']) await add(as, { title: policy, policy });
    const readProducts = async (reader?: TestMember) => {
      const { total, ...list } = await listOf(as, reader);
      const page = await api.get(`/content/page/member/${as.memberId}`, { as: reader });
      const { product } = assertDone<{ data: PageContent }>(page).data;
      assert.deepEqual([product.total, titles(product)], [total, titles(list)]);
      return [total, titles(list).join(' ')];
    };
    assert.deepEqual(await readProducts(as), [3, 'private friends public']);
    assert.deepEqual(await readProducts(friend), [2, 'friends public']);
    assert.deepEqual(await readProducts(stranger), [1, 'public']);
    assert.deepEqual(await readProducts(), [1, 'public']);
    assertProblem(await api.get(`/productMember/getProductList/${ABSENT}`), 'not-found');
    assertProblem(await api.get(`/productMember/getProductByBranch/${as.memberId}`), 'not-found');
  });

  test('are filtered by JSON or bracketed fields', async () => {
    const as = await api.signUp('filter@example.vn');
    await add(as, { title: 'Ấm trà Bát Tràng', type: 'sell', price: 300_000, outstanding: true });
    await add(as, { title: 'Dạy vuốt gốm', type: 'service', price: 500_000 });
    await add(as, { title: 'Tìm đất sét', type: 'buy' });
    const found = async (query: string) => {
      const list = await listOf(as, undefined, query);
      assert.equal(list.total, list.data.length);
      return titles(list);
    };
    const json = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    assert.deepEqual(await found(json({ type: 'service', q: '' })), ['Dạy vuốt gốm']);
    assert.deepEqual(await found('filter[outstanding]=true'), ['Ấm trà Bát Tràng']);
    assert.deepEqual(await found('filter[q]=bat+trang+am'), ['Ấm trà Bát Tràng']);
    assert.deepEqual(await found('filter[type]=&filter[q]='), ['Tìm đất sét', 'Dạy vuốt gốm', 'Ấm trà Bát Tràng']);
    assert.deepEqual(await found(json({ priceTo: 400_000 })), ['Ấm trà Bát Tràng']);
    assert.deepEqual(await found('filter[priceFrom]=300.000&filter[priceTo]=500.000'), [
      'Dạy vuốt gốm',
      'Ấm trà Bát Tràng',
    ]);
    const refused = async (query: string, fields: string[]) =>
      assertProblem(await api.get(`/productMember/getProductList/${as.memberId}?${query}`), 'invalid', fields);
    await refused('filter[colour]=red', ['filter.colour:unknown-field']);
    await refused(json({ type: 'rent' }), ['filter.type:type']);
    await refused('filter=no', ['filter:invalid']);
    await refused('limit=101', ['limit:too-big']);
    await refused('cursor=x', ['cursor:invalid']);
  });

  test('are paged from where the last answer ended', async () => {
    const as = await api.signUp('goes-on@example.vn');
    for (const title of ['a', 'b', 'c']) await add(as, { title });
    const first = await listOf(as, undefined, 'limit=2');
    assert.deepEqual([titles(first), first.total], [['c', 'b'], 3]);
    const rest = await listOf(as, undefined, `limit=2&cursor=${first.nextCursor}`);
    assert.deepEqual([titles(rest), rest.nextCursor], [['a'], null]);
  });

  test('say whether the member’s groups have any that the reader may see', async () => {
    const as = await api.signUp('has-group@example.vn');
    const asks = await api.signUp('asks@example.vn');
    const group = await makeGroup(api, { admins: [as], requested: [asks] });
    const says = async (member: TestMember, reader?: TestMember) => (await listOf(member, reader)).isHaveProductGroup;
    assert.equal(await says(as), false);
    const product = await add(as, { groupId: group, policy: 'private' });
    assert.deepEqual([await says(as), await says(as, as)], [false, true]);
    await change(as, product._id, { policy: 'public' });
    assert.deepEqual([await says(as), await says(asks)], [true, false]);
    await api.put(`/productMember/deleteById/${product._id}`, { as });
    assert.equal(await says(as, as), false);
  });

  test('of a group are its own, and outstanding ones by filter', async () => {
    const group = await makeGroup(api, { admins: [admin], members: [joined] });
    await add(admin, { groupId: group, title: 'Nổi bật', outstanding: true });
    await add(admin, { groupId: group, title: 'Cho thành viên', policy: 'friends' });
    assert.deepEqual(titles(await ofGroup(group)), ['Nổi bật']);
    assert.deepEqual(titles(await ofGroup(group, joined)), ['Cho thành viên', 'Nổi bật']);
    assert.deepEqual(titles(await ofGroup(group, joined, 'filter[outstanding]=true')), ['Nổi bật']);
    assertProblem(await api.get(`/productMember/getProductByBranch/${ABSENT}`), 'not-found');
  });
});
