import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dueStateOn, monthsAfter, nextTerm, termFrom } from './rules.ts';

describe('terms of dues', () => {
  test('end on the last day of a shorter month, and return to the day on which they began', () => {
    assert.equal(monthsAfter('2026-01-31', 1), '2026-02-28');
    assert.equal(monthsAfter('2028-01-31', 1), '2028-02-29');
    const first = termFrom('2026-01-31', 1);
    assert.deepEqual(first, { startsOn: '2026-01-31', endsOn: '2026-02-27', anchor: 31 });
    const second = nextTerm('2026-02-10', 1, { ...first, graceDays: 0 });
    assert.deepEqual(second, { startsOn: '2026-02-28', endsOn: '2026-03-30', anchor: 31 });
    assert.deepEqual(nextTerm('2026-02-10', 1, { ...second, graceDays: 0 }), {
      startsOn: '2026-03-31',
      endsOn: '2026-04-29',
      anchor: 31,
    });
  });

  test('cover whole years without a gap', () => {
    const first = termFrom('2026-01-01', 12);
    assert.equal(first.endsOn, '2026-12-31');
    assert.equal(nextTerm('2026-12-31', 12, { ...first, graceDays: 0 }).startsOn, '2027-01-01');
    assert.equal(termFrom('2028-02-29', 12).endsOn, '2029-02-27');
  });

  test('follow the latest one within its grace, and begin today after it', () => {
    const last = { endsOn: '2026-03-10', graceDays: 5, anchor: 11 };
    assert.equal(nextTerm('2026-03-15', 1, last).startsOn, '2026-03-11');
    assert.equal(nextTerm('2026-03-16', 1, last).startsOn, '2026-03-16');
    assert.equal(nextTerm('2026-03-16', 1, undefined).startsOn, '2026-03-16');
  });

  test('have states by their last day', () => {
    const last = { endsOn: '2026-03-31', graceDays: 3 };
    assert.equal(dueStateOn('2026-02-28', last), 'current');
    assert.equal(dueStateOn('2026-03-01', last), 'due');
    assert.equal(dueStateOn('2026-03-31', last), 'due');
    assert.equal(dueStateOn('2026-04-03', last), 'grace');
    assert.equal(dueStateOn('2026-04-04', last), 'lapsed');
    assert.equal(dueStateOn('2026-04-04', undefined), 'none');
  });
});
