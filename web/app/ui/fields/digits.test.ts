import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsOf, dotted, placeAfter, typedDigits } from './digits.ts';

/** Types one key into a dotted number whose caret is at `|`; answers it with its caret. */
const press = (shown: string, key: string): string => {
  const at = shown.indexOf('|');
  const text = shown.replace('|', '');
  const [left, right] = [text.slice(0, at), text.slice(at)];
  const typed = { '⌫': [left.slice(0, -1), right], '⌦': [left, right.slice(1)] }[key] ?? [left + key, right];
  const after = typedDigits({
    before: digitsOf(text),
    text: typed.join(''),
    at: typed[0]?.length ?? 0,
  });
  const number = dotted(after.digits);
  const place = placeAfter(number, after.at);
  return `${number.slice(0, place)}|${number.slice(place)}`;
};

test('a number is shown with dots, and read without', () => {
  for (const [digits, shown] of [
    ['', ''],
    ['7', '7'],
    ['999', '999'],
    ['1000', '1.000'],
    ['1000000000000', '1.000.000.000.000'],
  ] as const) {
    assert.equal(dotted(digits), shown);
    assert.equal(digitsOf(shown), digits);
  }
  assert.equal(digitsOf(' 1,500 000 ₫'), '1500000');
  assert.equal(digitsOf('0007'), '7');
  assert.equal(digitsOf('000'), '0');
});

test('the caret stays where one types', () => {
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

test('deleting a dot takes the digit before it', () => {
  assert.equal(press('1.234.|567', '⌫'), '123|.567');
  assert.equal(press('1.|234', '⌫'), '|234');
});

test('zeros ahead of a number are none of it', () => {
  assert.equal(press('|234', '0'), '|234');
  assert.equal(press('0|', '5'), '5|');
  assert.equal(press('1|.000', '⌫'), '|0');
});
