import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTicketCode } from './rules.ts';

test('the form of a ticket’s code is known without a digit, in any case', () => {
  for (const code of ['VNGFRHWCH', 'vngfrhwch', 'V2A3B4C5D']) assert.equal(isTicketCode(code), true, code);
  for (const text of ['Vinh', 'V', 'VNGFRHWC', 'VNGFRHWCHH', 'VNGFRHWC0', 'VNGFRHWCI', 'QNGFRHWCH', 'Vũ Thị Hạnh'])
    assert.equal(isTicketCode(text), false, text);
});
