import { PAGE_SIZE, type Paging } from '@m4u/contract/common';

/** Rows of a list from `offset` on, at most `limit` of them. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** The slice that a page of a list shows (docs/rules/calls.md#paging). */
export const toSlice = ({ page = 1, limit = PAGE_SIZE }: Paging): Slice => ({ limit, offset: (page - 1) * limit });
