import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { banks } from '@m4u/contract/content/activity/banks';
import { MAXIMUM_AMOUNT } from '@m4u/contract/content/activity/vietqr';
import { toBankPurpose, formatVietQr } from './vietqr.rules.ts';

/** CRC-16/CCITT-FALSE, bit by bit, as EMVCo requires. */
const checksum = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** Splits a payload into fields: two digits of name, two of length, the value. */
const fieldsOf = (text: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (let offset = 0; offset < text.length;) {
    const [name, length] = [text.slice(offset, offset + 2), Number(text.slice(offset + 2, offset + 4))];
    assert.ok(
      Number.isInteger(length) && offset + 4 + length <= text.length,
      `a length that fits at ${offset} of ${text}`,
    );
    fields[name] = text.slice(offset + 4, offset + 4 + length);
    offset += 4 + length;
  }
  return fields;
};

/** Returns what a banking app reads in a code. */
const read = (text: string) => {
  assert.match(text, /^[ -~]+$/, 'plain letters only');
  const fields = fieldsOf(text);
  assert.equal(fields['63'], checksum(text.slice(0, -4)));
  const merchant = fieldsOf(fields['38'] ?? '');
  const payee = fieldsOf(merchant['01'] ?? '');
  return {
    scheme: merchant['00'],
    service: merchant['02'],
    bin: payee['00'],
    accountNumber: payee['01'],
    currency: fields['53'],
    country: fields['58'],
    reuse: fields['01'],
    amount: fields['54'],
    purpose: fields['62'] === undefined ? undefined : fieldsOf(fields['62'])['08'],
  };
};

const vietcombank = { bin: '970436', accountNumber: '0011001234567' };

describe('a VietQR code', () => {
  test('the checksum of this test matches a known value', () => {
    assert.equal(checksum('123456789'), '29B1');
  });

  for (const { bin, shortName } of banks)
    test(`encodes an account of ${shortName}`, () => {
      for (const accountNumber of ['1234', '0011001234567', 'NGUYENVANAN99', '1234567890123456789'])
        assert.deepEqual(read(formatVietQr({ bin, accountNumber }, { amount: 150_000, purpose: 'Mua gốm' })), {
          scheme: 'A000000727',
          service: 'QRIBFTTA',
          bin,
          accountNumber,
          currency: '704',
          country: 'VN',
          reuse: '12',
          amount: '150000',
          purpose: 'Mua gom',
        });
    });

  test('leaves out an amount that is not given', () => {
    for (const transfer of [undefined, {}, { amount: 0 }, { amount: 0, purpose: '' }]) {
      const { amount, purpose, reuse } = read(formatVietQr(vietcombank, transfer));
      assert.deepEqual([amount, purpose, reuse], [undefined, undefined, '11']);
    }
  });

  test('encodes amounts from one đồng to the largest', () => {
    for (const amount of [1, 999, 1_000, 1_234_567, 999_999_999, MAXIMUM_AMOUNT])
      assert.equal(read(formatVietQr(vietcombank, { amount })).amount, String(amount));
  });

  test('writes its purpose in letters that every bank accepts', () => {
    for (const [said, plain] of [
      ['Nguyễn Thị Ánh Tuyết', 'Nguyen Thi Anh Tuyet'],
      ['Đặng Ỷ Lan đóng quỹ lớp', 'Dang Y Lan dong quy lop'],
      ['  Cưới – Hà & Nam ❤️ 23/12/2026!  ', 'Cuoi Ha Nam 23 12 2026'],
      ['Vũ Phạm Ngọc Hải'.normalize('NFD'), 'Vu Pham Ngoc Hai'],
      ['000201', '000201'],
      ['❤️', undefined],
    ] as const)
      assert.equal(read(formatVietQr(vietcombank, { purpose: said })).purpose, plain, said);
  });

  test('cuts a long purpose at fifty letters', () => {
    const long = 'Ủng hộ đồng bào miền Trung bị bão lụt '.repeat(10);
    const { purpose = '' } = read(formatVietQr(vietcombank, { amount: MAXIMUM_AMOUNT, purpose: long }));
    assert.equal(purpose, 'Ung ho dong bao mien Trung bi bao lut Ung ho dong');
    assert.equal(toBankPurpose('x'.repeat(200)).length, 50);
  });
});
