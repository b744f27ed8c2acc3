import { AT, idsOf, type WalledRow, type WallWorld } from './world.ts';

const idOf = idsOf(11);
const [PAYMENT, GATE, NOTICE, STEP, STATEMENT] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)];

const account = { bin: '970436', bank_name: 'Vietcombank', owner_name: 'CUC', account_number: '0011001234567' };

const payment = ({ shop, an, cuc }: WallWorld) => ({
  id: PAYMENT,
  group_id: shop,
  subject: 'other',
  title: 'Bình gốm',
  amount: 1,
  memo: 'x',
  token: 'x',
  buyer_id: an.memberId,
  ...account,
  due_at: AT,
  created_by: cuc.memberId,
  created_at: AT,
  updated_at: AT,
});

/** Payments of the shop: An is the buyer. */
export const paymentRows: readonly WalledRow[] = [
  { table: 'payments', values: payment, key: ['id'], seenBy: ['an', 'cuc'] },
  {
    table: 'payment_accounts',
    values: ({ shop, cuc }) => ({ group_id: shop, ...account, updated_by: cuc.memberId, updated_at: AT }),
    key: ['group_id'],
    seenBy: ['cuc'],
  },
  {
    table: 'payment_gates',
    values: ({ shop, cuc }) => ({
      id: GATE,
      group_id: shop,
      provider: 'sepay',
      secret: 'x',
      ending: 'abcd',
      updated_by: cuc.memberId,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'payment_statements',
    values: ({ shop, cuc }) => ({
      id: STATEMENT,
      group_id: shop,
      file_name: 'sao-ke.csv',
      bank_name: '',
      account_number: account.account_number,
      heading: '',
      lines: '[]',
      problems: '[]',
      counts: '{}',
      created_by: cuc.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'payment_notices',
    values: ({ shop }) => ({
      id: NOTICE,
      group_id: shop,
      provider: 'sepay',
      provider_id: '1',
      body: '{}',
      headers: '{}',
      received_at: AT,
      direction: 'in',
      amount: 1,
      account_number: '',
      content: '',
      reference: '',
      at: AT,
      finding: 'unknown',
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'payment_steps',
    values: () => ({ id: STEP, payment_id: PAYMENT, kind: 'asked', created_at: AT }),
    key: ['id'],
    seenBy: ['cuc'],
  },
];
