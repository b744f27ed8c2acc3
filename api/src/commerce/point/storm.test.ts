import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { DAY } from '@m4u/contract/durations';
import type { Customer } from '@m4u/contract/profile/group/customer';
import { sql } from '../../platform/database/orm.ts';
import type { LightMyRequestResponse } from 'fastify';
import { fixedClock } from '../../platform/time/clock.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { makeDiscount } from '../../testing/factories/discounts.ts';
import { assertBooks, setPoints, sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { expireAll } from './expiry/jobs.ts';

const STORM = 500;
/** Concurrent works: six for each database connection, few enough that none is rejected for waiting. */
const AT_ONCE = 60;
/** Allowed refusals. `conflict` is not among them: no call names a version, so it would mean a deadlock. */
const REFUSALS = ['insufficient-points', 'wrong-state', 'discount-unavailable', 'invoice-taken'];

const lines: string[] = [];
const api = await startTestApi({ logDestination: { write: (line) => void lines.push(line) } });
const { db } = api.api.platform;

test('keeps all books balanced in a storm of concurrent actions on a few accounts', async () => {
  const admins = await Promise.all(['chu', 'quan-ly'].map((name) => api.signUp(`${name}@example.vn`)));
  const [admin = assert.fail(), second = assert.fail()] = admins;
  const buyers = await Promise.all(['mai', 'lan', 'cuc'].map((name) => api.signUp(`${name}@example.vn`)));
  // One of them has points in the group, the other none.
  const claimers = [buyers[0] ?? assert.fail(), await api.signUp('dao@example.vn')] as const;
  const groupId = await makeGroup(api, { admins });
  const phones = ['+84970000001', '+84970000002'];
  const customers: string[] = [];
  for (const phone of phones) {
    const body = { groupId, phone, name: 'Khách lẻ' };
    const made = await api.post('/members/createCustomer', { as: admin, body });
    customers.push(assertDone<{ data: Customer }>(made).data._id);
  }
  const everybody = [...buyers.map(({ memberId }) => memberId), ...customers];
  const soon = new Date(api.clock.now().getTime() + 1_000);
  for (const whom of everybody) {
    await setPoints(api, groupId, whom, 40, soon);
    await setPoints(api, groupId, whom, 15);
  }
  const { _id: discountId, code } = await makeDiscount(api, admin, groupId, { quota: 30, perMember: 8 });
  const shops = [sellerCalls(api, admin, groupId), sellerCalls(api, second, groupId)] as const;
  const orders: string[] = [];
  for (const number of Array.from({ length: 40 }).keys()) {
    const coded = number % 8 === 0 ? { discountCode: code } : {};
    const entered = { value: 300_000 + number * 10_000, points: number % 3, invoiceNumber: `A-${number}`, ...coded };
    const answer = await shops[0].invoice(everybody[number % everybody.length] ?? '', entered);
    orders.push(assertDone<{ data: Order }>(answer).data._id);
  }
  const otps: string[] = [];
  for (const [n, phone] of phones.entries()) {
    assertDone(await api.post('/members/sendClaimCode', { as: claimers[n], body: { phone } }));
    otps.push(await api.codeFor(phone));
  }

  const tomorrow = { ...api.api.platform, clock: fixedClock(new Date(api.clock.now().getTime() + DAY)) };
  const works: ((n: number) => Promise<LightMyRequestResponse | undefined>)[] = [
    (n) => shop(n).plain(whom(n), 'minus', 1 + (n % 7)),
    (n) => shop(n).plain(whom(n), 'add', 1 + (n % 5)),
    (n) => shop(n).invoice(whom(n), { value: 200_000 + n * 1_000, points: n % 6, invoiceNumber: `B-${n}` }),
    (n) => shop(n).invoice(whom(n), { value: 200_000, discountCode: code, points: n % 2, invoiceNumber: `C-${n}` }),
    (n) => shop(n).change(order(n), { value: 250_000 + n * 1_000, points: n % 9 }),
    (n) => shop(n).change(order(n), { points: n % 4, note: `${n}` }),
    (n) => (n % 3 === 0 ? shop(n).cancel(order(n)) : shop(n).change(order(n), { value: 310_000 })),
    (n) => (n % 16 === 7 ? expireAll(tomorrow).then(() => undefined) : shop(n).plain(whom(n), 'minus', 2)),
  ];
  const shop = (n: number) => shops[n % shops.length === 0 ? 0 : 1];
  const whom = (n: number): string => everybody[(n * 7) % everybody.length] ?? '';
  const order = (n: number): string => orders[(n * 11) % orders.length] ?? '';
  const claim = async (n: number): Promise<undefined> => {
    const body = { phone: phones[n], otp: otps[n] };
    assertDone(await api.post('/members/claim', { as: claimers[n], body }));
  };
  // The claims come in the middle.
  const answers: (LightMyRequestResponse | undefined)[] = [];
  let next = 0;
  const line = async (): Promise<void> => {
    for (let n = next++; n < STORM; n = next++) {
      const isClaim = n === 170 || n === 330;
      answers[n] = isClaim ? await claim(n === 170 ? 0 : 1) : await works[(n + Math.floor(n / 8)) % works.length]?.(n);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));

  const refused = answers.filter((answer) => answer !== undefined).filter(({ statusCode }) => statusCode !== 200);
  for (const answer of refused) assert.ok(REFUSALS.includes(answer.json<{ code: string }>().code), answer.body);
  assert.ok(refused.length < STORM / 2, `${refused.length} were refused`);
  assert.deepEqual(
    lines.filter((line) => /deadlock|40P01/.test(line)),
    [],
  );
  await expireAll(tomorrow);
  await assertBooks(api);
  const { rows } = await db.execute<Record<'used' | 'uses' | 'orders', number>>(
    sql`select used, (select count(*)::int from discount_uses where discount_id = ${discountId} and released_at is null) as uses,
      (select count(*)::int from point_orders where discount_id = ${discountId} and status = 'done') as orders
      from discounts where id = ${discountId}`,
  );
  const { used = 0, ...counted } = rows[0] ?? {};
  assert.deepEqual(counted, { uses: used, orders: used });
  assert.ok(used <= 30 && used > 0, `${used} uses`);
  const expiredLots = await db.execute(
    sql`select movement_id from point_lots where remaining > 0 and expires_at <= ${soon}`,
  );
  assert.deepEqual(expiredLots.rows, []);
});
