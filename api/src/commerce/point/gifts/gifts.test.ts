import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { GiftRoom, PointGift } from '@m4u/contract/commerce/point/gift';
import type { PointSettings } from '@m4u/contract/commerce/point/schema';
import type { StatementLine } from '@m4u/contract/commerce/book/statement';
import { DAY } from '@m4u/contract/durations';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { accounts } from '../../../identity/auth/tables.ts';
import { eq, sql } from '../../../platform/database/orm.ts';
import { memberBlocks } from '../../../profile/friend/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { assertBooks, setPoints } from '../../../testing/factories/points.ts';
import { makeGroup, relate } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const [an, binh, cuc] = [
  await api.signUp('an@gom.example', { name: 'An' }),
  await api.signUp('binh@gom.example', { name: 'Bình' }),
  await api.signUp('cuc@gom.example', { name: 'Cúc' }),
];
const PHONE = '+84912345678';
const ABSENT = '019a0000-0000-7000-8000-000000000000';

before(async () => {
  await relate(api, an, binh);
  await db.update(accounts).set({ phone: PHONE }).where(eq(accounts.memberId, cuc.memberId));
});

const save = (groupId: string, body: object, as = admin) => api.put(`/orderPoint/settings/${groupId}`, { as, body });
const makeShop = async (body: object = {}): Promise<string> => {
  const groupId = await makeGroup(api, { admins: [admin], row: { name: 'Gốm Nếp' } });
  assertDone(await save(groupId, { gifts: true, ...body }));
  return groupId;
};
const give = (groupId: string, as: TestMember | undefined, body: object, key: string = randomUUID()) =>
  api.post(`/pointGifts/${groupId}`, { as, body, headers: { 'idempotency-key': key } });
const toBinh = (points: number) => ({ memberId: binh.memberId, points });
const roomOf = async (groupId: string, as: TestMember): Promise<GiftRoom> =>
  assertDone<{ data: GiftRoom }>(await api.get(`/pointGifts/${groupId}`, { as })).data;
const linesOf = async (groupId: string, as: TestMember, of = ''): Promise<StatementLine[]> =>
  assertDone<{ data: StatementLine[] }>(await api.get(`/orderGroup/getPoint?groupId=${groupId}${of}`, { as })).data;
const later = (days: number) => new Date(api.clock.now().getTime() + days * DAY);

describe('gifts of points', () => {
  test('are off until admins allow them, with terms that agree', async () => {
    const groupId = await makeGroup(api, { admins: [admin] });
    await setPoints(api, groupId, an.memberId, 50);
    assertProblem(await give(groupId, an, toBinh(5)), 'wrong-state');
    assertProblem(await save(groupId, { gifts: true }, an), 'forbidden');
    assertProblem(await save(groupId, { giftMaximum: 0 }), 'invalid', ['giftMaximum:too-small']);
    assertProblem(await save(groupId, { giftMinimum: 101 }), 'invalid', ['giftMaximum:too-small']);
    assertProblem(await save(groupId, { giftMaximum: 201 }), 'invalid', ['giftsPerDay:too-small']);
    const { data } = assertDone<{ data: PointSettings }>(
      await save(groupId, { gifts: true, giftMinimum: 2, giftMaximum: 10, giftsPerDay: 15 }),
    );
    assert.deepEqual([data.gifts, data.giftMinimum, data.giftMaximum, data.giftsPerDay], [true, 2, 10, 15]);
    assert.equal(data.rate, 1);
    assertDone(await give(groupId, an, toBinh(5)));
  });

  test('move points with their ends, the first to expire first', async () => {
    const groupId = await makeShop();
    const [soon, late] = [later(20), later(40)];
    await setPoints(api, groupId, an.memberId, 30, late);
    await setPoints(api, groupId, an.memberId, 10, soon);
    await setPoints(api, groupId, an.memberId, 7);
    const { data } = assertDone<{ data: PointGift }>(await give(groupId, an, toBinh(25)));
    assert.deepEqual([data.receiver.name, data.points, data.balance], ['Bình', 25, 22]);
    const [got, mine] = [await linesOf(groupId, binh), await linesOf(groupId, an)];
    assert.deepEqual(
      got.map(({ kind, points, balance, expiresAt, gift }) => [kind, points, balance, expiresAt, gift?.name]),
      [
        ['gift', 15, 25, late.toISOString(), 'An'],
        ['gift', 10, 10, soon.toISOString(), 'An'],
      ],
    );
    assert.deepEqual([mine[0]?.kind, mine[0]?.points, mine[0]?.gift?.name], ['gift', -25, 'Bình']);
    // Admins see both sides, and the receiver may give on.
    const ofBinh = await linesOf(groupId, admin, `&memberId=${binh.memberId}`);
    assert.deepEqual(
      ofBinh.map(({ gift }) => gift?.name),
      ['An', 'An'],
    );
    assertDone(await give(groupId, binh, { memberId: an.memberId, points: 20 }));
    assert.deepEqual([(await roomOf(groupId, an)).points, (await roomOf(groupId, binh)).points], [42, 5]);
    await assertBooks(api);
  });

  test('leave expired points behind', async () => {
    const groupId = await makeShop();
    await setPoints(api, groupId, an.memberId, 8, later(-1));
    await setPoints(api, groupId, an.memberId, 5);
    assert.equal((await roomOf(groupId, an)).points, 5);
    assertProblem(await give(groupId, an, toBinh(6)), 'insufficient-points', ['points:gift-short']);
    assertDone(await give(groupId, an, toBinh(5)));
    assert.deepEqual((await linesOf(groupId, an)).map(({ kind, points }) => [kind, points]).slice(0, 2), [
      ['gift', -5],
      ['expire', -8],
    ]);
    await assertBooks(api);
  });

  test('go to a phone number, and both members are told', async () => {
    const groupId = await makeShop();
    await setPoints(api, groupId, an.memberId, 20);
    assertDone(await give(groupId, an, { phone: '0912 345 678', points: 3 }));
    const texts = async (as: TestMember) =>
      assertDone<{ data: Notification[] }>(await api.get('/notifications', { as })).data.map(({ text }) => text);
    assert.ok((await texts(an)).includes('Bạn đã tặng 3 điểm tại Gốm Nếp cho Cúc, hiện có 17 điểm'));
    assert.ok((await texts(cuc)).includes('An tặng bạn 3 điểm tại Gốm Nếp, hiện bạn có 3 điểm'));
  });

  test('are refused beyond the terms', async () => {
    const groupId = await makeShop({ giftMinimum: 2, giftMaximum: 10, giftsPerDay: 15 });
    await setPoints(api, groupId, an.memberId, 50);
    assertProblem(await give(groupId, an, toBinh(1)), 'invalid', ['points:too-small']);
    assertProblem(await give(groupId, an, toBinh(11)), 'invalid', ['points:too-big']);
    assertDone(await give(groupId, an, toBinh(10)));
    assert.equal((await roomOf(groupId, an)).leftToday, 5);
    assertProblem(await give(groupId, an, toBinh(6)), 'invalid', ['points:gift-day']);
    assertDone(await give(groupId, an, toBinh(5)));
  });

  test('are given once for a key', async () => {
    const groupId = await makeShop();
    await setPoints(api, groupId, an.memberId, 20);
    const key = randomUUID();
    const [first, again] = [await give(groupId, an, toBinh(4), key), await give(groupId, an, toBinh(4), key)];
    assert.deepEqual(assertDone(again), assertDone(first));
    assertProblem(await give(groupId, an, toBinh(5), key), 'key-reused');
    assert.equal((await roomOf(groupId, an)).points, 16);
  });

  test('reach neither oneself, strangers, closed pages nor blocked members, all with one answer', async () => {
    const groupId = await makeShop();
    await setPoints(api, groupId, an.memberId, 20);
    assertProblem(await give(groupId, undefined, toBinh(1)), 'unauthenticated');
    const unverified = await api.signUp('chua@gom.example', { verified: false });
    assertProblem(await give(groupId, unverified, toBinh(1)), 'account-unverified');
    assertProblem(await give(ABSENT, an, toBinh(1)), 'not-found');
    assertProblem(await give(groupId, an, { points: 1 }), 'invalid', ['phone:required']);
    assertProblem(await give(groupId, an, { memberId: an.memberId, points: 1 }), 'invalid', ['memberId:gift-self']);
    assertProblem(await give(groupId, an, { memberId: cuc.memberId, points: 1 }), 'invalid', [
      'memberId:gift-receiver',
    ]);
    assertProblem(await give(groupId, an, { memberId: ABSENT, points: 1 }), 'invalid', ['memberId:gift-receiver']);
    const byPhone = (phone: string) => give(groupId, an, { phone, points: 1 });
    assertProblem(await byPhone('0987654321'), 'invalid', ['phone:gift-receiver']);
    await db
      .insert(memberBlocks)
      .values({ memberId: cuc.memberId, blockedId: an.memberId, createdAt: api.clock.now() });
    assertProblem(await byPhone(PHONE), 'invalid', ['phone:gift-receiver']);
    await db.delete(memberBlocks).where(eq(memberBlocks.memberId, cuc.memberId));
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, cuc.memberId));
    assertProblem(await byPhone(PHONE), 'invalid', ['phone:gift-receiver']);
    await db.update(members).set({ lockedAt: null }).where(eq(members.id, cuc.memberId));
    assertDone(await byPhone(PHONE));
    // Those without points learn nothing about numbers.
    assertProblem(await give(groupId, binh, { phone: '0987654321', points: 1 }), 'insufficient-points');
  });

  test('count for no tier, and are no orders', async () => {
    const groupId = await makeShop();
    await setPoints(api, groupId, an.memberId, 20);
    assertDone(await give(groupId, an, toBinh(20)));
    const { data } = assertDone<{ data: { spent: number } }>(
      await api.get(`/earning/${groupId}/standing`, { as: binh }),
    );
    assert.equal(data.spent, 0);
    const { rows } = await db.execute(sql`select id from point_orders where group_id = ${groupId}`);
    assert.deepEqual(rows, []);
    await assert.rejects(db.execute(sql`update point_gifts set points = 1`), (error: Error) =>
      /never changed/.test(String(error.cause)),
    );
  });
});
