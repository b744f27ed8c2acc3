import { isComposable } from '@m4u/contract/common';
import { foldToWords } from '@m4u/contract/fold';
import { setImmediate } from 'node:timers/promises';
import {
  importColumns,
  type ImportField,
  type ImportKind,
  MAXIMUM_IMPORT_BYTES,
  MAXIMUM_IMPORT_LINES,
} from '@m4u/contract/profile/group/import';
import { type CastingContext, CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { fail } from '../../../platform/errors.ts';
import { hasMoreLineEnds } from '../../../platform/text/lines.ts';
import { HEADINGS, type LineRefusal, type LineValues, readLine } from './rules.ts';

/** A parsed line of a file. */
interface FileLine {
  /** Line number as a text editor shows it. */
  readonly line: number;
  readonly values: LineValues;
  readonly refusals: readonly LineRefusal[];
}

/** A parsed file: its lines, and the headers of unknown columns. */
export interface PeopleFile {
  readonly lines: readonly FileLine[];
  readonly ignoredColumns: readonly string[];
}

const decode = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/** Decodes a file: UTF-16 by its byte order mark, UTF-8, else the encoding that Excel for Windows uses in Vietnam. */
const decodeFile = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1258', bytes);
  }
};

const SYNONYMS: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'full name', 'ho ten', 'ho va ten', 'ten', 'ten khach hang', 'khach hang', 'customer'],
  phone: ['phone', 'phone number', 'mobile', 'tel', 'dien thoai', 'so dien thoai', 'sdt', 'so dt', 'di dong'],
  email: ['email', 'e mail', 'mail', 'thu dien tu', 'dia chi email', 'dia chi e mail'],
  role: ['role', 'vai tro'],
  title: ['title', 'position', 'job title', 'chuc danh', 'chuc vu'],
  note: ['note', 'notes', 'ghi chu'],
};

/** Columns that our reports add to a file, so that a corrected report can be imported. */
const REPORT_COLUMNS = [HEADINGS.vi.line, HEADINGS.vi.reason, HEADINGS.en.line, HEADINGS.en.reason].map(foldToWords);

interface Records {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
  readonly raw: string;
}

// Excel may declare the separator in a first line of its own.
const DIRECTIVE = /^sep=(.)\n/;

const findDelimiter = (text: string): string => {
  const head = text.slice(0, 10_000).split('\n', 1)[0] ?? '';
  const unquoted = head.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: unquoted.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
};

/**
 * Maximum number of line ends in a file: line ends within cells and empty lines come in addition to the counted lines.
 */
const MOST_LINE_ENDS = 5 * MAXIMUM_IMPORT_LINES;

/** Maximum number of bytes in the cells of one record. */
const MOST_RECORD_BYTES = 64 * 1024;

/** Maximum number of cells in one record. Empty cells have no bytes, so a file of commas could have two million. */
const MOST_CELLS = 100;

/** Refuses a cell beyond the maximum as soon as it is parsed. Errors: csv-columns. */
const checkCell = (cell: string, { index }: CastingContext): string =>
  index < MOST_CELLS
    ? cell
    : fail('csv-columns', { fields: [{ field: 'file', code: 'too-many', values: { maximum: MOST_CELLS } }] });

/** Number of characters parsed at a time. */
const PIECE_LENGTH = 4 * 1024;

/** Splits the text into pieces; the event loop runs other work between them. */
async function* splitPieces(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += PIECE_LENGTH) {
    yield text.slice(start, start + PIECE_LENGTH);
    await setImmediate();
  }
}

/** Parses the records of a text, each with its first line number. Errors: csv-unreadable, csv-columns, csv-too-many. */
const parseRecords = async (whole: string): Promise<{ cells: readonly string[]; line: number }[]> => {
  const text = whole.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  if (hasMoreLineEnds(text, MOST_LINE_ENDS)) return fail('csv-too-many');
  const directive = DIRECTIVE.exec(text);
  const parser = parse({
    delimiter: directive?.[1] ?? findDelimiter(text),
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_RECORD_BYTES,
    cast: checkCell,
    info: true,
    raw: true,
    to: MOST_LINE_ENDS,
  });
  const found: { cells: readonly string[]; line: number }[] = [];
  try {
    const records = Readable.from(splitPieces(directive ? text.slice(directive[0].length) : text)).pipe(parser);
    for await (const { record, info, raw } of records as AsyncIterable<Records>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      // The parser counts skipped lines above a record with the record.
      const within = raw.replace(/^\n+|\n$/g, '').split('\n').length - 1;
      found.push({ cells: record, line: info.lines - within + (directive ? 1 : 0) });
    }
    return found;
  } catch (error) {
    if (error instanceof CsvError) return fail('csv-unreadable');
    throw error;
  }
};

/** Longer cells are cut to this length; they are refused in any case. */
const CELL_LENGTH = 1_000;

// PostgreSQL accepts no NUL. Our exports add the apostrophe, so that spreadsheets do not read a formula.
const cleanCell = (cell: string): string => {
  const plain = cell.replaceAll('\u0000', '').replace(/^'(?=[=+\-@\t\r])/, '');
  // Normalising many combining marks takes quadratic time; such a cell stays as it is and is refused.
  const composed = isComposable(plain) ? plain.normalize('NFC') : plain;
  return composed.trim().slice(0, CELL_LENGTH).toWellFormed();
};

type Column = ImportField | undefined;

/** Normalises a header for comparison; empty for a text that cannot be one of ours. */
const normalizeHeading = (head: string): string => {
  const cell = cleanCell(head);
  return isComposable(cell) ? foldToWords(cell) : '';
};

/** Maps the header to fields. Errors: csv-columns. */
const mapColumns = (kind: ImportKind, heads: readonly string[]): { columns: Column[]; ignoredColumns: string[] } => {
  const fields = importColumns[kind];
  const headings = heads.map(normalizeHeading);
  const columns = headings.map((heading): Column => fields.find((field) => SYNONYMS[field].includes(heading)));
  const mappedColumns = columns.filter((column) => column !== undefined);
  const reaches = mappedColumns.includes('phone') || (kind === 'members' && mappedColumns.includes('email'));
  if (
    new Set(mappedColumns).size < mappedColumns.length ||
    !reaches ||
    (kind === 'customers' && !mappedColumns.includes('name'))
  )
    fail('csv-columns');
  const ignoredColumns = heads.filter((_, index) => {
    const heading = headings[index] ?? '';
    return columns[index] === undefined && heading !== '' && !REPORT_COLUMNS.includes(heading);
  });
  return { columns, ignoredColumns: ignoredColumns.slice(0, 20).map((head) => cleanCell(head).slice(0, 100)) };
};

const toLineValues = (columns: readonly Column[], cells: readonly string[]): LineValues =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const value = cleanCell(cells[index] ?? '');
      return column !== undefined && value !== '' ? [[column, value] as const] : [];
    }),
  );

/** The reasons to refuse a line; `seenNames` has the identifiers of earlier lines. */
const findRefusals = (
  kind: ImportKind,
  values: LineValues,
  beyond: readonly string[],
  seenNames: Set<string>,
): readonly LineRefusal[] => {
  if (beyond.some((cell) => cell.trim() !== '')) return [{ field: '', code: 'line-columns' }];
  const { refusals, names } = readLine(kind, values);
  const repeated = names.find(({ name }) => seenNames.has(name));
  if (repeated) return [{ field: repeated.field, code: 'line-repeated' }];
  for (const { name } of names) seenNames.add(name);
  return refusals;
};

/** Number of lines, and of characters, that are processed before other work runs. */
const PART_LINES = 100;
const PART_LENGTH = 16 * 1024;

/**
 * Parses a file of people: the values of each line, and the reasons for refusals. Errors: too-large, csv-unreadable,
 * csv-columns, csv-empty, csv-too-many.
 */
export const readPeople = async (kind: ImportKind, bytes: Uint8Array): Promise<PeopleFile> => {
  if (bytes.length > MAXIMUM_IMPORT_BYTES) fail('too-large');
  const [head, ...records] = await parseRecords(decodeFile(bytes));
  if (!head) return fail('csv-empty');
  const { columns, ignoredColumns } = mapColumns(kind, head.cells);
  if (records.length === 0) fail('csv-empty');
  if (records.length > MAXIMUM_IMPORT_LINES) fail('csv-too-many');
  const seenNames = new Set<string>();
  const lines: FileLine[] = [];
  let [partLines, partLength] = [0, 0];
  for (const { cells, line } of records) {
    // Parsing 10,000 numbers takes most of a second, and would block other requests.
    if (partLines >= PART_LINES || partLength >= PART_LENGTH) {
      await setImmediate();
      [partLines, partLength] = [0, 0];
    }
    partLines += 1;
    partLength += cells.reduce((sum, cell) => sum + cell.length, 0);
    const values = toLineValues(columns, cells);
    lines.push({ line, values, refusals: findRefusals(kind, values, cells.slice(columns.length), seenNames) });
  }
  return { lines, ignoredColumns };
};
