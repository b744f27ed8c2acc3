import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { BirthdayConsent, RulesPreview, ShownRules, Standing } from '@m4u/contract/commerce/order/earning';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { DAY } from '@m4u/contract/durations';
import { eq, sql } from '../../../platform/database/orm.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { assertBooks, sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
let an: TestMember;
const today = new Date(api.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
const BORN = `1990${today.slice(4)}`;
const ABSENT = '019a0000-0000-7000-8000-000000000000';

before(async () => {
  an = await api.signUp('an@gom.example', { name: 'An' });
  await setBirthday(BORN);
});

const setBirthday = (birthday: string | null) =>
  db.update(members).set({ birthday }).where(eq(members.id, an.memberId));
const none = { tiers: [], days: [], firstPoints: 0 };
const percent = { span: 'week', percent: 100, fixed: null };
const fixed = { span: 'month', percent: null, fixed: 30 };
const saveRules = (groupId: string, birthday: object | null, as = admin) =>
  api.put(`/earning/${groupId}`, { as, body: { ...none, birthday } });
const shopWith = async (birthday: object) => {
  const groupId = await makeGroup(api, { admins: [admin] });
  assertDone(await saveRules(groupId, birthday));
  return { groupId, shop: sellerCalls(api, admin, groupId) };
};
const allow = async (groupId: string, granted: boolean, as = an): Promise<BirthdayConsent> =>
  assertDone<{ data: BirthdayConsent }>(await api.put(`/earning/${groupId}/birthday`, { as, body: { granted } })).data;
const earn = async ({ shop }: { shop: ReturnType<typeof sellerCalls> }): Promise<Order> =>
  assertDone<{ data: Order }>(await shop.invoice(an.memberId, { value: 1_000_000 })).data;
const given = ({ bonuses }: Order) => bonuses.map(({ rule, name, points }) => [rule, name, points]);
const moveBack = (groupId: string, days: number) =>
  runAsSystem(() =>
    db.execute(
      sql`update point_orders set created_at = created_at - make_interval(days => ${days}) where group_id = ${groupId}`,
    ),
  );

describe('the birthday rule', () => {
  test('is set by admins, as a percentage or as points', async () => {
    const { groupId } = await shopWith(percent);
    const read = assertDone<{ data: ShownRules }>(await api.get(`/earning/${groupId}`, { as: an })).data;
    assert.deepEqual(read.birthday, percent);
    assertProblem(await saveRules(groupId, percent, an), 'forbidden');
    for (const [rule, field] of [
      [{ span: 'year', percent: 1 }, 'birthday.span:choice'],
      [{ span: 'week' }, 'birthday.percent:required'],
      [{ span: 'week', percent: 1, fixed: 1 }, 'birthday.percent:required'],
      [{ span: 'week', percent: 401 }, 'birthday.percent:too-big'],
    ] as const)
      assertProblem(await saveRules(groupId, rule), 'invalid', [field]);
    // Rules that were saved before there were birthdays.
    await runAsSystem(() =>
      db.execute(sql`update point_settings set rules = rules - 'birthday' where group_id = ${groupId}`),
    );
    assert.equal(
      assertDone<{ data: ShownRules }>(await api.get(`/earning/${groupId}`, { as: an })).data.birthday,
      null,
    );
  });

  test('needs the member’s consent to this group, until it is withdrawn', async () => {
    const [one, other] = [await shopWith(percent), await shopWith(percent)];
    assert.deepEqual(given(await earn(one)), []);
    assert.deepEqual(await allow(one.groupId, true), { granted: true, hasBirthday: true, rule: percent });
    const order = await earn(one);
    assert.deepEqual([order.earned, given(order)], [20, [['birthday', '', 10]]]);
    assert.deepEqual(given(await earn(other)), []);
    assert.equal((await allow(one.groupId, false)).granted, false);
    assert.deepEqual(given(await earn(one)), []);
    await assertBooks(api);
  });

  test('holds in the span of the birthday alone, and tells the group no date', async () => {
    const one = await shopWith(percent);
    await allow(one.groupId, true);
    const standing = async () =>
      assertDone<{ data: Standing }>(
        await api.get(`/earning/${one.groupId}/standing?memberId=${an.memberId}`, { as: admin }),
      );
    const { data } = await standing();
    assert.deepEqual(data.terms, [{ rule: 'birthday', name: '', percent: 100, fixed: null }]);
    assert.ok(!JSON.stringify(data).includes(BORN.slice(4)));
    await setBirthday(new Date(Date.parse(BORN) + 60 * DAY).toISOString().slice(0, 10));
    assert.deepEqual((await standing()).data.terms, []);
    await setBirthday(null);
    assert.deepEqual(given(await earn(one)), []);
    assert.equal((await allow(one.groupId, true)).hasBirthday, false);
    await setBirthday(BORN);
  });

  test('gives fixed points once, and nothing for a birthday that was moved', async () => {
    const one = await shopWith(fixed);
    await allow(one.groupId, true);
    const first = await earn(one);
    assert.deepEqual(given(first), [['birthday', '', 30]]);
    assert.deepEqual(given(await earn(one)), []);
    // A correction keeps the points of the order’s own moment.
    const corrected = assertDone<{ data: Order }>(await one.shop.change(first._id, { value: 500_000 })).data;
    assert.deepEqual([corrected.earned, given(corrected)], [35, [['birthday', '', 30]]]);
    await moveBack(one.groupId, 100);
    assert.deepEqual(given(await earn(one)), []);
    await moveBack(one.groupId, 250);
    assert.deepEqual(given(await earn(one)), [['birthday', '', 30]]);
    await assertBooks(api);
  });

  test('counts in the sum of a preview, and beside no name', async () => {
    const one = await shopWith(fixed);
    await allow(one.groupId, true);
    await saveRules(one.groupId, null);
    for (let n = 0; n < 2; n += 1) await earn(one);
    const back = Math.ceil((api.clock.now().getTime() - Date.parse('2026-02-10T03:00:00Z')) / DAY);
    await moveBack(one.groupId, back);
    await setBirthday('1990-02-20');
    const body = { ...none, birthday: fixed };
    const answer = await api.post(`/earning/${one.groupId}/preview`, { as: admin, body });
    const { orders, base, more, buyers } = assertDone<{ data: RulesPreview }>(answer).data;
    assert.deepEqual([orders, base, more, buyers], [2, 20, 30, []]);
    await allow(one.groupId, false);
    const without = await api.post(`/earning/${one.groupId}/preview`, { as: admin, body });
    assert.equal(assertDone<{ data: RulesPreview }>(without).data.more, 0);
    await setBirthday(BORN);
  });
});

describe('the consent to a birthday', () => {
  test('is the member’s own, and can be withdrawn at a closed group', async () => {
    const { groupId } = await shopWith(percent);
    const path = `/earning/${groupId}/birthday`;
    assertProblem(await api.get(path), 'unauthenticated');
    assertProblem(await api.put(path, { body: { granted: true } }), 'unauthenticated');
    assertProblem(await api.put(path, { as: an, body: { granted: 'maybe' } }), 'invalid', ['granted:invalid']);
    assertProblem(await api.get(`/earning/${ABSENT}/birthday`, { as: an }), 'not-found');
    const own = async (as: TestMember) =>
      assertDone<{ data: BirthdayConsent }>(await api.get(path, { as })).data.granted;
    assert.equal(await own(an), false);
    await allow(groupId, true);
    assert.deepEqual([await own(an), await own(admin)], [true, false]);
    await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, groupId));
    assertProblem(await api.put(path, { as: an, body: { granted: true } }), 'not-found');
    assert.equal((await allow(groupId, false)).granted, false);
    assertProblem(await api.put(path, { as: admin, body: { granted: false } }), 'not-found');
  });
});
