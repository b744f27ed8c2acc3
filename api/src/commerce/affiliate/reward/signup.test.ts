import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { accounts } from '../../../identity/auth/tables.ts';
import { asc, eq } from '../../../platform/database/orm.ts';
import { follow, joinCampaign, makeCampaign, openedAt, sweepNow } from '../../../testing/factories/affiliates.ts';
import { sellingAt } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { forget } from '../link/click.service.ts';
import { affiliateAttributions, affiliateCampaigns } from '../tables.ts';
import { affiliateRewards } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
let names = 0;
const newMember = (verified = true) => api.signUp(`nguoi-moi-${++names}@example.vn`, { verified });
const admin = await newMember();
const seller = await newMember();
const other = await newMember();

/** A member with a session of now, since the clock goes on by days. */
const again = async ({ email, password, ...rest }: TestMember): Promise<TestMember> => {
  const answer = await api.post('/auth/login', { body: { email, password } });
  return { ...rest, email, password, token: answer.json<{ accessToken: string }>().accessToken };
};

/** A campaign of a new group that rewards sign-ups, joined by two members. */
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

/** Somebody follows a link and opens an account in that browser a minute later. */
const signUpBy = async (code: string, { verified }: { verified: boolean }): Promise<TestMember> => {
  const visitor = await follow(api, code);
  api.clock.advance(60_000);
  const member = await newMember(verified);
  await openedAt(api, member, api.clock.now());
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
/** The taken places of the campaign's quota, and the new members for whom a reward was written. */
const stateOf = async (campaignId: string) => {
  const [campaign] = await db.select().from(affiliateCampaigns).where(eq(affiliateCampaigns.id, campaignId));
  const rewards = await rewardsOf(campaignId);
  return [campaign?.rewarded, rewards.map(({ newMemberId }) => newMemberId)] as const;
};
const attributionsOf = ({ memberId }: TestMember) =>
  db.$count(affiliateAttributions, eq(affiliateAttributions.memberId, memberId));

describe('an unverified account', () => {
  test('takes no place of the quota, so that a flood of them costs others neither clicks nor rewards', async () => {
    const { campaignId, code, otherCode } = await scene({ quota: 3 });
    for (let made = 0; made < 5; made += 1) await signUpBy(code, { verified: false });
    await sweepNow(api);
    assert.deepEqual(await stateOf(campaignId), [0, []]);
    assert.notEqual(await follow(api, otherCode, { ip: '198.51.100.9' }), null);
    const honest = await signUpBy(otherCode, { verified: true });
    await sweepNow(api);
    assert.deepEqual(await stateOf(campaignId), [1, [honest.memberId]]);
  });

  test('earns the reward once it is verified, by the moment at which it was opened', async () => {
    const { campaignId, code, otherCode } = await scene({ quota: 3, holdDays: 2 });
    const member = await signUpBy(code, { verified: false });
    const openedOn = api.clock.now();
    // A link that is followed after the opening changes nothing.
    api.clock.advance(60_000);
    await follow(api, otherCode, { as: member });
    await sweepNow(api);
    assert.deepEqual(await stateOf(campaignId), [0, []]);
    api.clock.advance(DAY);
    await verify(member);
    for (const _again of [1, 2]) await sweepNow(api);
    assert.deepEqual(await stateOf(campaignId), [1, [member.memberId]]);
    const [reward] = await rewardsOf(campaignId);
    assert.deepEqual(
      [reward?.memberId, reward?.status, reward?.signs, reward?.at, reward?.holdUntil],
      [seller.memberId, 'pending', [], openedOn, new Date(openedOn.getTime() + 2 * DAY)],
    );
  });

  test('earns nothing when it is verified after its clicks were forgotten', async () => {
    const { campaignId, code } = await scene();
    const member = await signUpBy(code, { verified: false });
    api.clock.advance(36 * DAY);
    await forget(api.api.platform);
    await verify(member);
    await sweepNow(api);
    assert.deepEqual(await stateOf(campaignId), [0, []]);
  });

  test('still earns a reward for an order, with a sign', async () => {
    const { groupId, campaignId, code } = await scene({ per: 'order' });
    const buyer = await newMember(false);
    await follow(api, code, { as: buyer });
    assertDone(await sellingAt(api, await again(admin), groupId).invoice(buyer.memberId));
    await sweepNow(api);
    assert.deepEqual((await rewardsOf(campaignId))[0]?.signs, ['quick', 'unverified']);
  });
});

describe('verified sign-ups', () => {
  test('take as many places as the quota has, however many are verified and looked at at once', async () => {
    const { campaignId, code } = await scene({ quota: 3 });
    const members = [];
    for (let made = 0; made < 8; made += 1) members.push(await signUpBy(code, { verified: false }));
    assert.deepEqual(await stateOf(campaignId), [0, []]);
    await Promise.all(members.map(verify));
    const visitors = await Promise.all(members.map(() => follow(api, code)));
    await Promise.all([
      ...Array.from({ length: 5 }, () => sweepNow(api)),
      ...members.map((member, at) => attribute(member, visitors[at] ?? null)),
    ]);
    const [taken, rewarded] = await stateOf(campaignId);
    assert.deepEqual([taken, rewarded.length, new Set(rewarded).size], [3, 3, 3]);
  });

  test('are not looked at again after their campaign was full and has a place again', async () => {
    const { groupId, campaignId, code } = await scene({ quota: 1 });
    const members = [];
    for (let made = 0; made < 2; made += 1) members.push(await signUpBy(code, { verified: false }));
    await Promise.all(members.map(verify));
    await sweepNow(api);
    const [reward] = await rewardsOf(campaignId);
    assert.ok(reward);
    const body = { groupId, ids: [reward.id], reason: 'Tài khoản ảo' };
    assertDone(await api.put('/affiliate/rewards/reject', { as: await again(admin), body }));
    await sweepNow(api);
    assert.deepEqual(await stateOf(campaignId), [0, [reward.newMemberId]]);
  });

  test('leave no record of the links that were followed, nor do members of before', async () => {
    const { campaignId, code } = await scene();
    const fresh = await signUpBy(code, { verified: true });
    const waiting = await signUpBy(code, { verified: false });
    const early = await newMember();
    await openedAt(api, early, new Date(api.clock.now().getTime() - 5_000));
    await follow(api, code, { as: early });
    await sweepNow(api);
    assert.deepEqual(await Promise.all([fresh, waiting, early].map(attributionsOf)), [0, 1, 0]);
    assert.deepEqual(await stateOf(campaignId), [1, [fresh.memberId]]);
  });

  test('keep the record of links that reward orders', async () => {
    const { groupId } = await scene();
    const { _id } = await makeCampaign(api, await again(admin), groupId);
    const { code } = await joinCampaign(api, await again(seller), _id);
    const buyer = await newMember();
    await follow(api, code, { as: buyer });
    await sweepNow(api);
    assert.equal(await attributionsOf(buyer), 1);
  });
});
