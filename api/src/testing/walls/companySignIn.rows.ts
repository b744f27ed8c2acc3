import { AT, idsOf, type WalledRow } from './world.ts';

const idOf = idsOf(9);
const [DOMAIN, TOKEN, USER, GROUP] = [idOf(1), idOf(2), idOf(3), idOf(4)];

/** The sign-in and the directory of the shop, which Cúc owns. */
export const companySignInRows: readonly WalledRow[] = [
  {
    table: 'company_providers',
    values: ({ shop }) => ({
      group_id: shop,
      issuer: 'https://id.example.vn',
      client_id: 'm4u',
      client_secret: 'x',
      groups_claim: 'groups',
      created_at: AT,
      updated_at: AT,
    }),
    key: ['group_id'],
    seenBy: ['cuc'],
  },
  {
    table: 'company_domains',
    values: ({ shop }) => ({ id: DOMAIN, group_id: shop, domain: 'gom.example.vn', token: 'x', created_at: AT }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'company_tokens',
    values: ({ shop, cuc }) => ({
      id: TOKEN,
      group_id: shop,
      token_hash: 'x',
      ending: 'abcd',
      created_by: cuc.memberId,
      created_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'company_users',
    values: ({ shop, an }) => ({
      id: USER,
      group_id: shop,
      user_name: 'an@gom.example.vn',
      member_id: an.memberId,
      created_at: AT,
      updated_at: AT,
    }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'company_groups',
    values: ({ shop }) => ({ id: GROUP, group_id: shop, display_name: 'Thu ngân', created_at: AT, updated_at: AT }),
    key: ['id'],
    seenBy: ['cuc'],
  },
  {
    table: 'company_group_members',
    values: () => ({ company_group_id: GROUP, company_user_id: USER }),
    key: ['company_group_id', 'company_user_id'],
    seenBy: ['cuc'],
  },
];
