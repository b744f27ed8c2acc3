import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PAYMENT_PROVIDERS } from '@m4u/contract/commerce/payment/rules';
import type { Payment, TransferNotice, TransferNoticeDetail } from '@m4u/contract/commerce/payment/schema';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { and, desc, eq } from '../../../platform/database/orm.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import {
  askPayment,
  makeShop,
  sendNotice,
  SHOP_ACCOUNT,
  signNotice,
  type SentTransfer,
  writeNotice,
} from '../../../testing/factories/payments.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { paymentNotices } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const owner = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const rival = await api.signUp('khac@gom.example');
const unverified = await api.signUp('chua@gom.example', { verified: false });
const shop = await makeShop(api, owner);
const other = await makeShop(api, rival);
const { groupId } = shop;
await db.insert(groupMembers).values({ groupId, memberId: unverified.memberId, role: 'admin', status: 'accepted' });

const ask = (options = {}) => askPayment(api, shop, options);
const read = async (id: string) => assertDone<{ data: Payment }>(await api.get(`/payments/${id}`, { as: owner })).data;
/** Sends a notice of SePay; returns what it was found to be. */
const send = async (transfer: SentTransfer) => {
  assertDone(await sendNotice(api, shop, 'sepay', transfer));
  const where = eq(paymentNotices.groupId, groupId);
  const [row = assert.fail('no notice')] = await db
    .select()
    .from(paymentNotices)
    .where(where)
    .orderBy(desc(paymentNotices.id))
    .limit(1);
  return row;
};
const settle = (id: string, body: object, as: TestMember = owner) =>
  api.put(`/payments/transfers/${id}`, { as, body: { ...body } });
const settled = async (id: string, body: object) =>
  assertDone<{ data: TransferNoticeDetail }>(await settle(id, body)).data;

const statusesOf = (answers: readonly { readonly statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('a notice', () => {
  for (const provider of PAYMENT_PROVIDERS)
    test(`of ${provider} pays a payment, once`, async () => {
      const payment = await ask();
      const transfer = { id: `one-${provider}`, content: `CT DEN ${payment.memo.toLowerCase()} GD 1`, amount: 150_000 };
      for (let n = 0; n < 3; n += 1) {
        const answer = await sendNotice(api, shop, provider, transfer);
        assert.deepEqual(answer.json(), { success: true });
      }
      const paid = await read(payment._id);
      assert.deepEqual([paid.state, paid.received], ['paid', 150_000]);
      assert.deepEqual(
        paid.steps.map(({ kind, actor, finding, amount }) => [kind, actor?._id, finding, amount]),
        [
          ['asked', owner.memberId, null, 150_000],
          ['matched', undefined, 'matched', 150_000],
        ],
      );
      const where = and(eq(paymentNotices.provider, provider), eq(paymentNotices.paymentId, payment._id));
      const rows = await db.select().from(paymentNotices).where(where);
      assert.equal(rows.length, 1);
      assert.ok(!JSON.stringify(rows).includes(shop.gates[provider].secret));
    });

  test('is kept as it came', async () => {
    const { secret, path } = shop.gates.casso;
    const body = writeNotice('casso', { id: 'as-it-came', content: 'Tiền hàng', amount: 5_000 });
    const { headers } = signNotice('casso', secret, body, api.clock.now());
    const raw = ` ${JSON.stringify(body, null, 2)}`;
    const answer = await api.api.fastify.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: raw,
    });
    assert.equal(answer.statusCode, 200, answer.body);
    const [row] = await db.select().from(paymentNotices).where(eq(paymentNotices.providerId, 'as-it-came'));
    assert.deepEqual([row?.body, row?.headers], [raw, headers]);
    assert.equal(row?.at.toISOString(), '2026-03-02T02:00:00.000Z');
  });

  test('finds its group by the account number', async () => {
    const payment = await ask();
    const theirs = await askPayment(api, other);
    for (const [of, { memo }] of [
      [shop, payment],
      [other, theirs],
    ] as const) {
      const body = writeNotice('sepay', { content: memo, amount: 150_000 });
      const { headers } = signNotice('sepay', of.gates.sepay.secret, body, api.clock.now());
      assertDone(await api.post('/payments/notices/sepay', { headers, body }));
    }
    assert.equal((await read(payment._id)).state, 'paid');
    const body = writeNotice('sepay', { content: payment.memo, amount: 150_000, account: '5555666677' });
    const { headers } = signNotice('sepay', shop.gates.sepay.secret, body, api.clock.now());
    assertProblem(await api.post('/payments/notices/sepay', { headers, body }), 'not-found');
  });

  test('of one shop pays nothing of another', async () => {
    const payment = await ask();
    assertDone(await sendNotice(api, other, 'sepay', { content: payment.memo, amount: 150_000 }));
    assert.equal((await read(payment._id)).state, 'waiting');
  });

  test('is refused without its key or signature', async () => {
    const payment = await ask();
    for (const provider of PAYMENT_PROVIDERS) {
      const { path } = shop.gates[provider];
      const body = writeNotice(provider, { content: payment.memo, amount: 150_000 });
      assertProblem(await api.post(path, { body }), 'forbidden');
      const theirs = other.gates[provider].secret;
      const key = provider === 'payos' || provider === 'casso' ? `${theirs}-khac` : theirs;
      assertProblem(await api.post(path, signNotice(provider, key, body, api.clock.now())), 'forbidden');
      const signed = signNotice(provider, shop.gates[provider].secret, body, api.clock.now());
      const changed = JSON.parse(JSON.stringify(signed.body).replace('150000', '151000')) as object;
      if (provider !== 'sepay')
        assertProblem(await api.post(path, { headers: signed.headers, body: changed }), 'forbidden');
      assertProblem(await api.post(`/payments/notices/${provider}/${ABSENT}`, signed), 'not-found');
    }
    assert.equal((await read(payment._id)).state, 'waiting');
    assertProblem(await api.post('/payments/notices/momo', { body: {} }), 'invalid', ['provider:choice']);
  });

  test('that a program signed long ago is refused', async () => {
    const { path, secret } = shop.gates.standard;
    const body = writeNotice('standard', { content: 'x', amount: 1 });
    for (const minutes of [-6, 6]) {
      const at = new Date(api.clock.now().getTime() + minutes * 60_000);
      assertProblem(await api.post(path, signNotice('standard', secret, body, at)), 'forbidden');
    }
  });

  test('without a transfer is taken, and asks nothing of anybody', async () => {
    const body = { error: 0, data: {} };
    const { path, secret } = shop.gates.casso;
    for (let n = 0; n < 2; n += 1) assertDone(await api.post(path, signNotice('casso', secret, body, api.clock.now())));
    const rows = await db
      .select()
      .from(paymentNotices)
      .where(eq(paymentNotices.body, JSON.stringify(body)));
    assert.deepEqual(
      rows.map(({ finding, amount }) => [finding, amount]),
      [['other', null]],
    );
  });

  test('with strange texts causes no fault', async () => {
    for (const content of ['\0', '\ud800', '\u202e', 'x'.repeat(5_000), ''])
      assert.equal((await send({ content, amount: 1 })).finding, 'unknown');
    for (const at of ['', 'hôm nay', '9999-99-99 99:99:99', '0000-01-01 00:00:00'])
      assert.equal((await send({ content: 'x', amount: 1, at })).receivedAt.getTime(), api.clock.now().getTime());
    const { path } = shop.gates.casso;
    const headers = { 'x-casso-signature': `t=1,v1=${'0'.repeat(128)}` };
    const answer = await api.api.fastify.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000),
    });
    assert.ok(answer.statusCode < 500, answer.body);
  });
});

describe('what a notice is found to be', () => {
  test('too little, and complete with the rest', async () => {
    const payment = await ask();
    const part = await send({ content: payment.memo, amount: 100_000 });
    assert.equal(part.finding, 'too-little');
    assert.deepEqual([(await read(payment._id)).state, (await read(payment._id)).received], ['waiting', 100_000]);
    assert.equal((await send({ content: payment.memo, amount: 50_000 })).finding, 'matched');
    assert.deepEqual([(await read(payment._id)).state, (await read(payment._id)).received], ['paid', 150_000]);
    const [joined] = await db.select().from(paymentNotices).where(eq(paymentNotices.id, part.id));
    assert.deepEqual([joined?.settlement, joined?.settledBy], ['joined', null]);
  });

  test('too much, twice, late, at a wrong account, unknown, outgoing', async () => {
    const payment = await ask();
    const { memo } = payment;
    const find = async (transfer: SentTransfer) => (await send(transfer)).finding;
    assert.equal(await find({ content: memo, amount: 150_001 }), 'too-much');
    assert.equal(await find({ content: memo, amount: 150_000, account: '1' }), 'wrong-account');
    assert.equal(await find({ content: memo, amount: 150_000, at: '2026-03-10 09:00:00' }), 'late');
    assert.equal((await read(payment._id)).state, 'waiting');
    assert.equal(await find({ content: memo, amount: 150_000 }), 'matched');
    assert.equal(await find({ content: memo, amount: 150_000 }), 'twice');
    assert.equal(await find({ content: memo, amount: 150_000, direction: 'out' }), 'outgoing');
    assert.equal((await read(payment._id)).state, 'paid');
    assert.equal(await find({ content: 'Tiền cơm', amount: 150_000 }), 'unknown');
    assert.equal(await find({ content: `${memo} ${(await ask()).memo}`, amount: 1 }), 'unknown');
    assert.equal(await find({ content: 'Mua đất sét', amount: 150_000, direction: 'out' }), 'other');
    const cancelled = await ask();
    assertDone(await api.put(`/payments/${cancelled._id}`, { as: owner, body: { action: 'cancel' } }));
    assert.equal(await find({ content: cancelled.memo, amount: 150_000 }), 'late');
  });

  test('is told to the admins until none is left', async () => {
    const open = async () =>
      assertDone<{ data: Notification[] }>(await api.get('/notifications', { as: owner })).data.filter(
        ({ path, opened }) => path.includes('/transfers') && !opened,
      );
    await send({ content: 'Không mã', amount: 7_000 });
    assert.equal((await open()).length, 1);
    const filter = encodeURIComponent(JSON.stringify({ state: 'open' }));
    const { data, total } = assertDone<{ data: TransferNotice[]; total: number; open: number }>(
      await api.get(`/payments/transfers?groupId=${groupId}&limit=100&filter=${filter}`, { as: owner }),
    );
    assert.equal(data.length, total);
    for (const { _id } of data) assertDone(await settle(_id, { action: 'dismiss', note: 'Thử' }));
    assert.deepEqual(await open(), []);
  });
});

describe('settling a transfer', () => {
  test('accepts too little as paid, in somebody’s name', async () => {
    const payment = await ask();
    const { id } = await send({ content: payment.memo, amount: 149_000 });
    const detail = await settled(id, { action: 'accept', note: 'Bớt một nghìn' });
    assert.deepEqual([detail.settlement, detail.settledBy?._id, detail.can], ['accepted', owner.memberId, []]);
    const paid = await read(payment._id);
    assert.deepEqual([paid.state, paid.received], ['paid', 149_000]);
    assert.deepEqual(
      paid.steps.map(({ kind, actor, note }) => [kind, actor?._id, note]),
      [
        ['asked', owner.memberId, ''],
        ['noticed', undefined, ''],
        ['accepted', owner.memberId, 'Bớt một nghìn'],
      ],
    );
    assertProblem(await settle(id, { action: 'accept' }), 'wrong-state');
  });

  test('accepts what came too late for a cancelled payment', async () => {
    const payment = await ask();
    assertDone(await api.put(`/payments/${payment._id}`, { as: owner, body: { action: 'cancel' } }));
    const { id } = await send({ content: payment.memo, amount: 150_000 });
    await settled(id, { action: 'accept' });
    assert.deepEqual([(await read(payment._id)).state, (await read(payment._id)).received], ['paid', 150_000]);
  });

  test('assigns a transfer without a code, or with another one', async () => {
    const payment = await ask();
    const unknown = await send({ content: 'Chị Hoa trả tiền', amount: 150_000 });
    assertProblem(await settle(unknown.id, { action: 'assign', memo: 'MFUXXXX' }), 'invalid', ['memo:payment-unknown']);
    const theirs = await askPayment(api, other);
    assertProblem(await settle(unknown.id, { action: 'assign', memo: theirs.memo }), 'invalid', [
      'memo:payment-unknown',
    ]);
    const detail = await settled(unknown.id, { action: 'assign', memo: ` ${payment.memo.toLowerCase()} ` });
    assert.deepEqual([detail.settlement, detail.payment?._id], ['assigned', payment._id]);
    assert.equal((await read(payment._id)).state, 'paid');
    const [wrong, right] = [await ask(), await ask()];
    const part = await send({ content: wrong.memo, amount: 100_000 });
    await settled(part.id, { action: 'assign', memo: right.memo });
    assert.deepEqual(
      [(await read(wrong._id)).received, (await read(right._id)).received, (await read(right._id)).state],
      [0, 100_000, 'paid'],
    );
    const again = await send({ content: 'Nữa', amount: 1 });
    assertProblem(await settle(again.id, { action: 'assign', memo: right.memo }), 'wrong-state');
  });

  test('records what went back', async () => {
    const payment = await ask();
    await send({ content: payment.memo, amount: 150_000 });
    const twice = await send({ content: payment.memo, amount: 150_000 });
    assert.deepEqual((await settled(twice.id, { action: 'refund', note: 'Đã chuyển trả' })).settlement, 'refunded');
    assert.equal((await read(payment._id)).state, 'paid');
    const back = await send({ content: payment.memo, amount: 150_000, direction: 'out' });
    await settled(back.id, { action: 'refund' });
    assert.equal((await read(payment._id)).state, 'refunded');
  });

  test('dismisses with words alone', async () => {
    const { id } = await send({ content: 'x', amount: 1 });
    assertProblem(await settle(id, { action: 'dismiss' }), 'invalid', ['note:required']);
    assertProblem(await settle(id, { action: 'burn' }), 'invalid');
    assertProblem(await settle(id, { action: 'accept' }), 'wrong-state');
    assert.equal((await settled(id, { action: 'dismiss', note: 'Tiền riêng' })).note, 'Tiền riêng');
  });

  test('is done once by many at once', async () => {
    const { id } = await send({ content: 'y', amount: 1 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => settle(id, { action: 'dismiss', note: 'z' })));
    assert.deepEqual(statusesOf(answers), [200, 409, 409, 409, 409]);
  });

  test('is for verified admins of the group', async () => {
    const { id } = await send({ content: 'w', amount: 1 });
    assertProblem(await settle(id, { action: 'dismiss', note: 'x' }, rival), 'not-found');
    assertProblem(await settle(id, { action: 'dismiss', note: 'x' }, unverified), 'account-unverified');
    assertProblem(await api.get(`/payments/transfers/${id}`, { as: rival }), 'not-found');
    assertProblem(await api.get(`/payments/transfers?groupId=${groupId}`, { as: rival }), 'forbidden');
    assertProblem(await api.get(`/payments/transfers/${ABSENT}`, { as: owner }), 'not-found');
    assertProblem(await api.get(`/payments/transfers/${id}`), 'unauthenticated');
    const { data } = assertDone<{ data: TransferNoticeDetail }>(
      await api.get(`/payments/transfers/${id}`, { as: owner }),
    );
    assert.deepEqual([data.accountNumber, data.can], [SHOP_ACCOUNT.accountNumber, ['assign', 'refund', 'dismiss']]);
  });
});
