import type { SortOrder } from '@m4u/contract/sorting';
import { asc, desc, type SQL, type SQLWrapper } from './orm.ts';

/** The column of a list by which a call sorts it. */
export interface Sorting<K extends string> {
  readonly sort?: K | undefined;
  readonly order?: SortOrder | undefined;
}

/** The sorting of a list that is newest first without one. */
export const orNewestFirst = <K extends string>({ sort, order }: Sorting<K>): Sorting<K> => ({
  sort,
  order: order ?? (sort === undefined ? 'desc' : 'asc'),
});

/**
 * Sorts a list by one of its columns, and rows that are alike in it by id, so that pages neither repeat nor skip rows.
 * @param initial the column without a choice of the call
 */
export const toOrderBy = <K extends string>(
  columns: Readonly<Record<K, SQLWrapper>>,
  id: SQLWrapper,
  { sort, order = 'asc' }: Sorting<K>,
  initial: K,
): SQL[] => {
  const direct = order === 'desc' ? desc : asc;
  return [direct(columns[sort ?? initial]), direct(id)];
};
