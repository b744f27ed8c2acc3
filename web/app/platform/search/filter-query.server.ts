import { Day } from '@m4u/contract/common';

const isDay = (text: string | null): text is string => Day.safeParse(text).success;

/** The days that an address narrows a list to; what is none counts as absent. */
export const daysOf = (search: URLSearchParams): { readonly from: string; readonly to: string } => {
  const [from, to] = [search.get('from'), search.get('to')];
  return { from: isDay(from) ? from : '', to: isDay(to) ? to : '' };
};

/** One of a few words in an address; empty when it is none of them. */
export const oneOf = <T extends string>(search: URLSearchParams, name: string, all: readonly T[]): T | '' =>
  all.find((one) => one === search.get(name)) ?? '';

/** The words that a list is searched by. */
export const wordsOf = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, 100);

/** What of a filter says something. */
export const nonEmpty = <T extends Record<string, string>>(filter: T): { [K in keyof T]?: Exclude<T[K], ''> } =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as {
    [K in keyof T]?: Exclude<T[K], ''>;
  };
