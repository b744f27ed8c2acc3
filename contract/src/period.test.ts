import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { periodDays, PERIOD_FORM, periodAfter, periodOn, listPeriodsTo, periodWords } from './period.ts';

describe('periods', () => {
  test('are months, quarters and years from 2000 to 2999', () => {
    for (const period of ['2026-03', '2026-12', '2026-Q1', '2026-Q4', '2026', '2000', '2999'])
      assert.match(period, PERIOD_FORM);
    for (const text of ['', '26', '1999', '3000', '2026-13', '2026-00', '2026-3', '2026-Q5', '2026-Q0', '2026-03-01'])
      assert.doesNotMatch(text, PERIOD_FORM);
  });

  test('have a first and last day', () => {
    assert.deepEqual(periodDays('2026-02'), { from: '2026-02-01', to: '2026-02-28' });
    assert.deepEqual(periodDays('2028-02'), { from: '2028-02-01', to: '2028-02-29' });
    assert.deepEqual(periodDays('2026-Q4'), { from: '2026-10-01', to: '2026-12-31' });
    assert.deepEqual(periodDays('2026'), { from: '2026-01-01', to: '2026-12-31' });
  });

  test('continue across years', () => {
    assert.deepEqual(listPeriodsTo('2026-02', 4), ['2025-11', '2025-12', '2026-01', '2026-02']);
    assert.deepEqual(listPeriodsTo('2026-Q1', 3), ['2025-Q3', '2025-Q4', '2026-Q1']);
    assert.deepEqual(listPeriodsTo('2026', 2), ['2025', '2026']);
    assert.equal(periodAfter('2026-12', 1), '2027-01');
    assert.equal(periodAfter('2000-01', -12), '1999-01');
  });

  test('contain the day they are found by', () => {
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-28`;
      for (const kind of ['month', 'quarter', 'year'] as const) {
        const { from, to } = periodDays(periodOn(kind, day));
        assert.ok(from <= day && day <= to, `${kind} of ${day}`);
      }
    }
  });

  test('have names in both languages', () => {
    assert.deepEqual(
      ['2026-03', '2026-Q1', '2026'].map((period) => [periodWords(period, 'vi'), periodWords(period, 'en')]),
      [
        ['tháng 3/2026', 'March 2026'],
        ['quý 1/2026', 'Q1 2026'],
        ['năm 2026', '2026'],
      ],
    );
  });
});
