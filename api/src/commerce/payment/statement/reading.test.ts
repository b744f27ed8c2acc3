import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { dayOf } from '@m4u/contract/days';
import { isErrorCode } from '@m4u/contract/http/errors';
import { AppError } from '../../../platform/errors.ts';
import { BANK_FORMS, encodeFile, type WrittenTransfer } from '../../../testing/factories/statements.ts';
import { readVnd } from './amount.rules.ts';
import { keyLines } from './key.rules.ts';
import { readStatement } from './reading.rules.ts';

const ACCOUNT = '0011004567890';

const TRANSFERS: readonly WrittenTransfer[] = [
  {
    day: '02/03/2026',
    direction: 'in',
    amount: 1_500_000,
    content: 'MFU4K7D3R9XAW thanh toan',
    reference: 'FT26061000001',
  },
  { day: '02/03/2026', direction: 'out', amount: 200_000, content: 'Tra tien hoa, quan 5', reference: 'FT26061000002' },
  { day: '03/03/2026', direction: 'in', amount: 50_000, content: 'Đặt bàn; "tiệc" tối', reference: 'FT26061000003' },
];

const read = (text: string) => readStatement(Buffer.from(text));

const codeOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readStatement(bytes);
    return 'read';
  } catch (error) {
    assert.ok(error instanceof AppError, String(error));
    return error.code;
  }
};

/** The parts of lines that all banks write. */
const plain = (lines: Awaited<ReturnType<typeof read>>['lines']) =>
  lines.map(({ at, direction, amount, content }) => [dayOf(new Date(at)), direction, amount, content]);

const EXPECTED = [
  ['2026-03-02', 'in', 1_500_000, 'MFU4K7D3R9XAW thanh toan'],
  ['2026-03-02', 'out', 200_000, 'Tra tien hoa, quan 5'],
  ['2026-03-03', 'in', 50_000, 'Đặt bàn; "tiệc" tối'],
];

describe('statements of banks', () => {
  for (const [name, form] of Object.entries(BANK_FORMS))
    test(`are read as ${name} writes them, in each encoding and with each separator`, async () => {
      for (const separator of [',', ';', '\t'])
        for (const encoding of ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'windows-1258'] as const) {
          const text = form({ accountNumber: ACCOUNT, transfers: TRANSFERS, separator });
          const statement = await readStatement(encodeFile(text, encoding));
          const about = `${separator} ${encoding}`;
          assert.deepEqual(plain(statement.lines), EXPECTED, about);
          assert.deepEqual(statement.problems, [], about);
          assert.equal(statement.accountNumber, ACCOUNT, about);
          const references = statement.lines.map(({ reference }) => reference);
          const expected = name === 'ACB' ? ['', '', ''] : TRANSFERS.map(({ reference }) => reference);
          assert.deepEqual(references, expected, about);
        }
    });

  test('keep every transfer of any content', async () => {
    const transfer: fc.Arbitrary<WrittenTransfer> = fc.record({
      day: fc.constantFrom('01/01/2026', '28/02/2026', '31/12/2025'),
      direction: fc.constantFrom('in', 'out'),
      amount: fc.integer({ min: 1, max: 999_999_999 }),
      content: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' }).map((text) => `x${text}x`),
      reference: fc.stringMatching(/^FT\d{6,12}$/),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(transfer, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(...Object.values(BANK_FORMS)),
        fc.constantFrom(',', ';', '\t'),
        async (transfers, form, separator) => {
          const { lines, problems } = await read(form({ accountNumber: ACCOUNT, transfers, separator }));
          assert.deepEqual(problems, []);
          assert.deepEqual(
            lines.map(({ direction, amount, content }) => [direction, amount, content]),
            transfers.map(({ direction, amount, content }) => [direction, amount, content.replaceAll(/\s+/g, ' ')]),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  test('answer any bytes with lines or a code of ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        const code = await codeOf(bytes);
        assert.ok(code === 'read' || isErrorCode(code), code);
      }),
      { numRuns: 200 },
    );
  });

  test('read hours, and a signed column or one that says where money went', async () => {
    const signed = await read(
      'Ngày giao dịch;Số tiền;Nội dung\n02/03/2026 14:30:05;+150.000 VND;Mua\n02/03/2026 08:00;-20.000 VND;Ban\n',
    );
    assert.deepEqual(
      signed.lines.map(({ at, direction, amount }) => [at, direction, amount]),
      [
        ['2026-03-02T07:30:05.000Z', 'in', 150_000],
        ['2026-03-02T01:00:00.000Z', 'out', 20_000],
      ],
    );
    const said = await read(
      'Ngày,Số tham chiếu,Thay đổi,Số tiền,Mô tả\n02/03/2026,A1,+,"1,000",Mua\n02/03/2026,A2,-,900,Ban\n',
    );
    assert.deepEqual(
      said.lines.map(({ direction, amount }) => [direction, amount]),
      [
        ['in', 1_000],
        ['out', 900],
      ],
    );
  });

  test('say which lines cannot be read, and why', async () => {
    const { lines, problems, ignored } = await read(
      [
        'SAO KÊ TÀI KHOẢN',
        '',
        'Ngày,Nội dung,Ghi nợ,Ghi có',
        '31/02/2026,Khong co ngay nay,,5000',
        '02/03/2026,Ca hai,5000,5000',
        '02/03/2026,Tien la chu,,mot tram',
        '02/03/2026,Thua o,,5000,6000',
        '02/03/2026,Dung,,5000',
        ',Tổng cộng,,"15,000"',
        'Người lập biểu,,,',
      ].join('\n'),
    );
    assert.deepEqual(problems, [
      { line: 4, code: 'line-date' },
      { line: 5, code: 'line-amount' },
      { line: 6, code: 'line-amount' },
      { line: 7, code: 'line-columns' },
    ]);
    assert.equal(lines.length, 1);
    assert.equal(lines[0]?.line, 8);
    assert.equal(ignored, 2);
    const unsigned = await read('Ngày,Số tiền,Nội dung\n02/03/2026,5000,Mua\n');
    assert.deepEqual(unsigned.problems, [{ line: 2, code: 'line-direction' }]);
  });

  test('are refused by what is wrong with the file', async () => {
    assert.equal(await codeOf(new Uint8Array(2 * 1024 * 1024 + 1)), 'too-large');
    assert.equal(await codeOf(Buffer.from('')), 'statement-empty');
    assert.equal(await codeOf(Buffer.from('Tên,Số điện thoại\nBa,0912345678\n')), 'statement-columns');
    assert.equal(await codeOf(Buffer.from('Ngày,Nội dung,Ghi nợ,Ghi có\n')), 'statement-empty');
    assert.equal(await codeOf(Buffer.from('\n'.repeat(30_000))), 'statement-too-many');
    const many = `Ngày,Nội dung,Ghi nợ,Ghi có\n${'02/03/2026,Mua,,5000\n'.repeat(5_001)}`;
    assert.equal(await codeOf(Buffer.from(many)), 'statement-too-many');
    assert.equal(await codeOf(Buffer.from(`Ngày,Nội dung,Ghi có${','.repeat(200)}\n`)), 'statement-columns');
  });
});

describe('amounts', () => {
  test('are read in each writing', () => {
    for (const [cell, value, sign] of [
      ['1,500,000', 1_500_000, ''],
      ['1.500.000', 1_500_000, ''],
      ['1 500 000', 1_500_000, ''],
      ['1,500,000.00', 1_500_000, ''],
      ['1.500.000,00 VND', 1_500_000, ''],
      ['+150.000 VND', 150_000, '+'],
      ['−150.000đ', 150_000, '-'],
      ['(150,000)', 150_000, '-'],
      ['150,000-', 150_000, '-'],
      ['150,000 CR', 150_000, '+'],
      ['150,000 D', 150_000, '-'],
      ['150000', 150_000, ''],
      ['', 0, ''],
      ['-', 0, ''],
    ] as const)
      assert.deepEqual(readVnd(cell), { value, sign }, cell);
    for (const cell of ['x', '1,50', '15.00.000', '1e5', '9'.repeat(16), '12/03/2026']) {
      const found = readVnd(cell);
      assert.ok(found === undefined || cell === '1,50', cell);
    }
  });
});

describe('keys of lines', () => {
  const heads = 'Ngày,Nội dung,Số tham chiếu,Ghi nợ,Ghi có\n';
  const keysOf = async (text: string) =>
    keyLines((await read(heads + text)).lines, ACCOUNT).keyed.map(({ transfer }) => transfer.providerId);

  test('are the same in overlapping statements, and one for each of equal lines', async () => {
    const line = '02/03/2026,Mua hang,,,5000\n';
    const [first, second] = await keysOf(line + line);
    assert.notEqual(first, second);
    assert.deepEqual(await keysOf(`01/03/2026,Khac,,,7000\n${line}`), [
      (await keysOf('01/03/2026,Khac,,,7000\n'))[0],
      first,
    ]);
    assert.deepEqual(await keysOf('02/03/2026 10:00:00,MUA HÀNG,,,"5,000"\n'), [first]);
  });

  test('are the bank’s reference where it has one, which counts once', async () => {
    const { lines } = await read(
      `${heads}02/03/2026,Mua,FT1\\BNK,,5000\n02/03/2026,Mua,FT1,,5000\n02/03/2026,Phi,FT1,5000,\n`,
    );
    const { keyed, repeated } = keyLines(lines, ACCOUNT);
    assert.deepEqual(
      keyed.map(({ transfer }) => transfer.providerId),
      [`FT1 ${ACCOUNT} in 5000 2026-03-02`, `FT1 ${ACCOUNT} out 5000 2026-03-02`],
    );
    assert.deepEqual(repeated, [{ line: 3, code: 'line-repeated' }]);
  });
});
