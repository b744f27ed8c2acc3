import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { findMemos, isMemo, makeMemo, MEMO_ALPHABET, MEMO_LENGTH, MEMO_PREFIX, MEMO_RANDOM } from './memo.rules.ts';

const memo = fc
  .array(fc.nat({ max: MEMO_ALPHABET.length - 1 }), { minLength: MEMO_RANDOM, maxLength: MEMO_RANDOM })
  .map(makeMemo);
const ALL = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
/** Words that a bank puts around a memo; a code's first letters are not among them. */
const around = fc.string({ maxLength: 60 }).filter((text) => !/m[^a-z0-9]*f|m[^a-z0-9]*$|f[^a-z0-9]*$/i.test(text));

describe('the code of a payment', () => {
  test('has letters and digits that do not look alike', () => {
    assert.equal(new Set(MEMO_ALPHABET).size, 23);
    assert.doesNotMatch(MEMO_ALPHABET, /[0OQ1IL2Z5SG8B]/);
    fc.assert(fc.property(memo, (code) => assert.ok(isMemo(code) && code.length === MEMO_LENGTH)));
  });

  test('shows every single wrong character', () => {
    fc.assert(
      fc.property(memo, (code) => {
        for (let at = 0; at < code.length; at += 1)
          for (const other of ALL)
            if (other !== code[at]) assert.equal(isMemo(code.slice(0, at) + other + code.slice(at + 1)), false);
      }),
    );
  });

  test('shows every exchange of two neighbours', () => {
    fc.assert(
      fc.property(memo, (code) => {
        for (let at = 0; at + 1 < code.length; at += 1) {
          const exchanged = code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2);
          if (exchanged !== code) assert.equal(isMemo(exchanged), false);
        }
      }),
    );
  });

  test('is found in any text, in any case, with spaces and signs within', () => {
    const signs = fc.array(fc.constantFrom('', '', '', ' ', '.', '-', '\n'), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(memo, around, around, signs, fc.boolean(), (code, before, after, between, isLower) => {
        const written = Array.from(code, (character, at) => character + (between[at] ?? '')).join('');
        const text = `${before} ${isLower ? written.toLowerCase() : written} ${after}`;
        assert.ok(findMemos(text).includes(code), text);
      }),
    );
  });

  test('is found as banks write it', () => {
    const code = makeMemo([0, 5, 9, 13, 22, 1, 7, 3]);
    for (const text of [
      `MBVCB.3278907687.${code}.CT tu 0011001234567 NGUYEN VAN AN toi 0011004567890`,
      `CT DEN:409821 ${code.toLowerCase()} GD 123456-290326-14:02:37`,
      `NGUYEN VAN AN chuyen tien${code}`,
      `${code.slice(0, 6)} ${code.slice(6)}`,
      `${code}NGUYEN VAN AN`.slice(0, 50),
    ])
      assert.deepEqual(findMemos(text), [code], text);
  });

  test('is not found where it is cut, wrong or absent', () => {
    const code = makeMemo([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const text of ['', MEMO_PREFIX, code.slice(0, -1), code.slice(1), 'Nguyễn Văn An chuyển tiền', '🧾'])
      assert.deepEqual(findMemos(text), [], text);
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void findMemos(text)));
  });

  test('is found once when it stands twice, and beside another one', () => {
    const [one, two] = [makeMemo([1, 1, 1, 1, 1, 1, 1, 1]), makeMemo([2, 2, 2, 2, 2, 2, 2, 2])];
    assert.deepEqual(findMemos(`${one} ${one} ${two}`), [one, two]);
  });
});
