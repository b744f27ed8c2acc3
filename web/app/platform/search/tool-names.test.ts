import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isNamed } from './tool-names.ts';

suite('names of tools', () => {
  const names = ['Tài khoản ngân hàng', 'ngân hàng', 'VietQR'];

  test('are found with and without marks, alone and within a search', () => {
    for (const query of ['ngân hàng', 'NGAN HANG', 'thêm ngân hàng', 'vietqr', 'tai khoan ngan'])
      assert.equal(isNamed(query, names), true, query);
  });

  test('are not found by one syllable of several, a part of a word or nothing', () => {
    for (const query of ['hàng', 'hằng', 'tài', 'viet', '', '…']) assert.equal(isNamed(query, names), false, query);
    assert.equal(isNamed('ngân hàng', ['']), false);
  });

  test('with hyphens are found however they are written', () => {
    for (const query of ['check-in', 'check in', 'Check-In sự kiện'])
      assert.equal(isNamed(query, ['Check-in']), true, query);
  });
});
