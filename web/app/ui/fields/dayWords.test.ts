import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInWords } from './dayWords.ts';

test('says a date with its weekday, in both languages', () => {
  assert.equal(dayInWords('2026-12-12', 'vi'), 'Thứ Bảy, 12/12/2026');
  assert.equal(dayInWords('2026-12-12', 'en'), 'Saturday, 12 December 2026');
  assert.equal(dayInWords('2027-01-03', 'vi'), 'Chủ Nhật, 03/01/2027');
  assert.equal(dayInWords('2027-01-03', 'en'), 'Sunday, 3 January 2027');
});

test('says the time of day after the date', () => {
  assert.equal(dayInWords('2026-12-24T19:00', 'vi'), 'Thứ Năm, 24/12/2026, 19:00');
  assert.equal(dayInWords('2026-12-24T19:00', 'en'), 'Thursday, 24 December 2026, 19:00');
});

test('says nothing without a whole date', () => {
  for (const value of ['', '2026-12', '0002-12-12', '0202-12-12', '2026-02-31', '2026-13-01', 'tomorrow'])
    assert.equal(dayInWords(value, 'vi'), '', value);
});
