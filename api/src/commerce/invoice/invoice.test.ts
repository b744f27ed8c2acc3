/** E-invoices of paid orders through HTTP, against a double of the provider (docs/rules/invoice.md). */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { EInvoice } from '@m4u/contract/commerce/invoice/schema';
import type { PaymentRow } from '@m4u/contract/commerce/payment/schema';
import { dayOf } from '@m4u/contract/days';
import { EINVOICE_KEY, startEinvoiceServer } from '../../testing/doubles/einvoice-server.ts';
import {
  COMPANY,
  driveInvoice,
  makeInvoicingShop,
  makePaidOrder,
  readInvoice,
  signInAgain,
} from '../../testing/factories/commerce/invoices.ts';
import { waitUntil } from '../../testing/factories/notices.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { groupMembers } from '../../profile/group/tables.ts';
import { findOfRequest } from './queries.ts';
import { sweep } from './take.service.ts';

const double = await startEinvoiceServer();
after(() => double.close());
const api = await startTestApi({ environment: double.environment });
// The queue keeps jobs for later by the time of the machine.
api.clock.set(new Date());
const { platform } = api.api;
let owner = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const admin = await api.signUp('quan-tri@gom.example', { name: 'Quản Trị' });
let buyer = await api.signUp('khach@gom.example', { name: 'Khách' });
const stranger = await api.signUp('la@gom.example');
const shop = await makeInvoicingShop(api, owner);
await platform.db
  .insert(groupMembers)
  .values({ groupId: shop.groupId, memberId: admin.memberId, role: 'admin', status: 'accepted', owner: false });

const path = (id: string, rest = '') => `/e-invoices/requests/${id}${rest}`;
const enter = (id: string, body: object = COMPANY, as: TestMember = buyer) => api.put(path(id, '/party'), { as, body });
const issue = (id: string, as: TestMember = owner) => api.post(path(id, '/issue'), { as });
const read = async (id: string, as: TestMember = buyer): Promise<EInvoice> => {
  const found = await readInvoice(api, id, as);
  assert.ok(found);
  return found;
};
const heldFor = async (id: string) => {
  const row = await findOfRequest(platform.db, id);
  return double.invoices.filter(({ draft }) => draft.notes.includes(row?.id ?? '-'));
};
const refund = async (id: string) => {
  const { data } = assertDone<{ data: PaymentRow[] }>(await api.get(`/payments/requests/${id}`, { as: owner }));
  const change = { as: owner, body: { action: 'refund', note: 'Trả lại' } };
  assertDone(await api.put(`/payments/${data[0]?._id}`, change));
};

describe('the e-invoice of a paid order', () => {
  test('waits for somebody to issue it, with the name of the order', async () => {
    const id = await makePaidOrder(api, shop, buyer);
    await waitUntil(async () => (await findOfRequest(platform.db, id)) !== undefined, 'the order is taken');
    const invoice = await read(id);
    assert.deepEqual(
      [invoice.state, invoice.isAsked, invoice.isEntered, invoice.party.name, invoice.amount, invoice.quantity],
      ['waiting', false, false, 'Chị Hoa', 300_000, 2],
    );
    assert.deepEqual(invoice.can, { enter: true, issue: false, download: false });
    assert.deepEqual((await read(id, admin)).can, { enter: true, issue: true, download: false });
    assert.deepEqual(await heldFor(id), []);
  });

  test('is drafted and issued with the details that the buyer entered', async () => {
    const id = await makePaidOrder(api, shop, buyer);
    const typed = { ...COMPANY, taxCode: ' 0101 243 150 ', email: 'Ke-Toan@tra-sen.example.vn' };
    const entered = assertDone<{ data: EInvoice }>(await enter(id, typed)).data;
    assert.deepEqual([entered.party, entered.isEntered], [{ ...COMPANY }, true]);
    assert.equal(assertDone<{ data: EInvoice }>(await issue(id, admin)).data.isAsked, true);
    assertProblem(await issue(id), 'wrong-state');
    assertProblem(await enter(id), 'wrong-state');
    await driveInvoice(api, id);
    const invoice = await read(id);
    assert.deepEqual([invoice.state, invoice.isAsked, invoice.series], ['issued', false, 'C26TMB']);
    assert.match(invoice.number ?? '', /^\d+$/);
    assert.deepEqual(invoice.can, { enter: false, issue: false, download: true });
    const [held, ...others] = await heldFor(id);
    assert.deepEqual(others, []);
    assert.deepEqual([held?.status, held?.total, held?.number], ['issued', 300_000, invoice.number]);
    assert.deepEqual(held?.draft.buyer, {
      type: 'company',
      name: COMPANY.name,
      legal_name: COMPANY.name,
      tax_code: COMPANY.taxCode,
      address: COMPANY.address,
      email: COMPANY.email,
    });
    const [line] = held?.draft.items ?? [];
    assert.deepEqual([line?.item_name, line?.quantity, line?.unit_price], ['Ấm trà', 2, 150_000]);
    const [day, time] = (held?.draft.issued_date ?? '').split(' ');
    assert.equal(day, dayOf(platform.clock.now()));
    assert.match(time ?? '', /^\d\d:\d\d:\d\d$/);
    for (const answer of [await issue(id), await enter(id)]) assertProblem(answer, 'wrong-state');
  });

  test('is issued to a consumer without a tax code', async () => {
    const id = await makePaidOrder(api, shop, buyer);
    assertDone(await issue(id));
    await driveInvoice(api, id);
    assert.deepEqual((await heldFor(id))[0]?.draft.buyer, { type: 'personal', name: 'Chị Hoa' });
  });

  test('is downloaded as a PDF through this server by its two sides alone', async () => {
    const id = await makePaidOrder(api, shop, buyer);
    assertDone(await issue(id));
    assertProblem(await api.get(path(id, '/pdf'), { as: buyer }), 'not-found');
    await driveInvoice(api, id);
    for (const as of [buyer, admin]) {
      const answer = await api.get(path(id, '/pdf'), { as });
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['content-type'], 'application/pdf');
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.ok(answer.body.startsWith('%PDF-'));
    }
    assertProblem(await api.get(path(id, '/pdf'), { as: stranger }), 'not-found');
    double.setFile(Buffer.from('<html>no invoice</html>'));
    assertProblem(await api.get(path(id, '/pdf'), { as: buyer }), 'e-invoice-unreachable');
    double.setFile(Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(9_000_000)]));
    assertProblem(await api.get(path(id, '/pdf'), { as: buyer }), 'e-invoice-unreachable');
    double.setFile(Buffer.from('%PDF-1.4'));
  });

  test('is refused to others, and issued by admins alone', async () => {
    const id = await makePaidOrder(api, shop, buyer);
    for (const answer of [
      await api.get(path(id), { as: stranger }),
      await enter(id, COMPANY, stranger),
      await issue(id, stranger),
    ])
      assertProblem(answer, 'not-found');
    assertProblem(await issue(id, buyer), 'forbidden');
    assertProblem(await api.get(`/e-invoices?groupId=${shop.groupId}`, { as: buyer }), 'forbidden');
    assertProblem(await api.get(path(id)), 'unauthenticated');
  });

  test('asks a company for its tax code and address, and checks the code', async () => {
    const id = await makePaidOrder(api, shop, buyer);
    const fields = async (body: object) => {
      const answer = await enter(id, body);
      assertProblem(answer, 'invalid');
      return answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
    };
    assert.deepEqual(await fields({ ...COMPANY, taxCode: '', address: '' }), ['taxCode', 'address']);
    assert.deepEqual(await fields({ ...COMPANY, taxCode: '0101243151' }), ['taxCode']);
    assert.deepEqual(await fields({ ...COMPANY, kind: 'person', name: '' }), ['name']);
    assert.deepEqual(await fields({ ...COMPANY, email: 'khong-phai' }), ['email']);
    assertDone(await enter(id, { kind: 'person', name: 'Hoa' }));
    assert.equal((await read(id)).party.name, 'Hoa');
  });

  test('is listed by its state for admins', async () => {
    const list = async (query = '') =>
      assertDone<{ data: EInvoice[]; total: number }>(
        await api.get(`/e-invoices?groupId=${shop.groupId}${query}`, { as: admin }),
      );
    const all = await list();
    assert.equal(all.total, all.data.length);
    const issued = await list('&filter[state]=issued');
    assert.ok(issued.total > 0 && issued.total < all.total);
    assert.ok(issued.data.every(({ state }) => state === 'issued'));
    const page = await list('&limit=1&page=2');
    assert.deepEqual([page.data.length, page.total], [1, all.total]);
  });

  test('is not issued once the money went back, and says so when it went back afterwards', async () => {
    const before = await makePaidOrder(api, shop, buyer);
    const afterwards = await makePaidOrder(api, shop, buyer);
    assertDone(await issue(afterwards));
    await driveInvoice(api, afterwards);
    await refund(before);
    await refund(afterwards);
    for (const answer of [await issue(before), await enter(before)]) assertProblem(answer, 'wrong-state');
    const shown = await read(afterwards, admin);
    assert.deepEqual([shown.state, shown.refundedAt !== null, shown.can.issue], ['issued', true, false]);
  });

  test('is offered for an order that was paid before its group was connected', async () => {
    const late = await makeInvoicingShop(api, owner);
    assertDone(await api.post(`/e-invoices/settings/${late.groupId}/remove`, { as: owner }));
    const id = await makePaidOrder(api, late, buyer);
    assert.equal(await readInvoice(api, id, buyer), null);
    assertDone(await api.put(`/e-invoices/settings/${late.groupId}/key`, { as: owner, body: EINVOICE_KEY }));
    await sweep(platform);
    assert.equal(await findOfRequest(platform.db, id), undefined);
    assert.deepEqual((await read(id, owner)).can, { enter: true, issue: true, download: false });
    assertDone(await issue(id));
    await driveInvoice(api, id);
    assert.equal((await heldFor(id)).length, 1);
  });

  test('is missing for an order of a group without a provider', async () => {
    const groupId = await makeGroup(api, { admins: [owner] });
    const account = { bankName: 'Vietcombank', ownerName: 'GOM', accountNumber: '0011004567890' };
    assertDone(await api.put(`/payments/settings/${groupId}/account`, { as: owner, body: account }));
    const id = await makePaidOrder(api, { groupId, owner }, buyer);
    assert.equal(await readInvoice(api, id, buyer), null);
    for (const answer of [await issue(id), await enter(id)]) assertProblem(answer, 'not-found');
  });
});

describe('e-invoices that are issued by themselves', () => {
  beforeEach(async () => {
    owner = await signInAgain(api, owner);
    buyer = await signInAgain(api, buyer);
  });

  test('follow the buyer’s details at once, and the order’s name after an hour', async () => {
    const self = await makeInvoicingShop(api, owner, { mode: 'paid' });
    const [told, untold] = [await makePaidOrder(api, self, buyer), await makePaidOrder(api, self, buyer)];
    await waitUntil(async () => (await findOfRequest(platform.db, untold)) !== undefined, 'the order is taken');
    assertDone(await enter(told));
    await driveInvoice(api, told);
    assert.equal((await read(told)).state, 'issued');
    assert.equal((await heldFor(told))[0]?.draft.buyer['tax_code'], COMPANY.taxCode);
    const early = await findOfRequest(platform.db, untold);
    assert.deepEqual([early?.state, early?.askedAt], ['waiting', null]);
    assert.ok((early?.nextAt?.getTime() ?? 0) - (early?.paidAt.getTime() ?? 0) >= 60 * 60_000);
    const late = await driveInvoice(api, untold);
    assert.deepEqual([late.state, late.askedBy], ['issued', null]);
    assert.equal((await heldFor(untold)).length, 1);
  });

  test('are taken once when the event of their payment is lost, and by two programs at once', async () => {
    const other = await makeInvoicingShop(api, owner);
    const ids = [await makePaidOrder(api, other, buyer), await makePaidOrder(api, other, buyer)];
    await api.administer(`delete from e_invoices where group_id = '${other.groupId}'`);
    await api.administer(`update e_invoice_connections set taken_year = 0 where group_id = '${other.groupId}'`);
    await Promise.all([sweep(platform), sweep(platform)]);
    for (const id of ids) assert.equal((await findOfRequest(platform.db, id))?.state, 'waiting');
    const { data } = assertDone<{ data: EInvoice[] }>(
      await api.get(`/e-invoices?groupId=${other.groupId}`, { as: owner }),
    );
    assert.equal(data.length, 2);
  });
});
