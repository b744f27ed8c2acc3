import { stringify } from 'csv-stringify/sync';

/** A transfer of a statement, as a test describes it. */
export interface WrittenTransfer {
  /** As banks write it: 02/03/2026. */
  readonly day: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly content: string;
  readonly reference: string;
}

/** Content of a statement in a test. */
interface WrittenStatement {
  readonly accountNumber: string;
  readonly transfers: readonly WrittenTransfer[];
  readonly separator?: string;
}

type Writer = (statement: WrittenStatement) => string;

const commas = (amount: number): string => amount.toLocaleString('en-US');
const dots = (amount: number): string => amount.toLocaleString('de-DE');

const join = (lines: readonly (readonly string[])[], separator = ','): string =>
  stringify(
    lines.map((line) => [...line]),
    {
      delimiter: separator,
      record_delimiter: '\r\n',
      quoted_match: /\n/,
    },
  );

const sum = (transfers: readonly WrittenTransfer[], direction: 'in' | 'out'): number =>
  transfers.filter((each) => each.direction === direction).reduce((total, { amount }) => total + amount, 0);

/** Splits money into the columns of outgoing and incoming money. */
const split = ({ direction, amount }: WrittenTransfer, write: (amount: number) => string): [string, string] =>
  direction === 'out' ? [write(amount), ''] : ['', write(amount)];

/** The forms of statements, by the headings that each bank prints. */
export const BANK_FORMS: Readonly<Record<string, Writer>> = {
  // Date and document number share a cell, with line breaks in the headings.
  Vietcombank: ({ accountNumber, transfers, separator }) =>
    join(
      [
        ['SAO KÊ TÀI KHOẢN/ STATEMENT OF ACCOUNT'],
        ['Số tài khoản/ Account number:', accountNumber],
        ['Từ/ From: 01/03/2026', 'Đến/ To: 31/03/2026'],
        [
          'Ngày1/\nTNX Date/ Số CT/ Doc No',
          'Ngày hiệu lực2/\nEffective date',
          'Số tiền ghi nợ/\nDebit',
          'Số tiền ghi có/\nCredit',
          'Số dư/\nBalance',
          'Nội dung chi tiết/\nTransactions in detail',
        ],
        ...transfers.map((each) => [
          `${each.day}\n${each.reference}`,
          each.day,
          ...split(each, commas),
          '9,000,000',
          each.content,
        ]),
        ['Tổng số/ Total', '', commas(sum(transfers, 'out')), commas(sum(transfers, 'in')), '', ''],
        ['Telex: (0805) 411504 VCB - VT'],
      ],
      separator,
    ),
  Techcombank: ({ accountNumber, transfers, separator }) =>
    join(
      [
        ['SỔ PHỤ KIÊM PHIẾU BÁO NỢ/CÓ'],
        [`Số tài khoản/Account no.: ${accountNumber}`],
        [
          'Ngày giao dịch/Transaction Date',
          'Đối tác/Remitter',
          'NH Đối tác/Remitter Bank',
          'Diễn giải/Details',
          'Số bút toán/Transaction No',
          'Nợ TKTT/Debit',
          'Có TKTT/Credit',
          'Số dư/Balance',
        ],
        ['', '', '', 'Số dư đầu kỳ/Opening balance', '', '', '', '2,308,471'],
        ...transfers.map((each) => [
          each.day,
          'NGUYEN VAN A',
          'VIETCOMBANK',
          each.content,
          each.reference,
          ...split(each, commas),
          '9,000,000',
        ]),
        ['', '', '', 'Cộng doanh số/Total volume', '', commas(sum(transfers, 'out')), commas(sum(transfers, 'in')), ''],
      ],
      separator,
    ),
  'MB Bank': ({ accountNumber, transfers, separator }) =>
    join(
      [
        ['NGÂN HÀNG TMCP QUÂN ĐỘI'],
        ['Tài khoản/Account No', accountNumber],
        [
          'STT/No',
          'Ngày giao dịch/ Transaction date',
          'Số bút toán/ Transaction No',
          'Phát sinh nợ/ Debit',
          'Phát sinh có/ Credit',
          'Nội dung/ Details',
          'Đơn vị thụ hưởng/ Beneficiary',
          'Tài khoản/ Account',
        ],
        ...transfers.map((each, index) => [
          String(index + 1),
          `${each.day} 08:15:00`,
          each.reference,
          ...split(each, dots),
          each.content,
          'NGUYEN VAN A',
          '0123456789',
        ]),
        ['', '', 'Tổng/ Total', dots(sum(transfers, 'out')), dots(sum(transfers, 'in')), '', '', ''],
      ],
      separator,
    ),
  BIDV: ({ accountNumber, transfers, separator }) =>
    join(
      [
        ['Số tài khoản', accountNumber, 'VND'],
        ['STT', 'Ngày giao dịch', 'Số tham chiếu', 'Mô tả giao dịch', 'Ghi nợ (VND)', 'Ghi có (VND)', 'Số dư (VND)'],
        ...transfers.map((each, index) => [
          String(index + 1),
          each.day,
          each.reference,
          each.content,
          ...split(each, (amount) => `${commas(amount)}.00`),
          '9,000,000.00',
        ]),
      ],
      separator,
    ),
  VietinBank: ({ accountNumber, transfers, separator }) =>
    join(
      [
        ['LỊCH SỬ GIAO DỊCH'],
        [`Số tài khoản: ${accountNumber}`],
        [],
        [
          'STT/No.',
          'Ngày hạch toán/Accounting date',
          'Mô tả giao dịch/ Transaction description',
          'Nợ/ Debit',
          'Có/ Credit',
          'Số dư TK/ Account Balance',
          'Số giao dịch/ Transaction number',
          'Số tài khoản đối ứng/ Corresponsive account',
          'Tên tài khoản đối ứng/ Corresponsive name',
        ],
        ...transfers.map((each, index) => [
          String(index + 1),
          `${each.day.replaceAll('/', '-')} 08:15:00`,
          each.content,
          ...split(each, commas),
          '9,000,000',
          each.reference,
          '0123456789',
          'NGUYEN VAN A',
        ]),
      ],
      separator,
    ),
  // No number of transfers.
  ACB: ({ accountNumber, transfers, separator }) =>
    join(
      [
        ['SAO KÊ TÀI KHOẢN'],
        ['Số tài khoản', accountNumber],
        ['Ngày hiệu lực', 'Ngày GD', 'Nội dung giao dịch', 'Rút ra', 'Gửi vào', 'Số dư'],
        ...transfers.map((each) => [each.day, each.day, each.content, ...split(each, dots), '9.000.000']),
        ['', '', 'Tổng cộng', dots(sum(transfers, 'out')), dots(sum(transfers, 'in')), ''],
      ],
      separator,
    ),
};

const MARKS = { '\u0300': 0xcc, '\u0309': 0xd2, '\u0303': 0xde, '\u0301': 0xec, '\u0323': 0xf2 } as const;
const LETTERS: Readonly<Record<string, number>> = {
  Ă: 0xc3,
  Â: 0xc2,
  Ê: 0xca,
  Ô: 0xd4,
  Ơ: 0xd5,
  Ư: 0xdd,
  Đ: 0xd0,
  ă: 0xe3,
  â: 0xe2,
  ê: 0xea,
  ô: 0xf4,
  ơ: 0xf5,
  ư: 0xfd,
  đ: 0xf0,
};

/** Encodes as Windows does in Vietnam: letters, and tones behind them. */
const encode1258 = (text: string): Uint8Array => {
  const letters = Array.from(
    text.normalize('NFD').replaceAll(/([AaEeOoUu])(\p{M})?([\u0302\u0306\u031b])/gu, '$1$3$2'),
  );
  const bytes: number[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? '';
    const composed = (letter + (letters[index + 1] ?? '')).normalize('NFC');
    if (LETTERS[composed] !== undefined) {
      bytes.push(LETTERS[composed]);
      index += 1;
    } else bytes.push(LETTERS[letter] ?? MARKS[letter as keyof typeof MARKS] ?? letter.charCodeAt(0));
  }
  return Uint8Array.from(bytes);
};

/** Encodes a file as banks and spreadsheets do. */
export const encodeFile = (
  text: string,
  encoding: 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'windows-1258',
): Uint8Array => {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-8-bom':
      return Buffer.from(`\ufeff${text}`);
    case 'utf-16le':
      return Buffer.from(`\ufeff${text}`, 'utf16le');
    case 'utf-16be':
      return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
    case 'windows-1258':
      return encode1258(text);
  }
};
