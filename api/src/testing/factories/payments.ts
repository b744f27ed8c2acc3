import type { PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import type { Payment, PaymentGate } from '@m4u/contract/commerce/payment/schema';
import { signAsCasso, signAsPayos } from '../../commerce/payment/notice/signature.rules.ts';
import { signedHeaders } from '../../platform/keys/webhook-signature.ts';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';
import { makeGroup } from './profiles.ts';

/** The account of a shop in tests. */
export const SHOP_ACCOUNT = { bankName: 'Vietcombank', ownerName: 'GOM SONG THU', accountNumber: '0011004567890' };

/** A shop that takes payments, with its owner and the keys of its services. */
export interface TestShop {
  readonly groupId: string;
  readonly owner: TestMember;
  readonly gates: Readonly<Record<PaymentProvider, { readonly path: string; readonly secret: string }>>;
}

const saveGate = async (
  api: TestApi,
  owner: TestMember,
  groupId: string,
  provider: PaymentProvider,
  given?: string,
) => {
  const path = `/payments/settings/${groupId}/gates/${provider}`;
  const body = given === undefined ? {} : { secret: given };
  const answer = await api.put(path, { as: owner, body });
  const { address, secret } = assertDone<{ data: PaymentGate & { secret: string | null } }>(answer).data;
  return { path: new URL(address).pathname.replace('/api', ''), secret: secret ?? given ?? '' };
};

/** Makes a shop with a receiving account and all services. */
export const makeShop = async (api: TestApi, owner: TestMember): Promise<TestShop> => {
  const groupId = await makeGroup(api, { admins: [owner] });
  assertDone(await api.put(`/payments/settings/${groupId}/account`, { as: owner, body: SHOP_ACCOUNT }));
  const gates = {
    sepay: await saveGate(api, owner, groupId, 'sepay'),
    casso: await saveGate(api, owner, groupId, 'casso', 'khoa-cua-casso'),
    payos: await saveGate(api, owner, groupId, 'payos', 'khoa-cua-payos'),
    standard: await saveGate(api, owner, groupId, 'standard'),
  };
  return { groupId, owner, gates };
};

let keys = 0;

/** Asks for a payment that is typed. */
export const askPayment = async (
  api: TestApi,
  { groupId, owner }: Pick<TestShop, 'groupId' | 'owner'>,
  { amount = 150_000, title = 'Bình gốm', days = 7 } = {},
): Promise<Payment> => {
  const body = { kind: 'other', groupId, title, amount, days };
  const headers = { 'idempotency-key': `pay-${(keys += 1)}` };
  return assertDone<{ data: Payment }>(await api.post('/payments', { as: owner, body, headers })).data;
};

let ids = 1_000;

/** A transfer, as a test describes it. */
export interface SentTransfer {
  readonly id?: string | number;
  readonly content: string;
  readonly amount: number;
  readonly account?: string;
  readonly direction?: 'in' | 'out';
  /** In Vietnam's time: 2026-03-02 09:00:00. */
  readonly at?: string;
}

/** The body of a notice, as each service writes it. */
export const writeNotice = (
  provider: PaymentProvider,
  {
    id = (ids += 1),
    content,
    amount,
    account = SHOP_ACCOUNT.accountNumber,
    direction = 'in',
    at = '2026-03-02 09:00:00',
  }: SentTransfer,
): Record<string, unknown> => {
  const reference = `FT${id}`;
  switch (provider) {
    case 'sepay':
      return {
        id,
        gateway: 'Vietcombank',
        transactionDate: at,
        accountNumber: account,
        code: null,
        content,
        transferType: direction,
        transferAmount: amount,
        accumulated: 19_077_000,
        subAccount: null,
        referenceCode: reference,
        description: '',
      };
    case 'casso':
      return {
        error: 0,
        data: {
          id,
          reference,
          description: content,
          amount: direction === 'in' ? amount : -amount,
          runningBalance: 25_000_000,
          transactionDateTime: at,
          accountNumber: account,
          bankName: 'VCB',
          bankAbbreviation: 'VCB',
          virtualAccountNumber: '',
        },
      };
    case 'payos':
      return {
        code: '00',
        desc: 'success',
        success: true,
        data: {
          orderCode: id,
          amount,
          description: content,
          accountNumber: account,
          reference,
          transactionDateTime: at,
          currency: 'VND',
          paymentLinkId: `link-${id}`,
          code: '00',
          desc: 'Thành công',
          counterAccountName: null,
        },
      };
    case 'standard':
      return {
        id: String(id),
        direction,
        amount,
        accountNumber: account,
        content,
        reference,
        at: `${at.replace(' ', 'T')}+07:00`,
      };
  }
};

/** The headers of a notice, as each service signs it; payOS signs within the body. */
export const signNotice = (
  provider: PaymentProvider,
  secret: string,
  body: Record<string, unknown>,
  now: Date,
): { headers: Record<string, string>; body: Record<string, unknown> } => {
  switch (provider) {
    case 'sepay':
      return { headers: { authorization: `Apikey ${secret}` }, body };
    case 'casso': {
      const time = String(now.getTime());
      return { headers: { 'x-casso-signature': `t=${time},v1=${signAsCasso(secret, time, body)}` }, body };
    }
    case 'payos':
      return {
        headers: {},
        body: { ...body, signature: signAsPayos(secret, body['data'] as Record<string, unknown>) },
      };
    case 'standard': {
      const { 'user-agent': _agent, ...headers } = signedHeaders(
        { id: `msg-${String(body['id'])}`, body: JSON.stringify(body), at: now },
        [secret],
      );
      return { headers, body };
    }
  }
};

/** Sends a notice as a service does; returns the answer. */
export const sendNotice = (
  api: TestApi,
  { gates }: Pick<TestShop, 'gates'>,
  provider: PaymentProvider,
  transfer: SentTransfer,
) => {
  const { path, secret } = gates[provider];
  return api.post(path, signNotice(provider, secret, writeNotice(provider, transfer), api.clock.now()));
};
