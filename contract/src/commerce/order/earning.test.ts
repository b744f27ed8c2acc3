import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MAXIMUM_POINTS } from '../point/rules.ts';
import {
  applyTerms,
  chooseTerms,
  type EarningRulesData,
  nextTierOf,
  NO_EARNING_RULES,
  sumBonuses,
  tierOf,
} from './earning.rules.ts';

const rules: EarningRulesData = {
  tiers: [
    { name: 'Vàng', spent: 10_000_000, percent: 50 },
    { name: 'Bạc', spent: 2_000_000, percent: 10 },
  ],
  days: [
    { name: 'Tết', from: '2026-02-14', to: '2026-02-20', weekday: null, percent: 100 },
    { name: 'Thứ Tư', from: null, to: null, weekday: 3, percent: 30 },
  ],
  firstPoints: 20,
};
const facts = { day: '2026-03-02', spent: 0, isFirst: false };
const named = (of: Partial<typeof facts>) =>
  chooseTerms(rules, { ...facts, ...of }).map(({ name, rule }) => name || rule);

describe('tiers', () => {
  test('hold from their threshold on', () => {
    assert.equal(tierOf(rules.tiers, 1_999_999), undefined);
    assert.equal(tierOf(rules.tiers, 2_000_000)?.name, 'Bạc');
    assert.equal(tierOf(rules.tiers, 10_000_000)?.name, 'Vàng');
    assert.equal(nextTierOf(rules.tiers, 2_000_000)?.name, 'Vàng');
    assert.equal(nextTierOf(rules.tiers, 10_000_000), undefined);
  });
});

describe('rules of an order', () => {
  test('are those of its day, its customer’s tier and the first purchase', () => {
    assert.deepEqual(named({}), []);
    assert.deepEqual(named({ spent: 3_000_000, isFirst: true }), ['Bạc', 'first']);
    assert.deepEqual(named({ day: '2026-03-04' }), ['Thứ Tư']);
    assert.deepEqual(named({ day: '2026-02-14' }), ['Tết']);
    assert.deepEqual(named({ day: '2026-02-21' }), []);
    assert.deepEqual(chooseTerms(NO_EARNING_RULES, { ...facts, isFirst: true }), []);
  });

  test('count the best of several double days alone', () => {
    // A Wednesday within Tết.
    assert.deepEqual(named({ day: '2026-02-18' }), ['Tết']);
  });

  test('add up, each truncated to whole points of what the rate gives', () => {
    const terms = chooseTerms(rules, { day: '2026-03-04', spent: 2_000_000, isFirst: true });
    const bonuses = applyTerms(terms, { base: 19, payment: 1_900_000 });
    // 10% of 19 is 1.9, 30% is 5.7.
    assert.deepEqual(
      bonuses.map(({ points }) => points),
      [1, 5, 20],
    );
    assert.equal(sumBonuses(bonuses), 26);
  });

  test('give nothing without a payment, and never more points than one movement may have', () => {
    const terms = chooseTerms(rules, { ...facts, spent: 10_000_000, isFirst: true });
    assert.equal(sumBonuses(applyTerms(terms, { base: 0, payment: 0 })), 0);
    const most = applyTerms(terms, { base: MAXIMUM_POINTS - 5, payment: 1 });
    assert.deepEqual(
      most.map(({ points }) => points),
      [5, 0],
    );
  });
});
