import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import type { CampaignDetail, OwnReward, Reward, RewardSums } from '@m4u/contract/commerce/affiliate/schema';
import { DAY } from '@m4u/contract/durations';
import { eq } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { followLink, joinCampaign, makeCampaign, scanNow } from '../../../testing/factories/affiliates.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { signInAgain } from '../../../testing/factories/sign-ins.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { affiliateRewards, affiliateSweeps } from './tables.ts';
import { affiliateCampaigns } from '../tables.ts';
import { notifyOfPending } from './reminder.service.ts';

const api = await startTestApi();
const { db } = api.api.platform;
let names = 0;
const newMember = (name = 'Khách') => api.signUp(`nguoi-${++names}@example.vn`, { name });
const admin = await newMember('Chủ Nhóm');
const seller = await newMember('Người Giới Thiệu');
const stranger = await newMember('Người Lạ');

const again = (member: TestMember): Promise<TestMember> => signInAgain(api, member);

/** Makes a group with a campaign that a member has joined, and the counter of the group. */
const scene = async (facts: Record<string, unknown> = {}) => {
  const groupId = await makeGroup(api, { admins: [admin] });
  const as = await again(admin);
  const { _id } = await makeCampaign(api, as, groupId, facts);
  const { code, _id: participantId } = await joinCampaign(api, await again(seller), _id);
  return { groupId, campaignId: _id, participantId, code, as, shop: sellerCalls(api, as, groupId) };
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
const only = async (campaign: Scene): Promise<Reward> => {
  const { data } = await rewardsOf(campaign);
  assert.equal(data.length, 1);
  assert.ok(data[0]);
  return data[0];
};
const rewarded = async (campaignId: string): Promise<number | undefined> =>
  (await db.select().from(affiliateCampaigns).where(eq(affiliateCampaigns.id, campaignId)))[0]?.rewarded;

/** Returns the campaign as its form would send it again. */
const writtenOf = async ({ campaignId, as }: Scene): Promise<CampaignDetail> =>
  assertDone<{ data: CampaignDetail }>(await api.get(`/affiliate/manage/${campaignId}`, { as })).data;

describe('order after a followed link', () => {
  test('earns a truncated percentage of the payment up to a maximum, once', async () => {
    const campaign = await scene({ rewardKind: 'percent', amount: '7,25', maximum: 50_000 });
    const buyer = await newMember();
    await followLink(api, campaign.code, { as: buyer });
    api.clock.advance(10 * 60_000);
    await sell(campaign, buyer, { value: 333_333 });
    await sell(campaign, buyer, { value: 10_000_000 });
    await Promise.all(Array.from({ length: 5 }, () => scanNow(api)));
    const { data, total, sums } = await rewardsOf(campaign);
    assert.deepEqual([data.map(({ amount }) => amount), total], [[50_000, 24_166], 2]);
    assert.deepEqual(sums.pending, { count: 2, vnd: 74_166, points: 0 });
    assert.deepEqual([data[1]?.order?.payment, data[1]?.signs, data[1]?.unit], [333_333, [], 'vnd']);
    assert.equal(data[0]?.participant.member.name, 'Người Giới Thiệu');
    assert.equal(await rewarded(campaign.campaignId), 2);
  });

  test('earns for thirty days, for the link that was followed last', async () => {
    const campaign = await scene();
    const other = await newMember('Người Thứ Hai');
    const { code } = await joinCampaign(api, other, campaign.campaignId);
    const buyer = await newMember();
    await followLink(api, campaign.code, { as: buyer });
    api.clock.advance(30 * DAY - 1_000);
    const later = { ...campaign, as: await again(admin) };
    const shop = sellerCalls(api, later.as, campaign.groupId);
    const otherShop = { ...later, shop };
    await sell(otherShop, buyer, { invoiceNumber: 'TRONG-HAN' });
    api.clock.advance(2_000);
    await sell(otherShop, buyer, { invoiceNumber: 'QUA-HAN' });
    assert.deepEqual(
      (await rewardsOf(later)).data.map(({ order }) => order?.invoiceNumber),
      ['TRONG-HAN'],
    );
    // The next second: an order at the moment of the click does not count.
    api.clock.advance(1_000);
    await followLink(api, code, { as: await again(buyer) });
    await sell(otherShop, buyer, { invoiceNumber: 'LAN-HAI' });
    // A click after the order changes nothing, even if the order is looked at later.
    api.clock.advance(1_000);
    await followLink(api, campaign.code, { as: await again(buyer) });
    const { data } = await rewardsOf(later);
    assert.deepEqual([data[0]?.order?.invoiceNumber, data[0]?.participant.code], ['LAN-HAI', code]);
  });

  test('earns nothing for the participant’s own order and is flagged', async () => {
    const campaign = await scene();
    await followLink(api, campaign.code, { as: await again(seller) });
    await sell(campaign, seller);
    const { status, amount, reason, signs } = await only(campaign);
    assert.deepEqual([status, amount, reason, signs], ['rejected', 0, 'own-order', ['own-order', 'quick']]);
    assert.equal(await rewarded(campaign.campaignId), 0);
  });

  test('by the link of a group admin is flagged', async () => {
    const campaign = await scene();
    const { code } = await joinCampaign(api, campaign.as, campaign.campaignId);
    const buyer = await newMember();
    await followLink(api, code, { as: buyer });
    await sell(campaign, buyer);
    assert.deepEqual((await only(campaign)).signs, ['group-admin', 'quick']);
  });

  test('earns nothing in other groups, without a payment, or after the end of the campaign', async () => {
    const campaign = await scene();
    const elsewhere = await scene();
    const buyer = await newMember();
    await followLink(api, campaign.code, { as: buyer });
    await sell(elsewhere, buyer);
    assert.equal((await rewardsOf(elsewhere)).total, 0);
    const free = await scene({ rewardKind: 'percent', amount: 1 });
    await followLink(api, free.code, { as: buyer });
    await sell(free, buyer, { value: 99 });
    assert.equal((await rewardsOf(free)).total, 0);
    assertDone(
      await api.put(`/affiliate/${campaign.campaignId}/status`, { as: campaign.as, body: { status: 'ended' } }),
    );
    api.clock.advance(1_000);
    await sell(campaign, buyer);
    assert.equal((await rewardsOf(campaign)).total, 0);
  });

  test('earns no more rewards than the quota', async () => {
    const campaign = await scene({ quota: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newMember()));
    for (const buyer of buyers) await followLink(api, campaign.code, { as: buyer });
    await Promise.all(buyers.map((buyer) => sell(campaign, buyer)));
    await Promise.all(Array.from({ length: 10 }, () => scanNow(api)));
    assert.equal((await rewardsOf(campaign)).total, 3);
    assert.equal(await rewarded(campaign.campaignId), 3);
    const body = { ...(await writtenOf(campaign)), quota: 2 };
    const refused = await api.put(`/affiliate/${campaign.campaignId}`, { as: campaign.as, body });
    assertProblem(refused, 'invalid', ['quota:too-small']);
    const { data } = await rewardsOf(campaign);
    assertDone(await reject(campaign, [data[0]?._id ?? '']));
    await scanNow(api);
    assert.deepEqual(
      [(await rewardsOf(campaign, '&filter[status]=pending')).total, await rewarded(campaign.campaignId)],
      [3, 3],
    );
  });
});

test('rewards an order that is committed after later ones were looked at', async () => {
  const campaign = await scene();
  const buyer = await newMember();
  await followLink(api, campaign.code, { as: buyer });
  await sell(campaign, buyer);
  // Simulates an order with a later id that was looked at first.
  const position = uuidv7();
  await db.update(affiliateSweeps).set({ seen: position }).where(eq(affiliateSweeps.groupId, campaign.groupId));
  assert.equal((await rewardsOf(campaign)).total, 1);
});

describe('reward after changes', () => {
  test('follows a correction and a cancellation of its order', async () => {
    const campaign = await scene({ rewardKind: 'percent', amount: 10 });
    const buyer = await newMember();
    await followLink(api, campaign.code, { as: buyer });
    const order = await sell(campaign, buyer, { value: 500_000 });
    assert.equal((await only(campaign)).amount, 50_000);
    assertDone(await campaign.shop.change(order._id, { value: 200_000 }));
    const changed = await only(campaign);
    assert.equal(changed.amount, 20_000);
    assertDone(await approve(campaign, [changed._id]));
    assertDone(await campaign.shop.cancel(order._id));
    const { status, reason } = await only(campaign);
    assert.deepEqual([status, reason, await rewarded(campaign.campaignId)], ['rejected', 'order-cancelled', 0]);
    const byOrder = async (id: string) => (await rewardsOf(campaign, `&filter[orderId]=${id}`)).data;
    assert.deepEqual(
      (await byOrder(order._id)).map(({ _id }) => _id),
      [changed._id],
    );
    assert.deepEqual(await byOrder((await sell(campaign, await newMember()))._id), []);
  });

  test('is recalculated by the terms under which it was earned', async () => {
    const buyer = await newMember();
    const changedTo = async (facts: Record<string, unknown>, now: Record<string, unknown>) => {
      const campaign = await scene(facts);
      await followLink(api, campaign.code, { as: buyer });
      const order = await sell(campaign, buyer, { value: 500_000 });
      assert.equal((await only(campaign)).amount, 50_000);
      const body = { ...(await writtenOf(campaign)), picture: null, ...now };
      assertDone(await api.put(`/affiliate/${campaign.campaignId}`, { as: campaign.as, body }));
      assertDone(await campaign.shop.change(order._id, { value: 400_000 }));
      return (await only(campaign)).amount;
    };
    const percent = { rewardKind: 'percent', amount: 10 };
    const fixed = { rewardKind: 'vnd', amount: 50_000 };
    assert.equal(await changedTo(percent, { amount: 1 }), 40_000);
    assert.equal(await changedTo(percent, { maximum: 1_000 }), 40_000);
    assert.equal(await changedTo(percent, { ...fixed, amount: 7 }), 40_000);
    assert.equal(await changedTo(fixed, { rewardKind: 'percent', amount: 90 }), 50_000);
    assert.equal(await changedTo({ ...percent, amount: 50, maximum: 50_000 }, { maximum: null }), 50_000);
  });

  test('cannot be approved once its order is cancelled', async () => {
    const campaign = await scene();
    const buyer = await newMember();
    await followLink(api, campaign.code, { as: buyer });
    const order = await sell(campaign, buyer);
    const { _id } = await only(campaign);
    assertDone(await campaign.shop.cancel(order._id));
    assert.deepEqual(assertDone(await approve(campaign, [_id])).data, {
      done: [],
      left: [{ _id, why: 'wrong-state' }],
    });
  });
});

describe('decision of admins on rewards', () => {
  test('covers several rewards after the hold time and notifies participants', async () => {
    const campaign = await scene({ holdDays: 2 });
    const buyer = await newMember();
    await followLink(api, campaign.code, { as: buyer });
    for (const _each of [1, 2, 3]) await sell(campaign, buyer);
    const ids = (await rewardsOf(campaign)).data.map(({ _id }) => _id);
    assert.equal((await rewardsOf(campaign, '&filter[due]=true')).total, 0);
    const absent = '019a0000-0000-7000-8000-000000000000';
    assert.deepEqual(assertDone(await approve(campaign, [...ids.slice(0, 1), absent])).data, {
      done: [],
      left: [
        { _id: ids[0], why: 'held' },
        { _id: absent, why: 'not-found' },
      ],
    });
    api.clock.advance(2 * DAY);
    const later = { ...campaign, as: await again(admin) };
    assert.equal((await rewardsOf(later, '&filter[due]=true')).total, 3);
    for (const _twice of [1, 2]) await notifyOfPending(api.api.platform);
    const noticesOf = async (as: TestMember) =>
      assertDone<{ data: { kind: string; text: string; count: number }[] }>(
        await api.get('/notifications', { as }),
      ).data.filter(({ kind }) => kind === 'affiliate');
    assert.equal((await noticesOf(later.as)).length > 0, true);
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
      await api.get(`/affiliate/ownRewards?campaignId=${campaign.campaignId}`, { as }),
    );
    const none = assertDone<Rewards>(
      await api.get(`/affiliate/ownRewards?campaignId=${campaign.campaignId}&status=paid`, { as }),
    );
    assert.deepEqual([none.total, none.sums], [0, own.sums], 'the sums of a status are those of all');
    assert.deepEqual([own.sums.approved, own.sums.rejected.count], [{ count: 2, vnd: 40_000, points: 0 }, 1]);
    assert.equal(own.data.find(({ _id }) => _id === third)?.reason, 'Đơn ảo');
    assert.equal('order' in (own.data[0] ?? {}), false);
    assert.equal((await noticesOf(as)).length > 0, true);
  });

  test('requires an admin of the group, and a reason to reject', async () => {
    const campaign = await scene();
    const buyer = await newMember();
    await followLink(api, campaign.code, { as: buyer });
    await sell(campaign, buyer);
    const { _id } = await only(campaign);
    const { groupId } = campaign;
    for (const as of [await again(stranger), await again(seller)]) {
      assertProblem(await api.get(`/affiliate/rewards?groupId=${groupId}`, { as }), 'forbidden');
      assertProblem(await api.put(APPROVE, { as, body: { groupId, ids: [_id] } }), 'forbidden');
      assertProblem(await api.put(REJECT, { as, body: { groupId, ids: [_id], reason: 'x' } }), 'forbidden');
    }
    const { as } = campaign;
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
