import { Readable } from 'node:stream';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { stringify } from 'csv-stringify';
import { stringify as stringifyAll } from 'csv-stringify/sync';
import { actingThroughout } from '../../database/row-security/current-actor.ts';
import { disposition } from './disposition.ts';

// Excel opens Vietnamese rightly only with the mark, and takes what begins by a sign for a formula.
const FORMAT = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

const written = (lines: AsyncIterable<readonly string[]>): Readable => {
  const rows = Readable.from(actingThroughout(lines));
  const text = stringify(FORMAT);
  // A pipe does not carry failures over: the answer breaks off instead of ending as if it were whole.
  rows.on('error', (error) => text.destroy(error));
  // Nothing more is read for a reader who has gone.
  text.on('close', () => rows.destroy());
  return rows.pipe(text);
};

const headersOf = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': disposition(name, 'csv'),
});

/** Some lines of a table as they stand in its file, of which `first` are the beginning. */
export const csvPart = (lines: readonly (readonly string[])[], { first }: { readonly first: boolean }): string =>
  stringifyAll([...lines], { ...FORMAT, bom: first });

/**
 * A table of such parts, as a file for spreadsheets.
 * @param name the file's, without its ending
 */
export const csvOfParts = (name: string, body: Readable): FileAnswer => ({ body, headers: headersOf(name) });

/**
 * A table as a file for spreadsheets. Lines that come by and by are sent as they are read, the others at once.
 * @param name the file's, without its ending
 */
export const csvFile = (
  name: string,
  lines: AsyncIterable<readonly string[]> | readonly (readonly string[])[],
): FileAnswer => ({
  body: Symbol.asyncIterator in lines ? written(lines) : stringifyAll([...lines], FORMAT),
  headers: headersOf(name),
});
