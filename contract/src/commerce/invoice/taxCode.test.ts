import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readTaxCode } from './taxCode.rules.ts';

describe('a Vietnamese tax code', () => {
  for (const [typed, printed] of [
    ['0101243150', '0101243150'],
    ['0100109106', '0100109106'],
    ['0302712571', '0302712571'],
    [' 0100 109 106 ', '0100109106'],
    ['0100109106-001', '0100109106-001'],
    ['0100109106012', '0100109106-012'],
    ['001 190 012345', '001190012345'],
  ] as const)
    test(`is read: ${typed}`, () => assert.equal(readTaxCode(typed), printed));

  for (const typed of [
    '',
    '0101243151',
    '010124315',
    '01012431500',
    '0100109106-000',
    '0100109106-01',
    '0100109106_001',
    'abcdefghij',
    '٠١٠١٢٤٣١٥٠',
  ])
    test(`is refused: “${typed}”`, () => assert.equal(readTaxCode(typed), undefined));

  test('is refused with any other check digit', () => {
    const valid = Array.from({ length: 10 }, (_none, digit) => readTaxCode(`010124315${digit}`)).filter(Boolean);
    assert.deepEqual(valid, ['0101243150']);
  });
});
