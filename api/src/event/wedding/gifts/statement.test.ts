import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertLinear, repeatText } from '../../../../../scripts/tests/effort.ts';
import { matchGuests, readStatement, seekGuests, toName } from './statement.rules.ts';

const LIMITS = { mostLines: 1000, mostTransfers: 100 };
const readWhole = (text: string) => readStatement(text, LIMITS);
const read = (text: string) =>
  readWhole(text).transfers.map(({ amount, at, purpose }) => [amount, at?.toISOString() ?? null, purpose]);

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
    assert.equal(readWhole(text).skipped, 1);
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
    const keysOf = (text: string) => readWhole(text).transfers.map(({ key }) => key);
    const [first, second] = keysOf(`${line}\n${line}`);
    assert.notEqual(first, second);
    assert.deepEqual(keysOf(`Khác\n${line}`), [first]);
    assert.match(first ?? '', /^bank:[0-9a-f]{40}$/);
  });

  test('are read by the column of incoming money, also where that of outgoing money stands first', () => {
    const lines = ['07/06/2026,,"500,000",Ba Sau mung cuoi', '07/06/2026,"200,000",,Tra tien hoa'];
    for (const heads of [
      'Ngày,Số tiền ghi nợ,Số tiền ghi có,Nội dung',
      'Date,Amount debit,Amount credit,Description',
      'Ngày/Date,Nợ/Debit,Có/Credit,Diễn giải',
      'Ngày,Phát sinh nợ,Phát sinh có,Mô tả',
      'Ngày,Ghi nợ (VND),Số tiền (VND),Nội dung',
    ])
      assert.deepEqual(
        read([heads, ...lines].join('\n')),
        [[500_000, '2026-06-06T17:00:00.000Z', 'Ba Sau mung cuoi']],
        heads,
      );
    assert.deepEqual(read('Ngày,Số tiền ghi nợ/ghi có,Nội dung\n07/06/2026,"+500,000",Hoa\n07/06/2026,-1000,Hoa'), [
      [500_000, '2026-06-06T17:00:00.000Z', 'Hoa'],
    ]);
  });

  test('are read by a column that says where money went', () => {
    const rows = (out: string, back: string) =>
      [`07/06/2026,"500,000",${back},Ba Sau mung cuoi`, `08/06/2026,"200,000",${out},Tra tien hoa`].join('\n');
    for (const [head, out, back] of [
      ['D/C', 'D', 'C'],
      ['C/D', 'DR', 'CR'],
      ['CD', '-', '+'],
      ['+/-', '−', '+'],
      ['Nợ/Có', 'Nợ', 'Có'],
      ['Ghi nợ/Ghi có', 'GHI NO', 'Ghi có'],
      ['Debit/Credit', 'Debit', 'Credit'],
      ['Thu/Chi', 'Chi', 'Thu'],
    ] as const)
      assert.deepEqual(
        read(`Ngày,Số tiền (VND),${head},Nội dung\n${rows(out, back)}`),
        [[500_000, '2026-06-06T17:00:00.000Z', 'Ba Sau mung cuoi']],
        head,
      );
    // A line without a mark in that column is no gift.
    assert.deepEqual(read(`Ngày,Số tiền,D/C,Nội dung\n${rows('', '?')}`), []);
    assert.deepEqual(read('Ngày,Nợ/Có,Nội dung\n07/06/2026,"+500,000",Hoa\n08/06/2026,"-200,000",Hoa'), [
      [500_000, '2026-06-06T17:00:00.000Z', 'Hoa'],
    ]);
  });

  test('are read by the headings of many banks', () => {
    const lines = ['1,07/06/2026,FT1,,"500,000","12,500,000",Ba Sau mung cuoi', '2,07/06/2026,FT2,200.000,0,1,Hoa'];
    for (const [out, back] of [
      ['Nợ TKTT/Debit', 'Có TKTT/Credit'],
      ['Số tiền ghi nợ/ DEBIT AMOUNT', 'Số tiền ghi có/ CREDIT AMOUNT'],
      ['Tiền rút', 'Tiền gửi'],
      ['Tiền ra', 'Tiền vào'],
      ['Rút ra', 'Gửi vào'],
      ['PS Nợ', 'PS Có'],
      ['Phát sinh giảm', 'Phát sinh tăng'],
      ['Withdrawal', 'Deposit'],
      ['Chi', 'Thu'],
      ['Nợ', 'Có'],
      ['Nợ (VND)', 'Có (VND)'],
    ])
      for (const heads of [
        `STT,Ngày GD,Số CT,${out},${back},Số dư,Mô tả giao dịch`,
        `No,Posting Date,Reference,${out},${back},Balance,Transaction description`,
        // The purpose is the longest cell where no heading says so.
        `STT,Ngày,Số GD,${out},${back},Số dư,Thông tin`,
      ])
        assert.deepEqual(
          read([heads, ...lines].join('\n')),
          [[500_000, '2026-06-06T17:00:00.000Z', 'Ba Sau mung cuoi']],
          heads,
        );
    // “No” numbers the lines where nothing is its opposite.
    assert.equal(read('No,Date,Amount,Details\n1,07/06/2026,"500,000",Hoa').length, 1);
    assert.deepEqual(read('Ngày,Ghi nợ,Nội dung\n07/06/2026,"200,000",Hoa'), []);
  });

  test('count no money that left, however it is written', () => {
    for (const amount of ['-200,000', '−200,000', '(200,000)', '200,000-', '"200,000 D"', '200.000 DR', '-VND 200.000'])
      assert.deepEqual(read(`Ngày;Số tiền;Nội dung\n07/06/2026;${amount};Hoa`), [], amount);
    assert.deepEqual(read('Ngày;Ghi nợ;Số tiền;Nội dung\n07/06/2026;-200,000;200,000;Hoa'), []);
    for (const line of [
      '07/06/2026\tD\t200,000\tTra tien hoa',
      '07/06/2026\t200,000\tNợ\tTra tien hoa',
      '07/06/2026\t200,000\t\t12,300,000\tTra tien hoa',
      'TK 0071000123456 ghi nợ 200,000 VND | ND: Tra tien hoa',
      'TK 0071000123456 ghi nợ 200,000 VND | Nội dung: Tra tien hoa',
      '07/06/2026\t−200,000\tTra tien hoa',
    ])
      assert.deepEqual(read(line), [], line);
    for (const line of ['07/06/2026\tC\t500,000\tHoa', '07/06/2026\t\t500,000\t12,500,000\tHoa', '500.000\tđ\tHoa'])
      assert.equal(read(line).length, 1, line);
  });

  test('are read up to a number of lines and of transfers', () => {
    const line = '07/06/2026\t500,000\tmung cuoi';
    const repeat = (part: string, count: number) => Array.from({ length: count }, () => part).join('\n');
    assert.equal(readWhole(repeat('Xin chào', 1001)).exceeded, 1000);
    assert.equal(readWhole(repeat('Xin chào\n', 1000)).exceeded, undefined);
    assert.equal(readWhole(repeat(line, 101)).exceeded, 100);
    assert.equal(readWhole(repeat(line, 100)).exceeded, undefined);
    assert.equal(readWhole(repeat(line, 100)).transfers.length, 100);
  });

  test('are read in time, whatever is pasted', () => {
    const texts = [
      repeatText(' ', 'tk', 'y'),
      repeatText(' ', 'nd:', 'x\u2028y'),
      repeatText(' ', 'nd', 'x'),
      repeatText(' nd:'),
      repeatText('tk '),
      repeatText('1.000,'),
      repeatText('9'),
      repeatText('1:00, '),
      repeatText('1/1/2026 '),
      repeatText('sd,,,,'),
      repeatText('"'),
      repeatText('a,'),
      repeatText('\t', 'nd:', 'x'),
      repeatText('no co '),
      repeatText('ghi no ', '', ' co'),
      repeatText('-'),
      repeatText('(', '1.000', ')'),
      repeatText('1.000\t\t'),
      repeatText('ck 1 ', '', ' mung cuoi'),
    ];
    for (const textOf of texts) {
      // Long lines, and lines within the limit of a line.
      assertLinear(readWhole, textOf, 15_000);
      assertLinear(readWhole, (length) => `${textOf(length)}\n`.repeat(40), 240);
    }
    for (const textOf of [repeatText('ck 1 ', '', ' mung cuoi'), repeatText('1 ', '', 'x mung cuoi')])
      assertLinear((text) => void matchGuests(text, seekGuests([{ id: '1', name: 'An' }], 28)), textOf, 5000);
  });

  test('never fail, whatever is pasted', () => {
    for (const [text, transfers, skipped] of [
      ['"', 0, 1],
      ['"a",b\n"', 0, 2],
      ['\t\t\t', 0, 0],
      ['+++', 0, 1],
      ['9'.repeat(400), 0, 1],
      ['99/99/9999 500,000 x', 1, 0],
      ['a|b;c,d', 0, 1],
      ['500,000 xx\u2028300,000 yy\u2029', 2, 0],
      [`+500,000 VND ${'x'.repeat(1000)}\n+300,000 VND y`, 1, 1],
    ] as const) {
      const reading = readWhole(text);
      assert.deepEqual([reading.transfers.length, reading.skipped], [transfers, skipped], text);
    }
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
    assert.deepEqual(match('chuyen tien 12 34 Ngoc An mung cuoi'), [['4'], true, 'ngoc an']);
    assert.deepEqual(match('Hoa mung cuoi Minh & Lan'), [['5'], true, 'hoa']);
    assert.deepEqual(match('Cong Tang Ton Nu Hoang Bao N mung cuoi M'), [['6'], true, 'cong tang ton nu hoang bao n']);
  });

  test('are unsure where several have the name, or it stands elsewhere', () => {
    assert.deepEqual(match('Ba Sau mung cuoi Minh & Lan'), [['1', '2'], false, 'ba sau']);
    assert.deepEqual(match('LE THI HOA mung cuoi'), [['5'], false, 'le thi hoa']);
    assert.deepEqual(match('Tran Ngoc An mung cuoi'), [['4'], false, 'tran ngoc an']);
    assert.deepEqual(match('Ngoc An gui 2 ban'), [['4'], false, '']);
    assert.deepEqual(match('Tien hoa qua'), [[], false, '']);
    assert.deepEqual(match('Co Bay mung cuoi Minh & Lan'), [[], false, 'co bay']);
    assert.equal(toName('co bay'), 'Co Bay');
  });
});
