import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Space, SpaceKind } from './schema.ts';
import { findSpace } from './space.rules.ts';

const space = (key: string, kind: SpaceKind, urlMinify: string | null = null): Space => ({
  key,
  kind,
  urlMinify,
  name: key,
  picture: null,
  role: null,
  size: null,
  day: null,
  waiting: 0,
});

const shop = '019a0000-0000-7000-8000-000000000001';
const agency = '019a0000-0000-7000-8000-000000000002';
const wedding = '019a0000-0000-7000-8000-000000000003';
const event = '019a0000-0000-7000-8000-000000000004';
const spaces = [
  space('personal', 'personal', 'my-duyen'),
  space(shop, 'brand', 'gom-moc'),
  space(agency, 'agency'),
  space(wedding, 'wedding'),
  space(event, 'event'),
  space('staff', 'staff'),
];
const reader = { memberId: '019a0000-0000-7000-8000-00000000000a', urlMinify: 'my-duyen' };

const keyAt = (address: string): string | undefined => {
  const { pathname, search } = new URL(address, 'https://m4u.example');
  return findSpace({ pathname, search }, spaces, reader)?.key;
};

suite('space of an address', () => {
  test('is the group, agency, wedding or event that it names', () => {
    assert.equal(keyAt(`/action/createPoint?groupId=${shop}`), shop);
    assert.equal(keyAt('/mbg/gom-moc'), shop);
    assert.equal(keyAt(`/action/company/${shop}/themes`), shop);
    assert.equal(keyAt(`/edit/products/new?owner=${shop}`), shop);
    assert.equal(keyAt(`/action/qrcode?of=${shop}`), shop);
    assert.equal(keyAt(`/action/company/agency/${agency}/admins`), agency);
    assert.equal(keyAt(`/action/wedding/${wedding}/guests`), wedding);
    assert.equal(keyAt(`/action/historyCheckIn/${event}?tab=guests`), event);
  });

  test('is staff’s under /admin, and the personal one for tools of the own page', () => {
    assert.equal(keyAt('/admin/members'), 'staff');
    assert.equal(keyAt('/action/qrcode'), 'personal');
    assert.equal(keyAt('/me/my-duyen'), 'personal');
    for (const address of ['/action/claim', '/action/affiliate/rewards', '/edit/products', '/edit/posts/new'])
      assert.equal(keyAt(address), 'personal', address);
    assert.equal(keyAt(`/action/affiliate/manage?groupId=${shop}`), shop);
    assert.equal(keyAt(`/edit/products/${event}`), undefined);
    for (const address of ['/action/affiliate', `/action/affiliate/${event}`, '/action/affiliate/account'])
      assert.equal(keyAt(address), 'personal', address);
    for (const address of [`manage/${event}`, `manage/${event}/edit`, `manage/payouts/${event}`, 'manage'])
      assert.equal(keyAt(`/action/affiliate/${address}`), undefined, address);
    assert.equal(keyAt(`/friends/${reader.memberId}`), 'personal');
  });

  test('is none where the address names nothing that the reader runs', () => {
    for (const address of ['/', '/messages', '/more', '/mbg/khac', '/me/quoc-bao', '/administrator', '/?space=khac'])
      assert.equal(keyAt(address), undefined, address);
  });

  test('is the chosen one at the start page', () => {
    assert.equal(keyAt(`/?space=${shop}`), shop);
    assert.equal(keyAt('/?space=personal'), 'personal');
  });
});
