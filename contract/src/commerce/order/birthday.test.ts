import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { birthdayIn, isInBirthdaySpan } from './birthday.rules.ts';
import { chooseTerms, NO_EARNING_RULES } from './earning.rules.ts';

describe('a birthday', () => {
  test('of 29 February is 28 February in common years', () => {
    assert.equal(birthdayIn(2027, '2000-02-29'), '2027-02-28');
    assert.equal(birthdayIn(2028, '2000-02-29'), '2028-02-29');
    assert.equal(birthdayIn(2100, '2000-02-29'), '2100-02-28');
    assert.equal(birthdayIn(2027, '2000-03-01'), '2027-03-01');
  });

  test('has its week from Monday to Sunday', () => {
    // 28 February 2027 is a Sunday, 29 February 2028 a Tuesday.
    const isOn = (day: string) => isInBirthdaySpan('2000-02-29', day, 'week');
    assert.deepEqual(['2027-02-21', '2027-02-22', '2027-02-28', '2027-03-01'].map(isOn), [false, true, true, false]);
    assert.deepEqual(['2028-02-27', '2028-02-28', '2028-03-05', '2028-03-06'].map(isOn), [false, true, true, false]);
  });

  test('has its week over the end of a year', () => {
    // 1 January 2027 is a Friday.
    const isOn = (day: string) => isInBirthdaySpan('1990-01-01', day, 'week');
    assert.deepEqual(['2026-12-27', '2026-12-28', '2027-01-03', '2027-01-04'].map(isOn), [false, true, true, false]);
    assert.equal(isInBirthdaySpan('1990-12-31', '2027-01-02', 'week'), true);
  });

  test('has its month', () => {
    const isOn = (day: string) => isInBirthdaySpan('1992-02-29', day, 'month');
    assert.deepEqual(['2027-01-31', '2027-02-01', '2027-02-28', '2027-03-01'].map(isOn), [false, true, true, false]);
  });
});

describe('the birthday rule', () => {
  const facts = { day: '2026-05-20', spent: 0, isFirst: false };
  const chosen = (
    birthday: { born: string; lastGiven: string | null } | null,
    gives: { percent: number | null; fixed: number | null },
    day = facts.day,
  ) =>
    chooseTerms({ ...NO_EARNING_RULES, birthday: { span: 'month', ...gives } }, { ...facts, day, birthday }).map(
      ({ rule }) => rule,
    );
  const [percent, fixed] = [
    { percent: 50, fixed: null },
    { percent: null, fixed: 20 },
  ];
  const born = '1990-05-02';

  test('holds in the span of customers who allowed it', () => {
    assert.deepEqual(chosen({ born, lastGiven: null }, percent), ['birthday']);
    assert.deepEqual(chosen({ born, lastGiven: null }, percent, '2026-06-01'), []);
    assert.deepEqual(chosen(null, percent), []);
    assert.deepEqual(chooseTerms(NO_EARNING_RULES, { ...facts, birthday: { born, lastGiven: null } }), []);
  });

  test('gives a percentage for each invoice, fixed points once', () => {
    assert.deepEqual(chosen({ born, lastGiven: '2026-05-03' }, percent), ['birthday']);
    assert.deepEqual(chosen({ born, lastGiven: '2026-05-03' }, fixed), []);
    assert.deepEqual(chosen({ born, lastGiven: '2025-05-30' }, fixed), ['birthday']);
  });

  test('gives nothing for a second birthday in a year', () => {
    assert.deepEqual(chosen({ born, lastGiven: '2026-04-30' }, percent), []);
    assert.deepEqual(chosen({ born, lastGiven: '2025-08-01' }, fixed), []);
  });
});
