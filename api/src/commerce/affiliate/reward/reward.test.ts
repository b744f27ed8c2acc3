import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import type { CampaignDetail, OwnReward, Reward, RewardSums } from '@m4u/contract/commerce/affiliate/schema';
import { DAY } from '@m4u/contract/durations';
import { eq } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { follow, joinCampaign, makeCampaign, sweepNow } from '../../../testing/factories/affiliates.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { sellingAt } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { affiliateRewards, affiliateSweeps } from './tables.ts';
import { affiliateCampaigns } from '../tables.ts';
import { tellOfWaiting } from './reminder.service.ts';

const api = await startTestApi();
const { db } = api.api.platform;
let names = 0;
const newMember = (name = 'Khách') => api.signUp(`nguoi-${++names}@example.vn`, { name });
const admin = await newMember('Chủ Nhóm');
const seller = await newMember('Người Giới Thiệu');
const stranger = await newMember('Người Lạ');

/** A member with a session of now, since the clock goes on by days. */
const again = async ({ email, password, ...rest }: TestMember): Promise<TestMember> => {
  const answer = await api.post('/auth/login', { body: { email, password } });
  return { ...rest, email, password, token: answer.json<{ accessToken: string }>().accessToken };
};

/** A group of its own with a campaign that somebody has joined, and the counter at which it sells. */
const scene = async (facts: Record<string, unknown> = {}) => {
  const groupId = await makeGroup(api, { admins: [admin] });
  const as = await again(admin);
  const { _id } = await makeCampaign(api, as, groupId, facts);
  const { code, _id: participantId } = await joinCampaign(api, await again(seller), _id);
  return { groupId, campaignId: _id, participantId, code, as, shop: sellingAt(api, as, groupId) };
};
type Scene = Awaited<ReturnType<typeof scene>>;

const sell = async ({ shop }: Scene, buyer: TestMember, entered = {}): Promise<Order> =>
  assertDone<{ data: Order }>(await shop.invoice(buyer.memberId, entered)).data;

type Rewards = { data: Reward[]; total: number; sums: RewardSums };
const rewardsOf = async ({ groupId, as }: Pick<Scene, 'groupId' | 'as'>, query = ''): Promise<Rewards> =>
  assertDone<Rewards>(await api.get(`/affiliate/rewards?groupId=${groupId}${query}`, { as }));
const [APPROVE, REJECT] = ['/affiliate/rewards/approve', '/affiliate/rewards/reject'];
const approve = ({ groupId, as }: Scene, ids: readonly string[]) => api.put(APPROVE, { as, body: { groupId, ids } });
const reject = ({ groupId, as }: Scene, ids: readonly string[], reason = 'Đơn ảo') =>
  api.put(REJECT, { as, body: { groupId, ids, reason } });
const only = async (place: Scene): Promise<Reward> => {
  const { data } = await rewardsOf(place);
  assert.equal(data.length, 1);
  assert.ok(data[0]);
  return data[0];
};
const rewarded = async (campaignId: string): Promise<number | undefined> =>
  (await db.select().from(affiliateCampaigns).where(eq(affiliateCampaigns.id, campaignId)))[0]?.rewarded;

/** A campaign as its form would send it again. */
const writtenOf = async ({ campaignId, as }: Scene): Promise<CampaignDetail> =>
  assertDone<{ data: CampaignDetail }>(await api.get(`/affiliate/manage/${campaignId}`, { as })).data;

describe('an order after a link was followed', () => {
  test('earns a percentage of what was paid, truncated and up to its maximum, once however often it is looked for', async () => {
    const place = await scene({ rewardKind: 'percent', amount: '7,25', maximum: 50_000 });
    const buyer = await newMember();
    await follow(api, place.code, { as: buyer });
    api.clock.advance(10 * 60_000);
    await sell(place, buyer, { value: 333_333 });
    await sell(place, buyer, { value: 10_000_000 });
    await Promise.all(Array.from({ length: 5 }, () => sweepNow(api)));
    const { data, total, sums } = await rewardsOf(place);
    assert.deepEqual([data.map(({ amount }) => amount), total], [[50_000, 24_166], 2]);
    assert.deepEqual(sums.pending, { count: 2, vnd: 74_166, points: 0 });
    assert.deepEqual([data[1]?.order?.payment, data[1]?.signs, data[1]?.unit], [333_333, [], 'vnd']);
    assert.equal(data[0]?.participant.member.name, 'Người Giới Thiệu');
    assert.equal(await rewarded(place.campaignId), 2);
  });

  test('is owed for thirty days and no longer, and to whose link was followed last', async () => {
    const place = await scene();
    const other = await newMember('Người Thứ Hai');
    const { code } = await joinCampaign(api, other, place.campaignId);
    const buyer = await newMember();
    await follow(api, place.code, { as: buyer });
    api.clock.advance(30 * DAY - 1_000);
    const late = { ...place, as: await again(admin) };
    const shop = sellingAt(api, late.as, place.groupId);
    const at = { ...late, shop };
    await sell(at, buyer, { invoiceNumber: 'TRONG-HAN' });
    api.clock.advance(2_000);
    await sell(at, buyer, { invoiceNumber: 'QUA-HAN' });
    assert.deepEqual(
      (await rewardsOf(late)).data.map(({ order }) => order?.invoiceNumber),
      ['TRONG-HAN'],
    );
    // Nothing that was sold at the moment of the click is meant.
    api.clock.advance(1_000);
    await follow(api, code, { as: await again(buyer) });
    await sell(at, buyer, { invoiceNumber: 'LAN-HAI' });
    // What is followed afterwards changes nothing, also when it is looked at only then.
    api.clock.advance(1_000);
    await follow(api, place.code, { as: await again(buyer) });
    const { data } = await rewardsOf(late);
    assert.deepEqual([data[0]?.order?.invoiceNumber, data[0]?.participant.code], ['LAN-HAI', code]);
  });

  test('of the participant earns nothing, and is kept as a sign', async () => {
    const place = await scene();
    await follow(api, place.code, { as: await again(seller) });
    await sell(place, seller);
    const { status, amount, reason, signs } = await only(place);
    assert.deepEqual([status, amount, reason, signs], ['rejected', 0, 'own-order', ['own-order', 'quick']]);
    assert.equal(await rewarded(place.campaignId), 0);
  });

  test('by the link of an admin of the group is a sign', async () => {
    const place = await scene();
    const { code } = await joinCampaign(api, place.as, place.campaignId);
    const buyer = await newMember();
    await follow(api, code, { as: buyer });
    await sell(place, buyer);
    assert.deepEqual((await only(place)).signs, ['group-admin', 'quick']);
  });

  test('is nothing to a campaign of another group, before its time, after its end, or without a payment', async () => {
    const place = await scene();
    const elsewhere = await scene();
    const buyer = await newMember();
    await follow(api, place.code, { as: buyer });
    await sell(elsewhere, buyer);
    assert.equal((await rewardsOf(elsewhere)).total, 0);
    const free = await scene({ rewardKind: 'percent', amount: 1 });
    await follow(api, free.code, { as: buyer });
    await sell(free, buyer, { value: 99 });
    assert.equal((await rewardsOf(free)).total, 0);
    assertDone(await api.put(`/affiliate/${place.campaignId}/status`, { as: place.as, body: { status: 'ended' } }));
    api.clock.advance(1_000);
    await sell(place, buyer);
    assert.equal((await rewardsOf(place)).total, 0);
  });

  test('is rewarded as often as the quota says, and not once more', async () => {
    const place = await scene({ quota: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newMember()));
    for (const buyer of buyers) await follow(api, place.code, { as: buyer });
    await Promise.all(buyers.map((buyer) => sell(place, buyer)));
    await Promise.all(Array.from({ length: 10 }, () => sweepNow(api)));
    assert.equal((await rewardsOf(place)).total, 3);
    assert.equal(await rewarded(place.campaignId), 3);
    const body = { ...(await writtenOf(place)), quota: 2 };
    const refused = await api.put(`/affiliate/${place.campaignId}`, { as: place.as, body });
    assertProblem(refused, 'invalid', ['quota:too-small']);
    const { data } = await rewardsOf(place);
    assertDone(await reject(place, [data[0]?._id ?? '']));
    await sweepNow(api);
    assert.deepEqual(
      [(await rewardsOf(place, '&filter[status]=pending')).total, await rewarded(place.campaignId)],
      [3, 3],
    );
  });
});

test('an order that is committed late, after others were looked at, is not missed', async () => {
  const place = await scene();
  const buyer = await newMember();
  await follow(api, place.code, { as: buyer });
  await sell(place, buyer);
  // As if somebody else's order with a later number had been there first.
  const seen = uuidv7();
  await db.update(affiliateSweeps).set({ seen }).where(eq(affiliateSweeps.groupId, place.groupId));
  assert.equal((await rewardsOf(place)).total, 1);
});

describe('a reward follows its order', () => {
  test('that is corrected or cancelled before it is paid', async () => {
    const place = await scene({ rewardKind: 'percent', amount: 10 });
    const buyer = await newMember();
    await follow(api, place.code, { as: buyer });
    const order = await sell(place, buyer, { value: 500_000 });
    assert.equal((await only(place)).amount, 50_000);
    assertDone(await place.shop.change(order._id, { value: 200_000 }));
    const changed = await only(place);
    assert.equal(changed.amount, 20_000);
    assertDone(await approve(place, [changed._id]));
    assertDone(await place.shop.cancel(order._id));
    const { status, reason } = await only(place);
    assert.deepEqual([status, reason, await rewarded(place.campaignId)], ['rejected', 'order-cancelled', 0]);
  });

  test('by what its campaign gave when it was earned, whatever it gives by now', async () => {
    const buyer = await newMember();
    const changedTo = async (facts: Record<string, unknown>, now: Record<string, unknown>) => {
      const place = await scene(facts);
      await follow(api, place.code, { as: buyer });
      const order = await sell(place, buyer, { value: 500_000 });
      assert.equal((await only(place)).amount, 50_000);
      const body = { ...(await writtenOf(place)), picture: null, ...now };
      assertDone(await api.put(`/affiliate/${place.campaignId}`, { as: place.as, body }));
      assertDone(await place.shop.change(order._id, { value: 400_000 }));
      return (await only(place)).amount;
    };
    const percent = { rewardKind: 'percent', amount: 10 };
    const fixed = { rewardKind: 'vnd', amount: 50_000 };
    assert.equal(await changedTo(percent, { amount: 1 }), 40_000);
    assert.equal(await changedTo(percent, { maximum: 1_000 }), 40_000);
    assert.equal(await changedTo(percent, { ...fixed, amount: 7 }), 40_000);
    assert.equal(await changedTo(fixed, { rewardKind: 'percent', amount: 90 }), 50_000);
    assert.equal(await changedTo({ ...percent, amount: 50, maximum: 50_000 }, { maximum: null }), 50_000);
  });

  test('and nobody approves what was cancelled a moment before', async () => {
    const place = await scene();
    const buyer = await newMember();
    await follow(api, place.code, { as: buyer });
    const order = await sell(place, buyer);
    const { _id } = await only(place);
    assertDone(await place.shop.cancel(order._id));
    assert.deepEqual(assertDone(await approve(place, [_id])).data, { done: [], left: [{ _id, why: 'wrong-state' }] });
  });
});

describe('admins decide', () => {
  test('on several at once, after the time of waiting, and participants are told', async () => {
    const place = await scene({ holdDays: 2 });
    const buyer = await newMember();
    await follow(api, place.code, { as: buyer });
    for (const _each of [1, 2, 3]) await sell(place, buyer);
    const ids = (await rewardsOf(place)).data.map(({ _id }) => _id);
    assert.equal((await rewardsOf(place, '&filter[due]=true')).total, 0);
    const absent = '019a0000-0000-7000-8000-000000000000';
    assert.deepEqual(assertDone(await approve(place, [...ids.slice(0, 1), absent])).data, {
      done: [],
      left: [
        { _id: ids[0], why: 'held' },
        { _id: absent, why: 'not-found' },
      ],
    });
    api.clock.advance(2 * DAY);
    const later = { ...place, as: await again(admin) };
    assert.equal((await rewardsOf(later, '&filter[due]=true')).total, 3);
    for (const _twice of [1, 2]) await tellOfWaiting(api.api.platform);
    const told = async (as: TestMember) =>
      assertDone<{ data: { kind: string; text: string; count: number }[] }>(
        await api.get('/notifications', { as }),
      ).data.filter(({ kind }) => kind === 'affiliate');
    assert.equal((await told(later.as)).length > 0, true);
    const [first = '', second = '', third = ''] = ids;
    assert.deepEqual(assertDone(await approve(later, [first, second, first])).data, {
      done: [first, second],
      left: [],
    });
    assert.deepEqual(assertDone(await reject(later, [third])).data, { done: [third], left: [] });
    assert.deepEqual(assertDone(await reject(later, [third])).data, {
      done: [],
      left: [{ _id: third, why: 'wrong-state' }],
    });
    const as = await again(seller);
    const own = assertDone<{ data: OwnReward[]; sums: RewardSums }>(
      await api.get(`/affiliate/ownRewards?campaignId=${place.campaignId}`, { as }),
    );
    assert.deepEqual([own.sums.approved, own.sums.rejected.count], [{ count: 2, vnd: 40_000, points: 0 }, 1]);
    assert.equal(own.data.find(({ _id }) => _id === third)?.reason, 'Đơn ảo');
    assert.equal('order' in (own.data[0] ?? {}), false);
    assert.equal((await told(as)).length > 0, true);
  });

  test('if they are admins of that group, with a reason, and see no other’s', async () => {
    const place = await scene();
    const buyer = await newMember();
    await follow(api, place.code, { as: buyer });
    await sell(place, buyer);
    const { _id } = await only(place);
    const { groupId } = place;
    for (const as of [await again(stranger), await again(seller)]) {
      assertProblem(await api.get(`/affiliate/rewards?groupId=${groupId}`, { as }), 'forbidden');
      assertProblem(await api.put(APPROVE, { as, body: { groupId, ids: [_id] } }), 'forbidden');
      assertProblem(await api.put(REJECT, { as, body: { groupId, ids: [_id], reason: 'x' } }), 'forbidden');
    }
    const { as } = place;
    const ownGroup = await makeGroup(api, { admins: [admin] });
    assert.deepEqual(assertDone(await api.put(APPROVE, { as, body: { groupId: ownGroup, ids: [_id] } })).data, {
      done: [],
      left: [{ _id, why: 'not-found' }],
    });
    assertProblem(await api.put(REJECT, { as, body: { groupId, ids: [_id], reason: ' ' } }), 'invalid', [
      'reason:required',
    ]);
    assertProblem(await api.put(APPROVE, { as, body: { groupId, ids: [] } }), 'invalid', ['ids:too-few']);
    assertProblem(await api.get(`/affiliate/rewards?groupId=${groupId}&filter[status]=gone`, { as }), 'invalid', [
      'filter.status:choice',
    ]);
    for (const path of ['/affiliate/rewards?groupId=x', '/affiliate/ownRewards'])
      assertProblem(await api.get(path), 'unauthenticated');
    assert.equal((await db.$count(affiliateRewards, eq(affiliateRewards.status, 'rejected'))) >= 1, true);
  });
});
