import { dayOf } from '@m4u/contract/days';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PageForm } from '@m4u/contract/profile/member/form';
import type { GroupHome, Mine, Space } from '@m4u/contract/insight/home/schema';
import { dayAfter } from '../../platform/time/days.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeEvent } from '../../testing/factories/checkIns.ts';
import { solveNewChallenge } from '../../testing/doubles/challenge.ts';
import { conversationCalls } from '../../testing/factories/conversations.ts';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeAgency, makeGroup, makeStaff } from '../../testing/factories/profiles.ts';
import { addGuests, makeWedding, replyAsVisitor } from '../../testing/factories/weddings.ts';
import { trackingDays } from '../tracking/tables.ts';
import { chooseNextStep } from './nextStep.rules.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const owner = await api.signUp('chu-tiem@example.vn', { name: 'Chủ Tiệm' });
const asking = await api.signUp('xin-vao@example.vn', { name: 'Người Xin Vào' });
const buyer = await api.signUp('khach@example.vn', { name: 'Khách Quen' });
const plain = await api.signUp('thuong@example.vn', { name: 'Người Thường' });
const office = await api.signUp('van-phong@example.vn', { name: 'Văn Phòng' });
await makeStaff(api, office);
const shop = await makeGroup(api, { admins: [owner], members: [buyer], requested: [asking], row: { name: 'Gốm Mộc' } });
const agencyId = await makeAgency(api, { name: 'Hội Gốm', admins: [owner] });
const today = dayOf(api.clock.now());

const readSpaces = async (as: TestMember): Promise<Space[]> =>
  assertDone<{ data: Space[] }>(await api.get('/home/spaces', { as })).data;
const readMine = async (as: TestMember): Promise<Mine> =>
  assertDone<{ data: Mine }>(await api.get('/home/mine', { as })).data;
const readShop = async (query = ''): Promise<GroupHome> =>
  assertDone<{ data: GroupHome }>(await api.get(`/home/group/${shop}${query}`, { as: owner })).data;

describe('spaces', () => {
  test('are the personal one alone for a member who runs nothing', async () => {
    const spaces = await readSpaces(plain);
    assert.deepEqual(
      spaces.map(({ key, kind, name, waiting }) => ({ key, kind, name, waiting })),
      [{ key: 'personal', kind: 'personal', name: 'Người Thường', waiting: 0 }],
    );
  });

  test('list what the reader runs, with what waits there', async () => {
    const wedding = await makeWedding(api, owner);
    const event = await makeEvent(api, owner, shop);
    const spaces = await readSpaces(owner);
    assert.deepEqual(
      spaces.map(({ key, kind }) => [key, kind]),
      [
        ['personal', 'personal'],
        [shop, 'brand'],
        [agencyId, 'agency'],
        [wedding._id, 'wedding'],
        [event._id, 'event'],
      ],
    );
    const [, group, , invitation] = spaces;
    assert.equal(group?.name, 'Gốm Mộc');
    assert.equal(group?.waiting, 1);
    assert.equal(invitation?.name, 'Trần Nhật Minh & Lê Ngọc Lan');
    assert.equal(invitation?.day, '2026-06-06');
  });

  test('end with the administration for staff', async () => {
    assert.deepEqual(
      (await readSpaces(office)).map(({ key }) => key),
      ['personal', 'staff'],
    );
  });

  test('are refused to visitors', async () => {
    assertProblem(await api.get('/home/spaces'), 'unauthenticated');
    assertProblem(await api.get('/home/mine'), 'unauthenticated');
    assertProblem(await api.get(`/home/group/${shop}`), 'unauthenticated');
  });
});

describe('personal home', () => {
  test('shows a new member their card and the next step, and no news', async () => {
    const { card, news, nextStep } = await readMine(plain);
    assert.equal(card.name, 'Người Thường');
    assert.equal(nextStep, 'portrait');
    assert.deepEqual(news, {
      views: { count: 0, before: 0 },
      cards: { count: 0, newest: null },
      messages: { count: 0, newest: null },
      visitorMessages: { count: 0, newest: null },
      friendRequests: 0,
      quotes: 0,
      replies: { coming: 0, declined: 0, weddingId: null },
    });
  });

  test('counts views of yesterday and today, and of the two days before', async () => {
    const count = (day: string, total: number) =>
      db.insert(trackingDays).values({ ownerId: owner.memberId, day, kind: 'view', count: total });
    await count(today, 5);
    await count(dayAfter(today, -1), 3);
    await count(dayAfter(today, -2), 2);
    await count(dayAfter(today, -4), 50);
    assert.deepEqual((await readMine(owner)).news.views, { count: 8, before: 2 });
  });

  test('shows the newest unread message, until it is read', async () => {
    await conversationCalls(api).write(buyer, owner, 'Bộ ấm men ngọc còn không?');
    const { messages } = (await readMine(owner)).news;
    assert.equal(messages.count, 1);
    assert.deepEqual((await readMine(buyer)).news.messages, { count: 0, newest: null });
  });

  test('shows unread messages of visitors without an account, and the newest of them', async () => {
    const write = async (name: string, message: string) => {
      const challenge = await solveNewChallenge(api);
      const body = { memberId: owner.memberId, name, phone: '0912 345 678', message, challenge };
      assertDone(await api.post('/contactUs', { body }));
    };
    await write('Chị Hoa', 'Cho mình hỏi giá');
    await write('Anh Ba', 'Xưởng có mở cửa chủ nhật không?');
    const { visitorMessages } = (await readMine(owner)).news;
    const { _id, ...newest } = visitorMessages.newest ?? assert.fail('no message');
    assert.deepEqual([visitorMessages.count, newest], [2, { name: 'Anh Ba', text: 'Xưởng có mở cửa chủ nhật không?' }]);
    assertDone(await api.put(`/contactUs/setRead/${_id}`, { as: owner, body: { read: true } }));
    assert.equal((await readMine(owner)).news.visitorMessages.newest?.name, 'Chị Hoa');
    assert.equal((await readMine(buyer)).news.visitorMessages.count, 0);
  });

  test('shows the first answer in words of a message to a form', async () => {
    const fields = [
      { kind: 'phone', label: 'Số gọi lại' },
      { kind: 'date', label: 'Ngày' },
      { kind: 'text', label: 'Món' },
    ];
    const path = `/members/updateFormDataByMemberId/${plain.memberId}`;
    const form = assertDone<{ data: PageForm }>(
      await api.put(path, { as: plain, body: { title: 'Đặt hàng', enabled: true, fields } }),
    ).data;
    const values = ['0912 345 678', '2026-12-01', 'Bộ ấm men ngọc'];
    const answers = Object.fromEntries(form.fields.map(({ _id }, index) => [_id, values[index]]));
    const challenge = await solveNewChallenge(api);
    assertDone(
      await api.post('/contactUs', { body: { memberId: plain.memberId, name: 'Anh Ba', answers, challenge } }),
    );
    assert.equal((await readMine(plain)).news.visitorMessages.newest?.text, 'Bộ ấm men ngọc');
  });

  test('shows replies to invitations', async () => {
    const [wedding] = (await readSpaces(owner)).filter(({ kind }) => kind === 'wedding');
    const id = wedding?.key ?? '';
    await addGuests(api, owner, id, 'Cô Ba');
    assertDone(await api.put(`/wedding/status/${id}`, { as: owner, body: { status: 'ACTIVE' } }));
    assertDone(await replyAsVisitor(api, id));
    assertDone(await replyAsVisitor(api, id, { name: 'Bùi Gia Khánh', coming: false, people: 0, wish: '' }));
    assert.deepEqual((await readMine(owner)).news.replies, { coming: 1, declined: 1, weddingId: id });
    assert.equal((await readSpaces(owner)).find(({ key }) => key === id)?.waiting, 1);
  });

  test('names what is missing in its order, and nothing when nothing is', () => {
    const whole = {
      isVerified: true,
      hasPortrait: true,
      hasHeadline: true,
      hasPhone: true,
      hasContent: true,
      hasBank: true,
      hasLink: true,
    };
    assert.equal(chooseNextStep(whole), null);
    assert.equal(chooseNextStep({ ...whole, hasLink: false }), 'link');
    assert.equal(chooseNextStep({ ...whole, hasLink: false, hasBank: false }), 'bank');
    assert.equal(chooseNextStep({ ...whole, hasBank: false, hasPhone: false }), 'phone');
    assert.equal(chooseNextStep({ ...whole, hasPhone: false, isVerified: false }), 'verify');
  });
});

describe('home of a group', () => {
  test('shows orders, open work and figures', async () => {
    const counter = sellerCalls(api, owner, shop);
    assertDone(await counter.invoice(buyer.memberId, { value: 200_000 }));
    assertDone(await counter.invoice(buyer.memberId, { value: 300_000 }));
    const home = await readShop();
    assert.equal(home.name, 'Gốm Mộc');
    assert.equal(home.vndPerPoint, 100_000);
    assert.equal(home.today.orders, 2);
    assert.equal(home.today.payment, 500_000);
    assert.equal(home.today.buyers, 1);
    assert.equal(home.weekBefore.orders, 0);
    assert.equal(home.span.days, 30);
    assert.equal(home.span.totals.payment, 500_000);
    assert.equal(home.span.before.payment, 0);
    assert.equal(home.span.revenue.length, 30);
    assert.deepEqual(home.span.revenue.at(-1), { day: today, now: 500_000, before: 0 });
    assert.deepEqual(
      home.orders.map(({ value }) => value),
      [300_000, 200_000],
    );
    assert.equal(home.waiting.joins.count, 1);
    assert.equal(home.waiting.joins.people[0]?.person.name, 'Người Xin Vào');
    assert.deepEqual(home.waiting.requests, { count: 0, oldest: null });
    assert.deepEqual(home.waiting.rewards, { count: 0, amount: 0 });
  });

  const stepsOf = async (id: string): Promise<string[]> =>
    assertDone<{ data: GroupHome }>(await api.get(`/home/group/${id}`, { as: owner })).data.start.map(
      ({ step, done }) => (done ? `${step} done` : step),
    );

  test('lists the first steps of a shop, ticked as they are done, until all are', async () => {
    const fresh = await makeGroup(api, { admins: [owner], row: { name: 'Tiệm Mới' } });
    assert.deepEqual(await stepsOf(fresh), ['page', 'product', 'rate', 'order', 'people', 'qr']);
    const product = { title: 'Bình gốm', content: '<p>Vuốt tay.</p>', type: 'sell', groupId: fresh, isBrand: true };
    assertDone(await api.post('/productMember/insert', { as: owner, body: product }));
    const invitation = { groupId: fresh, email: 'nhan-vien@example.vn', role: 'admin' };
    assertDone(await api.post('/members/createGroupMmeber', { as: owner, body: invitation }));
    assertDone(await sellerCalls(api, owner, fresh).invoice(buyer.memberId, { value: 100_000 }));
    assert.deepEqual(await stepsOf(fresh), ['page', 'product done', 'rate', 'order done', 'people done', 'qr']);
    assertDone(await api.put(`/orderPoint/settings/${fresh}`, { as: owner, body: { rate: 3 } }));
    assert.deepEqual(await stepsOf(fresh), ['page', 'product done', 'rate done', 'order done', 'people done', 'qr']);
    const settle = (steps: readonly string[]) =>
      api.put(`/home/group/${fresh}/start`, { as: owner, body: { steps: [...steps] } });
    assertDone(await settle(['qr']));
    assertDone(await settle(['qr']));
    assert.deepEqual(await stepsOf(fresh), [
      'page',
      'product done',
      'rate done',
      'order done',
      'people done',
      'qr done',
    ]);
    assertDone(await settle(['page']));
    assert.deepEqual(await stepsOf(fresh), []);
  });

  test('keeps no list for the rate alone, for shops that settled all else', async () => {
    const former = await makeGroup(api, { admins: [owner], row: { name: 'Tiệm Cũ' } });
    const steps = ['page', 'product', 'order', 'people', 'qr'];
    assertDone(await api.put(`/home/group/${former}/start`, { as: owner, body: { steps } }));
    assert.deepEqual(await stepsOf(former), []);
  });

  test('begins a group with its people and a first post or event', async () => {
    const row = { kind: 'group', name: 'Câu lạc bộ Mới' } as const;
    const club = await makeGroup(api, { admins: [owner], row });
    assert.deepEqual(await stepsOf(club), ['people', 'piece', 'page', 'qr']);
    await makeEvent(api, owner, club);
    assert.deepEqual(await stepsOf(club), ['people', 'piece done', 'page', 'qr']);
    assert.equal((await stepsOf(await makeGroup(api, { admins: [owner], members: [buyer], row })))[0], 'people done');
  });

  test('refuses to settle steps that there are not, and for others than its admins', async () => {
    const settle = (as: TestMember | undefined, steps: readonly string[]) =>
      api.put(`/home/group/${shop}/start`, { ...(as && { as }), body: { steps: [...steps] } });
    const problem = assertProblem(await settle(owner, ['sleep']), 'invalid');
    assert.deepEqual(
      problem.errors.map(({ field, code }) => [field, code]),
      [['steps.0', 'choice']],
    );
    assertProblem(await settle(owner, []), 'invalid');
    assertProblem(await settle(buyer, ['qr']), 'forbidden');
    assertProblem(await settle(undefined, ['qr']), 'unauthenticated');
    const body = { steps: ['qr'] };
    assertProblem(await api.put(`/home/group/${ABSENT}/start`, { as: owner, body }), 'not-found');
  });

  test('takes the spans of its list only', async () => {
    const { span } = await readShop('?days=7');
    assert.deepEqual([span.days, span.from, span.to], [7, dayAfter(today, -6), today]);
    const problem = assertProblem(await api.get(`/home/group/${shop}?days=8`, { as: owner }), 'invalid');
    assert.deepEqual(
      problem.errors.map(({ field }) => field),
      ['days'],
    );
  });

  test('is for the admins of the group', async () => {
    assertProblem(await api.get(`/home/group/${shop}`, { as: buyer }), 'forbidden');
    assertProblem(await api.get(`/home/group/${shop}`, { as: plain }), 'forbidden');
    assertProblem(await api.get(`/home/group/${ABSENT}`, { as: owner }), 'not-found');
  });
});
