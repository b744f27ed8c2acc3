import { AT, idsOf, NAMES, type WalledRow, type WallWorld } from './world.ts';

const idOf = idsOf(14);
const [PERK, OLD, ISSUING, ACCOUNT, MOVEMENT, VOUCHER, OTHER, GIFT] = Array.from({ length: 8 }, (_none, index) =>
  idOf(index),
);

const perk = ({ shop, cuc }: WallWorld) => ({
  group_id: shop,
  name: 'Ly sứ',
  text: '',
  points: 10,
  keep_days: 30,
  returns_expired: true,
  created_by: cuc.memberId,
  created_at: AT,
  updated_at: AT,
});

/** Perks of the shop: Bình has taken one, has given points to Dũng, and lets the shop use his birthday. */
export const perkRows: readonly WalledRow[] = [
  { table: 'perks', values: (world) => ({ ...perk(world), id: PERK }), key: ['id'], seenBy: NAMES },
  { table: 'perks', values: (world) => ({ ...perk(world), id: OLD, archived_at: AT }), key: ['id'], seenBy: ['cuc'] },
  {
    table: 'point_accounts',
    values: ({ shop }) => ({ id: ISSUING, group_id: shop, issuing: 1, created_at: AT }),
    key: ['id'],
    seenBy: ['cuc', 'cashier'],
  },
  {
    table: 'point_accounts',
    values: ({ shop, binh }) => ({ id: ACCOUNT, group_id: shop, member_id: binh.memberId, created_at: AT }),
    key: ['id'],
    seenBy: ['binh', 'cuc', 'cashier'],
  },
  {
    table: 'point_movements',
    values: ({ shop }) => ({
      id: MOVEMENT,
      group_id: shop,
      account_id: ACCOUNT,
      against_id: ISSUING,
      kind: 'earn',
      points: 10,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc'],
  },
  {
    table: 'point_accounts',
    values: ({ shop, dung }) => ({ id: OTHER, group_id: shop, member_id: dung.memberId, created_at: AT }),
    key: ['id'],
    seenBy: ['dung', 'cuc', 'cashier'],
  },
  {
    table: 'point_gifts',
    values: ({ shop, binh, dung }) => ({
      id: GIFT,
      group_id: shop,
      from_account: ACCOUNT,
      to_account: OTHER,
      giver_id: binh.memberId,
      receiver_id: dung.memberId,
      points: 5,
      day: '2026-03-01',
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'dung', 'cuc'],
  },
  {
    table: 'point_birthday_consents',
    values: ({ shop, binh }) => ({ group_id: shop, member_id: binh.memberId, granted_at: AT }),
    key: ['group_id', 'member_id'],
    seenBy: ['binh'],
  },
  {
    table: 'perk_vouchers',
    values: ({ shop, binh }) => ({
      id: VOUCHER,
      perk_id: PERK,
      group_id: shop,
      account_id: ACCOUNT,
      member_id: binh.memberId,
      state: 'taken',
      code: 'Q23456789',
      name: 'Ly sứ',
      points: 10,
      returns_expired: true,
      movement_id: MOVEMENT,
      expires_at: AT,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['binh', 'cuc', 'cashier'],
  },
];
