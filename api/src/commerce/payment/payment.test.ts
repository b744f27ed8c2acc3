import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isMemo } from '@m4u/contract/commerce/payment/memo.rules';
import type { Payment, PaymentPage, PaymentRow, PaymentSettings } from '@m4u/contract/commerce/payment/schema';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { DAY } from '@m4u/contract/durations';
import { and, eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { groupMembers } from '../../profile/group/tables.ts';
import { formatVietQr } from '../../content/activity/vietqr.rules.ts';
import { waitUntil } from '../../testing/factories/notices.ts';
import { askPayment, makeShop, SHOP_ACCOUNT } from '../../testing/factories/payments.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { readQr } from '../../testing/files/qr.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { paymentGates } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const NO_PAGE = 'A'.repeat(22);
const owner = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const admin = await api.signUp('quan-tri@gom.example', { name: 'Quản Trị' });
const buyer = await api.signUp('khach@gom.example', { name: 'Khách' });
const rival = await api.signUp('khac@gom.example');
const unverified = await api.signUp('chua@gom.example', { verified: false });
const shop = await makeShop(api, owner);
const { groupId } = shop;
for (const [memberId, isOwner] of [
  [admin.memberId, false],
  [unverified.memberId, true],
] as const)
  await db.insert(groupMembers).values({ groupId, memberId, role: 'admin', status: 'accepted', owner: isOwner });
const rivalGroup = await makeGroup(api, { admins: [rival] });

let keys = 0;
const ask = (body: object, as: TestMember = owner, key = `key-${(keys += 1)}`) =>
  api.post('/payments', { as, body: { ...body }, headers: { 'idempotency-key': key } });
const asked = async (body: object, as = owner) => assertDone<{ data: Payment }>(await ask(body, as)).data;
const get = (id: string, as?: TestMember) => api.get(`/payments/${id}`, { as });
const read = async (id: string) => assertDone<{ data: Payment }>(await get(id, owner)).data;
const change = (id: string, body: object, as: TestMember = owner) =>
  api.put(`/payments/${id}`, { as, body: { ...body } });
const noticesOf = async (as: TestMember) =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as })).data.filter(
    ({ kind }) => kind === 'payment',
  );

const confirmedRequest = async (as = buyer): Promise<string> => {
  const product = { title: 'Ấm trà', content: '<p>Nung tay.</p>', type: 'sell', price: 120_000, groupId };
  const made = assertDone<{ data: { _id: string } }>(
    await api.post('/productMember/insert', { as: owner, body: product }),
  );
  const draft = { productId: made.data._id, kind: 'order', quantity: 2, name: 'Chị Hoa', phone: '0912345678' };
  const { data } = assertDone<{ data: { _id: string } }>(await api.post('/orderRequest', { as, body: draft }));
  assertDone(await api.put(`/orderRequest/${data._id}/confirm`, { as: owner, body: {} }));
  return data._id;
};

const statusesOf = (answers: readonly { readonly statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('asking for a payment', () => {
  test('gives it a code, a page and the account of that time', async () => {
    const payment = await askPayment(api, shop, { amount: 150_000, title: 'Lọ hoa' });
    assert.ok(isMemo(payment.memo));
    assert.deepEqual(
      [payment.title, payment.amount, payment.received, payment.state, payment.subject, payment.buyer],
      ['Lọ hoa', 150_000, 0, 'waiting', { kind: 'other', id: null }, null],
    );
    assert.equal(Date.parse(payment.dueAt) - api.clock.now().getTime(), 7 * DAY);
    const account = { bankName: 'ACB', ownerName: 'KHAC', accountNumber: '99998888' };
    assertDone(await api.put(`/payments/settings/${groupId}/account`, { as: owner, body: account }));
    assert.equal((await read(payment._id)).account.accountNumber, SHOP_ACCOUNT.accountNumber);
    assert.equal((await askPayment(api, shop)).account.accountNumber, '99998888');
    assertDone(await api.put(`/payments/settings/${groupId}/account`, { as: owner, body: SHOP_ACCOUNT }));
  });

  test('of a request has its title, amount and buyer, whom it tells', async () => {
    const requestId = await confirmedRequest();
    const payment = await asked({ kind: 'request', groupId, requestId });
    assert.deepEqual(
      [payment.title, payment.amount, payment.buyer?._id, payment.subject],
      ['Ấm trà', 240_000, buyer.memberId, { kind: 'request', id: requestId }],
    );
    const [notice = assert.fail('no notice')] = await noticesOf(buyer);
    assert.ok(notice.text.includes(payment.memo) && notice.text.includes('240.000 ₫'), notice.text);
    assert.equal(notice.path, `/pay/${payment.token}`);
    assertProblem(await ask({ kind: 'request', groupId, requestId }), 'wrong-state');
    for (const as of [buyer, owner]) {
      const found = assertDone<{ data: PaymentRow[] }>(await api.get(`/payments/requests/${requestId}`, { as }));
      assert.deepEqual(
        found.data.map(({ _id }) => _id),
        [payment._id],
      );
    }
    assertProblem(await api.get(`/payments/requests/${requestId}`, { as: rival }), 'not-found');
    assertDone(await change(payment._id, { action: 'cancel' }));
    // It counts as opened, so that no mail asks for it any more.
    assert.equal((await noticesOf(buyer)).find(({ _id }) => _id === notice._id)?.opened, true);
    assert.notEqual((await asked({ kind: 'request', groupId, requestId }))._id, payment._id);
  });

  test('mails its buyer the account, the code and the address of the page', async () => {
    const requestId = await confirmedRequest();
    const payment = await asked({ kind: 'request', groupId, requestId });
    const mails = () =>
      (api.api.outbox?.list() ?? []).filter(({ to, text }) => to === buyer.email && text.includes(payment.memo));
    await waitUntil(() => mails().length > 0, 'a mail');
    const [{ text, html = '', pictures = [] } = assert.fail('no mail')] = mails();
    for (const part of [
      'Số tiền: 240.000 ₫',
      `Ngân hàng: ${SHOP_ACCOUNT.bankName}`,
      `Số tài khoản: ${SHOP_ACCOUNT.accountNumber}`,
      `Chủ tài khoản: ${SHOP_ACCOUNT.ownerName}`,
      `Nội dung chuyển khoản: ${payment.memo}`,
      `/pay/${payment.token}`,
    ]) {
      assert.ok(text.includes(part), text);
      assert.ok(html.includes(part), html);
    }
    assert.match(html, /<img src="cid:vietqr" alt="Mã VietQR để thanh toán"/);
    const png = Buffer.from(pictures[0]?.png ?? '', 'base64');
    assert.equal(await readQr(png), formatVietQr(payment.account, { amount: 240_000, purpose: payment.memo }));
  });

  test('once for a key', async () => {
    const body = { kind: 'other', groupId, title: 'Chén', amount: 1 };
    const [one, two] = [await ask(body, owner, 'same'), await ask(body, owner, 'same')];
    assert.equal(assertDone<{ data: Payment }>(one).data._id, assertDone<{ data: Payment }>(two).data._id);
    assertProblem(await ask({ ...body, amount: 2 }, owner, 'same'), 'key-reused');
  });

  test('one of two at once for a request', async () => {
    const requestId = await confirmedRequest();
    const body = { kind: 'request', groupId, requestId };
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(body)));
    assert.deepEqual(statusesOf(answers), [200, 409, 409, 409, 409, 409]);
  });

  test('refuses bad input', async () => {
    const other = { kind: 'other', groupId, title: 'Chén', amount: 10_000 };
    assertProblem(await ask({ ...other, title: ' ' }), 'invalid', ['title:required']);
    assertProblem(await ask({ ...other, amount: 0 }), 'invalid', ['amount:too-small']);
    assertProblem(await ask({ ...other, amount: 1.5 }), 'invalid');
    assertProblem(await ask({ ...other, days: 91 }), 'invalid', ['days:too-big']);
    assertProblem(await ask({ kind: 'ticket', groupId }), 'invalid');
    assertProblem(await ask({ ...other, groupId: rivalGroup }, rival), 'payment-account-missing');
    assertProblem(await ask({ kind: 'request', groupId, requestId: ABSENT }), 'not-found');
  });

  test('is for verified admins of the group', async () => {
    const body = { kind: 'other', groupId, title: 'Chén', amount: 10_000 };
    assertProblem(await ask(body, rival), 'forbidden');
    assertProblem(await ask(body, buyer), 'forbidden');
    assertProblem(await ask(body, unverified), 'account-unverified');
    assertProblem(await ask({ ...body, groupId: ABSENT }), 'not-found');
    assertProblem(await api.post('/payments', { body, headers: { 'idempotency-key': 'x' } }), 'unauthenticated');
    const requestId = await confirmedRequest();
    assertDone(await api.put(`/payments/settings/${rivalGroup}/account`, { as: rival, body: SHOP_ACCOUNT }));
    assertProblem(await ask({ kind: 'request', groupId: rivalGroup, requestId }, rival), 'not-found');
  });
});

describe('a payment by hand', () => {
  test('is paid, refunded and cancelled in somebody’s name', async () => {
    const payment = await askPayment(api, shop);
    assertProblem(await change(payment._id, { action: 'pay' }), 'invalid', ['note:required']);
    assertProblem(await change(payment._id, { action: 'refund', note: 'x' }), 'wrong-state');
    assertDone(await change(payment._id, { action: 'pay', note: 'Tiền mặt' }, admin));
    const paid = await read(payment._id);
    assert.deepEqual([paid.state, paid.can], ['paid', { pay: false, cancel: false, refund: true }]);
    assert.deepEqual(
      paid.steps.map(({ kind, actor, note }) => [kind, actor?._id, note]),
      [
        ['asked', owner.memberId, ''],
        ['paid', admin.memberId, 'Tiền mặt'],
      ],
    );
    assertDone(await change(payment._id, { action: 'refund', note: 'Trả hàng' }));
    assert.equal((await read(payment._id)).state, 'refunded');
    assertProblem(await change(payment._id, { action: 'pay', note: 'x' }), 'wrong-state');
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.act, 'payment.pay'));
    assert.deepEqual(entries.at(-1)?.detail, { title: 'Bình gốm', vnd: '150000', reason: 'Tiền mặt' });
  });

  test('is paid once by two at once', async () => {
    const payment = await askPayment(api, shop);
    const answers = await Promise.all(
      [owner, admin].map((as) => change(payment._id, { action: 'pay', note: 'x' }, as)),
    );
    assert.deepEqual(statusesOf(answers), [200, 409]);
  });

  test('is hidden from everybody else', async () => {
    const { _id: id } = await askPayment(api, shop);
    for (const as of [rival, buyer]) {
      assertProblem(await get(id, as), 'not-found');
      assertProblem(await change(id, { action: 'cancel' }, as), 'not-found');
      assertProblem(await api.get(`/payments?groupId=${groupId}`, { as }), 'forbidden');
    }
    assertProblem(await change(id, { action: 'cancel' }, unverified), 'account-unverified');
    assertProblem(await change(id, { action: 'burn' }), 'invalid', ['action:choice']);
    assertProblem(await get(ABSENT, owner), 'not-found');
    assertProblem(await get(id), 'unauthenticated');
  });
});

test('the list of payments is filtered by state', async () => {
  const list = async (state: string) => {
    const filter = encodeURIComponent(JSON.stringify({ state }));
    return assertDone<{ data: PaymentRow[]; total: number }>(
      await api.get(`/payments?groupId=${groupId}&limit=100&filter=${filter}`, { as: admin }),
    );
  };
  for (const state of ['waiting', 'paid', 'refunded', 'cancelled']) {
    const { data, total } = await list(state);
    assert.equal(data.length, total);
    assert.ok(data.length > 0 && data.every((each) => each.state === state), state);
  }
});

describe('the page of a payment', () => {
  test('shows what its buyer needs, and nothing else', async () => {
    const payment = await askPayment(api, shop);
    const { data } = assertDone<{ data: PaymentPage }>(await api.get(`/payments/pages/${payment.token}`));
    assert.deepEqual(Object.keys(data).toSorted(), [
      'account',
      'amount',
      'dueAt',
      'group',
      'isOverdue',
      'memo',
      'paidAt',
      'received',
      'state',
      'title',
    ]);
    assert.deepEqual([data.memo, data.account.bankName, data.isOverdue], [payment.memo, 'Vietcombank', false]);
    assertProblem(await api.get(`/payments/pages/${NO_PAGE}`), 'not-found');
    assertProblem(await api.get('/payments/pages/x'), 'invalid');
  });

  test('has a VietQR code with amount and code', async () => {
    const { token } = await askPayment(api, shop);
    const svg = await api.get(`/payments/pages/${token}/vietqr`);
    assert.equal(svg.headers['content-type'], 'image/svg+xml');
    const png = await api.get(`/payments/pages/${token}/vietqr?format=png`);
    assert.equal(png.headers['content-type'], 'image/png');
    assertProblem(await api.get(`/payments/pages/${NO_PAGE}/vietqr`), 'not-found');
    assertProblem(await api.get(`/payments/pages/${NO_PAGE}/events`), 'not-found');
  });
});

describe('the settings of a shop', () => {
  const settings = (as: TestMember) => api.get(`/payments/settings/${groupId}`, { as });
  const saveGate = (provider: string, body: object, as = owner) =>
    api.put(`/payments/settings/${groupId}/gates/${provider}`, { as, body: { ...body } });

  test('are read by admins and changed by owners, who are told', async () => {
    const { data } = assertDone<{ data: PaymentSettings }>(await settings(admin));
    assert.deepEqual([data.account?.accountNumber, data.can.update], [SHOP_ACCOUNT.accountNumber, false]);
    assert.deepEqual(
      data.gates.map(({ provider }) => provider),
      ['casso', 'payos', 'sepay', 'standard'],
    );
    assert.equal(assertDone<{ data: PaymentSettings }>(await settings(owner)).data.can.update, true);
    assertProblem(await settings(rival), 'forbidden');
    assertProblem(
      await api.put(`/payments/settings/${groupId}/account`, { as: admin, body: SHOP_ACCOUNT }),
      'forbidden',
    );
    assertProblem(
      await api.put(`/payments/settings/${groupId}/account`, { as: unverified, body: SHOP_ACCOUNT }),
      'account-unverified',
    );
    const told = assertDone<{ data: Notification[] }>(await api.get('/notifications', { as: unverified })).data;
    assert.ok(
      told.some(({ kind, path }) => kind === 'payment' && path === `/action/payments/settings?groupId=${groupId}`),
      'the other owner is told',
    );
    const where = and(eq(auditEntries.act, 'payment.account'), eq(auditEntries.actorId, owner.memberId));
    assert.ok((await db.select().from(auditEntries).where(where)).length > 0);
  });

  test('refuse a bank without VietQR and a wrong number', async () => {
    const save = (body: object) =>
      api.put(`/payments/settings/${groupId}/account`, { as: owner, body: { ...SHOP_ACCOUNT, ...body } });
    assertProblem(await save({ bankName: 'Ngân hàng Không Có' }), 'invalid', ['bankName:bank']);
    assertProblem(await save({ accountNumber: '12' }), 'invalid', ['accountNumber:account-number']);
  });

  test('keep keys sealed, and show one that we create once', async () => {
    const created = assertDone<{ data: { secret: string; ending: string; address: string } }>(
      await saveGate('sepay', {}),
    );
    assert.equal(created.data.secret.slice(-4), created.data.ending);
    const rows = await db.select().from(paymentGates).where(eq(paymentGates.groupId, groupId));
    const answers = JSON.stringify([rows, (await settings(owner)).json()]);
    for (const secret of [created.data.secret, 'khoa-cua-casso']) assert.ok(!answers.includes(secret));
    const own = assertDone<{ data: { secret: null; address: string } }>(
      await saveGate('sepay', { secret: 'khoa-rieng-dai' }),
    );
    assert.deepEqual([own.data.secret, own.data.address], [null, created.data.address]);
    assertProblem(await saveGate('casso', {}), 'invalid', ['secret:required']);
    assertProblem(await saveGate('standard', { secret: 'khoa-rieng-dai' }), 'invalid', ['secret:invalid']);
    assertProblem(await saveGate('casso', { secret: 'ngan' }), 'invalid', ['secret:too-short']);
    assertProblem(await saveGate('momo', {}), 'invalid', ['provider:choice']);
    assertProblem(await saveGate('sepay', {}, admin), 'forbidden');
  });

  test('end a service, whose address stays the same', async () => {
    const remove = (as = owner) => api.post(`/payments/settings/${groupId}/gates/payos/remove`, { as });
    assertProblem(await remove(admin), 'forbidden');
    assertDone(await remove());
    assertDone(await remove());
    const { data } = assertDone<{ data: PaymentSettings }>(await settings(owner));
    assert.ok(data.gates.every(({ provider }) => provider !== 'payos'));
    const again = assertDone<{ data: { address: string } }>(await saveGate('payos', { secret: 'khoa-cua-payos' }));
    assert.ok(again.data.address.endsWith(shop.gates.payos.path));
  });
});
