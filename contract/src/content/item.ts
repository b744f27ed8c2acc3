import * as z from 'zod';
import { ById, Done, Id, list, Owner, Paging } from '../common.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { sortedBy } from '../sorting.ts';
import { ContentHead, ContentKind } from './item/schema.ts';

/** Columns by which an owner's list of pieces is sorted; `place` is the order on the page. */
export const OWNED_SORTS = ['place', 'name', 'price', 'changed'] as const;
export type OwnedSort = (typeof OWNED_SORTS)[number];

/** A piece in its owner's list. */
export const OwnedItem = ContentHead.extend({
  /** Type within the kind; null for kinds without types. */
  type: z.string().nullable(),
  /** VND, of products: the price, or else the listed price. */
  price: z.int().nullable(),
});
export type OwnedItem = z.output<typeof OwnedItem>;

/** Calls for content of every kind. */
export const item = endpoints({
  listOwned: {
    method: 'GET',
    path: '/content/owned/:ownerKind/:id/:kind',
    access: 'member',
    summary: 'Pieces of a kind on a page, sorted, for those who may edit it; in the order of the page by default',
    params: z.object({ ownerKind: Owner.shape.kind, id: Id, kind: ContentKind }),
    query: Paging.extend(sortedBy(OWNED_SORTS)),
    result: list(OwnedItem),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  move: {
    method: 'PUT',
    path: '/content/move/:id',
    access: 'member',
    summary: 'Moves an item before another of the same page and kind, or to the end if `before` is empty',
    params: ById,
    body: z.object({ before: z.union([Id, z.literal('').transform(() => null), z.null()]) }),
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  restore: {
    method: 'PUT',
    path: '/content/restore/:id',
    access: 'member',
    summary: 'Restores an item that was deleted less than 30 days ago',
    params: ById,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
});
