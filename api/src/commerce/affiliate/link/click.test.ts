import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Campaign, CampaignDetail, Participant } from '@m4u/contract/commerce/affiliate/schema';
import { DAY, HOUR } from '@m4u/contract/durations';
import { eq, sql } from '../../../platform/database/orm.ts';
import {
  followLink,
  joinCampaign,
  makeCampaign,
  setOpeningTime,
  PHONE,
} from '../../../testing/factories/affiliates.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { FETCHES } from '../../../testing/server/fetches.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { purgeOldClicks } from './click.service.ts';
import { affiliateRewards } from '../reward/tables.ts';
import { affiliateAttributions, affiliateClicks } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu-nhom@example.vn', { name: 'Chủ Nhóm' });
const seller = await api.signUp('gioi-thieu@example.vn', { name: 'Người Giới Thiệu' });
const guest = await api.signUp('khach@example.vn', { name: 'Khách' });
const groupId = await makeGroup(api, { admins: [admin] });

const make = async (facts: Record<string, unknown> = {}) => {
  const { _id } = await makeCampaign(api, admin, groupId, facts);
  return { _id, link: await joinCampaign(api, seller, _id) };
};
const readCampaign = async (id: string) =>
  assertDone<{ data: CampaignDetail }>(await api.get(`/affiliate/manage/${id}`, { as: admin })).data;
const mine = async (id: string) =>
  assertDone<{ data: Campaign }>(await api.get(`/affiliate/${id}`, { as: seller })).data.mine;

describe('click on a personal link', () => {
  test('leads to the landing page and counts once for each visitor and day', async () => {
    const { _id, link } = await make({ landing: '/mbg/gom?x=1' });
    assert.match(link.url, new RegExp(`/r/${link.code}$`));
    const answer = await api.post('/affiliate/click', {
      body: { code: link.code.toUpperCase() },
      headers: { 'user-agent': PHONE },
    });
    const { landing, visitor } = assertDone<{ data: { landing: string; visitor: string } }>(answer).data;
    assert.equal(landing, '/mbg/gom?x=1');
    await Promise.all(Array.from({ length: 50 }, () => followLink(api, link.code, { visitor })));
    assert.equal((await mine(_id))?.clicks, 1);
    await Promise.all(
      Array.from({ length: 5 }, (_none, index) => followLink(api, link.code, { ip: `198.51.100.${index}` })),
    );
    const { clicks, days } = await readCampaign(_id);
    assert.deepEqual([clicks, days.length, days.at(-1)], [6, 30, { day: '2026-03-02', clicks: 6, conversions: 0 }]);
  });

  test('counts bots separately, and nothing of visitors who refuse tracking', async () => {
    const { _id, link } = await make();
    for (const agent of ['', 'Googlebot/2.1', 'curl/8'])
      assert.equal(await followLink(api, link.code, { agent }), null);
    assert.equal(await followLink(api, link.code, { private: true }), null);
    const { clicks, machines } = await readCampaign(_id);
    assert.deepEqual([clicks, machines], [0, 3]);
  });

  test('ignores prefetches and embedded requests, also of signed-in members', async () => {
    const { _id, link } = await make();
    const { memberId } = guest;
    for (const [name, headers] of Object.entries(FETCHES)) {
      const clickCall = { body: { code: link.code }, headers: { 'user-agent': PHONE, ...headers }, as: guest };
      const { visitor } = assertDone<{ data: { visitor: string | null } }>(
        await api.post('/affiliate/click', clickCall),
      ).data;
      assert.equal(visitor, null, name);
    }
    assert.equal((await readCampaign(_id)).clicks, 0);
    const rows = await db.select().from(affiliateAttributions).where(eq(affiliateAttributions.memberId, memberId));
    assert.ok(!rows.some(({ participantId }) => participantId === link._id));
  });

  test('ignores the participant’s own clicks', async () => {
    const { _id, link } = await make();
    await followLink(api, link.code, { as: seller });
    assert.equal((await mine(_id))?.clicks, 0);
  });

  test('stores neither the visitor id nor the address', async () => {
    const { link } = await make();
    const visitor = await followLink(api, link.code, { ip: '198.51.100.77' });
    const rows = await db.select().from(affiliateClicks).where(eq(affiliateClicks.participantId, link._id));
    assert.equal(rows.length, 1);
    for (const secret of [visitor ?? '-', '198.51.100'])
      assert.doesNotMatch(JSON.stringify(rows), new RegExp(secret.replaceAll('.', '\\.')));
  });

  test('still leads on but counts nothing when the campaign or participant is inactive', async () => {
    const { _id, link } = await make({ to: '2026-03-02T12:00:00+07:00' });
    const status = (to: string) => api.put(`/affiliate/${_id}/status`, { as: admin, body: { status: to } });
    const landed = async () => assert.equal(await followLink(api, link.code), null);
    assertDone(await status('paused'));
    await landed();
    assertDone(await status('running'));
    const blocked = (is: boolean) =>
      api.put(`/affiliate/participants/${link._id}/block`, { as: admin, body: { blocked: is } });
    assertDone(await blocked(true));
    assert.equal((await mine(_id))?.blocked, true);
    await landed();
    assertDone(await blocked(false));
    assert.notEqual(await followLink(api, link.code), null);
    assertDone(await status('ended'));
    await landed();
    assert.equal((await readCampaign(_id)).clicks, 1);
    assertProblem(await status('running'), 'wrong-state');
    assertProblem(
      await api.put(`/affiliate/participants/${link._id}/block`, { as: seller, body: { blocked: true } }),
      'not-found',
    );
  });

  test('answers 404 for unknown codes and names invalid fields', async () => {
    assertProblem(await api.post('/affiliate/click', { body: { code: 'aaaaaaaa' } }), 'not-found');
    for (const code of ['x', 'ill0ooo1', '../../etc'])
      assertProblem(await api.post('/affiliate/click', { body: { code } }), 'invalid', ['code:invalid']);
    const { link } = await make();
    const body = { code: link.code, visitor: 'short' };
    assertProblem(await api.post('/affiliate/click', { body }), 'invalid', ['visitor:invalid']);
  });

  test('flags more than nine clicks from one network in an hour', async () => {
    const { _id, link } = await make();
    for (let index = 0; index < 12; index += 1) await followLink(api, link.code, { ip: '198.51.100.9' });
    assert.equal((await readCampaign(_id)).bursts, 3);
    const answer = await api.get(`/affiliate/${_id}/participants`, { as: admin });
    const [participant] = assertDone<{ data: Participant[] }>(answer).data;
    assert.deepEqual([participant?.signs, participant?.clicks, participant?.bursts], [['burst'], 12, 3]);
    assertProblem(await api.get(`/affiliate/${_id}/participants`, { as: seller }), 'not-found');
    assertProblem(await api.get(`/affiliate/${_id}/participants`), 'unauthenticated');
  });
});

describe('attribution of a visitor to an account', () => {
  const attribute = (as: { token: string }, visitor: string) =>
    api.post('/affiliate/attribute', { as, body: { visitor } });

  test('assigns earlier clicks of the browser to the member who signs in', async () => {
    const { link } = await make();
    const visitor = (await followLink(api, link.code)) ?? '';
    assertDone(await attribute(guest, visitor));
    assertDone(await attribute(guest, visitor));
    const rows = await db.select().from(affiliateAttributions).where(eq(affiliateAttributions.participantId, link._id));
    assert.deepEqual(
      rows.map(({ memberId }) => memberId),
      [guest.memberId],
    );
    assertProblem(await api.post('/affiliate/attribute', { body: { visitor } }), 'unauthenticated');
    assertProblem(await attribute(guest, 'x'), 'invalid', ['visitor:invalid']);
  });

  test('earns the participant one reward for an account opened after the click', async () => {
    const { _id, link } = await make({ per: 'signup', rewardKind: 'points', amount: 5 });
    const visitor = (await followLink(api, link.code)) ?? '';
    const newMember = await api.signUp('nguoi-moi@example.vn');
    await setOpeningTime(api, newMember, new Date(api.clock.now().getTime() + 5_000));
    for (const _again of [1, 2]) assertDone(await attribute(newMember, visitor));
    // An account that existed before the click earns nothing.
    assertDone(await attribute(guest, visitor));
    const rewards = await db.select().from(affiliateRewards).where(eq(affiliateRewards.campaignId, _id));
    assert.deepEqual(
      rewards.map(({ newMemberId, amount, unit, status, signs }) => ({ newMemberId, amount, unit, status, signs })),
      [{ newMemberId: newMember.memberId, amount: 5, unit: 'points', status: 'pending', signs: ['quick'] }],
    );
  });

  test('earns nothing for an account opened before the click', async () => {
    const { _id, link } = await make({ per: 'signup', amount: 1 });
    const early = await api.signUp('da-co@example.vn');
    await setOpeningTime(api, early, new Date(api.clock.now().getTime() - 5_000));
    assertDone(await attribute(early, (await followLink(api, link.code)) ?? ''));
    assert.equal(await db.$count(affiliateRewards, eq(affiliateRewards.campaignId, _id)), 0);
  });
});

test('deletes networks after two days and clicks after they can no longer earn rewards', async () => {
  const { link } = await make();
  const own = eq(affiliateClicks.participantId, link._id);
  await followLink(api, link.code, { as: guest });
  api.clock.advance(47 * HOUR);
  await purgeOldClicks(api.api.platform);
  assert.equal(await db.$count(affiliateClicks, sql`${own} and network is not null`), 1);
  api.clock.advance(2 * HOUR);
  await purgeOldClicks(api.api.platform);
  assert.equal(await db.$count(affiliateClicks, sql`${own} and network is null`), 1);
  api.clock.advance(40 * DAY);
  await purgeOldClicks(api.api.platform);
  assert.equal(await db.$count(affiliateClicks, own), 0);
  assert.equal(await db.$count(affiliateAttributions, eq(affiliateAttributions.participantId, link._id)), 0);
});
