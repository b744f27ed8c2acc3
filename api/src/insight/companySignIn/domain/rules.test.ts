import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { afterCheck, domainOf, isPublicMail, stateOf, toDomain } from './rules.ts';

test('reads domains as DNS has them', () => {
  assert.equal(toDomain(' CongTy.VN '), 'congty.vn');
  assert.equal(toDomain('gốm.vn'), 'xn--gm-j9s.vn');
  for (const text of [
    '',
    'congty',
    'http://congty.vn',
    'a b.vn',
    '10.0.0.1',
    '-a.vn',
    'a_b.vn',
    `${'a'.repeat(64)}.vn`,
  ])
    assert.equal(toDomain(text), undefined, text);
  assert.equal(domainOf('an@Congty.vn'), 'congty.vn');
  assert.equal(domainOf('"a@b"@congty.vn'), 'congty.vn');
});

test('knows hosts at which anybody may open an address', () => {
  for (const domain of ['gmail.com', 'yahoo.com.vn', 'yahoo.fr', 'outlook.com', 'icloud.com', 'live.co.uk'])
    assert.ok(isPublicMail(domain), domain);
  for (const domain of ['congty.vn', 'yahoo-shop.vn', 'gmail.com.congty.vn']) assert.ok(!isPublicMail(domain), domain);
});

test('keeps a domain for three days without its record', () => {
  const now = new Date('2026-03-02T02:00:00Z');
  const later = (days: number) => new Date(now.getTime() + days * DAY);
  const waiting = { provenAt: null, failingSince: null };
  assert.equal(stateOf(afterCheck(waiting, 'missing', now)), 'waiting');
  const proven = afterCheck(waiting, 'found', now);
  assert.equal(stateOf(proven), 'proven');
  assert.deepEqual(afterCheck(proven, 'unknown', later(9)), proven);
  const failing = afterCheck(proven, 'missing', later(1));
  assert.equal(stateOf(failing), 'failing');
  assert.equal(stateOf(afterCheck(failing, 'missing', later(3))), 'failing');
  assert.equal(stateOf(afterCheck(failing, 'found', later(3))), 'proven');
  const lost = afterCheck(failing, 'missing', later(4));
  assert.equal(stateOf(lost), 'lost');
  assert.equal(stateOf(afterCheck(lost, 'found', later(9))), 'proven');
});
