import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsOf, formatDigits, caretAfterDigits, typedDigits } from './digits.ts';

/** Types one key into a dotted number with the caret at `|`; returns the number with its caret. */
const press = (formatted: string, key: string): string => {
  const caret = formatted.indexOf('|');
  const text = formatted.replace('|', '');
  const [left, right] = [text.slice(0, caret), text.slice(caret)];
  const typed = { '⌫': [left.slice(0, -1), right], '⌦': [left, right.slice(1)] }[key] ?? [left + key, right];
  const after = typedDigits({
    formerDigits: digitsOf(text),
    text: typed.join(''),
    caret: typed[0]?.length ?? 0,
  });
  const number = formatDigits(after.digits);
  const position = caretAfterDigits(number, after.digitsBeforeCaret);
  return `${number.slice(0, position)}|${number.slice(position)}`;
};

test('formats a number with dots and reads it without them', () => {
  for (const [digits, formatted] of [
    ['', ''],
    ['7', '7'],
    ['999', '999'],
    ['1000', '1.000'],
    ['1000000000000', '1.000.000.000.000'],
  ] as const) {
    assert.equal(formatDigits(digits), formatted);
    assert.equal(digitsOf(formatted), digits);
  }
  assert.equal(digitsOf(' 1,500 000 ₫'), '1500000');
  assert.equal(digitsOf('0007'), '7');
  assert.equal(digitsOf('000'), '0');
});

test('reads numbers with a unit as people mean them', () => {
  for (const [text, digits] of [
    ['45k', '45000'],
    ['120 K', '120000'],
    ['500 nghìn', '500000'],
    ['500 ngàn đồng', '500000'],
    ['1.500k', '1500000'],
    ['2tr', '2000000'],
    ['1,5tr', '1500000'],
    ['1.5 triệu', '1500000'],
    ['0,5tr', '500000'],
    ['1tr5', '1500000'],
    ['2tr250', '2250000'],
    ['1,2 tỷ', '1200000000'],
    ['45x', '45'],
    ['0912345678 k', '912345678000'],
    [`${'1'.repeat(41)}k`, '1'.repeat(41)],
  ] as const)
    assert.equal(digitsOf(text), digits, text);
});

test('keeps the caret at the typed digit', () => {
  assert.equal(press('|', '5'), '5|');
  assert.equal(press('500|', '0'), '5.000|');
  assert.equal(press('1|.234', '9'), '19|.234');
  assert.equal(press('12.3|45', '9'), '123.9|45');
  assert.equal(press('|1.234', '9'), '9|1.234');
  assert.equal(press('1.234|', '⌫'), '123|');
  assert.equal(press('1.2|34', '⌫'), '1|34');
  assert.equal(press('1|.234', '⌫'), '|234');
  assert.equal(press('12|.345', 'x'), '12|.345');
});

test('deletes the digit before a deleted dot', () => {
  assert.equal(press('1.234.|567', '⌫'), '123|.567');
  assert.equal(press('1.|234', '⌫'), '|234');
});

test('drops leading zeros', () => {
  assert.equal(press('|234', '0'), '|234');
  assert.equal(press('0|', '5'), '5|');
  assert.equal(press('1|.000', '⌫'), '|0');
});
