import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MEMO_ALPHABET, writeChecked } from '../../commerce/payment/memo.rules.ts';
import { certificatePath, NUMBER_RANDOM, printCertificateNumber, readCertificateNumber } from './rules.ts';

const NUMBER = writeChecked([7, 3, 9, 14, 2, 21, 18, 5, 11, 0, 16]);

describe('the number of a certificate', () => {
  test('is printed in groups, and read as somebody types it', () => {
    assert.equal(NUMBER.length, NUMBER_RANDOM + 1);
    const printed = printCertificateNumber(NUMBER);
    assert.match(printed, /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    assert.equal(certificatePath(NUMBER), `/certificate/${printed}`);
    for (const typed of [NUMBER, printed, printed.toLowerCase(), ` ${printed.replaceAll('-', ' ')} `])
      assert.equal(readCertificateNumber(typed), NUMBER, typed);
  });

  test('is refused with a wrong, missing or exchanged character', () => {
    for (let place = 0; place < NUMBER.length; place += 1) {
      for (const other of MEMO_ALPHABET) {
        if (other === NUMBER[place]) continue;
        const wrong = NUMBER.slice(0, place) + other + NUMBER.slice(place + 1);
        assert.equal(readCertificateNumber(wrong), undefined, wrong);
      }
      assert.equal(readCertificateNumber(NUMBER.slice(0, place) + NUMBER.slice(place + 1)), undefined);
      const [one, two] = [NUMBER.charAt(place), NUMBER.charAt(place + 1)];
      if (two === '' || one === two) continue;
      assert.equal(readCertificateNumber(NUMBER.slice(0, place) + two + one + NUMBER.slice(place + 2)), undefined);
    }
    for (const nothing of ['', 'OIL0-1258-BSZG', `${NUMBER}A`]) assert.equal(readCertificateNumber(nothing), undefined);
  });
});
