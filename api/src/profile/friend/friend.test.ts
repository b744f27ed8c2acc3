import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FriendSuggestion } from '@m4u/contract/profile/friend';
import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import { eq, or } from '../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { block, makeGroup, relate } from '../../testing/factories/profiles.ts';
import { openStream } from '../../testing/server/stream.ts';
import { notifications } from '../../social/notification/tables.ts';
import { members } from '../member/tables.ts';
import { shortLinks } from '../shortLink/tables.ts';
import { friendships } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';

let people = 0;
/** Signs up a new person; each test has its own people. */
const someone = (name = 'Người Mới', verified = true): Promise<TestMember> => {
  people += 1;
  return api.signUp(`ban-${people}@example.vn`, { name, verified });
};
const two = async (): Promise<[TestMember, TestMember]> => [await someone(), await someone()];

type Pair = readonly [from: TestMember, to: TestMember];
const put = (way: 'add' | 'accept' | 'rejected', [from, to]: Pair, as: TestMember) =>
  api.put(`/friend/${way}FriendsById/${from.memberId}`, { as, body: { from: from.memberId, to: to.memberId } });
const ask = (from: TestMember, to: TestMember) => put('add', [from, to], from);
const accept = (from: TestMember, to: TestMember) => put('accept', [from, to], to);
const setBlocked = (by: TestMember, whom: TestMember, blocked: boolean | string = true) =>
  api.put(`/friend/block/${whom.memberId}`, { as: by, body: { blocked } });

const statusFor = async (as: TestMember, { memberId }: TestMember): Promise<FriendRelation> =>
  assertDone<{ data: FriendRelation }>(await api.get(`/friend/getFriendsStatusByMemberId/${memberId}`, { as })).data;
const both = async (one: TestMember, other: TestMember) => [
  (await statusFor(one, other)).status,
  (await statusFor(other, one)).status,
];
const noticesOf = ({ memberId }: TestMember) =>
  db.select().from(notifications).where(eq(notifications.memberId, memberId));
const kindsFor = async (member: TestMember) => (await noticesOf(member)).map(({ kind, count }) => `${kind} ${count}`);

describe('requesting a friendship', () => {
  test('stays a request until it is accepted, and is a friendship for both afterwards', async () => {
    const [an, binh] = await two();
    const relation = assertDone<{ data: FriendRelation }>(await ask(an, binh)).data;
    assert.deepEqual([relation._id, relation.status, relation.can.cancel], [binh.memberId, 'requested', true]);
    const received = await statusFor(binh, an);
    assert.deepEqual([received.status, received.can.accept, received.can.reject], ['received', true, true]);
    assert.deepEqual(await kindsFor(binh), ['friend-request 1']);
    assertDone(await accept(an, binh));
    assertDone(await accept(an, binh));
    assert.deepEqual(await both(an, binh), ['accepted', 'accepted']);
    assert.deepEqual(await kindsFor(an), ['friend-accepted 1']);
    const path = `/friend/getFriendsIsAcceptById/${binh.memberId}`;
    assert.deepEqual(assertDone(await api.get(path, { as: an })).data, { isAccept: true });
    assert.deepEqual(assertDone(await api.get(path, { as: await someone() })).data, { isAccept: false });
  });

  test('twice is harmless, and crossing requests make a friendship', async () => {
    const [an, binh] = await two();
    await ask(an, binh);
    assertDone(await ask(an, binh));
    assert.deepEqual(await kindsFor(binh), ['friend-request 1']);
    assertDone(await ask(binh, an));
    assertDone(await ask(an, binh));
    assert.deepEqual(await both(an, binh), ['accepted', 'accepted']);
  });

  test('keeps the notice while another request waits, after one was withdrawn', async () => {
    const [an, binh] = await two();
    const chi = await someone();
    await ask(an, binh);
    await ask(chi, binh);
    assertDone(await put('rejected', [chi, binh], chi));
    assert.deepEqual(
      (await noticesOf(binh)).map(({ openedAt }) => openedAt),
      [null],
    );
    assertDone(await put('rejected', [an, binh], binh));
    assert.equal(
      (await noticesOf(binh)).some(({ openedAt }) => openedAt === null),
      false,
    );
  });

  test('fifty times at once from both sides makes each pair friends once', async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, two));
    const calls = pairs.flatMap(([one, other]) =>
      Array.from({ length: 10 }, (_, index) => (index % 2 ? ask(one, other) : ask(other, one))),
    );
    for (const answer of await Promise.all(calls)) assertDone(answer);
    for (const [one, other] of pairs) {
      assert.deepEqual(await both(one, other), ['accepted', 'accepted']);
      const kinds = [...(await kindsFor(one)), ...(await kindsFor(other))];
      assert.deepEqual(kinds.toSorted(), ['friend-accepted 1', 'friend-request 1']);
      const rows = await db
        .select()
        .from(friendships)
        .where(or(eq(friendships.fromId, one.memberId), eq(friendships.toId, one.memberId)));
      assert.equal(rows.length, 1);
    }
  });

  test('while the other side blocks at the same moment ends blocked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [an, binh] = await two();
      await Promise.all([ask(an, binh), setBlocked(binh, an), ask(an, binh)]);
      assert.deepEqual(await both(an, binh), ['none', 'blocked']);
    }
  });

  test('needs a verified member who acts for themselves, and another who is available', async () => {
    const [an, binh] = await two();
    const newMember = await someone('Chưa Xác Minh', false);
    assertProblem(await ask(newMember, an), 'account-unverified');
    assert.equal((await statusFor(newMember, an)).can.add, false);
    assertProblem(await put('add', [an, binh], binh), 'forbidden');
    assertProblem(await ask(an, an), 'invalid', ['to:invalid']);
    assertProblem(await ask(an, { ...binh, memberId: ABSENT }), 'not-found');
    assertProblem(await ask(an, { ...binh, memberId: 'x' }), 'invalid', ['to:invalid']);
    assertProblem(await api.put(`/friend/addFriendsById/${an.memberId}`, { body: {} }), 'unauthenticated');
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, binh.memberId));
    assertProblem(await ask(an, binh), 'not-found');
    assertProblem(await accept(binh, an), 'not-found');
  });

  test('too often is refused', async () => {
    const real = await startTestApi({ realLimits: true });
    const [an, binh] = [await real.signUp('an@example.vn'), await real.signUp('binh@example.vn')];
    const body = { from: an.memberId, to: binh.memberId };
    const send = () => real.put(`/friend/addFriendsById/${an.memberId}`, { as: an, body });
    for (let sent = 0; sent < 60; sent += 1) assertDone(await send());
    assertProblem(await send(), 'rate-limited');
    const change = (blocked: boolean) => real.put(`/friend/block/${binh.memberId}`, { as: an, body: { blocked } });
    for (let index = 0; index < 60; index += 1) assertDone(await change(index % 2 === 0));
    assertProblem(await change(true), 'rate-limited');
    const reject = real.put(`/friend/rejectedFriendsById/${an.memberId}`, { as: an, body });
    assertProblem(await reject, 'rate-limited');
  });
});

describe('answering a request', () => {
  test('is allowed only to the member who was asked, for an existing request', async () => {
    const [an, binh] = await two();
    assertProblem(await accept(an, binh), 'not-found');
    await ask(an, binh);
    assertProblem(await put('accept', [an, binh], an), 'forbidden');
    assertProblem(await put('accept', [binh, an], an), 'not-found');
    assertProblem(await put('rejected', [an, binh], await someone()), 'forbidden');
    assertProblem(await put('rejected', [an, { ...binh, memberId: ABSENT }], an), 'not-found');
    assert.deepEqual(await both(an, binh), ['requested', 'received']);
  });

  test('refusing, withdrawing and ending leave no relation, however often repeated', async () => {
    const [an, binh] = await two();
    for (const by of [an, binh]) {
      await ask(an, binh);
      assertDone(await put('rejected', [an, binh], by));
      assertDone(await put('rejected', [an, binh], by));
      assert.deepEqual(await both(an, binh), ['none', 'none']);
      await relate(api, an, binh);
      assertDone(await put('rejected', [binh, an], by));
      assert.deepEqual(await both(an, binh), ['none', 'none']);
    }
  });
});

describe('blocking a member', () => {
  test('ends a friendship, and shows the blocked member only that a request is refused', async () => {
    const [an, binh] = await two();
    await relate(api, an, binh);
    const blocked = assertDone<{ data: FriendRelation }>(await setBlocked(an, binh)).data;
    assert.deepEqual([blocked.status, blocked.can.unblock, blocked.can.add], ['blocked', true, false]);
    assertDone(await setBlocked(an, binh, 'true'));
    assert.deepEqual(await both(an, binh), ['blocked', 'none']);
    assert.equal((await statusFor(binh, an)).can.add, true);
    const { detail } = assertProblem(await ask(binh, an), 'friend-refused');
    assert.doesNotMatch(detail, /chặn|block/i);
    assertProblem(await ask(an, binh), 'conflict');
    assertDone(await setBlocked(an, binh, false));
    assertDone(await setBlocked(an, binh, false));
    assertDone(await ask(binh, an));
    assert.deepEqual(await both(an, binh), ['received', 'requested']);
  });

  test('works both ways at once, ends requests, and needs an available member', async () => {
    const [an, binh] = await two();
    await ask(an, binh);
    await Promise.all([setBlocked(an, binh), setBlocked(binh, an)]);
    assert.deepEqual(await both(an, binh), ['blocked', 'blocked']);
    assertProblem(await setBlocked(an, an), 'invalid', ['id:invalid']);
    assertProblem(await setBlocked(an, { ...binh, memberId: ABSENT }), 'not-found');
    assertProblem(await setBlocked(an, binh, 'có'), 'invalid', ['blocked:invalid']);
    assertProblem(await api.put(`/friend/block/${an.memberId}`, { body: { blocked: true } }), 'unauthenticated');
  });
});

interface Listed {
  data: FriendRelation[];
  total: number;
  totalAll: number;
}
const namesIn = ({ data }: Pick<Listed, 'data'>) => data.map(({ person }) => person.name);

describe('lists of friends', async () => {
  const owner = await someone('Chủ Trang');
  const friends = await Promise.all(
    ['Đỗ Văn Ái', 'Nguyễn Đức', 'Trần Thị Nguyên', 'Bùi Anh'].map((name) => someone(name)),
  );
  const [ai, duc, nguyen, anh] = friends as [TestMember, TestMember, TestMember, TestMember];
  const [stranger, asker, requested, shut] = await Promise.all([
    someone('Người Lạ'),
    someone('Người Hỏi'),
    someone('Được Hỏi'),
    someone('Đã Khóa'),
  ]);
  for (const [index, friend] of friends.entries())
    await (index % 2 ? relate(api, owner, friend) : relate(api, friend, owner));
  await relate(api, shut, owner);
  await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, shut.memberId));
  await relate(api, asker, owner, 'requested');
  await relate(api, owner, requested, 'requested');
  await relate(api, stranger, duc);
  await db.update(shortLinks).set({ link: 'chu-trang' }).where(eq(shortLinks.ownerId, owner.memberId));
  const list = async (as?: TestMember, query = '') =>
    assertDone<Listed>(await api.get(`/friend/getFriendsByMemberId/${owner.memberId}${query}`, { as }));
  const own = async (status: string, name = '') =>
    assertDone<Listed>(
      await api.get(`/friend/getFriendsByStatus/${owner.memberId}?${String(new URLSearchParams({ status, name }))}`, {
        as: owner,
      }),
    );

  test('show all friends to the owner and friends, common ones to others, none to visitors', async () => {
    const all = ['Bùi Anh', 'Đỗ Văn Ái', 'Nguyễn Đức', 'Trần Thị Nguyên'];
    for (const as of [owner, ai]) {
      const page = await list(as);
      assert.deepEqual([namesIn(page), page.total, page.totalAll], [all, 4, 4]);
    }
    const common = await list(stranger);
    assert.deepEqual([namesIn(common), common.total, common.totalAll], [['Nguyễn Đức'], 1, 4]);
    assert.equal(common.data[0]?.status, 'accepted');
    const visitor = await list();
    assert.deepEqual([visitor.data, visitor.total, visitor.totalAll], [[], 0, 4]);
    await block(api, owner, stranger);
    assert.deepEqual((await list(stranger)).data, []);
    const second = await list(owner, '?page=2&limit=3');
    assert.deepEqual([namesIn(second), second.total], [['Trần Thị Nguyên'], 4]);
    assert.deepEqual(
      (await list(nguyen)).data.map(({ _id, status }) => (_id === nguyen.memberId ? 'self' : status)),
      ['none', 'none', 'none', 'self'],
    );
  });

  test('are found by a short link, and not found for an absent or locked member', async () => {
    const byLink = assertDone<Listed>(await api.get('/friend/getFriendsByMemberId/Chu-Trang', { as: anh }));
    assert.equal(byLink.total, 4);
    for (const id of [ABSENT, shut.memberId, 'khong-co-ai'])
      for (const path of ['getFriendsByMemberId', 'getFriendsStatusByMemberId', 'getTotalFriend'])
        assertProblem(await api.get(`/friend/${path}/${id}`, { as: anh }), 'not-found');
    assertProblem(await api.get(`/friend/getFriendsIsAcceptById/${ABSENT}`, { as: anh }), 'not-found');
    assertProblem(await api.get(`/friend/getFriendsByMemberId/${owner.memberId}?limit=101`), 'invalid', [
      'limit:too-big',
    ]);
    for (const path of ['getFriendsStatusByMemberId', 'getFriendsIsAcceptById', 'getFriendsByStatus'])
      assertProblem(await api.get(`/friend/${path}/${owner.memberId}`), 'unauthenticated');
  });

  test('of the owner are filtered by status and by any part of a name without accents', async () => {
    assert.deepEqual(namesIn(await own('received')), ['Người Hỏi']);
    assert.deepEqual(namesIn(await own('requested')), ['Được Hỏi']);
    assert.deepEqual(namesIn(await own('blocked')), ['Người Lạ']);
    const found = {
      nguyen: ['Nguyễn Đức', 'Trần Thị Nguyên'],
      'duc NGUYỄN': ['Nguyễn Đức'],
      'do ai': ['Đỗ Văn Ái'],
      '%': ['Bùi Anh', 'Đỗ Văn Ái', 'Nguyễn Đức', 'Trần Thị Nguyên'],
      'không ai': [],
    };
    for (const [name, names] of Object.entries(found)) {
      const page = await own('accepted', name);
      assert.deepEqual([namesIn(page), page.total], [names, names.length], name);
    }
    assertProblem(await api.get(`/friend/getFriendsByStatus/${owner.memberId}`, { as: ai }), 'not-found');
    assertProblem(await api.get(`/friend/getFriendsByStatus/${owner.memberId}?status=none`, { as: owner }), 'invalid', [
      'status:choice',
    ]);
  });

  test('have totals, with requests counted for the owner alone', async () => {
    const totals = async (as?: TestMember) =>
      assertDone(await api.get(`/friend/getTotalFriend/${owner.memberId}`, { as })).data;
    assert.deepEqual(await totals(owner), { total: 4, received: 1, requested: 1 });
    for (const as of [undefined, ai]) assert.deepEqual(await totals(as), { total: 4, received: null, requested: null });
  });
});

describe('suggestions of friends', () => {
  test('are members with the most in common, except related, closed and unverified ones', async () => {
    const [me, friend, other, near, mate, far] = await Promise.all(Array.from({ length: 6 }, () => someone()));
    assert.ok(me && friend && other && near && mate && far);
    const [blocked, blocker, requested, locked] = await Promise.all(Array.from({ length: 4 }, () => someone()));
    assert.ok(blocked && blocker && requested && locked);
    const unverified = await someone('Chưa Xác Minh', false);
    for (const each of [friend, other]) await relate(api, me, each);
    for (const each of [friend, other]) await relate(api, each, near);
    for (const each of [blocked, blocker, requested, locked, unverified]) await relate(api, friend, each);
    await relate(api, me, requested, 'requested');
    await block(api, me, blocked);
    await block(api, blocker, me);
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, locked.memberId));
    await makeGroup(api, { admins: [me], members: [mate, near, friend], requested: [far] });
    const { data } = assertDone<{ data: FriendSuggestion[] }>(await api.get('/friend/suggestions', { as: me }));
    assert.deepEqual(
      data.map(({ _id, groupsInCommon, friendsInCommon }) => [_id, groupsInCommon, friendsInCommon]),
      [
        [near.memberId, 1, 2],
        [mate.memberId, 1, 0],
      ],
    );
    assert.ok(data.every(({ status, can }) => status === 'none' && can.add));
    assert.deepEqual(assertDone(await api.get('/friend/suggestions', { as: far })).data, []);
    assertProblem(await api.get('/friend/suggestions'), 'unauthenticated');
  });
});

describe('the stream', () => {
  test('tells both sides their relation as a fresh load does, and counts requests', async () => {
    const [an, binh] = await two();
    const streams = [await openStream(api, an), await openStream(api, binh)] as const;
    const steps = [
      () => ask(an, binh),
      () => accept(an, binh),
      () => put('rejected', [an, binh], binh),
      () => ask(binh, an),
      () => setBlocked(an, binh),
    ];
    for (const step of steps) {
      assertDone(await step());
      for (const [index, [me, other]] of [[an, binh] as const, [binh, an] as const].entries()) {
        const events = await streams[index as 0 | 1].until(({ type }) => type === 'friend');
        assert.deepEqual(events.at(-1)?.row, await statusFor(me, other));
      }
    }
    await ask(await someone(), binh);
    const events = await streams[1].until(
      ({ type, row }) => type === 'counts' && (row as { friendRequests: number }).friendRequests === 1,
    );
    assert.ok(events.length > 0);
    for (const stream of streams) stream.close();
  });
});
