import { AT, idsOf, NAMES, type WalledRow, type WallWorld } from './world.ts';

const idOf = idsOf(5);
const [ACCOUNT, ORDER, ON, OFF, ASKED, CALLED, STEP, CAMPAIGN, PART, PAYOUT, ITEM, REWARD, RECEIPT] = Array.from(
  { length: 13 },
  (_none, index) => idOf(index),
);

const discount = ({ shop, cuc }: WallWorld) => ({
  group_id: shop,
  name: 'Khai trương',
  percent: 10,
  from_day: '2026-01-01',
  created_by: cuc.memberId,
  created_at: AT,
  updated_at: AT,
});

const request = { title: 'Bình gốm', kind: 'order', quantity: 1, name: 'Bình', phone: '+84912345678' };

/** A customer of the shop by phone. */
const CUSTOMER = idOf(30);

/** Orders and points that later rows need; `row-security.test.ts` covers them. */
const points: readonly WalledRow[] = [
  {
    table: 'point_accounts',
    values: ({ shop, an }) => ({ id: ACCOUNT, group_id: shop, member_id: an.memberId, created_at: AT }),
    key: ['id'],
    seenBy: ['an', 'cuc', 'cashier'],
  },
  {
    table: 'point_orders',
    values: ({ shop, cuc }) => ({
      id: ORDER,
      group_id: shop,
      account_id: ACCOUNT,
      kind: 'plain',
      spent: 0,
      earned: 1,
      created_by: cuc.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an', 'cuc'],
  },
  {
    table: 'point_settings',
    values: ({ shop, cuc }) => ({ group_id: shop, rate: 100, updated_by: cuc.memberId, updated_at: AT }),
    key: ['group_id'],
    seenBy: NAMES,
  },
];

const discounts: readonly WalledRow[] = [
  { table: 'discounts', values: (world) => ({ ...discount(world), id: ON, code: 'ON' }), key: ['id'], seenBy: NAMES },
  {
    table: 'discounts',
    values: (world) => ({ ...discount(world), id: OFF, code: 'OFF', active: false }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'discounts',
    values: (world) => ({ ...discount(world), id: idOf(20), code: 'GONE', deleted_at: AT }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'discount_uses',
    values: () => ({
      order_id: ORDER,
      discount_id: ON,
      account_id: ACCOUNT,
      taken: 0,
      percent: 10,
      minimum: 0,
      created_at: AT,
    }),
    key: ['order_id'],
    seenBy: ['an', 'cuc', 'cashier'],
  },
];

const requests: readonly WalledRow[] = [
  {
    table: 'order_requests',
    values: ({ shop, binh }) => ({
      ...request,
      id: ASKED,
      group_id: shop,
      buyer_id: binh.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'order_requests',
    values: ({ shop }) => ({ ...request, id: CALLED, group_id: shop, created_at: AT, updated_at: AT }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'order_receipts',
    values: ({ shop, binh }) => ({
      id: RECEIPT,
      group_id: shop,
      year: 2026,
      number: 1,
      request_id: ASKED,
      buyer_id: binh.memberId,
      buyer_name: 'Bình',
      seller_name: 'Gốm',
      title: 'Bình gốm',
      quantity: 1,
      amount: 1,
      memo: 'x',
      issued_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'order_request_steps',
    values: ({ binh }) => ({
      id: STEP,
      request_id: ASKED,
      kind: 'made',
      side: 'buyer',
      actor_id: binh.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
];

/** An takes part in a campaign of the shop; Bình came by An's link. */
const affiliates: readonly WalledRow[] = [
  {
    table: 'affiliate_campaigns',
    values: ({ shop, cuc }) => ({
      id: CAMPAIGN,
      group_id: shop,
      type: 'product',
      title: 'Giới thiệu gốm',
      landing: '/explore',
      per: 'order',
      reward_kind: 'vnd',
      amount: 20_000,
      from: AT,
      hold_days: 0,
      status: 'draft',
      created_by: cuc.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'affiliate_participants',
    values: ({ an }) => ({
      id: PART,
      campaign_id: CAMPAIGN,
      member_id: an.memberId,
      code: 'abcdefgh',
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['an', 'cuc'],
  },
  {
    table: 'affiliate_clicks',
    values: () => ({ participant_id: PART, day: '2026-03-01', visitor: 'hash', first_at: AT, last_at: AT }),
    key: ['participant_id'],
  },
  {
    table: 'affiliate_days',
    values: () => ({ participant_id: PART, day: '2026-03-01', clicks: 1 }),
    key: ['participant_id'],
    seenBy: ['an', 'cuc'],
  },
  {
    table: 'affiliate_attributions',
    values: ({ binh }) => ({
      member_id: binh.memberId,
      participant_id: PART,
      day: '2026-03-01',
      first_at: AT,
      last_at: AT,
    }),
    key: ['member_id'],
    seenBy: ['binh'],
  },
  {
    table: 'affiliate_accounts',
    values: ({ an }) => ({ member_id: an.memberId, sealed: 'sealed', hash: 'hash', updated_at: AT }),
    key: ['member_id'],
    seenBy: ['an'],
  },
  {
    table: 'affiliate_payouts',
    values: ({ shop, cuc }) => ({
      id: PAYOUT,
      group_id: shop,
      created_by: cuc.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'affiliate_payout_items',
    values: ({ an }) => ({
      id: ITEM,
      payout_id: PAYOUT,
      member_id: an.memberId,
      unit: 'vnd',
      amount: 20_000,
      rewards: 1,
      status: 'waiting',
    }),
    key: ['id'],
    seenBy: ['an', 'cuc'],
  },
  {
    table: 'affiliate_rewards',
    values: ({ shop, an, binh }) => ({
      id: REWARD,
      group_id: shop,
      campaign_id: CAMPAIGN,
      participant_id: PART,
      member_id: an.memberId,
      per: 'signup',
      new_member_id: binh.memberId,
      amount: 20_000,
      unit: 'vnd',
      at: AT,
      clicked_at: AT,
      hold_until: AT,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['an', 'cuc'],
  },
  {
    table: 'group_customers',
    values: ({ shop, dung, cuc }) => ({
      id: CUSTOMER,
      group_id: shop,
      member_id: dung.memberId,
      name: 'Dũng',
      phone: '+84901234569',
      created_by: cuc.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['dung', 'cuc', 'cashier'],
  },
  {
    table: 'phone_receipt_days',
    values: ({ shop }) => ({ customer_id: CUSTOMER, day: '2026-03-01', group_id: shop, sent: 1, sent_at: AT }),
    key: ['customer_id'],
    seenBy: ['cuc', 'cashier'],
  },
  {
    table: 'phone_receipt_links',
    values: () => ({ id: idOf(21), customer_id: CUSTOMER, token_hash: 'x', created_at: AT, expires_at: AT }),
    key: ['id'],
  },
  {
    table: 'phone_receipt_stops',
    values: ({ shop }) => ({ customer_id: CUSTOMER, group_id: shop, stopped_at: AT }),
    key: ['customer_id'],
    seenBy: ['cuc', 'cashier'],
  },
  { table: 'order_receipt_counts', values: ({ shop }) => ({ group_id: shop, year: 2026, last: 1 }), key: ['group_id'] },
  { table: 'affiliate_sweeps', values: ({ shop }) => ({ group_id: shop, seen: REWARD }), key: ['group_id'] },
];

export const commerceRows: readonly WalledRow[] = [...points, ...discounts, ...requests, ...affiliates];
