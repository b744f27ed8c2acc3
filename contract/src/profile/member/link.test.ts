import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isReservedLink, UrlMinify } from './link.ts';
import { toLink, toTypedLink } from './link.rules.ts';

suite('short links', () => {
  test('are suggested from Vietnamese names without diacritics', () => {
    assert.equal(toLink('Nguyễn Đức Ân'), 'nguyen-duc-an');
    assert.equal(toLink('Nguyễn Đức'.normalize('NFD')), 'nguyen-duc');
    assert.equal(toLink('  Phở & Bún  '), 'pho-bun');
    assert.equal(toLink('日本'), '');
  });

  test('are converted while they are typed, with room for another word', () => {
    assert.equal(toTypedLink('Mỹ '), 'my-');
    assert.equal(toTypedLink('  Mỹ Linh'), 'my-linh');
    assert.equal(toTypedLink('a'.repeat(40)).length, 30);
  });

  test('are cut without a trailing hyphen', () => {
    assert.equal(toLink('a'.repeat(29) + ' b'), 'a'.repeat(29));
  });

  test('accept lower-cased letters, digits and inner hyphens only', () => {
    assert.equal(UrlMinify.parse(' Nguyen-Duc '), 'nguyen-duc');
    for (const bad of ['ab', '-abc', 'abc-', 'nguyễn', 'a b c', 'a'.repeat(31), '../me', ''])
      assert.equal(UrlMinify.safeParse(bad).success, false, bad);
  });

  test('exclude reserved words', () => {
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
