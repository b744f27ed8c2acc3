import { isComposable } from '@m4u/contract/common';
import type { UploadedFile } from '@m4u/contract/http/endpoint';
import type { ErrorCode } from '@m4u/contract/http/errors';
import { type CastingContext, CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { fail } from '../errors.ts';
import { hasMoreLineEnds } from './lines.ts';

const decode = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/** Decodes a file: UTF-16 by its byte order mark, UTF-8, else the encoding that Excel for Windows uses in Vietnam. */
export const decodeFile = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1258', bytes);
  }
};

/** Signs that part the cells of a line. */
export const DELIMITERS = [',', ';', '\t'] as const;

// Excel may declare the separator in a first line of its own.
const DIRECTIVE = /^sep=(.)\n/;

/** Finds the sign that the first line has most of. */
const findDelimiter = (text: string): string => {
  const head = text.slice(0, 10_000).split('\n', 1)[0] ?? '';
  const unquoted = head.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => ({ sign, count: unquoted.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
};

/** Maximum number of bytes in the cells of one record. */
const MOST_RECORD_BYTES = 64 * 1024;

/** Maximum number of cells in one record. Empty cells have no bytes, so a file of commas could have two million. */
const MOST_CELLS = 100;

/** Number of characters parsed at a time. */
const PIECE_LENGTH = 4 * 1024;

/** Splits the text into pieces; the event loop runs other work between them. */
async function* splitPieces(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += PIECE_LENGTH) {
    yield text.slice(start, start + PIECE_LENGTH);
    await setImmediate();
  }
}

/** Limits of a file, and the errors of one beyond them. */
interface CsvLimits {
  /** Maximum number of line ends, those within cells included. */
  readonly mostLineEnds: number;
  readonly refusals: { readonly tooMany: ErrorCode; readonly tooWide: ErrorCode };
  /** Chooses the sign that parts cells; without it the first line decides. */
  readonly findDelimiter?: (text: string) => string;
}

/** A record of a file. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** Number of its first line, as a text editor shows it. */
  readonly line: number;
  /** The record as it stands in the file. */
  readonly raw: string;
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
  readonly raw: string;
}

const openParser = (delimiter: string, { mostLineEnds, refusals }: CsvLimits) =>
  parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_RECORD_BYTES,
    // Refuses a cell beyond the maximum as soon as it is parsed.
    cast: (cell: string, { index }: CastingContext): string =>
      index < MOST_CELLS
        ? cell
        : fail(refusals.tooWide, { fields: [{ field: 'file', code: 'too-many', values: { maximum: MOST_CELLS } }] }),
    info: true,
    raw: true,
    to: mostLineEnds,
  });

/**
 * Parses the records of a text that have a cell with words, each with its first line number. Errors: csv-unreadable,
 * and those of the limits.
 */
export const parseCsv = async (whole: string, limits: CsvLimits): Promise<CsvRecord[]> => {
  const text = whole.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  if (hasMoreLineEnds(text, limits.mostLineEnds)) return fail(limits.refusals.tooMany);
  const directive = DIRECTIVE.exec(text);
  const body = directive ? text.slice(directive[0].length) : text;
  const parser = openParser(directive?.[1] ?? (limits.findDelimiter ?? findDelimiter)(body), limits);
  const found: CsvRecord[] = [];
  try {
    const records = Readable.from(splitPieces(body)).pipe(parser);
    for await (const { record, info, raw } of records as AsyncIterable<Parsed>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      // The parser counts skipped lines above a record with the record.
      const plain = raw.replace(/^\n+|\n$/g, '');
      const within = plain.split('\n').length - 1;
      found.push({ cells: record, line: info.lines - within + (directive ? 1 : 0), raw: plain });
    }
    return found;
  } catch (error) {
    if (error instanceof CsvError) return fail('csv-unreadable');
    throw error;
  }
};

/** Longer cells are cut to this length. */
const CELL_LENGTH = 1_000;

/**
 * A cell in NFC, trimmed, without NUL, which PostgreSQL refuses, and without the apostrophe that our exports put before
 * a sign of formulas.
 */
export const cleanCell = (cell: string): string => {
  const plain = cell.replaceAll('\u0000', '').replace(/^'(?=[=+\-@\t\r])/, '');
  // Normalising many combining marks takes quadratic time; such a cell stays as it is.
  const composed = isComposable(plain) ? plain.normalize('NFC') : plain;
  return composed.trim().slice(0, CELL_LENGTH).toWellFormed();
};

/** Name of an uploaded file for lists, in one line of at most 200 characters. */
export const fileNameOf = ({ name }: UploadedFile): string =>
  name
    .toWellFormed()
    .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed() || 'csv';
