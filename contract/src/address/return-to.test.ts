import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { safeReturnTo } from './return-to.ts';

suite('return path after sign-in', () => {
  test('keeps a path of this site with its query', () => {
    assert.equal(safeReturnTo('/change-password?a=1#b'), '/change-password?a=1#b');
    assert.equal(safeReturnTo('/me/Nguyễn'), '/me/Nguy%E1%BB%85n');
  });

  test('replaces addresses of other sites by the home page', () => {
    const disguises = [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      '/%0d/../\n//evil.test',
      '/a/..//evil.test',
      'javascript:alert(1)',
      'evil',
      '',
    ];
    for (const address of [...disguises, null, undefined]) assert.equal(safeReturnTo(address), '/', String(address));
  });

  test('replaces paths that redirect to other sites by the home page', () => {
    for (const address of [
      '/api/members/openLink/a/b',
      '/x/../api/passport/facebook',
      '/%61pi/members/openLink/a/b',
      '/ap%69',
      '/r/gom',
      '/R/gom',
      '/%72/gom',
      '/%E0%A4%A',
    ])
      assert.equal(safeReturnTo(address), '/', address);
    assert.equal(safeReturnTo('/rss'), '/rss');
  });

  test('replaces sign-in screens, which would loop, by the home page', () => {
    for (const address of [
      '/login',
      '/LOGIN',
      '/login?returnTo=/login',
      '/logout',
      '/%6Cogout',
      '/authenticating?token=x',
    ])
      assert.equal(safeReturnTo(address), '/');
    assert.equal(safeReturnTo('/login-help'), '/login-help');
  });
});
