import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ContactItem } from '@m4u/contract/social/contact';
import type { LiveCounts } from '@m4u/contract/social/notification/schema';
import { eq } from '../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { openStream } from '../../testing/server/stream.ts';
import { notifications } from '../notification/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const [owner, admin, second, guest] = (await Promise.all(
  ['owner', 'admin', 'second', 'guest'].map((name) => api.signUp(`${name}@example.vn`, { name })),
)) as [TestMember, TestMember, TestMember, TestMember];
const group = await makeGroup(api, { admins: [admin, second], members: [guest] });
const id = owner.memberId;

interface Listed {
  data: ContactItem[];
  total: number;
  totalDoc: number;
}
const write = async (body: object = {}, as = guest) => {
  const plain = { memberId: id, name: 'Chị Hoa', phone: '0912345678', message: 'Cho mình hỏi giá' };
  assertDone(await api.post('/contactUs', { as, body: { ...plain, ...body } }));
};
const list = async (filter: object = {}, page = id, as = owner) =>
  assertDone<Listed>(await api.get(`/contactUs/${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`, { as }));
const newest = async (page = id, as = owner): Promise<ContactItem> => {
  const { data } = await list({}, page, as);
  return data[0] ?? assert.fail('there is no message');
};
const change = (item: string, body: object, as = owner) => api.put(`/contactUs/contact/${item}`, { as, body });
const noticesFor = (memberId: string) => db.select().from(notifications).where(eq(notifications.memberId, memberId));

describe('receiver’s notes on a message', () => {
  test('are kept with the message and hidden from others', async () => {
    await write({ message: 'Đặt 20 bộ ấm chén' });
    const { _id, tags, note } = await newest();
    assert.deepEqual([tags, note], [[], '']);
    const changed = assertDone<{ data: ContactItem }>(
      await change(_id, { tags: ['Khách sỉ', 'khách sỉ', 'Hà Nội'], note: 'Gọi lại thứ Hai' }),
    ).data;
    assert.deepEqual([changed.tags, changed.note], [['Khách sỉ', 'Hà Nội'], 'Gọi lại thứ Hai']);
    const again = assertDone<{ data: ContactItem }>(await change(_id, { note: '' })).data;
    assert.deepEqual([again.tags, again.note], [['Khách sỉ', 'Hà Nội'], '']);
    assert.deepEqual(await newest(), again);
    for (const as of [guest, admin]) assertProblem(await change(_id, {}, as), 'not-found');
    assertProblem(await api.put(`/contactUs/contact/${_id}`, { body: {} }), 'unauthenticated');
    assertProblem(await change(_id, { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }), 'invalid', [
      'tags:too-many',
    ]);
    assertProblem(await change(_id, { tags: [''], note: 'a'.repeat(2001) }), 'invalid', [
      'tags.0:required',
      'note:too-long',
    ]);
  });

  test('are searched with or without accents, and filter the list', async () => {
    await write({ name: 'Đặng Văn Đức', phone: '', email: 'duc@example.vn', message: 'Gốm men lam 100%' });
    const { _id } = await newest();
    assertDone(await change(_id, { tags: ['Hà Nội', 'VIP'], note: 'bạn của Thủy' }));
    for (const q of ['dang duc', 'ĐỨC đặng', 'duc@EXAMPLE', 'MEN lam', '100%', 'thuy'])
      assert.deepEqual([q, (await list({ q })).data.map((item) => item._id)], [q, [_id]]);
    for (const q of ['0912 345', '912.345.678', '+84 912', '5678', 'bo am'])
      assert.equal((await list({ q })).total, 1, q);
    for (const q of ['%', '_', "'", '\\', 'không có']) assert.equal((await list({ q })).total, q === '%' ? 1 : 0, q);
    assert.equal((await list({ q: ' ' })).total, 2);
    assert.equal((await list({ tag: 'Hà Nội' })).total, 2);
    assert.equal((await list({ tag: 'VIP', read: false, q: 'gốm' })).total, 1);
    assert.deepEqual((await list({ tag: 'VIP', read: true })).data, []);
    const tags = async (as: TestMember) => api.get(`/contactUs/tags/${id}`, { as });
    assert.deepEqual(assertDone(await tags(owner)).data, [
      { tag: 'Hà Nội', total: 2 },
      { tag: 'Khách sỉ', total: 1 },
      { tag: 'VIP', total: 1 },
    ]);
    assertProblem(await tags(guest), 'not-found');
    assertProblem(await api.get(`/contactUs/tags/${id}`), 'unauthenticated');
  });

  test('marks all messages read at once', async () => {
    assert.ok((await list({ read: false })).total > 0);
    assertProblem(await api.put(`/contactUs/readAll/${id}`, { as: guest }), 'not-found');
    assertDone(await api.put(`/contactUs/readAll/${id}`, { as: owner }));
    assert.equal((await list({ read: false })).total, 0);
    assertProblem(await api.put('/contactUs/readAll/x', { as: owner }), 'invalid', ['memberId:invalid']);
  });
});

describe('incoming message', () => {
  test('notifies its receiver once, however often it is sent', async () => {
    const countsBefore = await noticesFor(id);
    const clientId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => write({ clientId })));
    await write({ clientId, message: 'khác' });
    const { _id, name } = await newest();
    assert.equal((await list({ read: false })).total, 1);
    const after = await noticesFor(id);
    const sum = (rows: typeof after) => rows.reduce((total, { count }) => total + count, 0);
    assert.equal(sum(after), sum(countsBefore) + 1);
    const notice = after.find(({ kind, openedAt }) => kind === 'contact' && openedAt === null);
    assert.deepEqual([notice?.actorId, notice?.data], [guest.memberId, { owner: id, contact: _id, name }]);
    assertProblem(await api.post('/contactUs', { as: guest, body: { clientId: 'a b' } }), 'invalid');
  });

  test('to a group notifies each of its admins', async () => {
    await write({ memberId: undefined, groupId: group });
    for (const { memberId } of [admin, second]) assert.equal((await noticesFor(memberId)).length, 1);
    assert.equal((await noticesFor(guest.memberId)).length, 0);
  });

  test('is streamed with the unread count, and so are its changes', async () => {
    const [mine, others] = await Promise.all([openStream(api, owner), openStream(api, second)]);
    await Promise.all([mine.take(2), others.take(2)]);
    await write({ message: 'Trực tiếp' });
    const isRow = ({ type }: { type: string }) => type === 'contact';
    const first = (await mine.until(isRow)).at(-1)?.row as ContactItem;
    assert.deepEqual(first, await newest());
    const counts = (await mine.until(({ type }) => type === 'counts')).at(-1)?.row as LiveCounts;
    assert.equal(counts.contacts, (await list({ read: false })).total);
    assertDone(await api.put(`/contactUs/setRead/${first._id}`, { as: owner, body: {} }));
    assert.deepEqual((await mine.until(isRow)).at(-1)?.row, { ...first, read: true });
    assertDone(await change(first._id, { tags: ['mới'] }));
    assert.deepEqual((await mine.until(isRow)).at(-1)?.row, await newest());
    await write({ memberId: undefined, groupId: group });
    assert.deepEqual((await others.until(isRow)).at(-1)?.row, await newest(group, second));
    mine.close();
    others.close();
  });
});

test('limits how often messages are marked read', async () => {
  const real = await startTestApi({ realLimits: true });
  const [someone, other] = [await real.signUp('mot@example.vn'), await real.signUp('hai@example.vn')];
  const message = { memberId: someone.memberId, name: 'Chị Hoa', phone: '0912345678', message: 'Giá?' };
  assertDone(await real.post('/contactUs', { as: other, body: message }));
  const path = `/contactUs/${someone.memberId}`;
  const [item] = assertDone<Listed>(await real.get(path, { as: someone })).data;
  const mark = (read: boolean) => real.put(`/contactUs/setRead/${item?._id}`, { as: someone, body: { read } });
  for (let index = 0; index < 120; index += 1) assertDone(await mark(index % 2 === 0));
  assertProblem(await mark(true), 'rate-limited');
  assertProblem(await real.put(`/contactUs/readAll/${someone.memberId}`, { as: someone }), 'rate-limited');
});
