import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Campaign, CampaignDetail, Participant } from '@m4u/contract/commerce/affiliate/schema';
import { DAY, HOUR } from '@m4u/contract/durations';
import { eq, sql } from '../../../platform/database/orm.ts';
import { follow, joinCampaign, makeCampaign, openedAt, PHONE } from '../../../testing/factories/affiliates.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { FETCHES } from '../../../testing/server/fetches.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { forget } from './click.service.ts';
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
const seen = async (id: string) =>
  assertDone<{ data: CampaignDetail }>(await api.get(`/affiliate/manage/${id}`, { as: admin })).data;
const mine = async (id: string) =>
  assertDone<{ data: Campaign }>(await api.get(`/affiliate/${id}`, { as: seller })).data.mine;

describe('a link that is followed', () => {
  test('leads to the landing page and is counted once for each visitor and day, however often at once', async () => {
    const { _id, link } = await make({ landing: '/mbg/gom?x=1' });
    assert.match(link.url, new RegExp(`/r/${link.code}$`));
    const answer = await api.post('/affiliate/click', {
      body: { code: link.code.toUpperCase() },
      headers: { 'user-agent': PHONE },
    });
    const { landing, visitor } = assertDone<{ data: { landing: string; visitor: string } }>(answer).data;
    assert.equal(landing, '/mbg/gom?x=1');
    await Promise.all(Array.from({ length: 50 }, () => follow(api, link.code, { visitor })));
    assert.equal((await mine(_id))?.clicks, 1);
    await Promise.all(Array.from({ length: 5 }, (_none, at) => follow(api, link.code, { ip: `198.51.100.${at}` })));
    const { clicks, days } = await seen(_id);
    assert.deepEqual([clicks, days.length, days.at(-1)], [6, 30, { day: '2026-03-02', clicks: 6, conversions: 0 }]);
  });

  test('by a machine is counted apart, and by who is not to be followed not at all', async () => {
    const { _id, link } = await make();
    for (const agent of ['', 'Googlebot/2.1', 'curl/8']) assert.equal(await follow(api, link.code, { agent }), null);
    assert.equal(await follow(api, link.code, { private: true }), null);
    const { clicks, machines } = await seen(_id);
    assert.deepEqual([clicks, machines], [0, 3]);
  });

  test('by what pages load or browsers fetch ahead is nobody’s, also of a member who looks at such a page', async () => {
    const { _id, link } = await make();
    const { memberId } = guest;
    for (const [name, headers] of Object.entries(FETCHES)) {
      const asked = { body: { code: link.code }, headers: { 'user-agent': PHONE, ...headers }, as: guest };
      const { visitor } = assertDone<{ data: { visitor: string | null } }>(
        await api.post('/affiliate/click', asked),
      ).data;
      assert.equal(visitor, null, name);
    }
    assert.equal((await seen(_id)).clicks, 0);
    const rows = await db.select().from(affiliateAttributions).where(eq(affiliateAttributions.memberId, memberId));
    assert.ok(!rows.some(({ participantId }) => participantId === link._id));
  });

  test('by its own participant is not counted', async () => {
    const { _id, link } = await make();
    await follow(api, link.code, { as: seller });
    assert.equal((await mine(_id))?.clicks, 0);
  });

  test('keeps nothing by which the visitor or their address could be told', async () => {
    const { link } = await make();
    const visitor = await follow(api, link.code, { ip: '198.51.100.77' });
    const rows = await db.select().from(affiliateClicks).where(eq(affiliateClicks.participantId, link._id));
    assert.equal(rows.length, 1);
    for (const secret of [visitor ?? '-', '198.51.100'])
      assert.doesNotMatch(JSON.stringify(rows), new RegExp(secret.replaceAll('.', '\\.')));
  });

  test('leads on without being counted once the campaign is paused, ended or over, or its participant blocked', async () => {
    const { _id, link } = await make({ to: '2026-03-02T12:00:00+07:00' });
    const status = (to: string) => api.put(`/affiliate/${_id}/status`, { as: admin, body: { status: to } });
    const landed = async () => assert.equal(await follow(api, link.code), null);
    assertDone(await status('paused'));
    await landed();
    assertDone(await status('running'));
    const blocked = (is: boolean) =>
      api.put(`/affiliate/participants/${link._id}/block`, { as: admin, body: { blocked: is } });
    assertDone(await blocked(true));
    assert.equal((await mine(_id))?.blocked, true);
    await landed();
    assertDone(await blocked(false));
    assert.notEqual(await follow(api, link.code), null);
    assertDone(await status('ended'));
    await landed();
    assert.equal((await seen(_id)).clicks, 1);
    assertProblem(await status('running'), 'wrong-state');
    assertProblem(
      await api.put(`/affiliate/participants/${link._id}/block`, { as: seller, body: { blocked: true } }),
      'not-found',
    );
  });

  test('answers 404 for a code that there is not, and names the field of what is none', async () => {
    assertProblem(await api.post('/affiliate/click', { body: { code: 'aaaaaaaa' } }), 'not-found');
    for (const code of ['x', 'ill0ooo1', '../../etc'])
      assertProblem(await api.post('/affiliate/click', { body: { code } }), 'invalid', ['code:invalid']);
    const { link } = await make();
    const body = { code: link.code, visitor: 'short' };
    assertProblem(await api.post('/affiliate/click', { body }), 'invalid', ['visitor:invalid']);
  });

  test('many times from one network within an hour is a sign', async () => {
    const { _id, link } = await make();
    for (let at = 0; at < 12; at += 1) await follow(api, link.code, { ip: '198.51.100.9' });
    assert.equal((await seen(_id)).bursts, 3);
    const answer = await api.get(`/affiliate/${_id}/participants`, { as: admin });
    const [participant] = assertDone<{ data: Participant[] }>(answer).data;
    assert.deepEqual([participant?.signs, participant?.clicks, participant?.bursts], [['burst'], 12, 3]);
    assertProblem(await api.get(`/affiliate/${_id}/participants`, { as: seller }), 'not-found');
    assertProblem(await api.get(`/affiliate/${_id}/participants`), 'unauthenticated');
  });
});

describe('whoever signs in or up in that browser', () => {
  const attribute = (as: { token: string }, visitor: string) =>
    api.post('/affiliate/attribute', { as, body: { visitor } });

  test('has followed what was followed there', async () => {
    const { link } = await make();
    const visitor = (await follow(api, link.code)) ?? '';
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

  test('earns the participant a reward once, for an account that was opened within thirty days', async () => {
    const { _id, link } = await make({ per: 'signup', rewardKind: 'points', amount: 5 });
    const visitor = (await follow(api, link.code)) ?? '';
    const fresh = await api.signUp('nguoi-moi@example.vn');
    await openedAt(api, fresh, new Date(api.clock.now().getTime() + 5_000));
    for (const _again of [1, 2]) assertDone(await attribute(fresh, visitor));
    // Whoever had an account before has not signed up.
    assertDone(await attribute(guest, visitor));
    const rewards = await db.select().from(affiliateRewards).where(eq(affiliateRewards.campaignId, _id));
    assert.deepEqual(
      rewards.map(({ newMemberId, amount, unit, status, signs }) => ({ newMemberId, amount, unit, status, signs })),
      [{ newMemberId: fresh.memberId, amount: 5, unit: 'points', status: 'pending', signs: ['quick'] }],
    );
  });

  test('is owed to nobody by a click after the account was opened', async () => {
    const { _id, link } = await make({ per: 'signup', amount: 1 });
    const early = await api.signUp('da-co@example.vn');
    await openedAt(api, early, new Date(api.clock.now().getTime() - 5_000));
    assertDone(await attribute(early, (await follow(api, link.code)) ?? ''));
    assert.equal(await db.$count(affiliateRewards, eq(affiliateRewards.campaignId, _id)), 0);
  });
});

test('networks are forgotten after two days, clicks and who made them when nothing can come of them', async () => {
  const { link } = await make();
  const own = eq(affiliateClicks.participantId, link._id);
  await follow(api, link.code, { as: guest });
  api.clock.advance(47 * HOUR);
  await forget(api.api.platform);
  assert.equal(await db.$count(affiliateClicks, sql`${own} and network is not null`), 1);
  api.clock.advance(2 * HOUR);
  await forget(api.api.platform);
  assert.equal(await db.$count(affiliateClicks, sql`${own} and network is null`), 1);
  api.clock.advance(40 * DAY);
  await forget(api.api.platform);
  assert.equal(await db.$count(affiliateClicks, own), 0);
  assert.equal(await db.$count(affiliateAttributions, eq(affiliateAttributions.participantId, link._id)), 0);
});
