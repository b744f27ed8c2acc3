import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { suite, test } from 'node:test';
import { policyWithNonce, securityHeaders, withoutNonce } from './security-headers.server.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

suite('security headers', () => {
  test('a cached page lists its scripts by hash and has no nonce', () => {
    const html = '<script nonce="n1">a()</script><p>text</p><script type="module" nonce="n1" async="">b()</script>';
    const stripped = withoutNonce(html, 'n1');
    assert.ok(stripped.policy.includes(hashOf('a()')) && stripped.policy.includes(hashOf('b()')));
    assert.ok(!stripped.html.includes('nonce') && !stripped.policy.includes('nonce'));
  });

  test('a script without the nonce of the render gets no hash', () => {
    const html = '<script>evil()</script><script nonce="guess">evil()</script><script nonce="n1">a()</script>';
    const stripped = withoutNonce(html, 'n1');
    assert.ok(!stripped.policy.includes(hashOf('evil()')));
    assert.ok(stripped.policy.includes(hashOf('a()')));
  });

  test('no policy allows unsafe inline scripts', () => {
    for (const policy of [policyWithNonce('n1'), withoutNonce('', 'n1').policy]) {
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
      assert.ok(scripts && !scripts.includes('unsafe-inline'));
      assert.match(policy, /object-src 'none'/);
      assert.match(policy, /base-uri 'self'/);
      assert.match(
        policy,
        /(?:^|; )frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com(?:;|$)/,
      );
    }
  });

  test('Strict-Transport-Security is sent for an https address only', () => {
    assert.equal(securityHeaders(false)['Strict-Transport-Security'], undefined);
    assert.match(securityHeaders(true)['Strict-Transport-Security'] ?? '', /max-age=\d{8}/);
  });
});
