import { PAGE_SIZE, type Paging } from '@m4u/contract/common';

/** Limit and offset of a list. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Converts a page of a list to limit and offset (docs/rules/calls.md#paging). */
export const toSlice = ({ page = 1, limit = PAGE_SIZE }: Paging): Slice => ({ limit, offset: (page - 1) * limit });
