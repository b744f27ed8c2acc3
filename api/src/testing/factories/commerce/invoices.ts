import type { EInvoice } from '@m4u/contract/commerce/invoice/schema';
import type { Payment } from '@m4u/contract/commerce/payment/schema';
import pg from 'pg';
import { findOfRequest, type InvoiceRow } from '../../../commerce/invoice/queries.ts';
import { EINVOICE_ACCOUNT, EINVOICE_KEY } from '../../doubles/einvoice-server.ts';
import { assertDone } from '../../server/answers.ts';
import type { TestApi, TestMember } from '../../server/api.ts';
import { waitUntilQuiet } from '../../server/jobs.ts';
import { SHOP_ACCOUNT } from '../payments.ts';
import { makeGroup } from '../profiles.ts';

/** The buyer's details of a company in tests; the tax code is valid. */
export const COMPANY = {
  kind: 'company',
  name: 'Công ty TNHH Trà Sen',
  taxCode: '0101243150',
  address: '12 Hàng Bạc, Hà Nội',
  email: 'ke-toan@tra-sen.example.vn',
} as const;

/** A shop that issues e-invoices. */
interface InvoicingShop {
  readonly groupId: string;
  readonly owner: TestMember;
}

/** Makes a shop that is connected to the double. */
export const makeInvoicingShop = async (
  api: TestApi,
  owner: TestMember,
  { mode = 'hand', templateCode = '2', taxRate = -2 }: { mode?: string; templateCode?: string; taxRate?: number } = {},
): Promise<InvoicingShop> => {
  const groupId = await makeGroup(api, { admins: [owner] });
  assertDone(await api.put(`/payments/settings/${groupId}/account`, { as: owner, body: SHOP_ACCOUNT }));
  assertDone(await api.put(`/e-invoices/settings/${groupId}/key`, { as: owner, body: EINVOICE_KEY }));
  const series = templateCode === '1' ? 'C26TAT' : 'C26TMB';
  const body = { accountId: EINVOICE_ACCOUNT, templateCode, series, taxRate, mode };
  assertDone(await api.put(`/e-invoices/settings/${groupId}/terms`, { as: owner, body }));
  return { groupId, owner };
};

let made = 0;

/** Makes an order of a shop that is paid; returns its id. */
export const makePaidOrder = async (
  api: TestApi,
  { groupId, owner }: InvoicingShop,
  buyer: TestMember,
  { price = 150_000, quantity = 2 } = {},
): Promise<string> => {
  const post = async (path: string, as: TestMember, body: object): Promise<string> => {
    const headers = { 'idempotency-key': `invoice-${(made += 1)}` };
    return assertDone<{ data: { _id: string } }>(await api.post(path, { as, body, headers })).data._id;
  };
  const product = { title: 'Ấm trà', content: '<p>Nung tay.</p>', type: 'sell', price, groupId };
  const productId = await post('/productMember/insert', owner, product);
  const request = { productId, kind: 'order', quantity, name: 'Chị Hoa', phone: '0912345678' };
  const requestId = await post('/orderRequest', buyer, request);
  assertDone(await api.put(`/orderRequest/${requestId}/confirm`, { as: owner, body: { note: '' } }));
  const paymentId = await post('/payments', owner, { kind: 'request', groupId, requestId });
  const paid = { as: owner, body: { action: 'pay', note: 'Tiền mặt' } };
  assertDone<{ data: Payment }>(await api.put(`/payments/${paymentId}`, paid));
  return requestId;
};

/** The e-invoice of an order. */
export const readInvoice = async (api: TestApi, requestId: string, as: TestMember): Promise<EInvoice | null> =>
  assertDone<{ data: EInvoice | null }>(await api.get(`/e-invoices/requests/${requestId}`, { as })).data;

/** Makes the next step of an e-invoice due, as the queue does later. */
const WAKE = `update jobs.job set start_after = now()
  where name = 'invoice.step' and state in ('created', 'retry') and data -> 'value' ->> 'id' = $1`;

/**
 * Makes the steps of an order's e-invoice, moving the clock to each, until none is wanted or `isEnough`. Returns the
 * row.
 */
export const driveInvoice = async (
  api: TestApi,
  requestId: string,
  { isEnough = () => false, most = 60 }: { isEnough?: (row: InvoiceRow) => boolean; most?: number } = {},
): Promise<InvoiceRow> => {
  const { db } = api.api.platform;
  const client = new pg.Client(api.connection);
  await client.connect();
  try {
    for (let steps = 0; steps < most; steps += 1) {
      await waitUntilQuiet(api, 'invoice.step');
      const row = await findOfRequest(db, requestId);
      if (!row) throw new Error('the order has no e-invoice');
      if (row.nextAt === null || isEnough(row)) return row;
      const ahead = row.nextAt.getTime() - api.clock.now().getTime();
      if (ahead > 0) api.clock.advance(ahead);
      await client.query(WAKE, [row.id]);
      await client.query(`select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), 'invoice.step')`);
    }
  } finally {
    await client.end();
  }
  throw new Error(`the e-invoice wants more than ${most} steps`);
};

/** Signs a member in again, after the clock has moved on. */
export const signInAgain = async (api: TestApi, member: TestMember): Promise<TestMember> => {
  const body = { email: member.email, password: member.password };
  const { accessToken } = assertDone<{ accessToken: string }>(await api.post('/auth/login', { body }));
  return { ...member, token: accessToken };
};
