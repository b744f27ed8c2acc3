import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  date,
  dateAndTime,
  fileSize,
  givenName,
  money,
  month,
  number,
  phone,
  relativeTime,
  relativeTimeWithin,
  shortNumber,
  sortableDate,
} from './formats.ts';

suite('formats', () => {
  test('separate thousands with dots in numbers and money', () => {
    assert.equal(number(1234567), '1.234.567');
    assert.equal(number(-1000), '-1.000');
    assert.equal(number(0), '0');
    assert.equal(money(1234567), '1.234.567\u00A0₫');
    assert.equal(money(10 ** 12), '1.000.000.000.000\u00A0₫');
  });

  test('shorten numbers on charts with words in Vietnamese', () => {
    const inVietnamese = [0, 500, 500_000, 1_500_000, 2_000_000_000].map((value) => shortNumber(value, 'vi'));
    assert.deepEqual(inVietnamese, ['0', '500', '500 nghìn', '1,5 triệu', '2 tỷ']);
    assert.deepEqual(
      [500_000, 1_500_000].map((value) => shortNumber(value, 'en')),
      ['500K', '1.5M'],
    );
  });

  test('round file sizes', () => {
    assert.deepEqual([0, 999, 123_456, 999_999].map(fileSize), ['1 kB', '1 kB', '123 kB', '1.000 kB']);
    assert.deepEqual([1_000_000, 1_549_000, 10_485_760].map(fileSize), ['1 MB', '1,5 MB', '10,5 MB']);
  });

  test('show a moment’s day in Vietnam', () => {
    assert.equal(date('2026-11-20T16:59:59Z'), '20/11/2026');
    assert.equal(date('2026-11-20T17:00:00Z'), '21/11/2026');
    assert.equal(sortableDate('2026-12-31T17:00:00Z'), '2027/01/01');
    assert.equal(month('2026-12-31T17:00:00Z'), '01/2027');
    assert.equal(dateAndTime('2026-11-20T17:05:00Z'), '21/11/2026 00:05');
  });

  test('show a day without a time unchanged', () => {
    assert.equal(date('2023-12-23'), '23/12/2023');
    assert.equal(month('1960-01-01'), '01/1960');
  });

  test('group phone numbers', () => {
    assert.equal(phone('+84912345678'), '0912 345 678');
    assert.equal(phone('0912345678'), '0912 345 678');
    assert.equal(phone('02438251234'), '024 3825 1234');
    assert.equal(phone('+1 202 555 0123'), '+1 202 555 0123');
  });

  test('greet by the given name, which ends a Vietnamese name', () => {
    assert.deepEqual(['Trần Thị Nhung', ' Nhung ', ''].map(givenName), ['Nhung', 'Nhung', '']);
  });

  test('show relative time in the largest whole unit', () => {
    const now = Date.parse('2026-11-20T00:00:00Z');
    const ago = (seconds: number, locale: 'vi' | 'en' = 'vi') =>
      relativeTime(new Date(now - seconds * 1000), now, locale);
    const day = 86_400;
    assert.equal(ago(59), 'Vừa xong');
    assert.equal(ago(-300), 'Vừa xong');
    assert.equal(ago(60), '1 phút trước');
    assert.equal(ago(5 * 60 + 59), '5 phút trước');
    assert.equal(ago(3600), '1 giờ trước');
    assert.equal(ago(day - 1), '23 giờ trước');
    assert.equal(ago(29 * day), '29 ngày trước');
    assert.equal(ago(30 * day), '1 tháng trước');
    assert.equal(ago(364 * day), '12 tháng trước');
    assert.equal(ago(365 * day), '1 năm trước');
    assert.equal(ago(0, 'en'), 'Just now');
    assert.equal(ago(2 * day, 'en'), '2 days ago');
    assert.equal(relativeTimeWithin(new Date(now), now, 'vi'), 'vừa xong');
  });
});
