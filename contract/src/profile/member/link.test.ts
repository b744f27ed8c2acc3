import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isReservedLink, linkFrom, UrlMinify } from './link.ts';

suite('short links', () => {
  test('Vietnamese names are spelled without marks', () => {
    assert.equal(linkFrom('Nguyễn Đức Ân'), 'nguyen-duc-an');
    assert.equal(linkFrom('Nguyễn Đức'.normalize('NFD')), 'nguyen-duc');
    assert.equal(linkFrom('  Phở & Bún  '), 'pho-bun');
    assert.equal(linkFrom('日本'), '');
  });

  test('a long name is cut without a hanging hyphen', () => {
    assert.equal(linkFrom('a'.repeat(29) + ' b'), 'a'.repeat(29));
  });

  test('what is taken as a link', () => {
    assert.equal(UrlMinify.parse(' Nguyen-Duc '), 'nguyen-duc');
    for (const bad of ['ab', '-abc', 'abc-', 'nguyễn', 'a b c', 'a'.repeat(31), '../me', ''])
      assert.equal(UrlMinify.safeParse(bad).success, false, bad);
  });

  test('addresses of the app are nobody’s link', () => {
    for (const link of [
      'login',
      'admin',
      'staff',
      'm4u',
      'support',
      'new-me',
      'change-password',
      'scan-qr',
      '404',
      '500',
    ])
      assert.equal(isReservedLink(link), true, link);
    assert.equal(UrlMinify.safeParse('Admin').error?.issues[0]?.message, 'short-link-reserved');
    assert.equal(isReservedLink('nguyen-duc'), false);
  });
});
