import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Activity, ActivityCard } from '@m4u/contract/content/activity';
import { HOUR } from '@m4u/contract/durations';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup, relate, watchEvents } from '../../testing/factories/profiles.ts';
import { formatVietQr } from './vietqr.rules.ts';

const api = await startTestApi();
const [owner, friend, stranger, admin, joined] = await Promise.all(
  ['owner', 'friend', 'stranger', 'admin', 'joined'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(owner && friend && stranger && admin && joined);
await relate(api, friend, owner);
const groupId = await makeGroup(api, { admins: [admin], members: [joined] });
const nobody = '00000000-0000-7000-8000-000000000000';

const account = { bankName: 'Vietcombank', ownerName: 'NGUYEN VAN AN', accountNumber: '0011 001 234 567' };
const bank = { type: 'bankAccount', details: account };

const insert = (as: TestMember | undefined, body: unknown, page = as?.memberId) =>
  api.post(`/brandActivity/insertBrandActivity/${page}`, { as, body });
const write = async (as: TestMember, body: object = bank, page?: string): Promise<Activity> =>
  assertDone<{ data: Activity }>(await insert(as, body, page ?? as.memberId)).data;
const change = (as: TestMember | undefined, id: string, body: object) =>
  api.put(`/brandActivity/updateBrandActivityById/${id}`, { as, body });
const changed = async (as: TestMember, id: string, body: object): Promise<Activity> =>
  assertDone<{ data: Activity }>(await change(as, id, body)).data;

interface ActivityList {
  data: ActivityCard[];
  total: number;
  nextCursor: string | null;
}
const listOf = async (page: string, query = '', as?: TestMember): Promise<ActivityList> =>
  assertDone<ActivityList>(await api.get(`/brandActivity/getBrandActivityByBrandId/${page}?${query}`, { as }));
const titles = ({ data }: ActivityList): string[] => data.map(({ title }) => title);

describe('writing an activity', () => {
  test('keeps the fields of its type, makes a title, and is public', async () => {
    const activity = await write(owner);
    assert.deepEqual(activity.details, {
      bin: '970436',
      bankName: 'Vietcombank',
      ownerName: 'NGUYEN VAN AN',
      accountNumber: '0011001234567',
      displayName: '',
    });
    assert.equal(activity.type, 'bankAccount');
    assert.equal(activity.title, 'Vietcombank');
    assert.equal(activity.policy, 'public');
    assert.deepEqual(activity.owner, { kind: 'member', id: owner.memberId });
    assert.equal(activity.brandAndGroupId, owner.memberId);
    assert.equal(activity.can.update, true);
    const read = assertDone<{ data: Activity }>(
      await api.get(`/brandActivity/getBrandActivityById/${activity._id}`),
    ).data;
    assert.deepEqual(read, { ...activity, can: { update: false } });
  });

  test('accepts a form as well as JSON, with several accounts', async () => {
    const form = new URLSearchParams({ type: 'banks', title: 'Ủng hộ', content: '<p onclick="x()">Cảm ơn</p>' });
    for (const [index, name] of ['VCB', 'Ngân hàng Đông Dương'].entries()) {
      form.set(`details[accounts][${index}][bankName]`, name);
      form.set(`details[accounts][${index}][ownerName]`, 'QUY TU THIEN');
      form.set(`details[accounts][${index}][accountNumber]`, '12345678');
    }
    const { data } = assertDone<{ data: Activity }>(
      await api.post(`/brandActivity/insertBrandActivity/${owner.memberId}`, { as: owner, form: form.toString() }),
    );
    assert.equal(data.title, 'Ủng hộ');
    assert.equal(data.content, '<p>Cảm ơn</p>');
    assert(data.type === 'banks');
    assert.deepEqual(
      data.details.accounts.map(({ bin, bankName }) => [bin, bankName]),
      [
        ['970436', 'Vietcombank'],
        [null, 'Ngân hàng Đông Dương'],
      ],
    );
  });

  test('drops fields that its type does not have', async () => {
    const { details } = await write(owner, {
      type: 'award',
      title: 'Nghệ nhân ưu tú',
      details: { issuer: 'UBND tỉnh', admin: true, _proto_: 1 },
    });
    assert.deepEqual(details, { issuer: 'UBND tỉnh', issued: null });
  });

  test('is refused by the rules of its type', async () => {
    const refused = async (body: object, fields: string[]) =>
      assertProblem(await insert(owner, body), 'invalid', fields);
    await refused({}, ['type:required']);
    await refused({ type: 'song' }, ['type:choice']);
    await refused({ type: 'bankAccount' }, [
      'details.bankName:required',
      'details.ownerName:required',
      'details.accountNumber:required',
    ]);
    await refused({ type: 'bankAccount', details: { ...account, bankName: '12' } }, ['details.bankName:bank']);
    await refused({ type: 'website', details: { address: '' } }, ['details.address:link']);
    await refused({ type: 'youtube', details: { address: 'https://example.vn' } }, ['details.address:link']);
    await refused({ type: 'award', title: ' ' }, ['title:required']);
    await refused({ type: 'skill', title: 'Vuốt gốm', details: { level: 9 } }, ['details.level:too-big']);
    await refused({ ...bank, policy: 'everyone' }, ['policy:choice']);
    await refused({ ...bank, details: 'x' }, ['details:invalid']);
    const { errors } = assertProblem(await insert(owner, { type: 'website' }), 'invalid');
    assert.equal(errors[0]?.message, 'Liên kết trống hoặc không đúng định dạng.');
  });

  test('is allowed on a member’s page to that member, on a group’s to its admins', async () => {
    assertProblem(await insert(undefined, bank, owner.memberId), 'unauthenticated');
    assertProblem(await insert(stranger, bank, owner.memberId), 'forbidden');
    assertProblem(await insert(owner, bank, nobody), 'not-found');
    assertProblem(await insert(owner, bank, 'toi'), 'invalid', ['id:invalid']);
    assertProblem(await insert(joined, bank, groupId), 'forbidden');
    const { owner: page } = await write(admin, bank, groupId);
    assert.deepEqual(page, { kind: 'group', id: groupId });
  });
});

describe('changing an activity', () => {
  test('keeps fields that are not given', async () => {
    const original = await write(owner, {
      type: 'education',
      details: { school: 'Đại học Huế', from: '09/2015' },
      policy: 'private',
      outstanding: true,
    });
    const after = await changed(owner, original._id, { content: 'Khoa Văn' });
    assert.deepEqual(
      { ...after, content: '', excerpt: '', updatedAt: '' },
      { ...original, content: '', excerpt: '', updatedAt: '' },
    );
  });

  test('replaces all details, and the title that was made from them', async () => {
    const { _id } = await write(owner, { type: 'education', details: { school: 'Đại học Huế', degree: 'Cử nhân' } });
    const renamed = await changed(owner, _id, { details: { school: 'Đại học Đà Nẵng' } });
    assert.deepEqual(renamed.details, { school: 'Đại học Đà Nẵng', degree: '', from: null, to: null });
    assert.equal(renamed.title, 'Đại học Đà Nẵng');
    assert.equal((await changed(owner, _id, { title: 'Trường cũ' })).title, 'Trường cũ');
    assert.equal((await changed(owner, _id, { details: { school: 'Đại học Vinh' } })).title, 'Trường cũ');
    assert.equal((await changed(owner, _id, { title: '' })).title, 'Đại học Vinh');
  });

  test('to another type needs the details of that type', async () => {
    const { _id } = await write(owner);
    assertProblem(await change(owner, _id, { type: 'website' }), 'invalid', ['details.address:link']);
    assertProblem(await change(owner, _id, { type: 'award' }), 'invalid', ['title:required']);
    const { type, title, details } = await changed(owner, _id, {
      type: 'website',
      details: { address: 'https://gom.example.vn/' },
    });
    assert.deepEqual(
      { type, title, details },
      { type: 'website', title: 'gom.example.vn', details: { address: 'https://gom.example.vn/' } },
    );
  });

  test('keeps both of two simultaneous changes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await write(owner, { type: 'skill', title: 'Làm gốm', details: { level: 2 } });
      await Promise.all([
        changed(owner, _id, { title: 'Vẽ men lam' }),
        changed(owner, _id, { type: 'target', details: { progress: 40 } }),
      ]);
      const { data } = assertDone<{ data: Activity }>(await api.get(`/brandActivity/getBrandActivityById/${_id}`));
      assert.deepEqual([data.title, data.type, data.details], ['Vẽ men lam', 'target', { due: null, progress: 40 }]);
    }
  });

  test('is validated by its present type', async () => {
    const { _id } = await write(owner);
    assertProblem(await change(owner, _id, { details: { ...account, ownerName: '' } }), 'invalid', [
      'details.ownerName:required',
    ]);
    assertProblem(await change(owner, _id, { details: {} }), 'invalid', [
      'details.bankName:required',
      'details.ownerName:required',
      'details.accountNumber:required',
    ]);
  });

  test('and deleting are refused to others, as not-found when they may not see it', async () => {
    const open = await write(owner);
    const hidden = await write(owner, { ...bank, policy: 'private' });
    const remove = (as: TestMember | undefined, id: string) =>
      api.put(`/brandActivity/deleteBrandActivityById/${id}`, { as });
    for (const body of [{ title: 'Của tôi' }, { policy: 'private' }, { details: {} }]) {
      assertProblem(await change(stranger, open._id, body), 'forbidden');
      assertProblem(await change(stranger, hidden._id, body), 'not-found');
      assertProblem(await change(undefined, open._id, body), 'unauthenticated');
    }
    assertProblem(await remove(stranger, open._id), 'forbidden');
    assertProblem(await remove(stranger, hidden._id), 'not-found');
    assertProblem(await remove(undefined, open._id), 'unauthenticated');
    const post = { title: 'Bài', content: 'viết' };
    const { _id } = assertDone<{ data: { _id: string } }>(
      await api.post('/members/insertBlog', { as: owner, body: post }),
    ).data;
    assertProblem(await change(owner, _id, { title: 'Là bài viết' }), 'not-found');
    assertProblem(await remove(owner, _id), 'not-found');
  });

  test('and deleting announce the page that shows it', async () => {
    const { _id } = await write(owner);
    const { tags } = watchEvents(api);
    await changed(owner, _id, { policy: 'friends' });
    assert.deepEqual(tags(), [`member:${owner.memberId}`]);
    assertDone(
      await api.put(`/brandActivity/deleteBrandActivityById/${_id}?brandAndGroupId=${owner.memberId}`, { as: owner }),
    );
    assert.deepEqual(tags(), [`member:${owner.memberId}`]);
    assertProblem(await api.get(`/brandActivity/getBrandActivityById/${_id}`, { as: owner }), 'not-found');
  });

  test('deleting with a page needs the page that it is on', async () => {
    const { _id } = await write(admin, bank, groupId);
    const address = `/brandActivity/deleteBrandActivityById/${_id}`;
    assertProblem(await api.put(`${address}?brandAndGroupId=${admin.memberId}`, { as: admin }), 'not-found');
    assertProblem(await api.put(`${address}?brandAndGroupId=x`, { as: admin }), 'invalid', ['brandAndGroupId:invalid']);
    assertDone(await api.put(address, { as: admin, form: `brandAndGroupId=${groupId}` }));
  });
});

describe('activities of a page', () => {
  test('are listed for each reader by their audience, newest first', async () => {
    const as = await api.signUp('levels@example.vn');
    await relate(api, friend, as);
    const there = [];
    for (const policy of ['public', 'friends', 'private'])
      there.push(await write(as, { type: 'award', title: policy, policy }));
    for (const [reader, visibleTitles] of [
      [as, ['private', 'friends', 'public']],
      [friend, ['friends', 'public']],
      [stranger, ['public']],
      [undefined, ['public']],
    ] as const) {
      const list = await listOf(as.memberId, '', reader);
      assert.deepEqual(titles(list), visibleTitles);
      assert.equal(list.total, visibleTitles.length);
      for (const { _id, title } of there) {
        const answer = await api.get(`/brandActivity/getBrandActivityById/${_id}`, { as: reader });
        if ((visibleTitles as readonly string[]).includes(title)) assertDone(answer);
        else assertProblem(answer, 'not-found');
      }
    }
  });

  test('are filtered by bracketed fields or JSON, and unknown fields are refused', async () => {
    const as = await api.signUp('filter@example.vn');
    await write(as, { type: 'award', title: 'Giải nhì' });
    await write(as, { type: 'award', title: 'Giải nhất', outstanding: true });
    await write(as, { type: 'skill', title: 'Vuốt gốm', details: { level: 5 }, outstanding: true });
    const by = async (query: string) => titles(await listOf(as.memberId, query));
    assert.deepEqual(await by('filter[type]=award'), ['Giải nhất', 'Giải nhì']);
    assert.deepEqual(await by('filter[type]=award&filter[outstanding]=true'), ['Giải nhất']);
    assert.deepEqual(await by(`filter=${encodeURIComponent('{"outstanding":true}')}`), ['Vuốt gốm', 'Giải nhất']);
    assert.equal((await by('filter[type]=&filter=')).length, 3);
    const address = `/brandActivity/getBrandActivityByBrandId/${as.memberId}`;
    assertProblem(await api.get(`${address}?filter[kind]=award`), 'invalid', ['filter.kind:unknown-field']);
    assertProblem(await api.get(`${address}?filter[type]=song`), 'invalid', ['filter.type:choice']);
    assertProblem(await api.get(`${address}?filter=song`), 'invalid', ['filter:invalid']);
  });

  test('are paged by a cursor, for members and groups alike', async () => {
    const id = await makeGroup(api, { admins: [admin] });
    const names = ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'];
    for (const title of names) await write(admin, { type: 'history', title, details: { at: '2020' } }, id);
    const first = await listOf(id, 'limit=3');
    assert.deepEqual([titles(first), first.total], [['Năm', 'Bốn', 'Ba'], 5]);
    const rest = await listOf(id, `limit=3&cursor=${first.nextCursor}`);
    assert.deepEqual([titles(rest), rest.nextCursor], [['Hai', 'Một'], null]);
    const address = '/brandActivity/getBrandActivityByBrandId';
    assertProblem(await api.get(`${address}/${id}?cursor=abc`), 'invalid', ['cursor:invalid']);
    assertProblem(await api.get(`${address}/${nobody}`), 'not-found');
    assertProblem(await api.get(`${address}/khong-co`), 'invalid', ['brandId:invalid']);
    assertProblem(await api.get('/brandActivity/getBrandActivityById/khong-co'), 'invalid', ['id:invalid']);
  });

  test('are on the page with their details', async () => {
    const as = await api.signUp('page@example.vn');
    await write(as);
    await write(as, { ...bank, policy: 'private' });
    const { activity } = assertDone<{ data: { activity: ActivityList } }>(
      await api.get(`/content/page/member/${as.memberId}`),
    ).data;
    assert.equal(activity.total, 1);
    assert.equal(activity.data[0]?.type, 'bankAccount');
    assert.deepEqual(activity.data[0]?.details, (await listOf(as.memberId)).data[0]?.details);
  });
});

describe('the payment code of an account', () => {
  const code = (id: string, query = '', as?: TestMember) => api.get(`/brandActivity/vietqr/${id}?${query}`, { as });
  const payee = { bin: '970436', accountNumber: '0011001234567' };

  test('is an SVG, a picture that can be scanned, or text', async () => {
    const { _id } = await write(owner);
    const transfer = { amount: 150_000, purpose: 'Mua ấm trà' };
    const query = `amount=150000&purpose=${encodeURIComponent(transfer.purpose)}`;
    const text = formatVietQr(payee, transfer);
    const asText = await code(_id, `${query}&format=text`);
    assert.equal(asText.headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(asText.body, text);
    const asVector = await code(_id, query);
    assert.equal(asVector.headers['content-type'], 'image/svg+xml');
    assert.match(asVector.body, /^<svg /);
    for (const picture of [asVector.rawPayload, (await code(_id, `${query}&format=png`)).rawPayload]) {
      const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      assert.equal(decodeQR({ data, width: info.width, height: info.height }), text);
    }
  });

  test('has no amount when none is given, and accepts the largest', async () => {
    const { _id } = await write(owner);
    for (const open of ['', 'amount=', 'amount=0'])
      assert.equal((await code(_id, `${open}&format=text`)).body, formatVietQr(payee));
    for (const amount of [1, 999_999_999_999])
      assert.equal((await code(_id, `amount=${amount}&format=text`)).body, formatVietQr(payee, { amount }));
    assertProblem(await code(_id, 'amount=1000000000000'), 'invalid', ['amount:too-big']);
    assertProblem(await code(_id, 'amount=-1'), 'invalid', ['amount:too-small']);
    for (const amount of ['1.5', '1e3', 'abc'])
      assertProblem(await code(_id, `amount=${amount}`), 'invalid', ['amount:invalid']);
  });

  test('is for the requested account, when VietQR reaches its bank', async () => {
    const accounts = [account, { ...account, bankName: 'Ngân hàng Đông Dương' }, { ...account, bankName: 'MB' }];
    const { _id } = await write(owner, { type: 'banks', details: { accounts } });
    assert.equal((await code(_id, 'account=2&format=text')).body, formatVietQr({ ...payee, bin: '970422' }));
    assertProblem(await code(_id, 'account=1'), 'not-found');
    assertProblem(await code(_id, 'account=3'), 'not-found');
    const award = await write(owner, { type: 'award', title: 'Giải nhất' });
    assertProblem(await code(award._id), 'not-found');
    assertProblem(await code(nobody), 'not-found');
  });

  test('is for readers who may see the account', async () => {
    const { _id } = await write(owner, { ...bank, policy: 'friends' });
    assertDone(await api.get(`/brandActivity/getBrandActivityById/${_id}`, { as: friend }));
    assert.equal((await code(_id, '', friend)).statusCode, 200);
    assertProblem(await code(_id, '', stranger), 'not-found');
    assertProblem(await code(_id), 'not-found');
  });
});

// Last in the file, since sessions expire when the clock advances.
test('a registration link says whether it is open', async () => {
  const details = { label: 'Đăng ký', address: 'https://example.vn/dang-ky' };
  const dates = { opens: '2026-03-02T03:00:00Z', closes: '2026-03-02T04:00:00Z' };
  const { _id, state } = await write(owner, { type: 'registrationLink', details: { ...details, ...dates } });
  assert.equal((await write(owner, { type: 'registrationLink', details })).state, 'open');
  assert.equal((await write(owner)).state, null);
  assert.equal(state, 'soon');
  const read = async () =>
    assertDone<{ data: Activity }>(await api.get(`/brandActivity/getBrandActivityById/${_id}`)).data.state;
  api.clock.advance(HOUR);
  assert.equal(await read(), 'open');
  api.clock.advance(HOUR);
  assert.equal(await read(), 'closed');
});
