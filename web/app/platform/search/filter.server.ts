import { Day, Id } from '@m4u/contract/common';
import { pageNumber } from './page-number.server.ts';

/** Reads the value of one query parameter; empty when it is absent or invalid. */
type Field<T extends string = string> = (value: string | null) => T | '';

/** A text of at most `longest` characters; control characters, as pasted tabs, become spaces. */
export const text =
  (longest = 100): Field =>
  (value) =>
    (value ?? '')
      .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
      .trim()
      .slice(0, longest);

/** The code of a province, of two digits. */
export const province: Field = (value) => /^\d{2}$/.exec(value ?? '')?.[0] ?? '';

/** One of fixed values. */
export const oneOf =
  <const T extends string>(values: readonly T[]): Field<T> =>
  (value) =>
    values.find((each) => each === value) ?? '';

/** A parameter that counts without a value too. */
export const flag: Field<'1'> = (value) => (value === null ? '' : '1');

/** The id of a row. */
export const id: Field = (value) => Id.safeParse(value).data ?? '';

/** A day, YYYY-MM-DD. */
export const day: Field = (value) => Day.safeParse(value).data ?? '';

/** The filter without empty values, as the API takes it. */
type Conditions<T> = { [K in keyof T]?: Exclude<T[K], ''> };

/** Removes empty values from a filter. */
export const nonEmpty = <T extends Readonly<Record<string, string>>>(filter: T): Conditions<T> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as Conditions<T>;

/**
 * Defines the query parameters of a list. The returned function reads a query: `page`, `filter` with the values for the
 * screen, and `conditions`, which are the values that are not empty, for the API.
 */
export const defineFilter =
  <F extends Readonly<Record<string, Field>>>(fields: F) =>
  (search: URLSearchParams) => {
    const filter = Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read(search.get(name))])) as {
      readonly [K in keyof F]: ReturnType<F[K]>;
    };
    return { page: pageNumber(search), filter, conditions: nonEmpty(filter) };
  };

/** The filter that a function of {@link defineFilter} reads. */
export type FilterOf<Read extends (search: URLSearchParams) => { readonly filter: unknown }> =
  ReturnType<Read>['filter'];
