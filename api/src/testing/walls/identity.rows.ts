import { AT, idsOf, type WalledRow } from './world.ts';

const idOf = idsOf(1);
const ACCOUNT = idOf(99);

/** Session of an access token. */
const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

/** A second account of a person outside the world, to which rows of the program belong. */
const stranger: WalledRow = {
  table: 'accounts',
  values: () => ({ id: ACCOUNT, member_id: idOf(0), email: 'stranger@example.vn' }),
  key: ['id'],
};

const passkey = {
  public_key: 'key',
  counter: 0,
  transports: '{}',
  device_type: 'singleDevice',
  backed_up: false,
  name: 'Chrome',
  created_at: AT,
};

const identity: readonly WalledRow[] = [
  stranger,
  {
    table: 'accounts',
    values: ({ an }) => ({ member_id: an.memberId }),
    key: ['member_id'],
    isThere: true,
    seenBy: ['an'],
  },
  {
    table: 'sessions',
    values: () => ({ id: idOf(1), account_id: ACCOUNT, token_hash: 'hash', user_agent: '' }),
    key: ['id'],
  },
  {
    table: 'sessions',
    values: ({ an }) => ({ id: sessionOf(an.token) }),
    key: ['id'],
    isThere: true,
    seenBy: ['an'],
  },
  {
    table: 'passkeys',
    values: () => ({ ...passkey, id: idOf(3), account_id: ACCOUNT, credential_id: 'of-a-stranger' }),
    key: ['id'],
  },
  {
    table: 'consents',
    values: ({ an }) => ({
      id: idOf(2),
      member_id: an.memberId,
      purpose: 'statistics',
      version: '1',
      granted: false,
      at: AT,
      screen: 'settings',
    }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'codes',
    values: () => ({ purpose: 'verify', recipient_hash: 'an', code_hash: 'hash', expires_at: AT }),
    key: ['recipient_hash'],
  },
  {
    table: 'reset_tokens',
    values: () => ({ token_hash: 'hash', account_id: ACCOUNT, expires_at: AT }),
    key: ['token_hash'],
  },
  {
    table: 'owner_links',
    values: () => ({
      token_hash: 'hash',
      account_id: ACCOUNT,
      kind: 'address',
      session_id: idOf(4),
      had_factor: false,
      created_at: AT,
      expires_at: AT,
    }),
    key: ['token_hash'],
  },
  { table: 'second_factors', values: () => ({ account_id: ACCOUNT }), key: ['account_id'] },
  {
    table: 'recovery_codes',
    values: () => ({ account_id: ACCOUNT, code_hash: 'hash' }),
    key: ['code_hash'],
  },
  {
    table: 'external_identities',
    values: () => ({ provider: 'facebook', subject: 'an', account_id: ACCOUNT }),
    key: ['subject'],
  },
  {
    table: 'used_partner_tokens',
    values: () => ({ partner: 'partner', jti: 'token', expires_at: AT }),
    key: ['jti'],
  },
];

const request = { name: 'An', kind: 'other', words: '…', language: 'VN', state: 'open', created_at: AT };
const search = { owner_id: idOf(10), owner_kind: 'member', policy: 'friends' };

const insight: readonly WalledRow[] = [
  {
    table: 'audit_entries',
    values: ({ cuc, an }) => ({
      id: idOf(11),
      actor_id: cuc.memberId,
      act: 'member.lock',
      target_kind: 'member',
      target_id: an.memberId,
      created_at: AT,
    }),
    key: ['id'],
  },
  {
    table: 'seals',
    values: () => ({
      number: 1,
      book: idOf(15),
      position: 1,
      subject_id: idOf(16),
      row_hash: '',
      link: '',
      mark: '',
      sealed_at: AT,
    }),
    key: ['number'],
  },
  {
    table: 'data_requests',
    values: ({ an }) => ({ ...request, id: idOf(12), member_id: an.memberId }),
    key: ['id'],
    seenBy: ['an'],
  },
  { table: 'data_requests', values: () => ({ ...request, id: idOf(13), email: 'stranger@example.vn' }), key: ['id'] },
  {
    table: 'data_exports',
    values: ({ an }) => ({ id: idOf(14), member_id: an.memberId, asked_at: AT }),
    key: ['id'],
    seenBy: ['an'],
  },
  {
    table: 'reports',
    values: ({ an, binh }) => ({
      id: idOf(15),
      kind: 'member',
      target_id: binh.memberId,
      reporter_id: an.memberId,
      reason: 'spam',
      created_at: AT,
    }),
    key: ['id'],
  },
  {
    table: 'staff_tasks',
    values: ({ an }) => ({ kind: 'report', item_id: idOf(15), staff_id: an.memberId, taken_at: AT }),
    key: ['item_id'],
  },
  {
    table: 'search_entries',
    values: () => ({
      ...search,
      id: idOf(16),
      kind: 'post',
      agencies: '{}',
      exact: ' thơ',
      words: ' tho',
      outstanding: false,
    }),
    key: ['id'],
  },
  { table: 'search_phones', values: () => ({ ...search, digits: '84901234567' }), key: ['digits'] },
  {
    table: 'tracking_days',
    values: ({ an }) => ({ owner_id: an.memberId, day: '2026-03-02', kind: 'view', count: 1 }),
    key: ['owner_id'],
    seenBy: ['an'],
  },
  {
    table: 'tracking_days',
    values: ({ shop }) => ({ owner_id: shop, day: '2026-03-02', kind: 'view', count: 1 }),
    key: ['owner_id'],
    seenBy: ['cuc'],
  },
  {
    table: 'tracking_items',
    values: ({ shop }) => ({
      owner_id: shop,
      span: 'day',
      day: '2026-03-02',
      kind: 'way',
      item: 'link phone',
      count: 1,
    }),
    key: ['owner_id'],
    seenBy: ['cuc'],
  },
  { table: 'tracking_salts', values: () => ({ day: '2026-03-02', salt: 'salt' }), key: ['day'] },
  {
    table: 'tracking_visitors',
    values: ({ an }) => ({ owner_id: an.memberId, day: '2026-03-02', visitor: 'hash' }),
    key: ['owner_id'],
  },
];

const platform: readonly WalledRow[] = [
  {
    table: 'idempotency_keys',
    values: ({ an }) => ({ actor_id: an.memberId, key: 'key', fingerprint: 'hash', created_at: AT }),
    key: ['actor_id', 'key'],
    seenBy: ['an'],
  },
  { table: 'rate_limits', values: () => ({ key: 'limit:hash', points: 1 }), key: ['key'] },
  {
    table: 'streams',
    values: ({ dung }) => ({ member_id: dung.memberId, seq: 1 }),
    key: ['member_id'],
    seenBy: ['dung'],
  },
  {
    table: 'stream_changes',
    values: ({ dung }) => ({ member_id: dung.memberId, seq: 1, topic: 'session', ref: dung.memberId, at: AT }),
    key: ['member_id', 'seq'],
    seenBy: ['dung'],
  },
  { table: 'suppressed_addresses', values: () => ({ hash: 'hash', created_at: AT }), key: ['hash'] },
  {
    table: 'sent_messages',
    values: () => ({
      id: idOf(4),
      kind: 'code',
      way: 'zns',
      state: 'sent',
      attempts: 1,
      recipient_hash: 'hash',
      created_at: AT,
    }),
    key: ['id'],
  },
  { table: 'zalo_tokens', values: () => ({ app_id: 'app' }), key: ['app_id'] },
  { table: 'used_challenges', values: () => ({ id: 'challenge', used_for: 'name', expires_at: AT }), key: ['id'] },
];

export const identityRows: readonly WalledRow[] = [...identity, ...insight, ...platform];
