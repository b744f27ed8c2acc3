import * as z from 'zod';
import { Id, line, Moment, Paging } from '../../common.ts';
import { Customer } from '../../profile/group/customer.ts';
import { sortedBy } from '../../sorting.ts';

/** Columns by which a group's customers are sorted. */
export const CUSTOMER_SORTS = ['name', 'orders', 'paid', 'points', 'last', 'since'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/**
 * A customer of a group with the figures of their orders that are not cancelled. Members who buy with their account are
 * customers too, without being written down: `_id` is the member's then.
 */
export const CustomerFigures = Customer.extend({
  /** E.164; null for a member whom the group did not write down. */
  phone: z.string().nullable(),
  /** The number of orders. */
  orders: z.int(),
  /** The sum of their payments in VND. */
  paid: z.int(),
  points: z.int(),
  /** When the latest order was entered; null without orders. */
  lastOrderAt: Moment.nullable(),
});
export type CustomerFigures = z.output<typeof CustomerFigures>;

/** The most customers that are exported at once. */
export const MOST_EXPORTED = 100;

export const CustomersQuery = Paging.extend({
  groupId: Id,
  /** Any part of a name, ignoring diacritics, or of a phone number in any form. */
  query: line(100).optional(),
  ...sortedBy(CUSTOMER_SORTS),
});
export type CustomersQuery = z.output<typeof CustomersQuery>;

export const CustomersExport = z.object({
  groupId: Id,
  /** Ids of customers, with commas between them. */
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(Id).max(MOST_EXPORTED)),
});
