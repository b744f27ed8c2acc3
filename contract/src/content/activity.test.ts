import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fieldProblems } from '../http/fields.ts';
import { findBank } from './activity/account.ts';
import { banks } from './activity/banks.ts';
import {
  type ActivityType,
  activityTypes,
  detailSchemas,
  defaultTitle,
  type TypedDetails,
} from './activity/details.ts';
import { findNetwork, networks } from './activity/network.ts';
import { activity, ActivityCard, ActivityChanges, ActivityDraft } from './activity.ts';

/** Parses details; returns the result, or error codes by field. */
const read = (type: ActivityType, details: unknown): unknown => {
  const parsed = detailSchemas[type].safeParse(details, { reportInput: true });
  if (parsed.success) return parsed.data;
  return Object.fromEntries(fieldProblems(parsed.error.issues, 'en').map(({ field, code }) => [field, code]));
};

const account = { bankName: 'Vietcombank', ownerName: 'NGUYEN VAN AN', accountNumber: '0123456789' };
const savedAccount = { ...account, bin: '970436', displayName: '' };

const link = 'https://example.vn/a';

/** Each type: its input, its stored form, and its name if it needs no title. */
const types: Readonly<Record<ActivityType, readonly [written: unknown, kept: object, name?: string]>> = {
  bankAccount: [account, savedAccount, 'Vietcombank'],
  education: [
    { school: 'Đại học Huế', from: '9/2015', to: '2019' },
    { school: 'Đại học Huế', degree: '', from: '2015-09', to: '2019' },
    'Đại học Huế',
  ],
  experience: [
    { organization: 'Gốm Sông Thu', position: 'Thợ cả', from: '01/2020', to: '' },
    { organization: 'Gốm Sông Thu', position: 'Thợ cả', from: '2020-01', to: null },
    'Thợ cả',
  ],
  certificate: [
    { issuer: 'IELTS', issued: '122023', address: '' },
    { issuer: 'IELTS', issued: '2023-12', expires: null, address: null },
  ],
  project: [{ address: link }, { role: '', from: null, to: null, address: link }],
  support: [
    { phone: '0912 345 678', address: 'tel:19001234', hours: '8h–17h' },
    { phone: '+84912345678', address: 'tel:19001234', hours: '8h–17h' },
  ],
  partner: [{}, { field: '', address: null }],
  leader: [{ position: 'Giám đốc' }, { position: 'Giám đốc', address: null }],
  society: [
    { role: 'Hội viên', from: '2021' },
    { role: 'Hội viên', from: '2021', to: null },
  ],
  target: [
    { due: '12-2027', progress: '40' },
    { due: '2027-12', progress: 40 },
  ],
  award: [{}, { issuer: '', issued: null }],
  history: [{ at: '1998' }, { at: '1998' }],
  skill: [{ level: '4' }, { level: 4 }],
  network: [
    { address: 'https://www.facebook.com/gom.song.thu?ref=1' },
    { service: 'facebook', address: 'https://www.facebook.com/gom.song.thu?ref=1' },
    'facebook.com/gom.song.thu',
  ],
  banks: [
    { accounts: [account, { ...account, bankName: 'MB' }] },
    { accounts: [savedAccount, { ...savedAccount, bin: '970422', bankName: 'MB Bank' }] },
    'Vietcombank, MB Bank',
  ],
  website: [{ address: 'example.vn/a/' }, { address: `${link}/` }, 'example.vn/a'],
  youtube: [
    { address: 'youtu.be/dQw4w9WgXcQ' },
    { address: 'https://youtu.be/dQw4w9WgXcQ', videoId: 'dQw4w9WgXcQ' },
    'YouTube',
  ],
  registrationLink: [
    { label: 'Đăng ký', address: link, closes: '2026-12-31T23:59:00+07:00' },
    { label: 'Đăng ký', address: link, opens: null, closes: '2026-12-31T16:59:00.000Z' },
    'Đăng ký',
  ],
};

describe('details of activities', () => {
  test('exist for all eighteen types', () => assert.deepEqual(activityTypes, Object.keys(types)));

  for (const [type, [written, expected, name]] of Object.entries(types) as [ActivityType, (typeof types)['skill']][])
    test(`reads, returns and names ${type}`, () => {
      assert.deepEqual(read(type, written), expected);
      assert.deepEqual(read(type, expected), expected, 'what is kept can be written again');
      const row = {
        _id: '01890a5d-ac96-774b-bcce-b302099a8057',
        owner: { kind: 'member', id: '01890a5d-ac96-774b-bcce-b302099a8058' },
        title: '',
        excerpt: '',
        cover: null,
        imageTotal: 0,
        policy: 'public',
        outstanding: false,
        createdAt: '2026-01-01T00:00:00.000Z',
        updatedAt: '2026-01-01T00:00:00.000Z',
        can: { update: false },
        type,
        details: expected,
        state: null,
        brandAndGroupId: '01890a5d-ac96-774b-bcce-b302099a8058',
      };
      assert.deepEqual(ActivityCard.parse(row).details, expected, 'every field has its place in answers');
      assert.equal(defaultTitle({ type, details: expected } as TypedDetails), name);
    });

  const refusals: readonly (readonly [ActivityType, unknown, object])[] = [
    ['bankAccount', {}, { bankName: 'required', ownerName: 'required', accountNumber: 'required' }],
    [
      'bankAccount',
      { bankName: '', ownerName: ' ', accountNumber: '' },
      { bankName: 'required', ownerName: 'required', accountNumber: 'required' },
    ],
    [
      'bankAccount',
      { ...account, bankName: '12', accountNumber: '12' },
      { bankName: 'bank', accountNumber: 'account-number' },
    ],
    ['bankAccount', { ...account, accountNumber: '01234567890123456789' }, { accountNumber: 'account-number' }],
    ['banks', {}, { accounts: 'required' }],
    ['banks', { accounts: [] }, { accounts: 'too-few' }],
    ['banks', { accounts: [{ ...account, ownerName: '' }] }, { 'accounts.0.ownerName': 'required' }],
    ['education', {}, { school: 'required' }],
    ['education', { school: 'A', from: '13/2015' }, { from: 'month' }],
    ['education', { school: 'A', from: '09/2015', to: '08/2015' }, { to: 'end-before-start' }],
    ['experience', { organization: 'A', from: '2016', to: '2015-12' }, { to: 'end-before-start' }],
    ['history', {}, { at: 'required' }],
    ['history', { at: 'xưa' }, { at: 'month' }],
    ['skill', { level: 6 }, { level: 'too-big' }],
    ['website', {}, { address: 'link' }],
    ['website', { address: '' }, { address: 'link' }],
    ['website', { address: 'zalo://x' }, { address: 'link' }],
    ['network', { address: 'javascript:alert(1)' }, { address: 'link' }],
    ['youtube', { address: '' }, { address: 'link' }],
    ['youtube', { address: link }, { address: 'link' }],
    ['registrationLink', {}, { label: 'required', address: 'link' }],
    [
      'registrationLink',
      { label: 'A', address: link, opens: '2026-02-01T00:00:00Z', closes: '2026-01-01T00:00:00Z' },
      { closes: 'end-before-start' },
    ],
  ];
  for (const [type, details, codes] of refusals)
    test(`${type} refuses ${JSON.stringify(details)}`, () => assert.deepEqual(read(type, details), codes));

  test('accepts an end less exact than the start', () => {
    for (const [from, to] of [
      ['09/2015', '2015'],
      ['2015', '01/2015'],
    ])
      assert.ok(detailSchemas.education.safeParse({ school: 'A', from, to }).success, `${from} – ${to}`);
  });
});

describe('activity input', () => {
  test('is public by default; a change adds no defaults', () => {
    const { policy, outstanding } = ActivityDraft.parse({ type: 'award' });
    assert.deepEqual({ policy, outstanding }, { policy: 'public', outstanding: false });
    assert.deepEqual(ActivityChanges.parse({ title: 'A' }), { title: 'A' });
  });

  test('accepts a filter as fields or JSON, and refuses unknown fields', () => {
    const parse = (filter: unknown) => activity.list.query.safeParse({ filter });
    assert.deepEqual(parse({ type: 'award' }).data?.filter, { type: 'award' });
    assert.deepEqual(parse('{"type":"skill","outstanding":""}').data?.filter, { type: 'skill' });
    for (const wrong of ['{', 'award', '[]', '{"typ":"award"}', { type: 'bank' }, { owner: 'x' }])
      assert.ok(!parse(wrong).success, JSON.stringify(wrong));
  });
});

describe('banks', () => {
  test('have unique BINs of six digits', () => {
    assert.ok(banks.length > 50);
    assert.equal(new Set(banks.map(({ bin }) => bin)).size, banks.length);
    for (const { bin } of banks) assert.match(bin, /^\d{6}$/);
  });

  test('are found by BIN, code and names in any spelling', () => {
    for (const bank of banks)
      for (const name of [bank.bin, bank.code, bank.shortName, bank.name, bank.name.toUpperCase()])
        assert.equal(findBank(name), bank, name);
    for (const [name, bin] of [
      ['vietcom bank', '970436'],
      ['Ngan hang TMCP A Chau', '970416'],
      ['VietinBank', '970415'],
      ['Bidv', '970418'],
      ['mb', '970422'],
    ] as const)
      assert.equal(findBank(name)?.bin, bin, name);
    for (const name of ['', '123456', 'Ngân hàng Đông Dương', 'constructor']) assert.equal(findBank(name), undefined);
  });
});

test('detects a social network by its address', () => {
  for (const [address, network] of [
    ['https://m.facebook.com/x', 'facebook'],
    ['https://zalo.me/0912345678', 'zalo'],
    ['zalo://chat', 'zalo'],
    ['https://m.me/x', 'messenger'],
    ['https://x.com/a', 'x'],
    ['https://netflix.com', 'other'],
    ['https://facebook.com.evil.example', 'other'],
    ['tel:0912345678', 'other'],
    ['', 'other'],
  ] as const) {
    assert.equal(findNetwork(address), network, address);
    assert.ok(networks.includes(network));
  }
});
