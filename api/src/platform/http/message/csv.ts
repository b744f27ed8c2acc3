import { Readable } from 'node:stream';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { stringify } from 'csv-stringify';
import { stringify as stringifyAll } from 'csv-stringify/sync';
import { bindActor } from '../../database/row-security/current-actor.ts';
import { disposition } from './disposition.ts';

// Excel needs the byte order mark to read Vietnamese, and runs cells that begin with a sign as formulas.
const FORMAT = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

const toCsvStream = (lines: AsyncIterable<readonly string[]>): Readable => {
  const rows = Readable.from(bindActor(lines));
  const text = stringify(FORMAT);
  // Pipes do not forward errors: abort the answer, so that it does not look complete.
  rows.on('error', (error) => text.destroy(error));
  // Stop reading rows when the reader disconnects.
  text.on('close', () => rows.destroy());
  return rows.pipe(text);
};

const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': disposition(name, 'csv'),
});

/** Formats some lines of a table as CSV; the `first` part has the byte order mark. */
export const csvPart = (lines: readonly (readonly string[])[], { first }: { readonly first: boolean }): string =>
  stringifyAll([...lines], { ...FORMAT, bom: first });

/**
 * Answers parts of {@link csvPart} as a CSV file.
 * @param name file name without extension
 */
export const csvOfParts = (name: string, body: Readable): FileAnswer => ({ body, headers: csvHeaders(name) });

/**
 * Answers a table as a CSV file. An async source of lines is streamed; an array is sent at once.
 * @param name file name without extension
 */
export const csvFile = (
  name: string,
  lines: AsyncIterable<readonly string[]> | readonly (readonly string[])[],
): FileAnswer => ({
  body: Symbol.asyncIterator in lines ? toCsvStream(lines) : stringifyAll([...lines], FORMAT),
  headers: csvHeaders(name),
});
