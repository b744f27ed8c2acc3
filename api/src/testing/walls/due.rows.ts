import { AT, idsOf, type WalledRow } from './world.ts';

const idOf = idsOf(14);
const [LEVEL, PERIOD] = [idOf(1), idOf(2)];

/** Dues of the shop: An is the member who pays. */
export const dueRows: readonly WalledRow[] = [
  {
    table: 'due_levels',
    values: ({ shop, cuc }) => ({
      id: LEVEL,
      group_id: shop,
      name: 'Hội viên',
      price: 0,
      months: 12,
      grace_days: 0,
      benefits: '',
      is_open: true,
      created_by: cuc.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'due_periods',
    values: ({ shop, an }) => ({
      id: PERIOD,
      group_id: shop,
      level_id: LEVEL,
      member_id: an.memberId,
      state: 'asked',
      amount: 0,
      months: 12,
      grace_days: 0,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['an', 'cuc'],
  },
  {
    table: 'due_reminders',
    values: ({ shop, an }) => ({ group_id: shop, member_id: an.memberId, key: 'x', created_at: AT }),
    key: ['group_id', 'member_id', 'key'],
    seenBy: ['cuc'],
  },
];
