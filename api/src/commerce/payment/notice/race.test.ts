/** Notices that arrive at once, more than once, and in any order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentPage } from '@m4u/contract/commerce/payment/schema';
import { eq } from '../../../platform/database/orm.ts';
import { askPayment, makeShop, sendNotice, type SentTransfer } from '../../../testing/factories/payments.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { openVisitorStream } from '../../../testing/server/stream.ts';
import { paymentNotices, payments, paymentSteps } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const shop = await makeShop(api, await api.signUp('chu@gom.example'));

test('the page of a payment is told of each change, and of nothing else', async () => {
  const [payment, other] = [await askPayment(api, shop), await askPayment(api, shop)];
  const stream = await openVisitorStream(api, `/payments/pages/${payment.token}/events`);
  const rows = async (total: number) => (await stream.take(total)).map(({ type, row }) => [type, row]);
  assert.deepEqual(await rows(1), [['payment', { state: 'waiting', received: 0 }]]);
  assertDone(await sendNotice(api, shop, 'sepay', { content: other.memo, amount: 150_000 }));
  assertDone(await sendNotice(api, shop, 'sepay', { content: payment.memo, amount: 50_000 }));
  assertDone(await sendNotice(api, shop, 'sepay', { content: payment.memo, amount: 100_000 }));
  const last = await stream.until(({ row }) => (row as { state: string }).state === 'paid');
  assert.ok(last.every(({ row }) => (row as { received: number }).received > 0));
  assert.deepEqual(last.at(-1)?.row, { state: 'paid', received: 150_000 });
  stream.close();
});

test('the same notice counts once, sent fifty times at once', async () => {
  const payment = await askPayment(api, shop);
  const transfer = { id: 'fifty', content: payment.memo, amount: 150_000 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendNotice(api, shop, 'sepay', transfer)));
  for (const answer of answers) assertDone(answer);
  const steps = await db.select().from(paymentSteps).where(eq(paymentSteps.paymentId, payment._id));
  assert.deepEqual(
    steps.map(({ kind }) => kind),
    ['asked', 'matched'],
  );
});

test('two halves at once complete a payment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { _id: id, memo } = await askPayment(api, shop);
    const half = { content: memo, amount: 75_000 };
    await Promise.all([sendNotice(api, shop, 'sepay', half), sendNotice(api, shop, 'casso', half)]);
    const [row] = await db.select().from(payments).where(eq(payments.id, id));
    assert.deepEqual([row?.state, row?.received], ['paid', 150_000]);
  }
});

test('three thousand notices, shuffled and tripled, lose and double nothing', { timeout: 300_000 }, async () => {
  const asked = [];
  for (let n = 0; n < 60; n += 1) asked.push(await askPayment(api, shop, { amount: 10_000 + n }));
  // Of ten transfers to a payment one is right, and the others are of other shops, unknown, or wrong in another way.
  const sent = asked.flatMap(({ memo, amount }, at): SentTransfer[] => [
    { id: `right ${at}`, content: `CT ${memo}`, amount: at % 20 === 0 ? amount + 1 : amount },
    ...Array.from({ length: 16 }, (_none, n) => ({
      id: `noise ${at} ${n}`,
      content: `${memo.slice(0, -1)}0${n}`,
      amount,
    })),
  ]);
  const all = [...sent, ...sent, ...sent].map((transfer) => ({ transfer, order: Math.random() }));
  const queue = all.toSorted((one, two) => one.order - two.order).map(({ transfer }) => transfer);
  const send = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) assertDone(await sendNotice(api, shop, 'sepay', next));
  };
  await Promise.all(Array.from({ length: 8 }, send));
  for (const [at, { _id: id, token, amount }] of asked.entries()) {
    const { data } = assertDone<{ data: PaymentPage }>(await api.get(`/payments/pages/${token}`));
    const isRight = at % 20 !== 0;
    assert.deepEqual([data.state, data.received], isRight ? ['paid', amount] : ['waiting', 0]);
    const notices = await db.select().from(paymentNotices).where(eq(paymentNotices.paymentId, id));
    assert.deepEqual(
      notices.map(({ finding }) => finding),
      [isRight ? 'matched' : 'too-much'],
    );
  }
  assert.equal(await db.$count(paymentNotices, eq(paymentNotices.finding, 'unknown')), 60 * 16);
});
