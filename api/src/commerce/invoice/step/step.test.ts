/** Steps of e-invoices that break: tokens, refusals, waits, and kills between request and answer. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { EInvoice } from '@m4u/contract/commerce/invoice/schema';
import { type EinvoiceReply, startEinvoiceServer, EINVOICE_KEY } from '../../../testing/doubles/einvoice-server.ts';
import {
  COMPANY,
  driveInvoice,
  makeInvoicingShop,
  makePaidOrder,
  readInvoice,
  signInAgain,
} from '../../../testing/factories/commerce/invoices.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { findOfRequest, type InvoiceRow } from '../queries.ts';
import { sweep } from '../take.service.ts';
import { runStep } from './service.ts';

const double = await startEinvoiceServer();
after(() => double.close());
const api = await startTestApi({ environment: double.environment });
// The queue keeps jobs for later by the time of the machine.
api.clock.set(new Date());
const { platform } = api.api;
let owner = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
let buyer = await api.signUp('khach@gom.example', { name: 'Khách' });
let shop = await makeInvoicingShop(api, owner);

beforeEach(async () => {
  double.answer(() => undefined);
  double.fail(() => undefined);
  double.setPending(1);
  double.addToTotals(0);
  owner = await signInAgain(api, owner);
  buyer = await signInAgain(api, buyer);
  shop = { ...shop, owner };
});

const issue = async (id: string) =>
  assertDone<{ data: EInvoice }>(await api.post(`/e-invoices/requests/${id}/issue`, { as: owner }));
const enter = async (id: string, body: object) =>
  assertDone(await api.put(`/e-invoices/requests/${id}/party`, { as: buyer, body }));
const rowOf = async (id: string): Promise<InvoiceRow> => {
  const row = await findOfRequest(platform.db, id);
  assert.ok(row);
  return row;
};
const heldFor = async (id: string) => {
  const { id: invoiceId } = await rowOf(id);
  return double.invoices.filter(({ draft }) => draft.notes.includes(invoiceId));
};
/** Answers the first request to a path in this way, and the others as usual. */
const answerOnce = (path: string, reply: EinvoiceReply) => {
  let isAnswered = false;
  double.answer((request) => {
    if (isAnswered || request.path !== path) return undefined;
    isAnswered = true;
    return reply;
  });
};
const makeIssued = async () => {
  const id = await makePaidOrder(api, shop, buyer);
  await issue(id);
  return id;
};
const assertIssuedOnce = async (id: string, drafts = 1) => {
  const row = await rowOf(id);
  assert.deepEqual([row.state, row.fault, row.message], ['issued', null, '']);
  const held = await heldFor(id);
  assert.deepEqual([held.length, held.filter(({ status }) => status === 'issued').length], [drafts, 1]);
  assert.equal(held.find(({ status }) => status === 'issued')?.number, row.number);
};
const CREATE = '/v1/invoices/create';
const ISSUE = '/v1/invoices/issue';

describe('a request whose answer is lost', () => {
  for (const [what, path] of [
    ['creating the draft', CREATE],
    ['issuing it', ISSUE],
  ] as const) {
    test(`while ${what}: the provider is asked what became of it, and has one invoice`, async () => {
      const id = await makePaidOrder(api, shop, buyer);
      double.setPending(0);
      answerOnce(path, 'loses-answer');
      const before = double.to(path).length;
      await issue(id);
      await driveInvoice(api, id);
      await assertIssuedOnce(id);
      assert.equal(double.to(path).length - before, 1);
    });

    test(`while ${what}, and never arrived: it is sent again`, async () => {
      const id = await makePaidOrder(api, shop, buyer);
      answerOnce(path, 'hangs-up');
      await issue(id);
      await driveInvoice(api, id);
      await assertIssuedOnce(id);
    });
  }

  test('is not repeated before the provider has settled it', async () => {
    const id = await makePaidOrder(api, shop, buyer);
    answerOnce(CREATE, 'loses-answer');
    await issue(id);
    const row = await driveInvoice(api, id, { isEnough: ({ sentAt }) => sentAt !== null });
    const before = double.requests.length;
    // As after a kill: the job runs again at once, for the step that was being made.
    await Promise.all([1, 2, 3].map(() => runStep(platform, row, { signal: new AbortController().signal })));
    assert.equal(double.requests.length, before);
    await driveInvoice(api, id);
    await assertIssuedOnce(id);
  });

  test('is sent once by runs of one step at the same time', async () => {
    const id = await makePaidOrder(api, shop, buyer);
    await issue(id);
    const row = await rowOf(id);
    await Promise.all([1, 2, 3, 4].map(() => runStep(platform, row, { signal: new AbortController().signal })));
    await driveInvoice(api, id);
    await assertIssuedOnce(id);
  });
});

test('a token that has ended is renewed once, also for several e-invoices at the same time', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => makePaidOrder(api, shop, buyer)));
  double.voidTokens();
  const before = double.to('/v1/token').length;
  for (const id of ids) await issue(id);
  for (const id of ids) {
    await driveInvoice(api, id);
    await assertIssuedOnce(id);
  }
  assert.equal(double.to('/v1/token').length - before, 1);
});

test('a provider that is down or busy is asked again, as late as it wants', async () => {
  const id = await makePaidOrder(api, shop, buyer);
  let refusals = 0;
  double.answer(({ path }) => {
    if (path !== CREATE || refusals === 3) return undefined;
    refusals += 1;
    return refusals === 1 ? { status: 429, retryAfter: 600 } : { status: 503 };
  });
  await issue(id);
  const first = await driveInvoice(api, id, { isEnough: ({ tries }) => tries > 0 });
  const wait = (first.nextAt?.getTime() ?? 0) - first.updatedAt.getTime();
  assert.equal(wait, 600_000);
  await driveInvoice(api, id);
  assert.equal(refusals, 3);
  await assertIssuedOnce(id);
});

test('a check that stays pending is asked ever later', async () => {
  double.setPending(5);
  const id = await makeIssued();
  await driveInvoice(api, id);
  await assertIssuedOnce(id);
});

describe('an e-invoice that the provider refuses', () => {
  test('says why, and is drafted again with other details', async () => {
    double.fail((kind) => (kind === 'create' ? 'Mã số thuế không hoạt động' : undefined));
    const id = await makeIssued();
    await driveInvoice(api, id);
    const failed = await readInvoice(api, id, owner);
    assert.deepEqual(
      [failed?.state, failed?.fault, failed?.message],
      ['failed', 'refused', 'Mã số thuế không hoạt động'],
    );
    assert.deepEqual(failed?.can, { enter: true, issue: true, download: false });
    assert.equal((await readInvoice(api, id, buyer))?.message, '');
    double.fail(() => undefined);
    await enter(id, COMPANY);
    await issue(id);
    await driveInvoice(api, id);
    await assertIssuedOnce(id, 2);
    const issued = (await heldFor(id)).find(({ status }) => status === 'issued');
    assert.equal(issued?.draft.buyer['tax_code'], COMPANY.taxCode);
  });

  test('at once is tried again by hand', async () => {
    answerOnce(CREATE, { status: 400, message: 'Thiếu ký hiệu' });
    const id = await makeIssued();
    const row = await driveInvoice(api, id);
    assert.deepEqual([row.state, row.fault, row.message], ['failed', 'refused', 'Thiếu ký hiệu']);
    await issue(id);
    await driveInvoice(api, id);
    await assertIssuedOnce(id);
  });

  test('while issuing keeps its draft, which is issued by the next try', async () => {
    double.fail((kind) => (kind === 'issue' ? 'Hết hạn chứng thư số' : undefined));
    const id = await makeIssued();
    const row = await driveInvoice(api, id);
    assert.deepEqual([row.state, row.message, (await heldFor(id)).length], ['failed', 'Hết hạn chứng thư số', 1]);
    double.fail(() => undefined);
    await issue(id);
    await driveInvoice(api, id);
    await assertIssuedOnce(id);
  });

  test('while issuing is drafted anew when the details have changed since', async () => {
    double.fail((kind) => (kind === 'issue' ? 'Sai địa chỉ' : undefined));
    const id = await makeIssued();
    await driveInvoice(api, id);
    double.fail(() => undefined);
    api.clock.advance(1_000);
    await enter(id, COMPANY);
    await issue(id);
    await driveInvoice(api, id);
    await assertIssuedOnce(id, 2);
    const issued = (await heldFor(id)).find(({ status }) => status === 'issued');
    assert.equal(issued?.draft.buyer['name'], COMPANY.name);
  });

  test('is not issued with another sum than what was paid', async () => {
    double.addToTotals(2);
    const id = await makeIssued();
    const row = await driveInvoice(api, id);
    assert.deepEqual([row.state, row.fault, row.message], ['failed', 'total', '300002']);
    assert.ok((await heldFor(id)).every(({ status }) => status === 'draft'));
  });
});

test('a key that the provider no longer takes fails, and works again with the new one', async () => {
  double.setSecret('mot-ma-khac-7755');
  double.voidTokens();
  const id = await makeIssued();
  const row = await driveInvoice(api, id);
  assert.deepEqual([row.state, row.fault], ['failed', 'credentials']);
  const body = { clientId: EINVOICE_KEY.clientId, secret: 'mot-ma-khac-7755' };
  assertDone(await api.put(`/e-invoices/settings/${shop.groupId}/key`, { as: owner, body }));
  await issue(id);
  await driveInvoice(api, id);
  await assertIssuedOnce(id);
  double.setSecret(EINVOICE_KEY.secret);
  assertDone(await api.put(`/e-invoices/settings/${shop.groupId}/key`, { as: owner, body: EINVOICE_KEY }));
});

test('a step whose job is lost is queued again by the sweep', async () => {
  const id = await makeIssued();
  await driveInvoice(api, id, { isEnough: ({ tracking }) => tracking !== null });
  await api.administer(`delete from jobs.job where name = 'invoice.step' and state <> 'completed'`);
  api.clock.advance(10 * 60_000);
  await sweep(platform);
  await driveInvoice(api, id);
  await assertIssuedOnce(id);
});

test('prices with tax add up to what was paid', async () => {
  const taxed = await makeInvoicingShop(api, owner, { templateCode: '1', taxRate: 8 });
  for (const [price, quantity] of [
    [50_000, 1],
    [99_999, 3],
    [1, 7],
    [123_457, 2],
  ] as const) {
    const id = await makePaidOrder(api, taxed, buyer, { price, quantity });
    await issue(id);
    await driveInvoice(api, id);
    await assertIssuedOnce(id);
    const [held] = await heldFor(id);
    assert.deepEqual([held?.total, held?.draft.items[0]?.tax_rate], [price * quantity, 8]);
  }
});

test('a provider that never answers fails after a day, and is tried again by hand', async () => {
  double.answer(() => 'hangs-up');
  const id = await makeIssued();
  const row = await driveInvoice(api, id);
  assert.deepEqual([row.state, row.fault], ['failed', 'unreachable']);
  assert.ok(row.updatedAt.getTime() - row.paidAt.getTime() > 24 * 3_600_000);
});
