/** Highest page number of the API. */
const LAST = 100_000;

/** Reads a list's page number, from 1; invalid values count as 1. */
export const pageNumber = (search: URLSearchParams): number =>
  Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), LAST);
