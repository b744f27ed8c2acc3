import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isPhone, stretchesOf, wordsOf } from './search/rules.ts';

const marked = (name: string, asked: string): string =>
  stretchesOf(name, asked)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

describe('what was searched for', () => {
  test('is marked whatever its diacritics', () => {
    assert.equal(marked('Nguyễn Văn Đức', 'duc nguyen'), '[Nguyễn] Văn [Đức]');
    assert.equal(marked('Nguyễn Văn Đức'.normalize('NFD'), 'ĐỨC'), 'Nguyễn Văn [Đức]');
    assert.equal(marked('Nguyễn', 'guy'), 'N[guy]ễn');
    assert.equal(marked('An Thanh', 'an'), '[An] Thanh', 'two letters only where a word begins');
    assert.equal(marked('Đất Nung', 'xyz'), 'Đất Nung');
    assert.equal(marked('', 'a'), '');
  });

  test('is told in words', () => {
    assert.deepEqual(wordsOf('  Nguyễn, ĐỨC  nguyen! '), ['nguyen', 'duc']);
    assert.deepEqual(wordsOf('%_!'), []);
  });

  test('is a phone number from seven digits on', () => {
    for (const asked of ['0912345678', '+84 912 345 678', '(84) 912.345.678', '091-234-5'])
      assert.ok(isPhone(asked), asked);
    for (const asked of ['091234', 'Lê 0912345678', '', '1234567890123456']) assert.ok(!isPhone(asked), asked);
  });
});
