import type { PlacedPiece } from '@m4u/contract/content/section/placed';
import type { Context } from '../../../platform/context.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import * as placements from '../../item/placement/service.ts';
import { toPostCard } from '../../post/service.ts';
import { toProductCard } from '../../product/presentation.service.ts';

/** Members' pieces in a group, with their writers. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  groupId: string,
  query: placements.PlacedQuery,
): Promise<{ data: PlacedPiece[]; total: number }> => {
  const { placed, total } = await placements.list(ctx, groupId, query);
  const authorOf = await personLookup(
    ctx,
    placed.map(({ item }) => item.owner.id),
  );
  const data = placed.map(({ kind, item, placement }) => ({
    author: authorOf(item.owner.id),
    placement,
    post: kind === 'post' ? toPostCard(item) : null,
    product: kind === 'product' ? toProductCard(item) : null,
  }));
  return { data, total };
};
