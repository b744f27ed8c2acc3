import { AT, idsOf, type WalledRow } from './world.ts';

const idOf = idsOf(8);
const [KEY, HOOK, DELIVERY, ATTEMPT] = [idOf(1), idOf(2), idOf(3), idOf(4)];

/** Keys and webhooks of the shop. */
export const integrationRows: readonly WalledRow[] = [
  {
    table: 'api_keys',
    values: ({ shop, cuc }) => ({
      id: KEY,
      group_id: shop,
      name: 'Máy tính tiền',
      token_hash: 'x',
      ending: 'abcd',
      scopes: '{points.read}',
      created_by: cuc.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'webhooks',
    values: ({ shop, cuc }) => ({
      id: HOOK,
      group_id: shop,
      url: 'https://hooks.example.vn',
      events: '{order.created}',
      secret: 'x',
      created_by: cuc.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'webhook_deliveries',
    values: () => ({
      id: DELIVERY,
      webhook_id: HOOK,
      event: 'webhook.test',
      payload: '{}',
      state: 'delivered',
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'webhook_attempts',
    values: () => ({ id: ATTEMPT, delivery_id: DELIVERY, at: AT, took: 1 }),
    key: ['id'],
    seenBy: ['cuc'],
  },
];
