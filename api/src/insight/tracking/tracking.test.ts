import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Dashboard } from '@m4u/contract/insight/tracking/schema';
import type { Group } from '@m4u/contract/profile/group';
import type { Member } from '@m4u/contract/profile/member';
import { eq } from '../../platform/database/orm.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, TEST_START, type TestCall, type TestMember } from '../../testing/server/api.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { purgeTracking } from './jobs.ts';
import { trackingDays, trackingItems, trackingSalts, trackingVisitors } from './tables.ts';

const api = await startTestApi();
const { db, tracker } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/124.0 Safari/537.36';
const [owner, admin, other] = (await Promise.all(
  ['owner', 'admin', 'other'].map((name) => api.signUp(`${name}@example.vn`)),
)) as [TestMember, TestMember, TestMember];
const group = await makeGroup(api, { admins: [admin], members: [other] });

const send = (body: object, options: TestCall = {}) =>
  api.post('/tracking/action', { ...options, body, headers: { 'user-agent': PHONE, ...options.headers } });
const act = async (body: object, options: TestCall = {}) => {
  const answer = assertDone<{ data: { done: boolean } }>(await send(body, options));
  await tracker.flush();
  return answer;
};
const call = (page = owner.memberId, value = 'phone') => ({ kind: 'call', page, value });
const read = async (body: object = {}, as = owner) =>
  assertDone<{ data: Dashboard }>(await api.post(`/dashboard/member/${owner.memberId}`, { as, body })).data;
const readGroup = async (as = admin) =>
  assertDone<{ data: Dashboard }>(await api.post(`/dashboard/brand/${group}`, { as, body: {} })).data;
const shown = { owner: { kind: 'member', id: owner.memberId }, kind: 'view', value: 'page' } as const;
const visit = (ip: string, agent = PHONE, source: 'direct' | 'zalo' = 'direct') =>
  tracker.visit({ ...shown, source, agent, ip });
const post = async (title: string, policy: string, as = owner) =>
  assertDone<{ data: { _id: string } }>(
    await api.post('/members/insertBlog', { as, body: { title, content: '<p>Xin chào</p>', policy } }),
  ).data._id;

beforeEach(async () => {
  api.clock.set(TEST_START);
  await tracker.flush();
  for (const table of [trackingDays, trackingItems, trackingVisitors, trackingSalts]) await db.delete(table);
});

describe('tracked actions', () => {
  test('are counted from single, batched and form requests', async () => {
    assert.deepEqual(await act(call()), { data: { done: true } });
    await act({
      actions: [call(), call(owner.memberId, 'zalo'), { kind: 'share', page: owner.memberId, value: 'copy' }],
    });
    assertDone(
      await api.post('/tracking/action', {
        form: `kind=call&page=${owner.memberId}&value=zalo&source=qr`,
        headers: { 'user-agent': PHONE },
      }),
    );
    await tracker.flush();
    const { totals, contacts, before } = await read();
    assert.deepEqual([totals.calls, totals.shares, totals.views], [4, 1, 0]);
    assert.deepEqual(contacts, [
      { way: 'phone', count: 2 },
      { way: 'zalo', count: 2 },
    ]);
    assert.equal(before?.totals.calls, 0);
  });

  test('require a value and a known kind', async () => {
    assertProblem(await send({}), 'invalid', ['kind:required', 'page:required', 'value:required']);
    assertProblem(await send({ ...call(), value: '' }), 'invalid');
    assertProblem(await send({ ...call(), kind: 'steal' }), 'invalid', ['kind:choice']);
    assertProblem(await send({ ...call(), source: 'moon' }), 'invalid', ['source:choice']);
    assertProblem(await send({ actions: [] }), 'invalid');
    assertProblem(await send({ actions: Array.from({ length: 101 }, () => call()) }), 'invalid');
    assertProblem(await send({ actions: [{ kind: 'call', page: owner.memberId }] }), 'invalid', [
      'actions.0.value:required',
    ]);
  });

  test('are ignored for unknown and non-public targets, without an error', async () => {
    const hidden = await post('Riêng', 'private');
    const others = await post('Của người khác', 'public', other);
    const mine = await post('Công khai', 'public');
    const view = (value: string) => ({ kind: 'view', page: owner.memberId, value });
    for (const nothing of [call(ABSENT), call(owner.memberId, 'smoke'), view(hidden), view(others), view(ABSENT)])
      assert.deepEqual(await act(nothing), { data: { done: true } });
    await act({ kind: 'product', page: owner.memberId, value: mine });
    await act({ kind: 'link', page: owner.memberId, value: ABSENT });
    assert.deepEqual(await db.select().from(trackingDays), []);
    await act(view(mine));
    assert.deepEqual((await read()).content, [{ _id: mine, kind: 'post', title: 'Công khai', count: 1 }]);
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, other.memberId));
    await act(call(other.memberId));
    await db.update(members).set({ lockedAt: null });
    assert.equal((await db.select().from(trackingDays).where(eq(trackingDays.ownerId, other.memberId))).length, 0);
  });

  test('are not counted for bots, visitors who refuse tracking, and the owner', async () => {
    for (const agent of ['Googlebot/2.1', 'facebookexternalhit/1.1', ''])
      await act(call(), { headers: { 'user-agent': agent } });
    await act(call(), { headers: { dnt: '1' } });
    await act(call(), { headers: { 'sec-gpc': '1' } });
    await act(call(), { as: owner });
    await act(call(group), { as: admin });
    assert.deepEqual(await db.select().from(trackingDays), []);
    await act(call(), { as: other });
    await act(call(group), { as: other });
    assert.deepEqual([(await read()).totals.calls, (await readGroup()).totals.calls], [1, 1]);
  });

  test('add up exactly in fifty concurrent batches', async () => {
    const actions = Array.from({ length: 100 }, (_, index) => call(index % 2 === 0 ? owner.memberId : group));
    const sent = Array.from({ length: 50 }, async () => {
      assertDone(await send({ actions }));
      await tracker.flush();
    });
    await Promise.all(sent);
    assert.deepEqual([(await read()).totals.calls, (await readGroup()).totals.calls], [2_500, 2_500]);
  });
});

describe('tracking of links, cards and contacts', () => {
  test('counts them where they are opened', async () => {
    const body = { links: [{ label: 'Cửa hàng', address: 'https://shop.example' }] };
    const saved = await api.put(`/members/updateAccountLinkById/${owner.memberId}`, { as: owner, body });
    const link = assertDone<{ data: Member }>(saved).data.links[0]?._id ?? '';
    const open = (headers: Record<string, string> = {}) =>
      api.get(`/members/openLink/${owner.memberId}/${link}`, { headers: { 'user-agent': PHONE, ...headers } });
    assert.equal((await open()).statusCode, 302);
    assert.equal((await open({ dnt: '1' })).statusCode, 302);
    assert.equal((await open({ 'user-agent': 'curl/8' })).statusCode, 302);
    await act({ kind: 'link', page: owner.memberId, value: link });
    const save = (as?: TestMember) =>
      api.get(`/members/getVfcMemberId/${owner.memberId}`, { as, headers: { 'user-agent': LAPTOP } });
    assert.equal((await save()).statusCode, 200);
    assert.equal((await save(owner)).statusCode, 200);
    await tracker.flush();
    const { links, totals } = await read();
    assert.deepEqual(links, [{ _id: link, title: 'Cửa hàng', address: 'https://shop.example', count: 2 }]);
    assert.deepEqual([totals.links, totals.saves], [2, 1]);
    await api.put(`/members/updateAccountLinkById/${owner.memberId}`, { as: owner, body: { links: [] } });
    assert.deepEqual((await read()).links, [{ _id: link, title: null, address: null, count: 2 }]);
  });

  test('counts links of a group for that group only', async () => {
    const body = { links: [{ label: 'Bếp', address: 'https://bep.example' }] };
    const saved = await api.put(`/groupAndBrand/updateUById/${group}`, { as: admin, body });
    const link = assertDone<{ data: Group }>(saved).data.links[0]?._id ?? '';
    const action = { kind: 'link', page: group, value: link };
    await act({ actions: [action, { ...action, page: owner.memberId }] });
    assert.deepEqual((await readGroup()).links, [
      { _id: link, title: 'Bếp', address: 'https://bep.example', count: 1 },
    ]);
    assert.equal((await read()).totals.links, 0);
  });
});

describe('visitors', () => {
  test('are counted once a day and cannot be identified', async () => {
    for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) visit(ip);
    visit('203.0.113.1', LAPTOP, 'zalo');
    visit('203.0.113.9', 'Googlebot/2.1');
    await tracker.flush();
    visit('203.0.113.2');
    await tracker.flush();
    const { totals, sources, devices, content } = await read({ range: 'today' });
    assert.deepEqual([totals.views, totals.visitors], [5, 3]);
    assert.deepEqual(sources, [
      { source: 'direct', count: 4 },
      { source: 'zalo', count: 1 },
    ]);
    assert.deepEqual(devices, [
      { device: 'phone', count: 4 },
      { device: 'computer', count: 1 },
    ]);
    assert.deepEqual(content, [{ _id: 'page', kind: 'page', title: null, count: 5 }]);
    const stored = JSON.stringify([await db.select().from(trackingVisitors), await db.select().from(trackingDays)]);
    assert.ok(!stored.includes('203.0') && !stored.includes('Mozilla'));

    api.clock.advance(DAY);
    visit('203.0.113.1');
    await tracker.flush();
    api.clock.set(TEST_START);
    assert.deepEqual(
      (await read({ to: '2026-03-03' })).series.slice(-2).map(({ visitors }) => visitors),
      [3, 1],
    );
  });

  test('are deleted after the day, counters after two years', async () => {
    visit('203.0.113.1');
    await tracker.flush();
    api.clock.advance(DAY);
    await purgeTracking(api.api.platform);
    assert.deepEqual([await db.select().from(trackingVisitors), await db.select().from(trackingSalts)], [[], []]);
    assert.equal((await db.select().from(trackingDays)).length, 2);
    api.clock.advance(731 * DAY);
    await purgeTracking(api.api.platform);
    assert.deepEqual([await db.select().from(trackingDays), await db.select().from(trackingItems)], [[], []]);
  });
});
