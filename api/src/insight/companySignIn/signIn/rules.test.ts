import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameIssuer } from './rules.ts';

test('an issuer is one provider, and no template of many', () => {
  assert.ok(isSameIssuer('https://id.example/', 'https://id.example'));
  assert.ok(isSameIssuer('https://id.example/a', 'https://id.example/a'));
  assert.ok(!isSameIssuer('https://id.example/a/', 'https://id.example/a'));
  const shared = 'https://login.microsoftonline.com/{tenantid}/v2.0';
  for (const saved of ['common', 'organizations', 'consumers'])
    assert.ok(!isSameIssuer(shared, `https://login.microsoftonline.com/${saved}/v2.0`));
  assert.ok(!isSameIssuer('khong', 'https://id.example'));
});
