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
import { fail } from '../../../platform/errors.ts';
import { cleanCell, decodeFile, parseCsv } from '../../../platform/text/csv.ts';
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

/**
 * Maximum number of line ends in a file: line ends within cells and empty lines come in addition to the counted lines.
 */
const MOST_LINE_ENDS = 5 * MAXIMUM_IMPORT_LINES;

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
  const [head, ...records] = await parseCsv(decodeFile(bytes), {
    mostLineEnds: MOST_LINE_ENDS,
    refusals: { tooMany: 'csv-too-many', tooWide: 'csv-columns' },
  });
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
