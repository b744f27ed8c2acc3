import type { Paging } from '@m4u/contract/common';
import type { OwnedItem, OwnedSort } from '@m4u/contract/content/item';
import { refuseInGroup } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import type { Sorting } from '../../../platform/database/sorting.ts';
import { fail } from '../../../platform/errors.ts';
import { findRelationTo } from '../../../profile/friend/visibility.reads.ts';
import { listOwned } from './queries.ts';
import * as policy from '../policy.ts';
import { findSummary } from '../list.queries.ts';
import type { PageItems } from '../queries.ts';
import { type Item, toItem } from '../rules.ts';

const priceOf = ({ price, listedPrice }: Item['details']): number | null => {
  const current = price ?? listedPrice;
  return typeof current === 'number' ? current : null;
};

const toOwned = ({ details, groupId: _, memberId: __, ...item }: Item): OwnedItem => ({
  ...item,
  price: priceOf(details),
});

/** Pieces of a kind on a page that the caller may edit. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  page: Pick<PageItems, 'owner' | 'kind'>,
  { sort, order, ...paging }: Paging & Sorting<OwnedSort>,
): Promise<{ data: OwnedItem[]; total: number }> => {
  const [relation, { open, total }] = await Promise.all([
    findRelationTo(ctx.db, ctx.actor, page.owner),
    findSummary(ctx.db, ctx.actor, page),
  ]);
  if (!open) fail('not-found');
  if (!policy.canUpdate(relation)) refuseInGroup(ctx, page.owner.id);
  const rows = await listOwned(ctx.db, ctx.actor, page, { sort, order }, toSlice(paging));
  return { data: rows.map((row) => toOwned(toItem({ ...row, relation }))), total };
};
