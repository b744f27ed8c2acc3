import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payout, PayoutItem } from '@m4u/contract/commerce/affiliate/payout';
import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { sql } from '../../../platform/database/orm.ts';
import { followLink, joinCampaign, makeCampaign, payoutCalls } from '../../../testing/factories/affiliates.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { assertBooks, sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';

const lines: string[] = [];
const api = await startTestApi({ logDestination: { write: (line) => void lines.push(line) } });
const { db } = api.api.platform;
let names = 0;
const newMember = (name = 'Khách') => api.signUp(`nguoi-${++names}@example.vn`, { name });
const admin = await newMember('Chủ Nhóm');
const stranger = await newMember('Người Lạ');
const buyer = await newMember();

const NUMBER = '9704368112223334';
const ACCOUNT = { bankName: 'Vietcombank', ownerName: 'NGUOI GIOI THIEU', accountNumber: '9704 3681 1222 3334' };
const saveAccount = (as: TestMember, body: object = ACCOUNT) => api.put('/affiliate/account', { as, body });

/** Makes a group in which each given participant has an approved reward of a separate campaign. */
const scene = async (rewards: readonly { as: TestMember; facts?: Record<string, unknown> }[]) => {
  const groupId = await makeGroup(api, { admins: [admin] });
  const shop = sellerCalls(api, admin, groupId);
  const orders: Order[] = [];
  const campaigns: string[] = [];
  for (const { as, facts } of rewards) {
    const { _id } = await makeCampaign(api, admin, groupId, facts);
    campaigns.push(_id);
    const { code } = await joinCampaign(api, as, _id);
    api.clock.advance(1_000);
    await followLink(api, code, { as: buyer });
    orders.push(assertDone<{ data: Order }>(await shop.invoice(buyer.memberId)).data);
  }
  const path = `/affiliate/rewards?groupId=${groupId}`;
  const list = async () => assertDone<{ data: Reward[] }>(await api.get(path, { as: admin })).data;
  const ids = (await list()).map(({ _id }) => _id);
  const body = { groupId, ids };
  const decided = assertDone<{ data: { done: string[] } }>(
    await api.put('/affiliate/rewards/approve', { as: admin, body }),
  );
  assert.equal(decided.data.done.length, rewards.length);
  return { groupId, shop, orders, campaigns, list, office: payoutCalls(api, admin) };
};

const made = (answer: Parameters<typeof assertDone>[0]): Payout => assertDone<{ data: Payout }>(answer).data;
const itemOf = ({ items }: Payout, { memberId }: TestMember, unit: PayoutItem['unit'] = 'vnd'): PayoutItem => {
  const item = items.find((each) => each.member._id === memberId && each.unit === unit);
  assert.ok(item);
  return item;
};

describe('bank account of a payee', () => {
  test('is read and changed by its owner only, and stored encrypted', async () => {
    const payee = await newMember();
    assert.equal(assertDone(await api.get('/affiliate/account', { as: payee })).data, null);
    const expected = { bin: '970436', bankName: 'Vietcombank', ownerName: ACCOUNT.ownerName, accountNumber: NUMBER };
    assert.deepEqual(assertDone(await saveAccount(payee)).data, expected);
    assert.deepEqual(assertDone(await api.get('/affiliate/account', { as: payee })).data, expected);
    const { rows } = await db.execute(sql`select * from affiliate_accounts`);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(`${NUMBER}|GIOI THIEU`));
    assertProblem(await saveAccount(payee, { ...ACCOUNT, bankName: 'Ngân hàng Nào Đó' }), 'invalid', ['bankName:bank']);
    assertProblem(await saveAccount(payee, { ...ACCOUNT, accountNumber: '12' }), 'invalid', [
      'accountNumber:account-number',
    ]);
    assertProblem(await api.put('/affiliate/account', { body: ACCOUNT }), 'unauthenticated');
    assertProblem(await api.get('/affiliate/account'), 'unauthenticated');
    const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    assertProblem(await saveAccount(unverified), 'account-unverified');
  });
});

describe('payout', () => {
  test('has one item per payee and unit, and gives points at once', async () => {
    const [one, two] = [await newMember('Một'), await newMember('Hai')];
    assertDone(await saveAccount(one));
    const points = { rewardKind: 'points', amount: 7 };
    const { groupId, office, list } = await scene([
      { as: one },
      { as: one },
      { as: two },
      { as: one, facts: points },
      { as: two, facts: points },
    ]);
    const totals = assertDone(await api.get(`/affiliate/payouts/due?groupId=${groupId}`, { as: admin })).data;
    assert.deepEqual(totals, { rewards: 5, payees: 2, vnd: 60_000, points: 14, withoutAccount: 1 });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => office.make({ groupId }, key)));
    const payout = made(answers[0] ?? assert.fail());
    for (const answer of answers) assert.deepEqual(made(answer), payout);
    assert.deepEqual(
      [payout.status, payout.payees, payout.vnd, payout.points, payout.ready, payout.waiting],
      ['made', 2, 60_000, 14, 1, 1],
    );
    const ready = itemOf(payout, one);
    assert.deepEqual([ready.amount, ready.rewards, ready.status], [40_000, 2, 'ready']);
    assert.equal(ready.account?.accountNumber, NUMBER);
    assert.match(ready.memo, /^[A-Z0-9 ]{1,50}$/);
    assert.deepEqual([itemOf(payout, two).status, itemOf(payout, two).account], ['waiting', null]);
    assert.equal(itemOf(payout, two, 'points').status, 'paid');
    for (const { memberId, ...as } of [one, two]) {
      const balance = await api.get(`/members/getMemberPoint/${memberId}?groupId=${groupId}`, { as });
      assert.deepEqual(assertDone(balance).data, { groupId, points: 7 });
    }
    await assertBooks(api);
    assertProblem(await office.make({ groupId }), 'wrong-state');
    assert.equal((await list()).filter(({ status }) => status === 'paid').length, 2);
    // Kept answers of idempotency keys contain no account numbers.
    const { rows } = await db.execute(sql`select result from idempotency_keys`);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(NUMBER));
  });

  test('waits for an account that a payee is saving', async () => {
    const payee = await newMember();
    assertDone(await saveAccount(payee));
    const { groupId, office } = await scene([{ as: payee }]);
    // Holds the lock of a payee who saves an account and looks for unpaid items.
    const making = await db.transaction(async (tx) => {
      await tx.execute(sql`update affiliate_accounts set hash = hash where member_id = ${payee.memberId}`);
      const answer = office.make({ groupId });
      const isMade = answer.then(() => true);
      for (;;) {
        const { rows } = await tx.execute(sql`select from pg_locks where not granted and locktype = 'transactionid'
          and pid in (select pid from pg_stat_activity where datname = current_database())`);
        if (rows.length > 0 || (await Promise.race([isMade, wait(20, false)]))) break;
      }
      assert.equal(await Promise.race([isMade, wait(0, false)]), false);
      return { answer };
    });
    assert.equal(itemOf(made(await making.answer), payee).status, 'ready');
  });

  test('is created once by concurrent calls', async () => {
    const payee = await newMember();
    const { groupId, office } = await scene([{ as: payee, facts: { rewardKind: 'points', amount: 3 } }, { as: payee }]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => office.make({ groupId })));
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    for (const answer of answers) if (answer.statusCode !== 200) assertProblem(answer, 'wrong-state');
    await assertBooks(api);
  });

  test('is paid item by item, waits for missing accounts, and becomes paid', async () => {
    const [one, two] = [await newMember(), await newMember()];
    assertDone(await saveAccount(one));
    const { groupId, office, list } = await scene([{ as: one }, { as: two }]);
    const payout = made(await office.make({ groupId }));
    const waiting = itemOf(payout, two)._id;
    // The same account number in other groups is not revealed to this group.
    assert.equal(
      (await list()).some(({ signs }) => signs.includes('shared-account')),
      false,
    );
    assertProblem(await office.pay(payout._id, { items: [waiting] }), 'wrong-state');
    const key = randomUUID();
    const partly = made(await office.pay(payout._id, {}, key));
    assert.deepEqual([partly.status, partly.paidVnd, partly.waiting], ['made', 20_000, 1]);
    assert.deepEqual(made(await office.pay(payout._id, {}, key)), partly);
    assertProblem(await office.pay(payout._id, { items: [waiting] }, key), 'key-reused');
    assertProblem(await office.pay(payout._id), 'wrong-state');
    assertDone(await saveAccount(two, { ...ACCOUNT, accountNumber: '123456789' }));
    const whole = made(await office.pay(payout._id, { items: [waiting] }));
    assert.deepEqual(
      [whole.status, whole.paidVnd, whole.can],
      ['paid', 40_000, { pay: false, cancel: false, approve: false }],
    );
    assert.equal(itemOf(whole, two).account?.accountNumber, '123456789');
    // A new account does not change what was paid to the old one.
    assertDone(await saveAccount(two));
    const sharing = (await list()).flatMap(({ signs }) => signs.filter((sign) => sign === 'shared-account'));
    assert.equal(sharing.length, 2);
    const later = made(await api.get(`/affiliate/payouts/${payout._id}`, { as: admin }));
    assert.equal(itemOf(later, two).account?.accountNumber, '123456789');
    assert.deepEqual(
      (await list()).map(({ status, payoutId }) => [status, payoutId]),
      [
        ['paid', payout._id],
        ['paid', payout._id],
      ],
    );
    assertProblem(await office.cancel(payout._id), 'wrong-state');
    const listed = assertDone<{ data: { _id: string }[]; total: number }>(
      await api.get(`/affiliate/payouts?groupId=${groupId}`, { as: admin }),
    );
    assert.deepEqual([listed.total, listed.data[0]?._id], [1, payout._id]);
  });

  test('returns its rewards when cancelled, updated by the state of their orders', async () => {
    const payee = await newMember();
    assertDone(await saveAccount(payee));
    const percent = { rewardKind: 'percent', amount: 10 };
    const { groupId, office, orders, shop, list } = await scene([
      { as: payee, facts: percent },
      { as: payee, facts: percent },
    ]);
    const payout = made(await office.make({ groupId }));
    assertDone(await shop.change(orders[0]?._id ?? '', { value: 50_000 }));
    assertDone(await shop.cancel(orders[1]?._id ?? ''));
    const marked = await list();
    assert.deepEqual(
      marked.map(({ amount, status, signs }) => [amount, status, signs.filter((sign) => sign.startsWith('order'))]),
      [
        [10_000, 'approved', ['order-cancelled']],
        [10_000, 'approved', ['order-changed']],
      ],
    );
    const key = randomUUID();
    const cancelled = made(await office.cancel(payout._id, key));
    assert.deepEqual(made(await office.cancel(payout._id, key)), cancelled);
    assert.equal(cancelled.status, 'cancelled');
    assert.deepEqual(
      (await list()).map(({ amount, status }) => [amount, status]),
      [
        [10_000, 'rejected'],
        [5_000, 'approved'],
      ],
    );
    assert.equal(made(await office.make({ groupId })).vnd, 5_000);
  });

  test('of one campaign leaves rewards of other campaigns', async () => {
    const payee = await newMember();
    const { groupId, office, campaigns } = await scene([{ as: payee }, { as: payee, facts: { amount: 1_000 } }]);
    const payout = made(await office.make({ groupId, campaignId: campaigns[1] }));
    assert.deepEqual([payout.vnd, payout.campaign?._id], [1_000, campaigns[1]]);
    const { campaigns: elsewhere } = await scene([{ as: payee }]);
    assertProblem(await office.make({ groupId, campaignId: elsewhere[0] }), 'not-found');
  });

  test('exports CSV and payment QR codes for admins of the group only', async () => {
    const payee = await newMember('=Công Thức');
    assertDone(await saveAccount(payee));
    const { groupId, office } = await scene([{ as: payee }]);
    const payout = made(await office.make({ groupId }));
    const [item] = payout.items;
    const csv = await api.get(`/affiliate/payouts/${payout._id}/csv`, { as: admin });
    assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(csv.body, new RegExp(`'=Công Thức.*20000.*970436,${NUMBER}`));
    const qr = `/affiliate/payouts/items/${item?._id}/vietqr`;
    const svg = await api.get(qr, { as: admin });
    assert.deepEqual([svg.statusCode, svg.headers['content-type']], [200, 'image/svg+xml']);
    const png = await api.get(`${qr}?format=png`, { as: admin });
    assert.deepEqual([png.headers['content-type'], png.rawPayload.subarray(1, 4).toString()], ['image/png', 'PNG']);
    for (const as of [stranger, payee]) {
      for (const path of ['', '/csv'])
        assertProblem(await api.get(`/affiliate/payouts/${payout._id}${path}`, { as }), 'not-found');
      assertProblem(await api.get(qr, { as }), 'not-found');
      const theirs = payoutCalls(api, as);
      assertProblem(await theirs.pay(payout._id), 'not-found');
      assertProblem(await theirs.cancel(payout._id), 'not-found');
      assertProblem(await theirs.make({ groupId }), 'forbidden');
      assertProblem(await api.get(`/affiliate/payouts?groupId=${groupId}`, { as }), 'forbidden');
      assertProblem(await api.get(`/affiliate/payouts/due?groupId=${groupId}`, { as }), 'forbidden');
    }
    assertProblem(await api.post('/affiliate/payouts', { as: admin, body: { groupId } }), 'invalid');
    assertProblem(await office.make({ groupId: 'x' }), 'invalid', ['groupId:invalid']);
    assertProblem(await api.get(`${qr}?format=gif`, { as: admin }), 'invalid', ['format:choice']);
    assert.doesNotMatch(lines.join('\n'), new RegExp(NUMBER));
  });
});
