import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Payout, PayoutSettings } from '@m4u/contract/commerce/affiliate/payout';
import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import { eq } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import { affiliatePayouts } from '../reward/tables.ts';
import { followLink, joinCampaign, makeCampaign, payoutCalls } from '../../../testing/factories/affiliates.ts';
import { sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const [owner, admin, payee, buyer, stranger] = (await Promise.all(
  ['Chủ', 'Quản lý', 'Người giới thiệu', 'Khách', 'Người lạ'].map((name, index) =>
    api.signUp(`a${index}@example.vn`, { name }),
  ),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember];
assertDone(
  await api.put('/affiliate/account', {
    as: payee,
    body: { bankName: 'Vietcombank', ownerName: 'NGUOI GIOI THIEU', accountNumber: '9704368112223334' },
  }),
);

/**
 * Makes a group, and a call for a campaign with an approved reward, 20.000 ₫ unless told otherwise; it returns its id.
 */
const begin = async () => {
  const groupId = await makeGroup(api, { admins: [owner, admin] });
  const seller = sellerCalls(api, owner, groupId);
  const earn = async (facts = {}) => {
    const { _id } = await makeCampaign(api, owner, groupId, facts);
    const { code } = await joinCampaign(api, payee, _id);
    api.clock.advance(1_000);
    await followLink(api, code, { as: buyer });
    assertDone(await seller.invoice(buyer.memberId));
    const { data } = assertDone<{ data: Reward[] }>(
      await api.get(`/affiliate/rewards?groupId=${groupId}&status=pending`, { as: owner }),
    );
    const body = { groupId, ids: data.map((reward) => reward._id) };
    assertDone(await api.put('/affiliate/rewards/approve', { as: owner, body }));
    return _id;
  };
  return { groupId, earn };
};

/** Makes a group with an approved reward of 20.000 ₫. */
const scene = async () => {
  const { groupId, earn } = await begin();
  await earn();
  return groupId;
};
const limit = (as: TestMember, groupId: string, approvalFrom: unknown) =>
  api.put('/affiliate/payouts/settings', { as, body: { groupId, approvalFrom } });
const approve = (as: TestMember | undefined, id: string) => api.put(`/affiliate/payouts/${id}/approve`, { as });
const made = async (as: TestMember, groupId: string) =>
  assertDone<{ data: Payout }>(await payoutCalls(api, as).make({ groupId })).data;
const waitingNotices = async ({ memberId }: TestMember, id: string) =>
  (await db.select().from(notifications).where(eq(notifications.memberId, memberId))).filter(
    (row) => row.data['payout'] === id && row.openedAt === null,
  ).length;

describe('approval by a second person', () => {
  test('is turned on by an owner', async () => {
    const groupId = await makeGroup(api, { admins: [owner, admin] });
    const read = async (as: TestMember) =>
      assertDone<{ data: PayoutSettings }>(await api.get(`/affiliate/payouts/settings?groupId=${groupId}`, { as }))
        .data;
    assert.deepEqual(await read(owner), { approvalFrom: null, can: { update: true } });
    assertProblem(await limit(admin, groupId, 1), 'forbidden');
    assertProblem(await limit(stranger, groupId, 1), 'forbidden');
    assertProblem(await limit(owner, groupId, 0), 'invalid', ['approvalFrom:too-small']);
    assertDone(await limit(owner, groupId, 5_000_000));
    assert.deepEqual(await read(admin), { approvalFrom: 5_000_000, can: { update: false } });
    assertDone(await limit(owner, groupId, null));
    assert.equal((await read(admin)).approvalFrom, null);
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, groupId));
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['affiliate.payout-limit', 'affiliate.payout-limit'],
    );
  });

  test('tells the other owners of a changed amount', async () => {
    const groupId = await makeGroup(api, { admins: [owner, admin] });
    await db.update(groupMembers).set({ owner: true }).where(eq(groupMembers.groupId, groupId));
    const newsOf = async ({ memberId }: TestMember) =>
      (await db.select().from(notifications).where(eq(notifications.memberId, memberId)))
        .filter(({ data }) => data['group'] === groupId)
        .map(({ data }) => [data['news'], data['vnd']]);
    assertDone(await limit(owner, groupId, 5_000_000));
    assert.deepEqual(await newsOf(admin), [['payout-limit', '5000000']]);
    assertDone(await limit(owner, groupId, 5_000_000));
    assertDone(await limit(owner, groupId, null));
    assert.deepEqual((await newsOf(admin)).at(-1), ['payout-limit-off', '']);
    assert.deepEqual(await newsOf(owner), []);
  });

  test('holds a payout back until another admin approves it', async () => {
    const groupId = await scene();
    assertDone(await limit(owner, groupId, 20_000));
    const payout = await made(owner, groupId);
    assert.deepEqual([payout.approval, payout.can], ['waiting', { pay: false, cancel: true, approve: false }]);
    assert.deepEqual([await waitingNotices(admin, payout._id), await waitingNotices(owner, payout._id)], [1, 0]);
    const { pay } = payoutCalls(api, owner);
    assertProblem(await pay(payout._id), 'approval-needed');
    assertProblem(await api.get(`/affiliate/payouts/${payout._id}/csv`, { as: admin }), 'approval-needed');
    const item = payout.items[0]?._id ?? '';
    assertProblem(await api.get(`/affiliate/payouts/items/${item}/vietqr`, { as: admin }), 'approval-needed');
    assertProblem(await approve(owner, payout._id), 'forbidden');
    assertProblem(await approve(stranger, payout._id), 'not-found');
    const both = await Promise.all([approve(admin, payout._id), approve(admin, payout._id)]);
    assert.deepEqual(
      both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      [200, 409],
    );
    assert.equal(await waitingNotices(admin, payout._id), 0);
    const paid = assertDone<{ data: Payout }>(await pay(payout._id)).data;
    assert.deepEqual([paid.status, paid.approval, paid.approvedBy?._id], ['paid', 'approved', admin.memberId]);
    assertProblem(await approve(admin, payout._id), 'wrong-state');
  });

  test('holds the points of such a payout back as well', async () => {
    const { groupId, earn } = await begin();
    await earn();
    await earn({ rewardKind: 'points', amount: 300 });
    assertDone(await limit(owner, groupId, 20_000));
    const statuses = ({ items }: Payout) => items.map(({ unit, status }) => `${unit} ${status}`).toSorted();
    const balance = async () =>
      assertDone<{ data: { points: number } }>(
        await api.get(`/members/getMemberPoint/${payee.memberId}?groupId=${groupId}`, { as: owner }),
      ).data.points;
    const payout = await made(owner, groupId);
    assert.deepEqual([statuses(payout), await balance()], [['points ready', 'vnd ready'], 0]);
    const approved = assertDone<{ data: Payout }>(await approve(admin, payout._id)).data;
    assert.deepEqual([statuses(approved), await balance()], [['points paid', 'vnd ready'], 300]);
  });

  test('counts the payouts of one admin within a day together', async () => {
    const { groupId, earn } = await begin();
    const [first, second, third, fourth] = [await earn(), await earn(), await earn(), await earn()];
    assertDone(await limit(owner, groupId, 40_000));
    const approvalOf = async (as: TestMember, campaignId: string) =>
      assertDone<{ data: Payout }>(await payoutCalls(api, as).make({ groupId, campaignId })).data.approval;
    assert.equal(await approvalOf(owner, first), 'none');
    assert.equal(await approvalOf(admin, second), 'none');
    assert.equal(await approvalOf(owner, third), 'waiting');
    const yesterday = new Date(api.clock.now().getTime() - 25 * 60 * 60_000);
    await db.update(affiliatePayouts).set({ createdAt: yesterday }).where(eq(affiliatePayouts.groupId, groupId));
    assert.equal(await approvalOf(owner, fourth), 'none');
  });

  test('is not needed for smaller payouts and for earlier ones', async () => {
    const groupId = await scene();
    assertDone(await limit(owner, groupId, 20_001));
    const payout = await made(owner, groupId);
    assert.equal(payout.approval, 'none');
    assertDone(await limit(owner, groupId, 1));
    assertProblem(await approve(admin, payout._id), 'wrong-state');
    assertDone(await payoutCalls(api, owner).pay(payout._id));
  });

  test('is no longer needed once the payout is cancelled', async () => {
    const groupId = await scene();
    assertDone(await limit(owner, groupId, 1));
    const payout = await made(admin, groupId);
    assertDone(await payoutCalls(api, admin).cancel(payout._id));
    assert.equal(await waitingNotices(owner, payout._id), 0);
    assertProblem(await approve(owner, payout._id), 'wrong-state');
  });
});
