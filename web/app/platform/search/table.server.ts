import { PAGE_SIZE } from '@m4u/contract/common';
import { SORT_ORDERS, type SortOrder } from '@m4u/contract/sorting';
import { redirect, type RouterContextProvider } from 'react-router';
import { scopeOf } from '../request/scope.server.ts';
import { readableCookie, readCookie } from '../session/cookies.ts';
import { id, oneOf } from './filter.server.ts';
import { ROWS_PER_PAGE, rowsCookie } from './rows.ts';

const toRows = (text: string | null | undefined): number | undefined =>
  ROWS_PER_PAGE.find((rows) => String(rows) === text);

/** Reads the rows per page: those of the address, which are remembered, else those chosen last, else the fewest. */
export const readRows = (context: Readonly<RouterContextProvider>, search: URLSearchParams): number => {
  const scope = scopeOf(context);
  const chosen = toRows(search.get('rows'));
  if (chosen !== undefined) scope.remember(readableCookie(rowsCookie, String(chosen)));
  return chosen ?? toRows(readCookie(scope.visit.cookieHeader, rowsCookie)) ?? ROWS_PER_PAGE[0];
};

/**
 * Reads by which column the address sorts a table; undefined for an address that does not say it.
 * @param keys columns that sort, as the call of the list names them
 */
export const findSorting = <const K extends string>(
  search: URLSearchParams,
  keys: readonly K[],
): { sort: K; order: SortOrder } | undefined => {
  const sort = oneOf(keys)(search.get('sort'));
  return sort === '' ? undefined : { sort, order: oneOf(SORT_ORDERS)(search.get('order')) || 'asc' };
};

/**
 * Reads by which column a table is sorted.
 * @param keys columns that sort, as the call of the list names them
 * @param initial the order of an address without a valid one
 */
export const readSorting = <const K extends string>(
  search: URLSearchParams,
  keys: readonly K[],
  initial: { readonly sort: NoInfer<K>; readonly order: SortOrder },
): { sort: K; order: SortOrder } => findSorting(search, keys) ?? { ...initial };

/**
 * Leads from a page behind the last one, whose rows may just have been answered or deleted, to the last. `limit` is left
 * out by lists without a choice of rows.
 */
export const requirePage = (
  context: Readonly<RouterContextProvider>,
  {
    rows,
    total,
    limit = PAGE_SIZE,
  }: { readonly rows: readonly unknown[]; readonly total: number; readonly limit?: number | undefined },
): void => {
  if (rows.length > 0 || total === 0) return;
  const { pathname, searchParams } = scopeOf(context).visit.url;
  const query = new URLSearchParams(searchParams);
  query.set('page', String(Math.ceil(total / limit)));
  throw redirect(`${pathname}?${query}`);
};

/** The row of a page that the address opens at the side by `?open=`. */
export const findOpened = <Row extends { readonly _id: string }>(
  search: URLSearchParams,
  rows: readonly Row[],
): Row | undefined => {
  const open = id(search.get('open'));
  return rows.find(({ _id }) => _id === open);
};
