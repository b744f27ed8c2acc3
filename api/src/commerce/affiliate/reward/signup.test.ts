import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { accounts } from '../../../identity/auth/tables.ts';
import { asc, eq } from '../../../platform/database/orm.ts';
import {
  followLink,
  joinCampaign,
  makeCampaign,
  setOpeningTime,
  scanNow,
} from '../../../testing/factories/affiliates.ts';
import { sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { signInAgain } from '../../../testing/factories/sign-ins.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { purgeOldClicks } from '../link/click.service.ts';
import { affiliateAttributions, affiliateCampaigns } from '../tables.ts';
import { affiliateRewards } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
let names = 0;
const newMember = (verified = true) => api.signUp(`nguoi-moi-${++names}@example.vn`, { verified });
const admin = await newMember();
const seller = await newMember();
const other = await newMember();

const again = (member: TestMember): Promise<TestMember> => signInAgain(api, member);

/** Makes a campaign of a new group that rewards sign-ups, joined by two members. */
const scene = async (facts: Record<string, unknown> = {}) => {
  const as = await again(admin);
  const groupId = await makeGroup(api, { admins: [admin] });
  const { _id } = await makeCampaign(api, as, groupId, { per: 'signup', ...facts });
  const { code } = await joinCampaign(api, await again(seller), _id);
  const { code: otherCode } = await joinCampaign(api, await again(other), _id);
  return { groupId, campaignId: _id, code, otherCode };
};

const attribute = async (as: TestMember, visitor: string | null) =>
  assertDone(await api.post('/affiliate/attribute', { as, body: { visitor: visitor ?? '' } }));

/** Follows a link, then opens an account in that browser a minute later. */
const signUpBy = async (code: string, { verified }: { verified: boolean }): Promise<TestMember> => {
  const visitor = await followLink(api, code);
  api.clock.advance(60_000);
  const member = await newMember(verified);
  await setOpeningTime(api, member, api.clock.now());
  await attribute(member, visitor);
  return member;
};

const verify = ({ memberId }: TestMember) =>
  db.update(accounts).set({ verifiedAt: api.clock.now() }).where(eq(accounts.memberId, memberId));

const rewardsOf = (campaignId: string) =>
  db
    .select()
    .from(affiliateRewards)
    .where(eq(affiliateRewards.campaignId, campaignId))
    .orderBy(asc(affiliateRewards.id));
/** Returns the used part of the campaign's quota and the new members who were rewarded. */
const stateOf = async (campaignId: string) => {
  const [campaign] = await db.select().from(affiliateCampaigns).where(eq(affiliateCampaigns.id, campaignId));
  const rewards = await rewardsOf(campaignId);
  return [campaign?.rewarded, rewards.map(({ newMemberId }) => newMemberId)] as const;
};
const attributionsOf = ({ memberId }: TestMember) =>
  db.$count(affiliateAttributions, eq(affiliateAttributions.memberId, memberId));

describe('unverified account', () => {
  test('uses no quota, so that many of them block neither clicks nor rewards', async () => {
    const { campaignId, code, otherCode } = await scene({ quota: 3 });
    for (let made = 0; made < 5; made += 1) await signUpBy(code, { verified: false });
    await scanNow(api);
    assert.deepEqual(await stateOf(campaignId), [0, []]);
    assert.notEqual(await followLink(api, otherCode, { ip: '198.51.100.9' }), null);
    const honest = await signUpBy(otherCode, { verified: true });
    await scanNow(api);
    assert.deepEqual(await stateOf(campaignId), [1, [honest.memberId]]);
  });

  test('earns the reward once verified, dated by its opening', async () => {
    const { campaignId, code, otherCode } = await scene({ quota: 3, holdDays: 2 });
    const member = await signUpBy(code, { verified: false });
    const openedOn = api.clock.now();
    // A click after the opening changes nothing.
    api.clock.advance(60_000);
    await followLink(api, otherCode, { as: member });
    await scanNow(api);
    assert.deepEqual(await stateOf(campaignId), [0, []]);
    api.clock.advance(DAY);
    await verify(member);
    for (const _again of [1, 2]) await scanNow(api);
    assert.deepEqual(await stateOf(campaignId), [1, [member.memberId]]);
    const [reward] = await rewardsOf(campaignId);
    assert.deepEqual(
      [reward?.memberId, reward?.status, reward?.signs, reward?.at, reward?.holdUntil],
      [seller.memberId, 'pending', [], openedOn, new Date(openedOn.getTime() + 2 * DAY)],
    );
  });

  test('earns nothing when verified after its clicks were deleted', async () => {
    const { campaignId, code } = await scene();
    const member = await signUpBy(code, { verified: false });
    api.clock.advance(36 * DAY);
    await purgeOldClicks(api.api.platform);
    await verify(member);
    await scanNow(api);
    assert.deepEqual(await stateOf(campaignId), [0, []]);
  });

  test('earns a reward for an order, with a flag', async () => {
    const { groupId, campaignId, code } = await scene({ per: 'order' });
    const buyer = await newMember(false);
    await followLink(api, code, { as: buyer });
    assertDone(await sellerCalls(api, await again(admin), groupId).invoice(buyer.memberId));
    await scanNow(api);
    assert.deepEqual((await rewardsOf(campaignId))[0]?.signs, ['quick', 'unverified']);
  });
});

describe('verified sign-ups', () => {
  test('use the quota exactly, even when verified and checked at once', async () => {
    const { campaignId, code } = await scene({ quota: 3 });
    const members = [];
    for (let made = 0; made < 8; made += 1) members.push(await signUpBy(code, { verified: false }));
    assert.deepEqual(await stateOf(campaignId), [0, []]);
    await Promise.all(members.map(verify));
    const visitors = await Promise.all(members.map(() => followLink(api, code)));
    await Promise.all([
      ...Array.from({ length: 5 }, () => scanNow(api)),
      ...members.map((member, index) => attribute(member, visitors[index] ?? null)),
    ]);
    const [usedQuota, rewarded] = await stateOf(campaignId);
    assert.deepEqual([usedQuota, rewarded.length, new Set(rewarded).size], [3, 3, 3]);
  });

  test('are not reconsidered when a full campaign has room again', async () => {
    const { groupId, campaignId, code } = await scene({ quota: 1 });
    const members = [];
    for (let made = 0; made < 2; made += 1) members.push(await signUpBy(code, { verified: false }));
    await Promise.all(members.map(verify));
    await scanNow(api);
    const [reward] = await rewardsOf(campaignId);
    assert.ok(reward);
    const body = { groupId, ids: [reward.id], reason: 'Tài khoản ảo' };
    assertDone(await api.put('/affiliate/rewards/reject', { as: await again(admin), body }));
    await scanNow(api);
    assert.deepEqual(await stateOf(campaignId), [0, [reward.newMemberId]]);
  });

  test('delete the attribution once it is rewarded or cannot earn', async () => {
    const { campaignId, code } = await scene();
    const latecomer = await signUpBy(code, { verified: true });
    const waiting = await signUpBy(code, { verified: false });
    const early = await newMember();
    await setOpeningTime(api, early, new Date(api.clock.now().getTime() - 5_000));
    await followLink(api, code, { as: early });
    await scanNow(api);
    assert.deepEqual(await Promise.all([latecomer, waiting, early].map(attributionsOf)), [0, 1, 0]);
    assert.deepEqual(await stateOf(campaignId), [1, [latecomer.memberId]]);
  });

  test('keep the attribution to campaigns that reward orders', async () => {
    const { groupId } = await scene();
    const { _id } = await makeCampaign(api, await again(admin), groupId);
    const { code } = await joinCampaign(api, await again(seller), _id);
    const buyer = await newMember();
    await followLink(api, code, { as: buyer });
    await scanNow(api);
    assert.equal(await attributionsOf(buyer), 1);
  });
});
