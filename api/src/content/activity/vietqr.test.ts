import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { banks } from '@m4u/contract/content/activity/banks';
import { MAXIMUM_AMOUNT } from '@m4u/contract/content/activity/vietqr';
import { plainPurpose, vietQrText } from './vietqr.rules.ts';

/** CRC-16/CCITT-FALSE, bit by bit, as EMVCo asks for. */
const checksum = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** The fields of a payload: two digits of name, two of length, the value. */
const fieldsOf = (text: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const [name, length] = [text.slice(at, at + 2), Number(text.slice(at + 2, at + 4))];
    assert.ok(Number.isInteger(length) && at + 4 + length <= text.length, `a length that fits at ${at} of ${text}`);
    fields[name] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
};

/** What a banking app reads in a code. */
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
  test('has a checksum that is the known one of a known text', () => {
    assert.equal(checksum('123456789'), '29B1');
  });

  for (const { bin, shortName } of banks)
    test(`leads to an account of ${shortName}`, () => {
      for (const accountNumber of ['1234', '0011001234567', 'NGUYENVANAN99', '1234567890123456789'])
        assert.deepEqual(read(vietQrText({ bin, accountNumber }, { amount: 150_000, purpose: 'Mua gốm' })), {
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

  test('leaves an amount that was not given to who pays', () => {
    for (const transfer of [undefined, {}, { amount: 0 }, { amount: 0, purpose: '' }]) {
      const { amount, purpose, reuse } = read(vietQrText(vietcombank, transfer));
      assert.deepEqual([amount, purpose, reuse], [undefined, undefined, '11']);
    }
  });

  test('carries amounts from one đồng to the largest', () => {
    for (const amount of [1, 999, 1_000, 1_234_567, 999_999_999, MAXIMUM_AMOUNT])
      assert.equal(read(vietQrText(vietcombank, { amount })).amount, String(amount));
  });

  test('says what it is for in letters that every bank takes', () => {
    for (const [said, plain] of [
      ['Nguyễn Thị Ánh Tuyết', 'Nguyen Thi Anh Tuyet'],
      ['Đặng Ỷ Lan đóng quỹ lớp', 'Dang Y Lan dong quy lop'],
      ['  Cưới – Hà & Nam ❤️ 23/12/2026!  ', 'Cuoi Ha Nam 23 12 2026'],
      ['Vũ Phạm Ngọc Hải'.normalize('NFD'), 'Vu Pham Ngoc Hai'],
      ['000201', '000201'],
      ['❤️', undefined],
    ] as const)
      assert.equal(read(vietQrText(vietcombank, { purpose: said })).purpose, plain, said);
  });

  test('cuts what is too long at fifty letters', () => {
    const long = 'Ủng hộ đồng bào miền Trung bị bão lụt '.repeat(10);
    const { purpose = '' } = read(vietQrText(vietcombank, { amount: MAXIMUM_AMOUNT, purpose: long }));
    assert.equal(purpose, 'Ung ho dong bao mien Trung bi bao lut Ung ho dong');
    assert.equal(plainPurpose('x'.repeat(200)).length, 50);
  });
});
