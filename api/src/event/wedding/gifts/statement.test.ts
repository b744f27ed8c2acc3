import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matchGuests, readStatement, seekGuests, toName } from './statement.rules.ts';

const read = (text: string) =>
  readStatement(text).transfers.map(({ amount, at, purpose }) => [amount, at?.toISOString() ?? null, purpose]);

describe('statements of banks', () => {
  test('are read by their headings, incoming lines only', () => {
    const text = [
      'Ngày giao dịch,Số tham chiếu,Ghi nợ,Ghi có,Số dư,Nội dung',
      '07/06/2026 19:05:10,FT26158,,"500,000","12,500,000",BA SAU mung cuoi Minh & Lan',
      '07/06/2026,FT26159,"200,000",,"12,300,000",Tra tien hoa',
      '08/06/2026,FT26160,,1.000.000,13.300.000,Anh Nam chuc mung',
    ].join('\n');
    assert.deepEqual(read(text), [
      [500_000, '2026-06-07T12:05:10.000Z', 'BA SAU mung cuoi Minh & Lan'],
      [1_000_000, '2026-06-07T17:00:00.000Z', 'Anh Nam chuc mung'],
    ]);
    assert.equal(readStatement(text).skipped, 1);
  });

  test('are read from messages, without the balance and the account', () => {
    assert.deepEqual(
      read('TK 0071000123456 | GD: +500,000VND 07/06/26 19:05 | SD: 12,345,678VND | ND: BA SAU mung cuoi Minh & Lan'),
      [[500_000, '2026-06-07T12:05:00.000Z', 'BA SAU mung cuoi Minh & Lan']],
    );
    assert.deepEqual(read('19:05 07/06/2026 SD TK 0071000123456 +2.000.000 VND. ND: Co Bay mung cuoi'), [
      [2_000_000, '2026-06-07T12:05:00.000Z', 'Co Bay mung cuoi'],
    ]);
    assert.deepEqual(read('TK 0071000123456 -300,000VND 07/06/26 ND: Tra tien hoa'), []);
    assert.deepEqual(read('Xin chào\n\n31/02/2026\t500000\tCo Bay mung cuoi'), [[500_000, null, 'Co Bay mung cuoi']]);
  });

  test('have the same keys whenever they are read, and one for each of equal lines', () => {
    const line = '07/06/2026\t500,000\tmung cuoi Minh Lan';
    const keysOf = (text: string) => readStatement(text).transfers.map(({ key }) => key);
    const [first, second] = keysOf(`${line}\n${line}`);
    assert.notEqual(first, second);
    assert.deepEqual(keysOf(`Khác\n${line}`), [first]);
    assert.match(first ?? '', /^bank:[0-9a-f]{40}$/);
  });

  test('never fail, whatever is pasted', () => {
    for (const text of ['"', '"a",b\n"', '\t\t\t', '+++', '9'.repeat(400), '99/99/9999 500,000 x', 'a|b;c,d'])
      assert.ok(readStatement(text).skipped >= 0);
  });
});

describe('guests in purposes', () => {
  const guests = [
    { id: '1', name: 'Bà Sáu' },
    { id: '2', name: 'Bà Sáu' },
    { id: '3', name: 'Nguyễn Thị Ngọc An' },
    { id: '4', name: 'Ngọc An' },
    { id: '5', name: 'Hoa' },
    { id: '6', name: 'Công Tằng Tôn Nữ Hoàng Bảo Ngọc Anh' },
  ];
  const match = (purpose: string) => {
    const { guests: found, isSure, name } = matchGuests(purpose, seekGuests(guests, 28));
    return [found.map(({ id }) => id), isSure, name];
  };

  test('are found before the words of the payment code, the longest name first', () => {
    assert.deepEqual(match('NGUYEN THI NGOC AN mung cuoi Minh & Lan'), [['3'], true, 'nguyen thi ngoc an']);
    assert.deepEqual(match('MBVCB.123 Ngoc An mung cuoi Minh Lan-CT tu 001'), [['4'], true, 'ngoc an']);
    assert.deepEqual(match('Hoa mung cuoi Minh & Lan'), [['5'], true, 'hoa']);
    assert.deepEqual(match('Cong Tang Ton Nu Hoang Bao N mung cuoi M'), [['6'], true, 'cong tang ton nu hoang bao n']);
  });

  test('are unsure where several have the name, or it stands elsewhere', () => {
    assert.deepEqual(match('Ba Sau mung cuoi Minh & Lan'), [['1', '2'], false, 'ba sau']);
    assert.deepEqual(match('Ngoc An gui 2 ban'), [['4'], false, '']);
    assert.deepEqual(match('Tien hoa qua'), [[], false, '']);
    assert.deepEqual(match('Co Bay mung cuoi Minh & Lan'), [[], false, 'co bay']);
    assert.equal(toName('co bay'), 'Co Bay');
  });
});
