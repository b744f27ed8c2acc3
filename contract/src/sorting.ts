import * as z from 'zod';

/** Direction of a sorted list. */
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The query fields by which a list is sorted: one of its columns, and the direction (docs/rules/calls.md#sorting). */
export const sortedBy = <const K extends readonly [string, ...string[]]>(keys: K) => ({
  sort: z.enum(keys, { error: 'choice' }).optional(),
  order: z.enum(SORT_ORDERS, { error: 'choice' }).optional(),
});
