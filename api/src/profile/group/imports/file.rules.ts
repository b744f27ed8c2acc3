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

/** A line of a file as it was read. */
interface FileLine {
  /** As an editor of the file counts its lines. */
  readonly line: number;
  readonly values: LineValues;
  readonly refusals: readonly LineRefusal[];
}

/** A file as it was read: its lines, and the columns that nothing is known of. */
export interface PeopleFile {
  readonly lines: readonly FileLine[];
  readonly ignored: readonly string[];
}

const decoded = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/** The text of a file: UTF-16 by its mark, UTF-8, else what Excel for Windows writes in Vietnam. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoded('windows-1258', bytes);
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

/** What our own reports add to a file, so that one that was mended can be brought again. */
const OURS = [HEADINGS.vi.line, HEADINGS.vi.reason, HEADINGS.en.line, HEADINGS.en.reason].map(foldToWords);

interface Records {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
  readonly raw: string;
}

// Excel's own way to say by what cells are parted: a first line of its own.
const DIRECTIVE = /^sep=(.)\n/;

const delimiterOf = (text: string): string => {
  const head = text.slice(0, 10_000).split('\n', 1)[0] ?? '';
  const unquoted = head.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: unquoted.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
};

/** Line ends in one file at most: those within cells and below empty lines come on top of the lines that count. */
const MOST_LINE_ENDS = 5 * MAXIMUM_IMPORT_LINES;

/** Bytes in the cells of one record at most. */
const MOST_OF_RECORD = 64 * 1024;

/** Cells of one record at most: empty ones have no bytes, and a file of commas has two million. */
const MOST_CELLS = 100;

/** Refuses a cell beyond the last that a record may have, as soon as it is read. Errors: csv-columns. */
const checkCell = (cell: string, { index }: CastingContext): string =>
  index < MOST_CELLS
    ? cell
    : fail('csv-columns', { fields: [{ field: 'file', code: 'too-many', values: { maximum: MOST_CELLS } }] });

/** Characters that are parsed at a time. */
const PIECE = 4 * 1024;

/** The text in pieces, between which the process goes on with other things. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += PIECE) {
    yield text.slice(start, start + PIECE);
    await setImmediate();
  }
}

/** The records of a text, each with the number of the line that it begins on. Errors: csv-unreadable, csv-columns, csv-too-many. */
const recordsOf = async (whole: string): Promise<{ cells: readonly string[]; line: number }[]> => {
  const text = whole.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  if (hasMoreLineEnds(text, MOST_LINE_ENDS)) return fail('csv-too-many');
  const told = DIRECTIVE.exec(text);
  const parser = parse({
    delimiter: told?.[1] ?? delimiterOf(text),
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_OF_RECORD,
    cast: checkCell,
    info: true,
    raw: true,
    to: MOST_LINE_ENDS,
  });
  const found: { cells: readonly string[]; line: number }[] = [];
  try {
    const records = Readable.from(piecesOf(told ? text.slice(told[0].length) : text)).pipe(parser);
    for await (const { record, info, raw } of records as AsyncIterable<Records>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      // What was skipped above a record is told with it.
      const within = raw.replace(/^\n+|\n$/g, '').split('\n').length - 1;
      found.push({ cells: record, line: info.lines - within + (told ? 1 : 0) });
    }
    return found;
  } catch (error) {
    if (error instanceof CsvError) return fail('csv-unreadable');
    throw error;
  }
};

/** More of a cell than this is not kept: it is refused in any case. */
const CELL = 1_000;

// PostgreSQL takes no NUL. The mark before a sign is ours: tables are told so that it begins no formula.
const cellOf = (given: string): string => {
  const plain = given.replaceAll('\u0000', '').replace(/^'(?=[=+\-@\t\r])/, '');
  // Putting a heap of marks in order takes the square of its height; such a cell is refused as it stands.
  const composed = isComposable(plain) ? plain.normalize('NFC') : plain;
  return composed.trim().slice(0, CELL).toWellFormed();
};

type Column = ImportField | undefined;

/** A heading as it is compared; what cannot be a heading of ours is none. */
const headingOf = (head: string): string => {
  const cell = cellOf(head);
  return isComposable(cell) ? foldToWords(cell) : '';
};

/** What each column of the first line is. Errors: csv-columns. */
const columnsOf = (kind: ImportKind, heads: readonly string[]): { columns: Column[]; ignored: string[] } => {
  const known = importColumns[kind];
  const headings = heads.map(headingOf);
  const columns = headings.map((heading): Column => known.find((field) => SYNONYMS[field].includes(heading)));
  const named = columns.filter((column) => column !== undefined);
  const reaches = named.includes('phone') || (kind === 'members' && named.includes('email'));
  if (new Set(named).size < named.length || !reaches || (kind === 'customers' && !named.includes('name')))
    fail('csv-columns');
  const ignored = heads.filter((_, place) => {
    const heading = headings[place] ?? '';
    return columns[place] === undefined && heading !== '' && !OURS.includes(heading);
  });
  return { columns, ignored: ignored.slice(0, 20).map((head) => cellOf(head).slice(0, 100)) };
};

const valuesOf = (columns: readonly Column[], cells: readonly string[]): LineValues =>
  Object.fromEntries(
    columns.flatMap((column, place) => {
      const value = cellOf(cells[place] ?? '');
      return column !== undefined && value !== '' ? [[column, value] as const] : [];
    }),
  );

/** Why a line would be refused, those above it being `seen`. */
const refusalsOf = (
  kind: ImportKind,
  values: LineValues,
  beyond: readonly string[],
  seen: Set<string>,
): readonly LineRefusal[] => {
  if (beyond.some((cell) => cell.trim() !== '')) return [{ field: '', code: 'line-columns' }];
  const { refusals, names } = readLine(kind, values);
  const repeated = names.find(({ name }) => seen.has(name));
  if (repeated) return [{ field: repeated.field, code: 'line-repeated' }];
  for (const { name } of names) seen.add(name);
  return refusals;
};

/** Lines that are read at a time, and characters of them. */
const PART_LINES = 100;
const PART_LENGTH = 16 * 1024;

/**
 * Reads a file of people: what each line says, and which would be refused and why. Errors: too-large, csv-unreadable,
 * csv-columns, csv-empty, csv-too-many.
 */
export const readPeople = async (kind: ImportKind, bytes: Uint8Array): Promise<PeopleFile> => {
  if (bytes.length > MAXIMUM_IMPORT_BYTES) fail('too-large');
  const [head, ...records] = await recordsOf(textOf(bytes));
  if (!head) return fail('csv-empty');
  const { columns, ignored } = columnsOf(kind, head.cells);
  if (records.length === 0) fail('csv-empty');
  if (records.length > MAXIMUM_IMPORT_LINES) fail('csv-too-many');
  const seen = new Set<string>();
  const lines: FileLine[] = [];
  let [partLines, partLength] = [0, 0];
  for (const { cells, line } of records) {
    // Reading ten thousand numbers takes a good part of a second, and others are waiting.
    if (partLines >= PART_LINES || partLength >= PART_LENGTH) {
      await setImmediate();
      [partLines, partLength] = [0, 0];
    }
    partLines += 1;
    partLength += cells.reduce((sum, cell) => sum + cell.length, 0);
    const values = valuesOf(columns, cells);
    lines.push({ line, values, refusals: refusalsOf(kind, values, cells.slice(columns.length), seen) });
  }
  return { lines, ignored };
};
