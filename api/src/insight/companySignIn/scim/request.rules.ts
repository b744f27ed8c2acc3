import { MOST_RESULTS } from './discovery.rules.ts';
import { refuse } from './error.rules.ts';
import { type Filter, parseFilter } from './filter.rules.ts';
import type { Selection } from './resource.rules.ts';
import type { Page } from './user.queries.ts';

type Query = Readonly<Record<string, unknown>>;

/** Resources of a page unless the caller says how many. */
const USUAL_RESULTS = 100;

/** Furthest start of a page. */
const FURTHEST = 1_000_000;

const readText = (query: Query, name: string): string | undefined => {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  return refuse(400, `${name} is given twice.`, 'invalidValue');
};

const readWhole = (query: Query, name: string, usual: number): number => {
  const text = readText(query, name);
  if (text === undefined) return usual;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : refuse(400, `${name} is no whole number.`, 'invalidValue');
};

/** Reads the page and the filter of a list (RFC 7644, section 3.4.2); a start before the first is the first. */
export const readPage = (given: unknown): Page & { readonly startIndex: number; readonly filter?: Filter } => {
  const query = given as Query;
  const startIndex = Math.min(Math.max(readWhole(query, 'startIndex', 1), 1), FURTHEST);
  const limit = Math.min(Math.max(readWhole(query, 'count', USUAL_RESULTS), 0), MOST_RESULTS);
  const filter = readText(query, 'filter');
  return { startIndex, limit, offset: startIndex - 1, ...(filter !== undefined && { filter: parseFilter(filter) }) };
};

const readNames = (query: Query, name: string): string[] =>
  (readText(query, name) ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().replace(/^urn:.*:/, ''))
    .map((each) => each.split('.')[0] ?? '')
    .filter((each) => each !== '');

/** Reads which attributes of the answer the caller wants. */
export const readSelection = (given: unknown): Selection => {
  const query = given as Query;
  return { attributes: readNames(query, 'attributes'), excluded: readNames(query, 'excludedAttributes') };
};
