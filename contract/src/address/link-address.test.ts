import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLinkAddress, linkAddress } from './link-address.ts';
import { assertLinear, repeatText } from '../../../scripts/tests/effort.ts';

test('completes typed addresses', () => {
  const meant = {
    'tiktok.com/@tuyet': 'https://tiktok.com/@tuyet',
    ' nhà-nắng.vn ': 'https://nhà-nắng.vn',
    'm4u.vn:8080/a?b=c': 'https://m4u.vn:8080/a?b=c',
    'tuyet@nha-nang.vn': 'mailto:tuyet@nha-nang.vn',
    '0912 345 678': 'tel:0912345678',
    '+84 912.345.678': 'tel:+84912345678',
    'https://m4u.vn': 'https://m4u.vn',
  };
  for (const [typed, address] of Object.entries(meant)) {
    assert.equal(linkAddress(typed), address);
    assert.ok(isLinkAddress(address), address);
  }
});

test('leaves other text unchanged', () => {
  for (const typed of ['không phải liên kết', 'facebook', 'javascript:alert(1)', 'data:text/html,a.b', '']) {
    assert.equal(linkAddress(typed), typed);
    assert.ok(!isLinkAddress(typed), typed);
  }
});

test('reads hostile text in linear time', () => {
  for (const slow of [repeatText('.', 'a@', '@'), repeatText('a.', '', ' '), repeatText('1 ', '+', 'a')])
    assertLinear((text) => assert.ok(linkAddress(text).endsWith(text.trim().slice(-5))), slow, 50_000);
});
