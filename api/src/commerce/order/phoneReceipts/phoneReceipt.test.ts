/** Receipts by phone for customers without an account, their links, and refusals. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ClaimPage, PhoneReceipt } from '@m4u/contract/commerce/order/phoneReceipt';
import { CLAIM_LINK_DAYS } from '@m4u/contract/commerce/order/phoneReceipt.rules';
import type { PointSettings } from '@m4u/contract/commerce/point/schema';
import { DAY } from '@m4u/contract/durations';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { Customer } from '@m4u/contract/profile/group/customer';
import { accounts } from '../../../identity/auth/tables.ts';
import { eq, sql } from '../../../platform/database/orm.ts';
import { startZnsServer } from '../../../testing/doubles/zns-server.ts';
import { waitUntil } from '../../../testing/factories/notices.ts';
import { assertBooks, sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { waitUntilQuiet } from '../../../testing/server/jobs.ts';
import { purge } from './queries.ts';
import { phoneReceiptDays, phoneReceiptLinks } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
let admin: TestMember;
let cashier: TestMember;
let stranger: TestMember;
let group: string;
let other: string;
let shop: ReturnType<typeof sellerCalls>;
let numbers = 0;

const settingsPath = (of = group) => `/orderPoint/settings/${of}`;
const switchTo = (phoneReceipts: boolean, of = group) =>
  api.put(settingsPath(of), { as: admin, body: { phoneReceipts } });
const nextPhone = (): string => `+8493${String((numbers += 1)).padStart(7, '0')}`;

/** A customer of the shop who has no account. */
const addCustomer = async (phone = nextPhone(), groupId = group) => {
  const body = { groupId, phone, name: 'Cô Bưởi' };
  const { data } = assertDone<{ data: Customer }>(await api.post('/members/createCustomer', { as: admin, body }));
  return { id: data._id, phone };
};
const outboxOf = (to: string) => (api.api.outbox?.list() ?? []).filter((entry) => entry.to === to);
const textsTo = async (phone: string): Promise<string[]> => {
  await waitUntilQuiet(api);
  return outboxOf(phone).map(({ text }) => text);
};
let invoices = 0;
const invoice = (id: string, value: number) => shop.invoice(id, { value, invoiceNumber: `A-${(invoices += 1)}` });
const give = async (id: string, value = 1_200_000) => assertDone(await invoice(id, value));
const tokenOf = (text = ''): string => /\/claim\/([\w-]{32})$/.exec(text)?.[1] ?? assert.fail(`no link in ${text}`);
/** A customer who got the message of an invoice, with its token. */
const linked = async () => {
  const customer = await addCustomer();
  await give(customer.id);
  return { ...customer, token: tokenOf((await textsTo(customer.phone))[0]) };
};
const pagePath = (token: string) => `/phoneReceipts/pages/${token}`;
const page = async (token: string) => assertDone<{ data: ClaimPage }>(await api.get(pagePath(token))).data;
const stop = (token: string, wants: unknown = true) => api.post(`${pagePath(token)}/stop`, { body: { stop: wants } });
const statePath = (id: string, of = group) => `/phoneReceipts/customers/${id}?groupId=${of}`;
const state = async (id: string, as = cashier) =>
  assertDone<{ data: PhoneReceipt }>(await api.get(statePath(id), { as })).data;
const sendAgain = (id: string, as = cashier, groupId = group) =>
  api.post(`/phoneReceipts/customers/${id}/send`, { as, body: { groupId } });

/** Lets time pass, which ends sessions: everybody signs in again. */
const wait = async (milliseconds: number): Promise<void> => {
  api.clock.advance(milliseconds);
  const signIn = async ({ email, password }: TestMember) => {
    const answer = await api.post('/auth/login', { body: { email, password } });
    return { token: answer.json<Session>().accessToken };
  };
  admin = { ...admin, ...(await signIn(admin)) };
  cashier = { ...cashier, ...(await signIn(cashier)) };
  stranger = { ...stranger, ...(await signIn(stranger)) };
  shop = sellerCalls(api, admin, group);
};

before(async () => {
  admin = await api.signUp('chu-tiem@example.vn');
  cashier = await api.signUp('thu-ngan@example.vn');
  stranger = await api.signUp('nguoi-la@example.vn');
  group = await makeGroup(api, { admins: [admin], staff: { cashier }, row: { name: 'Gốm Sông Thu' } });
  other = await makeGroup(api, { admins: [admin] });
  shop = sellerCalls(api, admin, group);
});
beforeEach(async () => {
  assertDone(await switchTo(true));
});

describe('a receipt for a customer without an account', () => {
  test('is off until an admin of the group switches it on', async () => {
    const fresh = await makeGroup(api, { admins: [admin] });
    const read = async () =>
      assertDone<{ data: PointSettings }>(await api.get(settingsPath(fresh), { as: admin })).data;
    const { phoneReceipts, canPhone } = await read();
    assert.deepEqual([phoneReceipts, canPhone], [false, true]);
    const { id, phone } = await addCustomer(nextPhone(), fresh);
    assertDone(await sellerCalls(api, admin, fresh).plain(id, 'add', 5));
    assert.deepEqual(await textsTo(phone), []);
    assertDone(await switchTo(true, fresh));
    assert.equal((await read()).phoneReceipts, true);
    assertProblem(await api.put(settingsPath(fresh), { as: stranger, body: { phoneReceipts: true } }), 'forbidden');
    assertProblem(await api.put(settingsPath(fresh), { as: admin, body: { phoneReceipts: 'maybe' } }), 'invalid');
  });

  test('names the shop, the points and the balance, with a link', async () => {
    const { id, phone } = await addCustomer();
    await give(id);
    const [text = ''] = await textsTo(phone);
    const link = `${api.config.publicUrl}/claim/${tokenOf(text)}`;
    assert.equal(text, `M4U: +12 điểm tại “Gốm Sông Thu”. Bạn có 12 điểm. Xem, nhận điểm hoặc dừng tin: ${link}`);
  });

  test('goes once a day of Vietnam, and again the next day', async () => {
    const { id, phone } = await addCustomer();
    await give(id);
    await give(id);
    assertDone(await shop.plain(id, 'add', 3));
    assert.equal((await textsTo(phone)).length, 1);
    await wait(DAY);
    await give(id);
    const texts = await textsTo(phone);
    assert.equal(texts.length, 2);
    assert.match(texts.find((text) => text.includes('39')) ?? '', /Bạn có 39 điểm/);
  });

  test('goes once for orders at the same moment', async () => {
    const { id, phone } = await addCustomer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => invoice(id, 500_000)));
    for (const answer of answers) assertDone(answer);
    assert.equal((await textsTo(phone)).length, 1);
    assert.equal(await db.$count(phoneReceiptLinks, eq(phoneReceiptLinks.customerId, id)), 1);
  });

  test('does not go for taken points, corrections, cancellations and invoices without points', async () => {
    const { id, phone } = await addCustomer();
    await give(id, 1_000);
    assert.deepEqual(await textsTo(phone), []);
    await give(id);
    await wait(DAY);
    assertDone(await shop.plain(id, 'minus', 2));
    assert.equal((await textsTo(phone)).length, 1);
  });

  test('does not go to a number with an account, which the group cannot tell', async () => {
    const member = await api.signUp('co-tai-khoan@example.vn');
    const phone = nextPhone();
    await db.update(accounts).set({ phone }).where(eq(accounts.memberId, member.memberId));
    const known = await addCustomer(phone);
    const unknown = await addCustomer();
    await give(known.id);
    await give(unknown.id);
    assert.deepEqual(await textsTo(phone), []);
    assert.deepEqual(await state(known.id), await state(unknown.id));
  });

  test('leaves no token in the database', async () => {
    const { token } = await linked();
    const { rows } = await db.execute(sql`select token_hash from phone_receipt_links`);
    assert.ok(!JSON.stringify(rows).includes(token));
    const jobs = await db.execute(sql`select data::text as data from jobs.job where name = 'message.send'`);
    assert.ok(!JSON.stringify(jobs.rows).includes(token));
  });
});

describe('the page of a link', () => {
  test('shows shop, balance and movements with a masked number, and changes nothing', async () => {
    const { id, phone, token } = await linked();
    const rowsBefore = await db.select().from(phoneReceiptDays).where(eq(phoneReceiptDays.customerId, id));
    const answer = await api.get(pagePath(token));
    const shown = assertDone<{ data: ClaimPage }>(answer).data;
    assert.equal(shown.group.name, 'Gốm Sông Thu');
    assert.deepEqual([shown.points, shown.isStopped], [12, false]);
    assert.deepEqual(
      shown.movements.map(({ kind, points, balance }) => [kind, points, balance]),
      [['earn', 12, 12]],
    );
    assert.equal(shown.phone, `•••••••${phone.slice(-3)}`);
    assert.ok(!answer.body.includes(phone.slice(3)));
    assert.match(String(answer.headers['cache-control']), /no-store|private/);
    assert.deepEqual(await page(token), shown);
    assert.deepEqual(await db.select().from(phoneReceiptDays).where(eq(phoneReceiptDays.customerId, id)), rowsBefore);
  });

  test('is not found for other tokens, after 90 days, and for a removed customer', async () => {
    const { id, token } = await linked();
    assertProblem(await api.get(pagePath('A'.repeat(32))), 'not-found');
    assertProblem(await api.get(pagePath('short')), 'invalid', ['token:invalid']);
    assertDone(await api.put(`/members/deleteCustomer/${group}/${id}`, { as: admin, body: {} }));
    assertProblem(await api.get(pagePath(token)), 'not-found');
    assertProblem(await stop(token), 'not-found');
    const next = await linked();
    await wait(CLAIM_LINK_DAYS * DAY);
    assertProblem(await api.get(pagePath(next.token)), 'not-found');
  });

  test('gives no points: a code to the number does, and the link ends', async () => {
    const { phone, token } = await linked();
    const claimer = await api.signUp(`nhan-${numbers}@example.vn`, { name: 'Trần Bưởi' });
    const waiting = outboxOf(phone).length;
    assertDone(await api.post('/members/sendClaimCode', { as: claimer, body: { phone } }));
    assert.equal((await page(token)).points, 12);
    const otp = await api.codeFor(phone, waiting + 1);
    assertDone(await api.post('/members/claim', { as: claimer, body: { phone, otp } }));
    assertProblem(await api.get(pagePath(token)), 'not-found');
    const path = `/members/getMemberPoint/${claimer.memberId}?groupId=${group}`;
    assert.equal(assertDone<{ data: { points: number } }>(await api.get(path, { as: claimer })).data.points, 12);
    await assertBooks(api);
  });
});

describe('a customer who wants no more messages', () => {
  test('gets none, which the counter sees, until they want them again', async () => {
    const { id, phone, token } = await linked();
    assert.equal(assertDone<{ data: ClaimPage }>(await stop(token)).data.isStopped, true);
    assert.equal((await state(id)).state, 'stopped');
    assertProblem(await sendAgain(id), 'wrong-state');
    await wait(DAY);
    await give(id);
    assert.equal((await textsTo(phone)).length, 1);
    assert.equal(assertDone<{ data: ClaimPage }>(await stop(token, false)).data.isStopped, false);
    await give(id);
    assert.equal((await textsTo(phone)).length, 2);
    assertProblem(await stop(token, 'maybe'), 'invalid');
  });

  test('still gets those of other groups', async () => {
    const { phone, token } = await linked();
    assertDone(await stop(token));
    assertDone(await switchTo(true, other));
    const { id } = await addCustomer(phone, other);
    assertDone(await sellerCalls(api, admin, other).plain(id, 'add', 5));
    assert.equal((await textsTo(phone)).length, 2);
  });
});

describe('a receipt that a customer asks for', () => {
  test('goes three times a day, also at the same moment', async () => {
    const { id, phone } = await linked();
    assert.equal((await state(id)).left, 3);
    assert.equal(assertDone<{ data: PhoneReceipt }>(await sendAgain(id)).data.left, 2);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendAgain(id)));
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 2);
    assertProblem(await sendAgain(id), 'wrong-state');
    const texts = await textsTo(phone);
    assert.equal(texts.length, 4);
    assert.equal(new Set(texts.map(tokenOf)).size, 4);
    await wait(DAY);
    assert.equal((await state(id)).left, 3);
    assertDone(await sendAgain(id));
  });

  test('is for the counter of the group', async () => {
    const { id } = await linked();
    assertProblem(await api.get(statePath(id)), 'unauthenticated');
    assertProblem(await api.get(statePath(id), { as: stranger }), 'forbidden');
    assertProblem(await sendAgain(id, stranger), 'forbidden');
    assertProblem(await api.get(statePath(id, other), { as: admin }), 'not-found');
    assertProblem(await sendAgain(id, admin, other), 'not-found');
    assertProblem(await api.get(statePath('x'), { as: admin }), 'invalid', ['customerId:invalid']);
    assertProblem(await api.post(`/phoneReceipts/customers/${id}/send`, { as: admin, body: {} }), 'invalid', [
      'groupId:invalid',
    ]);
  });

  test('is refused for a member, without an order, and where the group sends none', async () => {
    assert.equal((await state(stranger.memberId)).state, 'member');
    assertProblem(await sendAgain(stranger.memberId), 'wrong-state');
    assertProblem(await sendAgain((await addCustomer()).id), 'wrong-state');
    const { id } = await linked();
    assertDone(await switchTo(false));
    assert.equal((await state(id)).state, 'off');
    assertProblem(await sendAgain(id), 'wrong-state');
  });
});

test('an installation without a way to phones sends none', async () => {
  const mailOnly = await startTestApi({ environment: { MESSAGE_ORDER: 'mail' } });
  const as = await mailOnly.signUp('tiem-nho@example.vn');
  const groupId = await makeGroup(mailOnly, { admins: [as] });
  const path = `/orderPoint/settings/${groupId}`;
  const { data } = assertDone<{ data: PointSettings }>(await mailOnly.put(path, { as, body: { phoneReceipts: true } }));
  assert.equal(data.canPhone, false);
  const body = { groupId, phone: '+84931234567', name: 'Cô Bưởi' };
  const { data: customer } = assertDone<{ data: Customer }>(
    await mailOnly.post('/members/createCustomer', { as, body }),
  );
  assertDone(await sellerCalls(mailOnly, as, groupId).plain(customer._id, 'add', 5));
  const answer = await mailOnly.get(`/phoneReceipts/customers/${customer._id}?groupId=${groupId}`, { as });
  assert.deepEqual(assertDone<{ data: PhoneReceipt }>(answer).data, { state: 'off', sentAt: null, left: 0 });
});

test('goes by Zalo first, by a template of its own, and its token never reaches the log', async () => {
  const zns = await startZnsServer();
  after(() => zns.close());
  const lines: string[] = [];
  const withZalo = await startTestApi({
    environment: { ...zns.environment, LOG_LEVEL: 'debug' },
    logDestination: { write: (line) => void lines.push(line) },
  });
  // A message that fails is logged.
  zns.answer(() => ({ error: -144 }));
  const as = await withZalo.signUp('tiem-zalo@example.vn');
  const groupId = await makeGroup(withZalo, { admins: [as], row: { name: 'Gốm Sông Thu' } });
  assertDone(await withZalo.put(`/orderPoint/settings/${groupId}`, { as, body: { phoneReceipts: true } }));
  const number = '+84931234568';
  const body = { groupId, phone: number, name: 'Cô Bưởi' };
  const { data } = assertDone<{ data: Customer }>(await withZalo.post('/members/createCustomer', { as, body }));
  assertDone(await sellerCalls(withZalo, as, groupId).invoice(data._id, { value: 1_200_000 }));
  await waitUntil(() => zns.to(number).length > 0, 'the message by Zalo');
  const [{ template_id: template, template_data: values } = assert.fail('no message')] = zns.to(number);
  assert.equal(template, '100003');
  const { token = '', ...facts } = values;
  const time = '09:00 02/03/2026';
  assert.deepEqual(facts, { shop: 'Gốm Sông Thu', amount: '1.200.000 ₫', points: '12', balance: '12', time });
  await waitUntil(() => lines.some((line) => line.includes('a message was not taken')), 'the failure in the log');
  assertDone(await withZalo.get(`/phoneReceipts/pages/${token}`));
  assertDone(await withZalo.post(`/phoneReceipts/pages/${token}/stop`, { body: { stop: true } }));
  const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  assertProblem(await withZalo.get(`/phoneReceipts/pages/${wrong}`), 'not-found');
  assertProblem(await withZalo.get(`/no/such/${token}`), 'not-found');
  assert.deepEqual(
    lines.filter((line) => line.includes(token.slice(0, 20))),
    [],
  );
});

test('links that ended and former days are deleted', async () => {
  const { id } = await linked();
  const now = api.clock.now();
  await purge(db, now, '2000-01-01');
  assert.equal(await db.$count(phoneReceiptLinks, eq(phoneReceiptLinks.customerId, id)), 1);
  await purge(db, new Date(now.getTime() + CLAIM_LINK_DAYS * DAY + 1), '2100-01-01');
  assert.equal(await db.$count(phoneReceiptLinks), 0);
  assert.equal(await db.$count(phoneReceiptDays), 0);
});
