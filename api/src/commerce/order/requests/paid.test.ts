/** Orders that are paid: their states, points and pieces (docs/rules/point.md#paid-orders, docs/rules/product.md#stock). */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OrderRequestDetail } from '@m4u/contract/commerce/order/request';
import type { PaymentReceipt } from '@m4u/contract/commerce/order/receipt';
import type { Order } from '@m4u/contract/commerce/order/schema';
import type { Payment, PaymentRow } from '@m4u/contract/commerce/payment/schema';
import type { Product } from '@m4u/contract/content/product/schema';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { eq } from '../../../platform/database/orm.ts';
import { makeShop, sendNotice } from '../../../testing/factories/payments.ts';
import { assertBooks } from '../../../testing/factories/points.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { takeNumber } from '../receipts/queries.ts';
import { orderReceiptCounts, orderReceipts } from '../receipts/tables.ts';
import { orders } from '../tables.ts';
import { orderRequests } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const owner = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const admin = await api.signUp('quan-tri@gom.example', { name: 'Quản Trị' });
const buyer = await api.signUp('khach@gom.example', { name: 'Khách' });
const stranger = await api.signUp('la@gom.example');
const shop = await makeShop(api, owner);
const { groupId } = shop;
await db
  .insert(groupMembers)
  .values({ groupId, memberId: admin.memberId, role: 'admin', status: 'accepted', owner: false });
const PRICE = 150_000;

let keys = 0;
const key = () => ({ 'idempotency-key': `paid-${(keys += 1)}` });
const makeProduct = async (quantity: number | null = null): Promise<string> => {
  const body = { title: 'Ấm trà', content: '<p>Nung tay.</p>', type: 'sell', price: PRICE, quantity, groupId };
  return assertDone<{ data: { _id: string } }>(await api.post('/productMember/insert', { as: owner, body })).data._id;
};
const leftOf = async (id: string) =>
  assertDone<{ data: Product }>(await api.get(`/productMember/getProductById/${id}`, { as: owner })).data.quantity;
const makeRequest = async (productId: string, { as = buyer, quantity = 2 } = {}): Promise<string> => {
  const body = { productId, kind: 'order', quantity, name: 'Chị Hoa', phone: '0912345678' };
  return assertDone<{ data: { _id: string } }>(await api.post('/orderRequest', { as, body })).data._id;
};
const step = (id: string, action: string, as: TestMember = owner) =>
  api.put(`/orderRequest/${id}/${action}`, { as, body: { note: '' } });
const read = async (id: string, as: TestMember = owner): Promise<OrderRequestDetail> =>
  assertDone<{ data: OrderRequestDetail }>(await api.get(`/orderRequest/${id}`, { as })).data;
const statusOf = async (id: string) => (await read(id)).status;
const ask = async (requestId: string): Promise<Payment> => {
  const body = { kind: 'request', groupId, requestId };
  return assertDone<{ data: Payment }>(await api.post('/payments', { as: owner, body, headers: key() })).data;
};
const change = (payment: Payment, action: string, as: TestMember = owner) =>
  api.put(`/payments/${payment._id}`, { as, body: { action, note: 'Một lời' } });
const pointsOf = async ({ memberId }: TestMember): Promise<number> =>
  assertDone<{ data: { points: number } }>(
    await api.get(`/members/getMemberPoint/${memberId}?groupId=${groupId}`, { as: owner }),
  ).data.points;
const noticesOf = async (as: TestMember, kind: string): Promise<string[]> =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as }))
    .data.filter((each) => each.kind === kind)
    .map(({ text }) => text);

/** A confirmed order whose payment is asked for. */
const makeAsked = async ({
  as = buyer,
  quantity = 2,
  stock,
}: { as?: TestMember; quantity?: number; stock?: number } = {}) => {
  const productId = await makeProduct(stock ?? null);
  const requestId = await makeRequest(productId, { as, quantity });
  assertDone(await step(requestId, 'confirm'));
  return { productId, requestId, payment: await ask(requestId) };
};
const pay = ({ memo, amount }: Payment, id?: string) =>
  sendNotice(api, shop, 'sepay', { content: memo, amount, ...(id !== undefined && { id }) });
const makePaid = async (facts: Parameters<typeof makeAsked>[0] = {}) => {
  const made = await makeAsked(facts);
  assertDone(await pay(made.payment));
  return made;
};

describe('an order whose payment is paid', () => {
  test('becomes paid, and its invoice gives the points that the counter would give', async () => {
    const before = await pointsOf(buyer);
    const { requestId, payment } = await makePaid();
    const request = await read(requestId);
    assert.equal(request.status, 'paid');
    assert.deepEqual(
      request.steps.map(({ kind, by, amount }) => [kind, by, amount]),
      [
        ['made', 'buyer', null],
        ['confirmed', 'group', null],
        ['paid', 'payment', 2 * PRICE],
      ],
    );
    const order = assertDone<{ data: Order }>(
      await api.get(`/orderGroup/getOrderGroupById/${request.orderId}`, { as: buyer }),
    ).data;
    assert.deepEqual(
      [order.value, order.payment, order.earned, order.spent, order.note, order.status],
      [2 * PRICE, 2 * PRICE, 3, 0, 'Ấm trà', 'done'],
    );
    assert.match(order.invoiceNumber ?? '', /^HD-\d{4}$/);
    assert.equal(await pointsOf(buyer), before + 3);
    assert.ok((await noticesOf(buyer, 'points')).length > 0);
    assertProblem(await change(payment, 'pay'), 'wrong-state');
    await assertBooks(api);
  });

  test('has the code of its payment as the number where invoices are numbered by hand', async () => {
    assertDone(await api.put(`/orderPoint/settings/${groupId}`, { as: owner, body: { invoicePrefix: null } }));
    const { requestId, payment } = await makePaid();
    const { orderId } = await read(requestId);
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? ''));
    assert.equal(row?.invoiceNumber, payment.memo);
    assertDone(await api.put(`/orderPoint/settings/${groupId}`, { as: owner, body: { invoicePrefix: 'HD-' } }));
  });

  test('gives its points once, with the same notice twenty times at once and other transfers beside it', async () => {
    const before = await pointsOf(buyer);
    const { requestId, payment } = await makeAsked();
    const all = Array.from({ length: 20 }, (_none, n) => pay(payment, n % 5 === 0 ? `other ${n}` : 'same'));
    for (const answer of await Promise.all(all)) assertDone(answer);
    assert.equal(await statusOf(requestId), 'paid');
    assert.equal(await pointsOf(buyer), before + 3);
    assert.equal((await read(requestId)).steps.filter(({ kind }) => kind === 'paid').length, 1);
    await assertBooks(api);
  });

  test('is paid once by a notice and an admin at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await pointsOf(buyer);
      const { requestId, payment } = await makeAsked();
      await Promise.all([pay(payment), change(payment, 'pay')]);
      assert.equal(await statusOf(requestId), 'paid');
      assert.equal(await pointsOf(buyer), before + 3);
    }
    await assertBooks(api);
  });

  test('is packed and handed over, of which the buyer is told', async () => {
    const { requestId } = await makePaid();
    assertProblem(await step(requestId, 'cancel'), 'wrong-state');
    for (const as of [buyer, stranger])
      assertProblem(await step(requestId, 'pack', as), as === buyer ? 'forbidden' : 'not-found');
    assertDone(await step(requestId, 'pack', admin));
    assertProblem(await step(requestId, 'pack'), 'wrong-state');
    assertDone(await step(requestId, 'deliver', admin));
    assert.equal(await statusOf(requestId), 'done');
    const told = await noticesOf(buyer, 'order-request');
    assert.ok(
      told.some((text) => text.includes('đã giao')),
      told.join('\n'),
    );
    const { steps } = await read(requestId, buyer);
    assert.deepEqual(
      steps.slice(-2).map(({ kind, actor }) => [kind, actor]),
      [
        ['packed', null],
        ['delivered', null],
      ],
    );
  });

  test('is handed over once by two admins at once', async () => {
    const { requestId } = await makePaid();
    const answers = await Promise.all([owner, admin, owner, admin].map((as) => step(requestId, 'deliver', as)));
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  });

  test('of a buyer without an account gives points to the customer', async () => {
    const requestId = await makeRequest(await makeProduct());
    await db.update(orderRequests).set({ buyerId: null }).where(eq(orderRequests.id, requestId));
    assertDone(await step(requestId, 'confirm'));
    assertDone(await pay(await ask(requestId)));
    const { payer, orderId } = await read(requestId);
    const found = await db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? ''));
    assert.deepEqual([found[0]?.earned, payer === null], [3, false]);
  });
});

describe('a payment that does not fit its order', () => {
  test('cannot be paid with an invoice at the counter beside it', async () => {
    const { requestId, payment } = await makeAsked();
    const invoice = { groupId, memberId: buyer.memberId, value: 2 * PRICE, requestId };
    assertDone(await api.post('/orderGroup', { as: owner, body: invoice, headers: key() }));
    assert.equal(await statusOf(requestId), 'done');
    assertDone(await pay(payment));
    const { data } = assertDone<{ data: PaymentRow[] }>(
      await api.get(`/payments/requests/${requestId}`, { as: buyer }),
    );
    assert.deepEqual(
      data.map(({ state }) => state),
      ['cancelled'],
    );
    const paid = await makePaid();
    assertProblem(
      await api.post('/orderGroup', { as: owner, body: { ...invoice, requestId: paid.requestId }, headers: key() }),
      'wrong-state',
    );
  });

  test('and one of a counter and a transfer at once pays an order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await pointsOf(buyer);
      const { requestId, payment } = await makeAsked();
      const invoice = { groupId, memberId: buyer.memberId, value: 2 * PRICE, requestId };
      await Promise.all([pay(payment), api.post('/orderGroup', { as: owner, body: invoice, headers: key() })]);
      assert.ok(['paid', 'done'].includes(await statusOf(requestId)));
      assert.equal(await pointsOf(buyer), before + 3);
    }
    await assertBooks(api);
  });

  test('ends with its order, and a later transfer changes nothing there', async () => {
    const { requestId, payment } = await makeAsked();
    assertDone(await step(requestId, 'cancel'));
    assertDone(await pay(payment));
    assert.equal(await statusOf(requestId), 'cancelled');
    assert.equal((await read(requestId)).orderId, null);
  });
});

describe('a refund', () => {
  test('takes the points back and makes the order refunded, also after it was handed over', async () => {
    for (const isDelivered of [false, true]) {
      const before = await pointsOf(buyer);
      const { requestId, payment } = await makePaid();
      if (isDelivered) assertDone(await step(requestId, 'deliver'));
      assertDone(await change(payment, 'refund'));
      const request = await read(requestId);
      assert.deepEqual([request.status, request.steps.at(-1)?.note], ['refunded', 'Một lời']);
      const [order] = await db
        .select()
        .from(orders)
        .where(eq(orders.id, request.orderId ?? ''));
      assert.equal(order?.status, 'cancelled');
      assert.equal(await pointsOf(buyer), before);
      assertProblem(await change(payment, 'refund'), 'wrong-state');
      for (const action of ['pack', 'deliver', 'cancel']) assertProblem(await step(requestId, action), 'wrong-state');
    }
    await assertBooks(api);
  });

  test('is refused while the points are spent, and leaves all as it was', async () => {
    const other = await api.signUp('tieu-diem@gom.example');
    const { requestId, payment } = await makePaid({ as: other });
    const plain = { sellerGroupId: groupId, buyerId: other.memberId, type: 'minus', points: 2 };
    assertDone(await api.post('/orderPoint', { as: owner, body: plain, headers: key() }));
    assertProblem(await change(payment, 'refund'), 'insufficient-points', ['status:points-short']);
    assert.equal(await statusOf(requestId), 'paid');
    assert.equal(await pointsOf(other), 1);
    assertDone(await api.post('/orderPoint', { as: owner, body: { ...plain, type: 'add' }, headers: key() }));
    assertDone(await change(payment, 'refund'));
    assert.deepEqual([await statusOf(requestId), await pointsOf(other)], ['refunded', 0]);
  });

  test('happens once of two at once', async () => {
    const before = await pointsOf(buyer);
    const { payment } = await makePaid();
    const answers = await Promise.all([change(payment, 'refund'), change(payment, 'refund', admin)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two),
      [200, 409],
    );
    assert.equal(await pointsOf(buyer), before);
  });

  test('takes nothing twice where the invoice was cancelled before', async () => {
    const before = await pointsOf(buyer);
    const { requestId, payment } = await makePaid();
    const { orderId } = await read(requestId);
    const cancelled = { _id: orderId, status: 'cancelled', reason: 'Nhập nhầm' };
    assertDone(await api.put('/orderGroup', { as: owner, body: cancelled, headers: key() }));
    assert.equal(await statusOf(requestId), 'paid');
    assertDone(await change(payment, 'refund'));
    assert.deepEqual([await statusOf(requestId), await pointsOf(buyer)], ['refunded', before]);
  });
});

describe('pieces of a product', () => {
  test('are reserved by the confirmation, exactly ten of fifty orders at once', async () => {
    const productId = await makeProduct(10);
    const ids: string[] = [];
    for (let n = 0; n < 50; n += 1) {
      const as = await api.signUp(`khach-${n}@gom.example`);
      ids.push(await makeRequest(productId, { as, quantity: 1 }));
    }
    const answers = await Promise.all(ids.map((id, n) => step(id, 'confirm', n % 2 ? owner : admin)));
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 10);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) assertProblem(answer, 'out-of-stock');
    assert.equal(await leftOf(productId), 0);
    const confirmed = ids.filter((_id, n) => answers[n]?.statusCode === 200);
    assertDone(await step(confirmed[0] ?? '', 'cancel'));
    assert.equal(await leftOf(productId), 1);
    const refused = ids.find((_id, n) => answers[n]?.statusCode !== 200) ?? '';
    assertDone(await step(refused, 'confirm'));
    assert.equal(await leftOf(productId), 0);
  });

  test('are free again by a refund before they are handed over, and not after it', async () => {
    const one = await makePaid({ stock: 5 });
    assert.equal(await leftOf(one.productId), 3);
    assertDone(await change(one.payment, 'refund'));
    assert.equal(await leftOf(one.productId), 5);
    const other = await makePaid({ stock: 5 });
    assertDone(await step(other.requestId, 'deliver'));
    assertDone(await change(other.payment, 'refund'));
    assert.equal(await leftOf(other.productId), 3);
  });

  test('are not counted where the product does not say how many there are', async () => {
    const { productId, requestId } = await makeAsked();
    assertDone(await step(requestId, 'cancel'));
    assert.equal(await leftOf(productId), null);
  });

  test('of a quote are reserved where there are that many, else it is made to order', async () => {
    for (const [stock, left] of [
      [5, 2],
      [2, 2],
    ] as const) {
      const productId = await makeProduct(stock);
      const body = { productId, kind: 'quote', quantity: 3, name: 'Chị Hoa', phone: '0912345678' };
      const { data } = assertDone<{ data: { _id: string } }>(await api.post('/orderRequest', { as: buyer, body }));
      const offer = { amount: 1_000_000, validUntil: '2026-03-09' };
      assertDone(await api.put(`/orderRequest/${data._id}/quote`, { as: owner, body: offer }));
      assertDone(await api.put(`/orderRequest/${data._id}/accept`, { as: buyer, body: {} }));
      assertDone(await step(data._id, 'confirm'));
      assert.equal(await leftOf(productId), left);
      assertDone(await step(data._id, 'cancel'));
      assert.equal(await leftOf(productId), stock);
    }
  });
});

describe('a receipt', () => {
  const receiptOf = (id: string, as?: TestMember) => api.get(`/orderRequest/${id}/receipt`, { as });
  const readReceipt = async (id: string, as: TestMember = buyer): Promise<PaymentReceipt> =>
    assertDone<{ data: PaymentReceipt }>(await receiptOf(id, as)).data;

  test('says what was paid, to the buyer and the admins alone, and that it was refunded', async () => {
    const { requestId, payment } = await makePaid();
    const receipt = await readReceipt(requestId);
    assert.match(receipt.number, /^PT-2026-\d{4}$/);
    assert.deepEqual(
      [receipt.title, receipt.quantity, receipt.amount, receipt.memo, receipt.buyerName, receipt.refundedAt],
      ['Ấm trà', 2, 2 * PRICE, payment.memo, 'Chị Hoa', null],
    );
    assert.match(receipt.invoiceNumber ?? '', /^HD-/);
    assert.deepEqual(await readReceipt(requestId, admin), receipt);
    assert.equal((await read(requestId)).receipt, receipt.number);
    assertProblem(await receiptOf(requestId, stranger), 'not-found');
    assertProblem(await receiptOf(requestId), 'unauthenticated');
    const [told = ''] = await noticesOf(buyer, 'payment');
    assert.ok(told.includes(receipt.number), told);
    assertDone(await change(payment, 'refund'));
    assert.equal((await readReceipt(requestId)).refundedAt, api.clock.now().toISOString());
  });

  test('is a PDF in both languages', async () => {
    const { requestId } = await makePaid();
    for (const language of ['vi', 'en']) {
      const headers = { 'accept-language': language };
      const answer = await api.get(`/orderRequest/${requestId}/receipt/file`, { as: buyer, headers });
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-type'], 'application/pdf');
      assert.equal(answer.rawPayload.subarray(0, 5).toString(), '%PDF-');
    }
    assertProblem(await api.get(`/orderRequest/${requestId}/receipt/file`, { as: stranger }), 'not-found');
  });

  test('is there for a paid order alone', async () => {
    const { requestId } = await makeAsked();
    assertProblem(await receiptOf(requestId, buyer), 'not-found');
    assertProblem(await receiptOf('khong-phai-id', buyer), 'invalid');
  });

  test('has the next number without a gap, of twenty paid at once, half of which are rolled back', async () => {
    const other = await makeShop(api, await api.signUp('hai@gom.example'));
    const numbers: number[] = [];
    const issue = (isKept: boolean) =>
      inTransaction(db, async (tx) => {
        const number = await takeNumber(tx, other.groupId, 2026);
        if (!isKept) throw new Error('rolled back');
        numbers.push(number);
      }).catch(() => undefined);
    await Promise.all(Array.from({ length: 20 }, (_none, n) => issue(n % 2 === 0)));
    assert.deepEqual(
      numbers.toSorted((one, two) => one - two),
      Array.from({ length: 10 }, (_none, n) => n + 1),
    );
  });

  test('counts each group and year, and nothing else', async () => {
    const { requestId } = await makePaid();
    const [row] = await db.select().from(orderReceipts).where(eq(orderReceipts.requestId, requestId));
    const last = await db.select().from(orderReceiptCounts).where(eq(orderReceiptCounts.groupId, groupId));
    assert.deepEqual(
      last.map(({ year, last: number }) => [year, number]),
      [[2026, row?.number]],
    );
    assert.equal(await db.$count(orderReceipts, eq(orderReceipts.groupId, groupId)), row?.number);
  });
});
