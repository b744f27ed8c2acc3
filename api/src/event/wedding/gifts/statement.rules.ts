import { createHash } from 'node:crypto';
import { MAXIMUM_VND } from '@m4u/contract/commerce/point/rules';
import { fold, foldToWords } from '@m4u/contract/fold';
import { CsvError, parse } from 'csv-parse/sync';
import { DATE, HOUR_FIRST, ISO_DATE, readDate } from '../../../platform/statements/dates.ts';
import { type Columns, readHeadings, saysIn, saysOut } from '../../../platform/statements/headings.ts';

/** An incoming transfer of a bank's statement. */
export interface Transfer {
  /** Tells the transfer from others; the same line has the same key whenever it is read. */
  readonly key: string;
  /** Amount in VND. */
  readonly amount: number;
  /** Null where the line has no date. */
  readonly at: Date | null;
  /** The purpose in one line. */
  readonly purpose: string;
}

/** Splits a line at tabs, else at bars or semicolons, else at commas, with quotes as in spreadsheets. */
const splitCells = (line: string): string[] => {
  const delimiter = ['\t', '|', ';'].find((each) => line.includes(each)) ?? ',';
  try {
    const [cells = []] = parse(line, { delimiter, relax_quotes: true });
    return cells.map((cell: string) => cell.trim());
  } catch (error) {
    if (error instanceof CsvError) return line.split(delimiter).map((cell) => cell.trim());
    throw error;
  }
};

/** An amount with thousands apart or its unit behind it: `+500,000VND`, `1.000.000 đ`, `500000`. */
const AMOUNT = /([+\-−–])?\s?(?<!\d)(\d{1,3}(?:[.,]\d{3})+|\d{4,12}(?!\d))(?:[.,]\d{1,2}(?!\d))?\s?(vnd|đ|d\b|₫)?/giu;

/** Words before the balance of an account, which is no transfer. */
const BALANCE = /(?:sd|so du|số dư|balance)[^\d+-]{0,12}[+-]?[\d.,]+\s?(?:vnd|đ|₫)?/giu;
interface Amount {
  readonly value: number;
  readonly sign: string;
  /** Whether it looks like money more than like a number of something. */
  readonly isMoney: boolean;
}

const readAmounts = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].map(([, sign = '', digits = '', unit]) => ({
    value: Number(digits.replaceAll(/[.,]/g, '')),
    sign,
    isMoney: sign !== '' || unit !== undefined || /[.,]/.test(digits),
  }));

const isMinus = (sign: string): boolean => /^[-−–]$/.test(sign);

/** Outgoing money in a cell of amounts: `-500,000`, `(500,000)`, `500,000-`, `500,000 D`. */
const LEFT = /^[-−–(]|[-−–]$|(?:^|\s)(?:D|DR|Dr|DB|Nợ)(?=\s|$)/;

/** The incoming amount of a cell that has nothing else; 0 for an empty one. */
const readCell = (cell: string): number => {
  const [amount] = LEFT.test(cell) ? [] : readAmounts(cell);
  return amount === undefined || isMinus(amount.sign) ? 0 : amount.value;
};

interface ReadLine {
  readonly amount: number;
  readonly at: Date | null;
  readonly purpose: string;
  readonly reference: string;
}

/** The longest cell of words, which is the purpose where nothing says so. */
const longestWords = (cells: readonly string[]): string | undefined =>
  cells.filter((cell) => /\p{L}{2}/u.test(cell)).toSorted((a, b) => b.length - a.length)[0];

const readByColumns = (cells: readonly string[], columns: Columns): ReadLine => {
  const cell = (column: keyof Columns) => cells[columns[column] ?? -1] ?? '';
  const [amount, direction] = [cell(columns.credit === undefined ? 'amount' : 'credit'), cell('direction')];
  const isOut = /[1-9]/.test(cell('debit')) || saysOut(direction);
  const isIn = columns.direction === undefined || saysIn(direction) || amount.startsWith('+');
  return {
    amount: isOut || !isIn ? 0 : readCell(amount),
    at: readDate(cell('at')),
    purpose: columns.purpose === undefined ? (longestWords(cells) ?? '') : cell('purpose'),
    reference: cell('reference'),
  };
};

/** A label before the purpose in text messages of banks. */
const PURPOSE = /(?:^|[\s|;.])(?:nd|noi dung|nội dung|n\.dung)\s?:\s?(.+)$/iu;
/** Account numbers, whose digits are no money. */
const ACCOUNT = /(?:tk|stk|tài khoản|tai khoan|account)\s?:?\s?[\dx*]{6,}/giu;

/** A cell, and words of messages, that say that money left. */
const OUT_CELL = /^(?:[-−–]|D|DR|Dr|DB|Nợ|NỢ|Debit|DEBIT|Ghi nợ|GHI NỢ)$/;
const OUT_WORDS = /\b(?:ghi no|bi tru|debited)\b/;

/** Whether an amount stands where statements have outgoing money: before an empty cell and the balance. */
const isBeforeEmpty = (cells: readonly string[], { value }: Amount): boolean => {
  const at = cells.findIndex((cell) => readAmounts(cell)[0]?.value === value);
  return at >= 0 && cells[at + 1] === '' && readAmounts(cells[at + 2] ?? '').length > 0;
};

/** Reads a line without headings by the look of its parts; of several amounts the one with a plus is the transfer. */
const readByLook = (line: string, cells: readonly string[]): ReadLine => {
  const purpose = PURPOSE.exec(line)?.[1];
  const rest = purpose === undefined ? line : line.slice(0, line.length - purpose.length);
  const plain = rest
    .replaceAll(BALANCE, ' ')
    .replaceAll(ACCOUNT, ' ')
    .replace(ISO_DATE, ' ')
    .replace(HOUR_FIRST, ' ')
    .replace(DATE, ' ');
  const amounts = readAmounts(plain);
  const chosen = amounts.find(({ sign }) => sign === '+') ?? amounts.find(({ isMoney }) => isMoney) ?? amounts[0];
  const isOut =
    chosen === undefined ||
    isMinus(chosen.sign) ||
    (chosen.sign === '' &&
      (cells.some((cell) => OUT_CELL.test(cell)) ||
        OUT_WORDS.test(foldToWords(plain)) ||
        isBeforeEmpty(cells, chosen)));
  return {
    amount: isOut ? 0 : chosen.value,
    at: readDate(rest),
    purpose: purpose ?? longestWords(cells) ?? line,
    reference: '',
  };
};

/** The most characters of a purpose. */
const PURPOSE_LENGTH = 200;
/** A longer line is none of a statement. */
const LINE_LENGTH = 1000;

/** Spaces in a row become one, so that patterns are linear; tabs part cells. */
const joinSpaces = (text: string): string => text.replaceAll(/[^\S\t]+/g, ' ');

const splitLines = (text: string): string[] =>
  text.split(/\r\n?|[\n\u2028\u2029]/).flatMap((line) => (line.trim() === '' ? [] : joinSpaces(line)));

const readLine = (line: string, cells: readonly string[], columns: Columns | undefined): ReadLine =>
  columns ? readByColumns(cells, columns) : readByLook(line.replaceAll('\t', ' '), cells);

/** The transfers read from a statement. */
export interface Reading {
  readonly transfers: Transfer[];
  /** Lines that are no incoming transfers. */
  readonly skipped: number;
  /** The limit that the text exceeds; it is then not read to its end. */
  readonly exceeded?: number;
}

/**
 * Reads the incoming transfers of pasted lines: a statement with headings, or lines as messages of banks have them.
 * Stops after `mostTransfers`, and reads nothing of a text with more than `mostLines`.
 */
export const readStatement = (
  text: string,
  { mostLines, mostTransfers }: { readonly mostLines: number; readonly mostTransfers: number },
): Reading => {
  const lines = splitLines(text);
  if (lines.length > mostLines) return { transfers: [], skipped: 0, exceeded: mostLines };
  let columns: Columns | undefined;
  let skipped = 0;
  const counts = new Map<string, number>();
  const transfers: Transfer[] = [];
  for (const line of lines) {
    const cells = line.length > LINE_LENGTH ? [] : splitCells(line);
    const headings = cells.some((cell) => readAmounts(cell).length > 0) ? undefined : readHeadings(cells);
    if (headings) {
      columns = headings;
      continue;
    }
    const { amount, at, purpose, reference } = readLine(line.slice(0, LINE_LENGTH), cells, columns);
    if (cells.length === 0 || amount <= 0 || amount > MAXIMUM_VND) {
      skipped += 1;
      continue;
    }
    if (transfers.length === mostTransfers) return { transfers, skipped, exceeded: mostTransfers };
    const fingerprint = [reference, amount, at?.toISOString() ?? '', foldToWords(purpose)].join('|');
    // Two people may send the same amount with the same words on one day.
    const count = (counts.get(fingerprint) ?? 0) + 1;
    counts.set(fingerprint, count);
    const key = `bank:${createHash('sha256').update(`${fingerprint}|${count}`).digest('hex').slice(0, 40)}`;
    transfers.push({ key, amount, at, purpose: purpose.replaceAll(/\s+/g, ' ').trim().slice(0, PURPOSE_LENGTH) });
  }
  return { transfers, skipped };
};

/** A guest by name. */
interface NamedGuest {
  readonly id: string;
  readonly name: string;
}

/** Guests whose name a purpose may hold; `isSure` where it stands as the product's payment codes write it. */
export interface Match<Guest> {
  readonly guests: readonly Guest[];
  readonly isSure: boolean;
  /** The name before “mung cuoi”, for somebody who is not on the list; may be empty. */
  readonly name: string;
}

const GIFT_WORDS = ' mung cuoi';
/** Words of banks before a name, which are none of it. */
const BANK_WORDS = /^(?:.*\b(?:chuyen tien|chuyen khoan|ck|ibft|tt|mbvcb|ft)\b)?(?: ?\d+(?= |$))* ?/;

/** A guest with the folded name as purposes have it, a space before it. */
interface Sought<Guest> {
  readonly guest: Guest;
  readonly name: string;
}

/** Folds the names of guests once for many purposes; a payment code has at most `cut` letters of a name. */
export const seekGuests = <Guest extends NamedGuest>(guests: readonly Guest[], cut: number): Sought<Guest>[] =>
  guests
    .map((guest) => ({ guest, name: ` ${foldToWords(guest.name.slice(0, cut))}` }))
    .filter(({ name }) => name.length > 1);

/**
 * Finds the guests that the purpose of a transfer names. A payment code writes “{guest} mung cuoi {couple}”: only a whole
 * name before these words is sure. A name that ends a longer one, or stands elsewhere, is a guess.
 */
export const matchGuests = <Guest extends NamedGuest>(
  purpose: string,
  named: readonly Sought<Guest>[],
): Match<Guest> => {
  const words = ` ${foldToWords(purpose)} `;
  const end = words.indexOf(GIFT_WORDS);
  const before = end < 0 ? '' : words.slice(0, end);
  const name = before.trim().replace(BANK_WORDS, '').trim();
  // A name may hold a word of banks itself.
  const whole = new Set([` ${name}`, before]);
  const exact = named.filter((each) => whole.has(each.name));
  if (exact.length > 0) return { guests: exact.map(({ guest }) => guest), isSure: exact.length === 1, name };
  // One short word is part of too many purposes, but not at the end of who gave.
  const loose = named.filter(
    (each) => before.endsWith(each.name) || (each.name.trim().includes(' ') && words.includes(`${each.name} `)),
  );
  const length = Math.max(0, ...loose.map((each) => each.name.length));
  return { guests: loose.filter((each) => each.name.length === length).map(({ guest }) => guest), isSure: false, name };
};

/** A name in lower case without marks as a person would write it. */
export const toName = (words: string): string => fold(words).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
