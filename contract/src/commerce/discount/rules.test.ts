import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  isCode,
  rankDiscounts,
  readCode,
  readVoucher,
  stateOn,
  calculateDiscount,
  speakableCode,
  voucherPath,
} from './rules.ts';
import { MAXIMUM_VND } from '../point/rules.ts';

const running = { active: true, fromDay: '2026-03-02', toDay: '2026-03-08', quota: 10, used: 0 };

test('a discount is running from its first to its last day', () => {
  assert.equal(stateOn('2026-03-01', running), 'planned');
  assert.equal(stateOn('2026-03-02', running), 'running');
  assert.equal(stateOn('2026-03-08', running), 'running');
  assert.equal(stateOn('2026-03-09', running), 'ended');
  assert.equal(stateOn('2999-01-01', { ...running, toDay: null }), 'running');
});

test('a discount is used-up, ended or off', () => {
  assert.equal(stateOn('2026-03-02', { ...running, used: 10 }), 'used-up');
  assert.equal(stateOn('2026-03-02', { ...running, used: 10, quota: null }), 'running');
  assert.equal(stateOn('2026-03-09', { ...running, used: 10 }), 'ended');
  assert.equal(stateOn('2026-03-09', { ...running, active: false }), 'off');
});

test('truncates a percentage to whole VND', () => {
  const percent = (value: number, of: number, cap: number | null = null) =>
    calculateDiscount(value, { percent: of, amount: null, cap });
  assert.equal(percent(99, 1), 0);
  assert.equal(percent(199, 1), 1);
  assert.equal(percent(123_457, 15), 18_518);
  assert.equal(percent(123_457, 100), 123_457);
  assert.equal(percent(123_457, 15, 10_000), 10_000);
  assert.equal(percent(MAXIMUM_VND - 1, 99), 989_999_999_999);
});

test('limits an amount to the value of the invoice', () => {
  assert.equal(calculateDiscount(50_000, { percent: null, amount: 20_000, cap: null }), 20_000);
  assert.equal(calculateDiscount(15_000, { percent: null, amount: 20_000, cap: null }), 15_000);
});

test('takes off a whole amount between zero and the value', () => {
  const vnd = fc.integer({ min: 1, max: MAXIMUM_VND });
  const bound = fc.option(vnd);
  const off = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null), cap: bound }),
    fc.record({ percent: fc.constant(null), amount: vnd, cap: fc.constant(null) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAXIMUM_VND }), off, (value, terms) => {
      const discount = calculateDiscount(value, terms);
      assert.ok(
        Number.isSafeInteger(discount) && discount >= 0 && discount <= value && discount <= (terms.cap ?? value),
      );
    }),
  );
});

test('ranks discounts by what they take off, without those that take nothing or need a larger invoice', () => {
  const tenth = { percent: 10, amount: null, cap: 30_000, minimum: 0 };
  const fixed = { percent: null, amount: 25_000, cap: null, minimum: 200_000 };
  const ranked = (value: number) => rankDiscounts(value, [fixed, tenth]).map(({ amount }) => amount);
  assert.deepEqual([ranked(500_000), ranked(200_000), ranked(199_999)], [[30_000, 25_000], [25_000, 20_000], [19_999]]);
  assert.deepEqual(ranked(0), []);
});

test('normalizes typed codes', () => {
  assert.equal(readCode(' tết-2026 '), 'TET2026');
  assert.equal(readCode('giảm đậm'), 'GIAMDAM');
  assert.ok(isCode('TET2026'));
  for (const wrong of ['', 'ABC', 'ABCDEFGHIJKLMNOPQRSTU', 'ABC*D', 'ẠBCD']) assert.ok(!isCode(wrong), wrong);
});

test('generated codes can be said, and have no look-alike letters', () => {
  const codes = Array.from({ length: 500 }, () => speakableCode((below) => Math.floor(Math.random() * below)));
  for (const code of codes) {
    assert.match(code, /^(?:[HKMNRTVX][AEY]){3}[34679]{2}$/);
    assert.ok(isCode(code) && readCode(code) === code);
  }
  const letters = new Set(codes.join(''));
  for (const group of ['0O', '1IL', '2Z', '5S', '6G', '8B', 'UV'])
    assert.ok(group.split('').filter((letter) => letters.has(letter)).length <= 1, group);
});

test('no generated code has a curse in it', () => {
  /** Answers the digits of `place` one after another, in the base of each question. */
  const pickAt = (place: number) => {
    let left = place;
    return (below: number): number => {
      const digit = left % below;
      left = Math.floor(left / below);
      return digit;
    };
  };
  const codes = new Set<string>();
  for (let place = 0; codes.size === place; place += 1) codes.add(speakableCode(pickAt(place)));
  assert.ok(codes.size > 300_000, String(codes.size));
  const curses = /DU|CU|CAC|DAM|DY|PEDE|RAPE/;
  assert.deepEqual(
    [...codes].filter((code) => curses.test(code)),
    [],
  );
});

test('reads the voucher that a customer shows, and no other address', () => {
  const shown = {
    memberId: '019a0000-0000-7000-8000-000000000001',
    groupId: '019a0000-0000-7000-8000-000000000002',
    discountCode: 'TET2026',
  };
  assert.deepEqual(readVoucher(voucherPath(shown)), shown);
  assert.equal(readVoucher(voucherPath({ ...shown, groupId: '//evil.example' })), undefined);
  assert.equal(readVoucher(voucherPath({ ...shown, discountCode: 'a' })), undefined);
  assert.equal(readVoucher(`/more?${voucherPath(shown).split('?')[1]}`), undefined);
  assert.equal(readVoucher('/action/createPoint'), undefined);
});
