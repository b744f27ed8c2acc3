import { isComposable } from '@m4u/contract/common';
import { STATEMENT_LIMITS } from '@m4u/contract/commerce/payment/rules';
import { foldToWords } from '@m4u/contract/fold';
import type { FieldCode } from '@m4u/contract/http/fields';
import { parse } from 'csv-parse/sync';
import { setImmediate } from 'node:timers/promises';
import { fail } from '../../../platform/errors.ts';
import { readDate } from '../../../platform/statements/dates.ts';
import { type Columns, readHeadings, saysIn, saysOut } from '../../../platform/statements/headings.ts';
import { cleanCell, type CsvRecord, decodeFile, DELIMITERS, parseCsv } from '../../../platform/text/csv.ts';
import { type CellAmount, readVnd } from './amount.rules.ts';

/** A transfer of a statement. */
export interface StatementLine {
  /** Number of the line, as a text editor shows it. */
  readonly line: number;
  /** ISO 8601. Without an hour in the statement it is the beginning of the day in Vietnam. */
  readonly at: string;
  readonly direction: 'in' | 'out';
  /** VND. */
  readonly amount: number;
  readonly content: string;
  readonly reference: string;
  /** The line as it stands in the file. */
  readonly raw: string;
}

/** A line that cannot be read, and why. */
export interface LineProblem {
  readonly line: number;
  readonly code: FieldCode;
}

/** The content of a file. */
export interface Statement {
  /** The account that the lines above the heading name; null without one. */
  readonly accountNumber: string | null;
  /** The line of headings as it stands in the file. */
  readonly heading: string;
  readonly lines: readonly StatementLine[];
  readonly problems: readonly LineProblem[];
  /** Lines beside the transfers: balances, totals, signatures. */
  readonly ignored: number;
}

const headingsOf = (cells: readonly string[]): Columns | undefined => {
  // A line with an amount is no heading, whatever its words.
  if (!cells.every((cell) => isComposable(cell)) || cells.some((cell) => (readVnd(cell)?.value ?? 0) > 0))
    return undefined;
  const columns = readHeadings(cells);
  return columns?.at !== undefined && columns.purpose !== undefined ? columns : undefined;
};

/** Characters and records in which the heading is looked for: banks put their address and the customer's above it. */
const HEAD = { length: 64 * 1024, records: 100 } as const;

/** Counts the columns of the heading that a sign finds; 0 without one. */
const countColumns = (text: string, delimiter: string): number => {
  try {
    const records: string[][] = parse(text.slice(0, HEAD.length), {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: HEAD.records,
    });
    const found = records.find((cells) => headingsOf(cells.slice(0, 100).map(cleanCell)));
    return found ? Object.keys(headingsOf(found.slice(0, 100).map(cleanCell)) ?? {}).length : 0;
  } catch {
    // A quote that this sign leaves open.
    return 0;
  }
};

/** Finds the sign that shows most columns of a heading. */
const findDelimiter = (text: string): string => {
  const counts = DELIMITERS.map((sign) => ({ sign, count: countColumns(text, sign) }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
};

/** Words before the number of the account above the heading. */
const ACCOUNT =
  /(?:so tai khoan|so tk|stk|tai khoan so|account (?:number|no)|tai khoan)\D{0,60}?((?:\d ?){6,19})(?!\d)/;

const findAccount = (records: readonly CsvRecord[]): string | null => {
  for (const { cells } of records) {
    const text = cells.map(cleanCell).filter(isComposable).map(foldToWords).join(' ').slice(0, 2_000);
    const [, number] = ACCOUNT.exec(text) ?? [];
    if (number !== undefined) return number.replaceAll(' ', '');
  }
  return null;
};

/** Words of lines that sum up. */
const TOTAL = /(?:^|\b)(?:tong|cong|total|sub total|so du|du dau|du cuoi|balance|doanh so|luy ke)\b/;

interface Money {
  readonly direction: 'in' | 'out';
  readonly amount: number;
}

/** Opposite of where a column says that money went: for a minus in it. */
const turn = (direction: 'in' | 'out', isTurned: boolean): 'in' | 'out' => {
  if (!isTurned) return direction;
  return direction === 'in' ? 'out' : 'in';
};

const readSigned = ({ value, sign }: CellAmount, direction: string, isIncoming: boolean): Money | FieldCode => {
  if (saysOut(direction)) return { direction: 'out', amount: value };
  if (saysIn(direction)) return { direction: 'in', amount: value };
  if (sign === '' && !isIncoming) return 'line-direction';
  return { direction: sign === '-' ? 'out' : 'in', amount: value };
};

/** Reads the money of a line; undefined without an amount, a code where it cannot be read. */
const readMoney = (cell: (column: keyof Columns) => string, columns: Columns): Money | FieldCode | undefined => {
  const out = readVnd(cell('debit'));
  const into = readVnd(cell(columns.credit === undefined ? 'amount' : 'credit'));
  if (!out || !into || (out.value > 0 && into.value > 0)) return 'line-amount';
  // Banks write money that leaves as a minus in its own column too.
  if (out.value > 0) return { direction: 'out', amount: out.value };
  if (into.value === 0) return undefined;
  if (columns.credit !== undefined) return { direction: turn('in', into.sign === '-'), amount: into.value };
  return readSigned(into, cell('direction'), columns.debit !== undefined);
};

/** The heading of a column with a date and a number below it, as Vietcombank prints them. */
const DATE_AND_NUMBER = /\b(?:so ct|doc no|so chung tu|so tham chieu)\b/;

const referenceBehindDate = (cell: string): string =>
  cell
    .replace(/\d{1,4}[/-]\d{1,2}[/-]\d{2,4}/, ' ')
    .replaceAll(/\d{1,2}:\d{2}(?::\d{2})?/g, ' ')
    .trim();

type LineReading = StatementLine | FieldCode | 'ignored';

/** The heading of a statement. */
interface Heading {
  readonly columns: Columns;
  /** Number of its cells. */
  readonly width: number;
  readonly hasNumberAtDate: boolean;
}

const isTotal = (cells: readonly string[]): boolean =>
  cells.some((cell) => isComposable(cell) && TOTAL.test(foldToWords(cell.slice(0, 100))));

const readLine = ({ cells: found, line, raw }: CsvRecord, heading: Heading): LineReading => {
  const { columns, width, hasNumberAtDate } = heading;
  const cells = found.map(cleanCell);
  const cell = (column: keyof Columns) => cells[columns[column] ?? -1] ?? '';
  const money = readMoney(cell, columns);
  const day = /\d/.test(cell('at')) ? readDate(cell('at')) : null;
  // Balances, totals, signatures and headings of a next page.
  if (money === undefined) return day === null || isTotal(cells) ? 'ignored' : 'line-amount';
  if (day === null) {
    const isBeside = typeof money === 'string' || isTotal(cells) || headingsOf(cells) !== undefined;
    return isBeside ? 'ignored' : 'line-date';
  }
  if (cells.slice(width).some((each) => each !== '')) return 'line-columns';
  if (typeof money === 'string') return money;
  const reference = hasNumberAtDate ? referenceBehindDate(cell('at')) : cell('reference');
  return {
    line,
    at: day.toISOString(),
    ...money,
    content: cell('purpose').replaceAll(/\s+/g, ' '),
    reference: reference.replaceAll(/\s+/g, ' ').slice(0, 200),
    raw: raw.replaceAll('\0', '').toWellFormed(),
  };
};

/** Line ends of a file: those within cells and around the transfers come in addition to theirs. */
const MOST_LINE_ENDS = 5 * STATEMENT_LIMITS.lines;

/** Lines that are read before other work runs. */
const PART = 200;

const readLines = async (records: readonly CsvRecord[], heading: Heading) => {
  const lines: StatementLine[] = [];
  const problems: LineProblem[] = [];
  for (const [index, record] of records.entries()) {
    if (index % PART === PART - 1) await setImmediate();
    const read = readLine(record, heading);
    if (typeof read === 'object') lines.push(read);
    else if (read !== 'ignored') problems.push({ line: record.line, code: read });
    if (lines.length + problems.length > STATEMENT_LIMITS.lines) fail('statement-too-many');
  }
  return { lines, problems, ignored: records.length - lines.length - problems.length };
};

/**
 * Reads a bank's statement by its headings (docs/rules/payment.md#statements). Errors: too-large, csv-unreadable,
 * statement-columns, statement-empty, statement-too-many.
 */
export const readStatement = async (bytes: Uint8Array): Promise<Statement> => {
  if (bytes.length > STATEMENT_LIMITS.bytes) fail('too-large');
  const records = await parseCsv(decodeFile(bytes), {
    mostLineEnds: MOST_LINE_ENDS,
    refusals: { tooMany: 'statement-too-many', tooWide: 'statement-columns' },
    findDelimiter,
  });
  if (records.length === 0) fail('statement-empty');
  const at = records.slice(0, HEAD.records).findIndex(({ cells }) => headingsOf(cells.map(cleanCell)));
  const head = records[at];
  const columns = head && headingsOf(head.cells.map(cleanCell));
  if (!head || !columns) return fail('statement-columns');
  const read = await readLines(records.slice(at + 1), {
    columns,
    width: head.cells.length,
    hasNumberAtDate:
      columns.reference === undefined &&
      DATE_AND_NUMBER.test(foldToWords(cleanCell(head.cells[columns.at ?? 0] ?? ''))),
  });
  if (read.lines.length === 0 && read.problems.length === 0) fail('statement-empty');
  return { accountNumber: findAccount(records.slice(0, at)), heading: head.raw, ...read };
};
