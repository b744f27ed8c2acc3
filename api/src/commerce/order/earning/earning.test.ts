import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RulesPreview, ShownRules, Standing } from '@m4u/contract/commerce/order/earning';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { DAY } from '@m4u/contract/durations';
import { sql } from '../../../platform/database/orm.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { assertBooks, sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const [an, binh] = [
  await api.signUp('an@gom.example', { name: 'An' }),
  await api.signUp('binh@gom.example', { name: 'Bình' }),
];
const unverified = await api.signUp('chua@gom.example', { verified: false });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

const tiers = [
  { name: 'Bạc', spent: 1_000_000, percent: 15 },
  { name: 'Vàng', spent: 5_000_000, percent: 50 },
];
const everyDay = { name: 'Khai trương', percent: 100 };
const none = { tiers: [], days: [], firstPoints: 0, birthday: null };

const shopWith = async (rules: object) => {
  const groupId = await makeGroup(api, { admins: [admin] });
  assertDone(await api.put(`/earning/${groupId}`, { as: admin, body: { ...none, ...rules } }));
  return { groupId, shop: sellerCalls(api, admin, groupId) };
};
const pointsOf = async (groupId: string, { memberId }: TestMember): Promise<number> =>
  assertDone<{ data: { points: number } }>(
    await api.get(`/members/getMemberPoint/${memberId}?groupId=${groupId}`, { as: admin }),
  ).data.points;
const standingOf = async (groupId: string, as: TestMember): Promise<Standing> =>
  assertDone<{ data: Standing }>(await api.get(`/earning/${groupId}/standing`, { as })).data;
const given = ({ bonuses }: Order) => bonuses.map(({ rule, points }) => [rule, points]);

/** Moves the invoices of a group into the past. */
const moveBack = (groupId: string, days: number) =>
  runAsSystem(() =>
    db.execute(
      sql`update point_orders set created_at = created_at - make_interval(days => ${days}) where group_id = ${groupId}`,
    ),
  );

describe('rules for earning', () => {
  test('are set by verified admins, and read by every member', async () => {
    const { groupId } = await shopWith({ tiers: tiers.toReversed(), days: [everyDay], firstPoints: 5 });
    const read = assertDone<{ data: ShownRules }>(await api.get(`/earning/${groupId}`, { as: an })).data;
    assert.deepEqual(read.tiers, tiers);
    assert.deepEqual(read.days, [{ ...everyDay, from: null, to: null, weekday: null }]);
    assertProblem(await api.get(`/earning/${groupId}`), 'unauthenticated');
    assertProblem(await api.get(`/earning/${ABSENT}`, { as: an }), 'not-found');
    assertProblem(await api.put(`/earning/${groupId}`, { as: an, body: none }), 'forbidden');
    assertProblem(await api.put(`/earning/${groupId}`, { as: unverified, body: none }), 'forbidden');
    assertProblem(await api.put(`/earning/${ABSENT}`, { as: admin, body: none }), 'not-found');
    for (const [rules, field] of [
      [{ firstPoints: -1 }, 'firstPoints:too-small'],
      [{ tiers: [{ name: '', spent: 0, percent: 1 }] }, 'tiers.0.name:required'],
      [{ days: [{ ...everyDay, percent: 401 }] }, 'days.0.percent:too-big'],
      [{ days: [{ ...everyDay, weekday: 7 }] }, 'days.0.weekday:too-big'],
    ] as const) {
      const answer = await api.put(`/earning/${groupId}`, { as: admin, body: { ...none, ...rules } });
      assertProblem(answer, 'invalid', [field]);
    }
    const days = [{ ...everyDay, from: '2026-03-05', to: '2026-03-04' }];
    assertProblem(await api.put(`/earning/${groupId}`, { as: admin, body: { ...none, days } }), 'invalid', [
      'days.0.to:end-before-start',
    ]);
  });

  test('give points beside the rate, and the order says which', async () => {
    const { groupId, shop } = await shopWith({ tiers, days: [everyDay], firstPoints: 5 });
    const first = assertDone<{ data: Order }>(await shop.invoice(an.memberId, { value: 1_900_000 })).data;
    assert.deepEqual(
      [first.earned, given(first)],
      [
        19 + 19 + 5,
        [
          ['days', 19],
          ['first', 5],
        ],
      ],
    );
    // The tier comes from what was paid before.
    const second = assertDone<{ data: Order }>(await shop.invoice(an.memberId, { value: 1_900_000 })).data;
    assert.deepEqual(
      [second.earned, given(second)],
      [
        19 + 2 + 19,
        [
          ['tier', 2],
          ['days', 19],
        ],
      ],
    );
    assert.equal(await pointsOf(groupId, an), 43 + 40);
    const unpaid = assertDone<{ data: Order }>(await shop.invoice(binh.memberId, { value: 0 })).data;
    assert.equal(unpaid.earned, 0);
    await assertBooks(api);
  });

  test('are calculated again by a correction, and taken back by a cancellation', async () => {
    const { groupId, shop } = await shopWith({ days: [everyDay], firstPoints: 5 });
    const { _id } = assertDone<{ data: Order }>(await shop.invoice(an.memberId, { value: 1_000_000 })).data;
    // Later rules do not change the order.
    assertDone(await api.put(`/earning/${groupId}`, { as: admin, body: none }));
    const corrected = assertDone<{ data: Order }>(await shop.change(_id, { value: 500_000 })).data;
    assert.deepEqual(
      [corrected.earned, given(corrected)],
      [
        15,
        [
          ['days', 5],
          ['first', 5],
        ],
      ],
    );
    assert.equal(await pointsOf(groupId, an), 15);
    assertDone(await shop.cancel(_id));
    assert.equal(await pointsOf(groupId, an), 0);
    await assertBooks(api);
  });

  test('count the payments of a rolling year', async () => {
    const { groupId, shop } = await shopWith({ tiers });
    assertDone(await shop.invoice(an.memberId, { value: 1_200_000 }));
    assert.deepEqual(await standingOf(groupId, an), {
      spent: 1_200_000,
      tier: 'Bạc',
      next: { name: 'Vàng', missing: 3_800_000 },
      terms: [{ rule: 'tier', name: 'Bạc', percent: 15, fixed: null }],
    });
    await moveBack(groupId, 364);
    assert.equal((await standingOf(groupId, an)).tier, 'Bạc');
    await moveBack(groupId, 1);
    const later = await standingOf(groupId, an);
    assert.deepEqual([later.spent, later.tier, later.next?.missing], [0, null, 1_000_000]);
    const path = `/earning/${groupId}/standing?memberId=${an.memberId}`;
    assert.equal(assertDone<{ data: Standing }>(await api.get(path, { as: admin })).data.spent, 0);
    assertProblem(await api.get(path, { as: binh }), 'forbidden');
    assertProblem(await api.get(path), 'unauthenticated');
  });
});

describe('a preview', () => {
  test('says what rules would have given for last month, as orders would', async () => {
    const { groupId, shop } = await shopWith({});
    const back = Math.ceil((api.clock.now().getTime() - Date.parse('2026-02-10T03:00:00Z')) / DAY);
    for (const value of [1_900_000, 1_900_000]) assertDone(await shop.invoice(an.memberId, { value }));
    assertDone(await shop.invoice(binh.memberId, { value: 100_000 }));
    const { _id } = assertDone<{ data: Order }>(await shop.invoice(binh.memberId, { value: 9_000_000 })).data;
    assertDone(await shop.cancel(_id));
    await moveBack(groupId, back);
    // This month's invoices do not count.
    assertDone(await shop.invoice(binh.memberId, { value: 5_000_000 }));
    const body = { tiers, days: [everyDay], firstPoints: 5 };
    const ask = (as: TestMember) => api.post(`/earning/${groupId}/preview`, { as, body });
    const { buyers, ...sums } = assertDone<{ data: RulesPreview }>(await ask(admin)).data;
    assert.deepEqual(sums, { from: '2026-02-01', to: '2026-02-28', orders: 3, base: 39, more: 43 - 19 + 21 + 1 + 5 });
    assert.deepEqual(
      buyers.map(({ buyer, orders, more }) => [buyer.name, orders, more]),
      [
        ['An', 2, 45],
        ['Bình', 1, 6],
      ],
    );
    assertProblem(await ask(an), 'forbidden');
    assert.deepEqual(assertDone<{ data: ShownRules }>(await api.get(`/earning/${groupId}`, { as: an })).data, none);
  });
});
