/** Connecting a group to the provider of e-invoices (docs/rules/invoice.md#connecting). */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { InvoiceSeries, InvoiceSettings } from '@m4u/contract/commerce/invoice/schema';
import {
  EINVOICE_ACCOUNT,
  EINVOICE_KEY,
  EINVOICE_TEMPLATES,
  startEinvoiceServer,
} from '../../../testing/doubles/einvoice-server.ts';
import { driveInvoice, makeInvoicingShop, makePaidOrder } from '../../../testing/factories/commerce/invoices.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import { readConfig } from '../../../platform/config.ts';

const double = await startEinvoiceServer();
after(() => double.close());
const lines: string[] = [];
const api = await startTestApi({
  environment: { ...double.environment, LOG_LEVEL: 'debug' },
  logDestination: { write: (line) => void lines.push(line) },
});
const owner = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const admin = await api.signUp('quan-tri@gom.example');
const buyer = await api.signUp('khach@gom.example');
const groupId = await makeGroup(api, { admins: [owner] });
await api.api.platform.db
  .insert(groupMembers)
  .values({ groupId, memberId: admin.memberId, role: 'admin', status: 'accepted', owner: false });

const TERMS = { accountId: EINVOICE_ACCOUNT, templateCode: '1', series: 'C26TAT', taxRate: 8, mode: 'paid' };
const path = (rest = '') => `/e-invoices/settings/${groupId}${rest}`;
const read = async (as: TestMember = owner) =>
  assertDone<{ data: InvoiceSettings }>(await api.get(path(), { as })).data;
const saveKey = (body: object = EINVOICE_KEY, as = owner) => api.put(path('/key'), { as, body });
const saveTerms = (body: object = TERMS, as = owner) => api.put(path('/terms'), { as, body });

describe('connecting a group', () => {
  test('needs a key that the provider takes', async () => {
    assert.deepEqual(await read(), { isOn: true, connection: null, failed: 0, can: { update: true } });
    assertProblem(await api.get(path('/series'), { as: owner }), 'e-invoice-missing');
    assertProblem(await saveTerms(), 'e-invoice-missing');
    const refused = await saveKey({ ...EINVOICE_KEY, secret: 'mot-ma-sai' });
    assertProblem(refused, 'invalid');
    assert.ok(refused.body.includes('"field":"secret"'));
    double.answer(() => ({ status: 503 }));
    assertProblem(await saveKey(), 'e-invoice-unreachable');
    double.answer(() => 'garbage');
    assertProblem(await saveKey(), 'e-invoice-unreachable');
    double.answer(() => undefined);
    assert.equal((await read()).connection, null);
    const { connection } = assertDone<{ data: InvoiceSettings }>(await saveKey()).data;
    assert.deepEqual(
      [connection?.clientId, connection?.ending, connection?.series, connection?.mode],
      [EINVOICE_KEY.clientId, EINVOICE_KEY.secret.slice(-4), null, 'hand'],
    );
  });

  test('lists the series of active accounts, and takes one of them', async () => {
    const offered = assertDone<{ data: InvoiceSeries[] }>(await api.get(path('/series'), { as: owner })).data;
    assert.deepEqual(
      offered.map(({ series, label }) => [series, label]),
      EINVOICE_TEMPLATES.map((each) => [each.invoice_series, each.invoice_label]),
    );
    for (const body of [
      { ...TERMS, series: 'C26XXX' },
      { ...TERMS, taxRate: 7 },
      { ...TERMS, mode: 'always' },
    ])
      assertProblem(await saveTerms(body), 'invalid');
    const saved = assertDone<{ data: InvoiceSettings }>(await saveTerms()).data.connection;
    assert.deepEqual([saved?.series?.series, saved?.taxRate, saved?.mode], ['C26TAT', 8, 'paid']);
    // The same client keeps its series.
    assertDone(await saveKey());
    assert.equal((await read(admin)).connection?.series?.series, 'C26TAT');
  });

  test('is for owners', async () => {
    assert.equal((await read(admin)).can.update, false);
    for (const answer of [
      await saveKey(EINVOICE_KEY, admin),
      await saveTerms(TERMS, admin),
      await api.get(path('/series'), { as: admin }),
      await api.post(path('/remove'), { as: admin }),
      await saveKey(EINVOICE_KEY, buyer),
      await api.get(path(), { as: buyer }),
    ])
      assertProblem(answer, 'forbidden');
  });

  test('keeps secret and token out of answers, logs and plain rows', async () => {
    const shop = await makeInvoicingShop(api, owner, { templateCode: '1', taxRate: 10 });
    const id = await makePaidOrder(api, shop, buyer);
    assertDone(await api.post(`/e-invoices/requests/${id}/issue`, { as: owner }));
    double.answer(({ path: asked }) =>
      asked === '/v1/invoices/create' ? { status: 400, message: 'Sai mẫu' } : undefined,
    );
    await driveInvoice(api, id);
    double.answer(() => 'hangs-up');
    assertProblem(await saveKey(), 'e-invoice-unreachable');
    double.answer(() => undefined);
    const { rows } = await api.api.platform.db.execute('select * from e_invoice_connections');
    const tokens = rows.map((row) => JSON.stringify(row)).join('\n');
    const basic = Buffer.from(`${EINVOICE_KEY.clientId}:${EINVOICE_KEY.secret}`).toString('base64');
    const answers = [await api.get(path(), { as: owner }), await saveKey(), await saveTerms()];
    const seen = [tokens, ...lines, ...answers.map(({ body }) => body)].join('\n');
    assert.ok(lines.length > 0 && rows.length > 0);
    for (const secret of [EINVOICE_KEY.secret, basic, 'Bearer ']) assert.ok(!seen.includes(secret));
  });

  test('ends, and the e-invoices of the group cannot be issued any more', async () => {
    assertDone(await api.post(path('/remove'), { as: owner }));
    assertDone(await api.post(path('/remove'), { as: owner }));
    assert.equal((await read()).connection, null);
    assertProblem(await api.get(path('/series'), { as: owner }), 'e-invoice-missing');
    const { rows } = await api.api.platform.db.execute<{ left: number }>(
      `select num_nonnulls(secret, token)::int as left from e_invoice_connections where group_id = '${groupId}'` as never,
    );
    assert.deepEqual(rows, [{ left: 0 }]);
  });
});

test('an installation without a provider says so', async () => {
  const off = await startTestApi();
  const chief = await off.signUp('chu@gom.example');
  const id = await makeGroup(off, { admins: [chief] });
  const { data } = assertDone<{ data: InvoiceSettings }>(await off.get(`/e-invoices/settings/${id}`, { as: chief }));
  assert.equal(data.isOn, false);
  assertProblem(await off.put(`/e-invoices/settings/${id}/key`, { as: chief, body: EINVOICE_KEY }), 'e-invoice-off');
  assertProblem(await off.get(`/e-invoices/settings/${id}/series`, { as: chief }), 'e-invoice-off');
});

test('the address is https, or http on this machine', () => {
  const read = (EINVOICE_URL: string) => readConfig({ DATA_DIR: 'data', EINVOICE_URL }).einvoiceUrl;
  assert.equal(read('https://einvoice-api-sandbox.sepay.vn/'), 'https://einvoice-api-sandbox.sepay.vn');
  assert.equal(read('http://127.0.0.1:9000'), 'http://127.0.0.1:9000');
  for (const address of [
    'http://einvoice.example.vn',
    'ftp://a.example.vn',
    'https://x:y@a.example.vn',
    'http://10.0.0.1',
  ])
    assert.throws(() => read(address), /EINVOICE_URL/);
});
