import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isPhone, highlightParts, splitQuery } from './search/rules.ts';

const marked = (name: string, query: string): string =>
  highlightParts(name, query)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

describe('search query', () => {
  test('marks matches regardless of diacritics', () => {
    assert.equal(marked('Nguyễn Văn Đức', 'duc nguyen'), '[Nguyễn] Văn [Đức]');
    assert.equal(marked('Nguyễn Văn Đức'.normalize('NFD'), 'ĐỨC'), 'Nguyễn Văn [Đức]');
    assert.equal(marked('Nguyễn', 'guy'), 'N[guy]ễn');
    assert.equal(marked('An Thanh', 'an'), '[An] Thanh', 'two letters only where a word begins');
    assert.equal(marked('Đất Nung', 'xyz'), 'Đất Nung');
    assert.equal(marked('', 'a'), '');
  });

  test('marks whole words of other texts, and the beginning of the last one', () => {
    const snippet = (text: string, query: string) =>
      highlightParts(text, query, 'beginnings')
        .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
        .join('');
    assert.equal(snippet('Vịnh Hạ Long, hang động', 'ha long'), 'Vịnh [Hạ] [Long], hang động');
    assert.equal(snippet('Bác sĩ nhi khoa', 'bac si nhi kho'), '[Bác] [sĩ] [nhi] [kho]a');
    assert.equal(snippet('Thanh toán', 'toan than'), '[Than]h [toán]');
    assert.equal(snippet('Xoay', 'oay'), 'Xoay');
  });

  test('is split into folded words', () => {
    assert.deepEqual(splitQuery('  Nguyễn, ĐỨC  nguyen! '), ['nguyen', 'duc']);
    assert.deepEqual(splitQuery('%_!'), []);
  });

  test('is a phone number from seven digits', () => {
    for (const query of ['0912345678', '+84 912 345 678', '(84) 912.345.678', '091-234-5'])
      assert.ok(isPhone(query), query);
    for (const query of ['091234', 'Lê 0912345678', '', '1234567890123456']) assert.ok(!isPhone(query), query);
  });
});
