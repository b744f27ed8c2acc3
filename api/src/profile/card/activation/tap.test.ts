import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Card, CardDetail, CardTarget } from '@m4u/contract/profile/card/schema';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { FETCHES, NAVIGATIONS } from '../../../testing/server/fetches.ts';
import { bringToState, makeCards, type TestCard } from '../../../testing/factories/cards.ts';
import { makeStaff } from '../../../testing/factories/profiles.ts';
import { signInAgain } from '../../../testing/factories/sign-ins.ts';

const api = await startTestApi();
const staff = await api.signUp('quan-tri@example.vn');
await makeStaff(api, staff);
const owner = await api.signUp('chu-the@example.vn', { name: 'Chủ Thẻ' });
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

/** Signs a member in again, since the clock of this file advances by days. */
const again = (member: TestMember): Promise<TestMember> => signInAgain(api, member);

const one = async (status: 'blank' | 'active' | 'frozen' | 'retired', as = owner): Promise<TestCard> => {
  const { cards } = await makeCards(api, staff, 1);
  assert.ok(cards[0]);
  await bringToState(api, cards[0], as, status);
  return cards[0];
};
const tap = (id: string, agent = PHONE, query = '') =>
  api.get(`/cards/open/${id}${query}`, { headers: { 'user-agent': agent } });
const target = async (id: string) => assertDone<{ data: CardTarget }>(await tap(id)).data;
const tapsOf = async ({ id }: TestCard, as = owner) =>
  assertDone<{ data: CardDetail }>(await api.get(`/cards/${id}`, { as })).data;

describe('public facts of a card', () => {
  test('are its state, and the number of a blank one', async () => {
    for (const status of ['blank', 'active', 'frozen', 'retired'] as const) {
      const { id } = await one(status);
      for (const as of [undefined, owner, staff]) {
        const { data } = assertDone(await api.get(`/getRegisterCardInfo/${id}`, { as }));
        assert.deepEqual(data, { _id: id, status, number: status === 'blank' ? 1 : null });
        const state = assertDone(await api.get(`/users/checkExist/${id}`, { as })).data;
        assert.deepEqual(state, { exist: true, activated: status !== 'blank' });
      }
    }
    assertProblem(await api.get(`/getRegisterCardInfo/${ABSENT}`), 'not-found');
    assert.deepEqual(assertDone(await api.get(`/users/checkExist/${ABSENT}`)).data, { exist: false, activated: false });
    assert.deepEqual(assertDone(await api.get(`/users/checkExist/${owner.memberId}`)).data.exist, false);
    for (const id of [owner.email, '0912345678', 'x'])
      for (const path of ['/users/checkExist/', '/getRegisterCardInfo/', '/cards/open/'])
        assertProblem(await api.get(path + encodeURIComponent(id)), 'invalid', ['id:invalid']);
  });
});

describe('a tapped card', () => {
  test('leads to its owner when active, and names nobody otherwise', async () => {
    const active = await one('active');
    assert.deepEqual(await target(active.id), {
      status: 'active',
      owner: { _id: owner.memberId, urlMinify: 'chu-the' },
    });
    for (const status of ['blank', 'frozen', 'retired'] as const)
      assert.deepEqual(await target((await one(status)).id), { status, owner: null });
    assertProblem(await tap(ABSENT), 'not-found');
    assert.deepEqual(await target(active.id.toUpperCase()), await target(active.id));
  });

  test('leads to the current short link of its owner', async () => {
    const newMember = await api.signUp('co-link@example.vn', { name: 'Có Link' });
    const card = await one('active', newMember);
    assert.equal((await target(card.id)).owner?.urlMinify, 'co-link');
    assertDone(
      await api.put(`/members/updateUrlMinify/${newMember.memberId}`, {
        as: newMember,
        body: { urlMinify: 'co-link-moi' },
      }),
    );
    assert.equal((await target(card.id)).owner?.urlMinify, 'co-link-moi');
  });

  test('of a locked account looks the same as a frozen one', async () => {
    const gone = await api.signUp('da-khoa@example.vn');
    const card = await one('active', gone);
    assertDone(await api.post('/auth/lock', { as: gone, body: { password: gone.password, confirm: true } }));
    assert.deepEqual(await target(card.id), { status: 'frozen', owner: null });
  });

  test('counts navigations, and not what pages load or browsers prefetch', async () => {
    const card = await one('active');
    const ask = (headers: Readonly<Record<string, string>>) =>
      api.get(`/cards/open/${card.id}`, { headers: { 'user-agent': PHONE, ...headers } });
    for (const headers of Object.values(FETCHES)) assertDone(await ask(headers));
    assert.equal((await tapsOf(card)).taps.total, 0);
    for (const headers of Object.values(NAVIGATIONS)) assertDone(await ask(headers));
    assert.equal((await tapsOf(card)).taps.total, Object.keys(NAVIGATIONS).length);
  });

  test('counts taps by day, without bots and quiet requests', async () => {
    const card = await one('active');
    await Promise.all(Array.from({ length: 20 }, () => tap(card.id)));
    for (const machine of ['', 'Googlebot/2.1', 'facebookexternalhit/1.1', 'curl/8'])
      assertDone(await tap(card.id, machine));
    assertDone(await tap(card.id, PHONE, '?quiet=true'));
    assert.deepEqual((await tapsOf(card)).taps, { total: 20, recent: 20 });
    api.clock.advance(DAY);
    await tap(card.id);
    const { taps, days } = await tapsOf(card, await again(owner));
    assert.deepEqual(
      [taps, days],
      [
        { total: 21, recent: 21 },
        [
          { day: '2026-03-02', taps: 20 },
          { day: '2026-03-03', taps: 1 },
        ],
      ],
    );
    api.clock.advance(29 * DAY);
    const as = await again(owner);
    assert.deepEqual((await tapsOf(card, as)).taps, { total: 21, recent: 1 });
    const list = assertDone<{ data: Card[] }>(await api.get('/cards?limit=100', { as })).data;
    assert.deepEqual(list.find(({ _id }) => _id === card.id)?.taps, { total: 21, recent: 1 });
  });

  test('counts nothing while it leads nowhere', async () => {
    const as = await again(owner);
    const { cards } = await makeCards(api, await again(staff), 1);
    const [card] = cards;
    assert.ok(card);
    await bringToState(api, card, as, 'frozen');
    await tap(card.id);
    assert.deepEqual((await tapsOf(card, as)).taps, { total: 0, recent: 0 });
  });
});
