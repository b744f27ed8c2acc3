import * as z from 'zod';
import { ById, data, Id, list, Paging } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { Person } from '../../profile/directory/person.ts';
import { PlacedKind, Placement, PlacementAct, PlacementState } from '../item/placement.ts';
import { PostCard } from '../post.ts';
import { ProductCard } from '../product/schema.ts';

/** A member's piece in a group; either a post or a product. */
export const PlacedPiece = z.object({
  author: Person,
  placement: Placement,
  post: PostCard.nullable(),
  product: ProductCard.nullable(),
});
export type PlacedPiece = z.output<typeof PlacedPiece>;

/** Calls for pieces of members in their groups; part of `api.item` (docs/rules/placement.md). */
export const placed = endpoints({
  listPlaced: {
    method: 'GET',
    path: '/content/placed/:groupId',
    access: 'anyone',
    summary:
      'Members’ pieces in a group that the caller can see: those shown, newest first; other states for its admins',
    params: z.object({ groupId: Id }),
    query: Paging.extend({ kind: PlacedKind.optional(), state: PlacementState.optional() }),
    result: list(PlacedPiece),
    errors: ['not-found', 'forbidden'],
  },
  place: {
    method: 'PUT',
    path: '/content/place/:id',
    access: 'member',
    summary: 'Asks to show the caller’s piece in its group, or withdraws it; admins approve, refuse or remove it',
    params: ById,
    body: z.object({ act: PlacementAct }),
    result: data(Placement),
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
});
