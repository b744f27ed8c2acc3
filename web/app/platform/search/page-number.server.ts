/** The API counts no further. */
const LAST = 100_000;

/** The page of a list that an address asks for, from 1; what is no number asks for the first. */
export const pageNumber = (search: URLSearchParams): number =>
  Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), LAST);
