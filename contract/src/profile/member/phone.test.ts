import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Contacts } from './contact.ts';
import { isPhoneComplete } from './phone.rules.ts';

suite('phone numbers of a page', () => {
  test('need all digits where they are numbers of Vietnam', () => {
    for (const number of [
      '0912 345 678',
      '+84 912 345 678',
      '84912345678',
      '0084 912345678',
      '024 3825 1234',
      '0369.222.333',
    ])
      assert.ok(isPhoneComplete(number), number);
    for (const number of ['0912 345 67', '0912 345 6789', '+84 912 345 67', '+84 0912 345 67', '0123 456 789', '0'])
      assert.ok(!isPhoneComplete(number), number);
  });

  test('are taken as they are for other countries and short numbers', () => {
    for (const number of ['+1 415 555 2671', '+852 2123 4567', '001 415 555 2671', '1900 1234', '113'])
      assert.ok(isPhoneComplete(number), number);
  });

  test('are refused with a digit missing, also for Zalo', () => {
    for (const kind of ['phone', 'zalo']) {
      const { error } = Contacts.safeParse([{ kind, value: '0912 345 67' }]);
      assert.deepEqual(
        error?.issues.map(({ message, path }) => [message, path]),
        [['phone-digits', [0, 'value']]],
      );
    }
    assert.ok(Contacts.safeParse([{ kind: 'zalo', value: 'https://zalo.me/0912' }]).success);
  });
});
