import { Day } from '@m4u/contract/common';

const isDay = (text: string | null): text is string => Day.safeParse(text).success;

/** Reads the period of a filtered list; invalid days count as absent. */
export const daysOf = (search: URLSearchParams): { readonly from: string; readonly to: string } => {
  const [from, to] = [search.get('from'), search.get('to')];
  return { from: isDay(from) ? from : '', to: isDay(to) ? to : '' };
};

/** Reads a query parameter with fixed values; empty for any other value. */
export const oneOf = <T extends string>(search: URLSearchParams, name: string, all: readonly T[]): T | '' =>
  all.find((one) => one === search.get(name)) ?? '';

/** Reads the search text of a list. */
export const wordsOf = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, 100);

/** Removes empty values from a filter. */
export const nonEmpty = <T extends Record<string, string>>(filter: T): { [K in keyof T]?: Exclude<T[K], ''> } =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as {
    [K in keyof T]?: Exclude<T[K], ''>;
  };
