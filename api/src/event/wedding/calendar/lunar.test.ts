import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { toLunarDate, yearName } from './lunar.rules.ts';

/** First day of each lunar year as published in Vietnam, from 1990 on: DD/MM. */
const TET = `27/1 15/2 4/2 23/1 10/2 31/1 19/2 7/2 28/1 16/2
  5/2 24/1 12/2 1/2 22/1 9/2 29/1 17/2 7/2 26/1
  14/2 3/2 23/1 10/2 31/1 19/2 8/2 28/1 16/2 5/2
  25/1 12/2 1/2 22/1 10/2 29/1 17/2 6/2 26/1 13/2
  2/2 23/1 11/2 31/1 19/2 8/2 28/1 15/2 4/2 24/1
  12/2 1/2 22/1 10/2 30/1 17/2 6/2 26/1 14/2 2/2
  23/1`.split(/\s+/);

/** Years with a leap month, and its number. */
const LEAP: Readonly<Record<number, number>> = {
  2001: 4,
  2004: 2,
  2006: 7,
  2009: 5,
  2012: 4,
  2014: 9,
  2017: 6,
  2020: 4,
  2023: 2,
  2025: 6,
  2028: 5,
  2031: 3,
  2033: 11,
};

/** Yields all days of a solar year. */
function* daysOf(y: number) {
  for (let date = new Date(Date.UTC(y, 0, 1)); date.getUTCFullYear() === y; date = new Date(date.getTime() + DAY))
    yield { d: date.getUTCDate(), m: date.getUTCMonth() + 1, y };
}

describe('lunar calendar', () => {
  test('starts each year from 1990 to 2050 on the published day', () => {
    assert.equal(TET.length, 61);
    for (const [yearIndex, day] of TET.entries()) {
      const [d = 0, m = 0] = day.split('/').map(Number);
      const y = 1990 + yearIndex;
      const { yearName: _, ...date } = toLunarDate({ d, m, y });
      assert.deepEqual(date, { day: 1, month: 1, year: y, leap: false }, `${day}/${y}`);
    }
  });

  test('has the published leap months and no others', () => {
    for (let y = 2001; y <= 2033; y += 1) {
      const leap = [...daysOf(y), ...daysOf(y + 1)]
        .map(toLunarDate)
        .filter((date) => date.leap && date.year === y)
        .map(({ month }) => month);
      assert.deepEqual([...new Set(leap)], y in LEAP ? [LEAP[y]] : [], String(y));
    }
  });

  test('has no gaps in more than a hundred years', () => {
    let previousDate = toLunarDate({ d: 31, m: 12, y: 1989 });
    for (let y = 1990; y <= 2100; y += 1)
      for (const day of daysOf(y)) {
        const date = toLunarDate(day);
        const isNext =
          date.day === previousDate.day + 1 && date.month === previousDate.month && date.leap === previousDate.leap;
        const isNew = date.day === 1 && previousDate.day >= 29;
        assert.ok(isNext || isNew, `${day.d}/${day.m}/${day.y}`);
        assert.ok(date.day <= 30 && date.month >= 1 && date.month <= 12);
        previousDate = date;
      }
  });

  test('names years by stem and branch', () => {
    const names = [1990, 2000, 2023, 2024, 2025, 2026].map(yearName);
    assert.deepEqual(names, ['Canh Ngọ', 'Canh Thìn', 'Quý Mão', 'Giáp Thìn', 'Ất Tỵ', 'Bính Ngọ']);
  });

  test('converts the default date of the form to 11/11 of Quý Mão', () => {
    const date = { day: 11, month: 11, year: 2023, leap: false, yearName: 'Quý Mão' };
    assert.deepEqual(toLunarDate({ d: 23, m: 12, y: 2023 }), date);
  });

  test('handles leap months and January days of the previous lunar year', () => {
    const leap = { day: 1, month: 6, year: 2025, leap: true, yearName: 'Ất Tỵ' };
    assert.deepEqual(toLunarDate({ d: 25, m: 7, y: 2025 }), leap);
    assert.deepEqual(toLunarDate({ d: 16, m: 2, y: 2026 }).yearName, 'Ất Tỵ');
  });
});
