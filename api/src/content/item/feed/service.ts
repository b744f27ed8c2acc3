import type { Paging } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import * as queries from './queries.ts';
import { type Item, toItem } from '../rules.ts';

export type { FeedFilter as Feed } from './queries.ts';

/** A piece in a list across pages, with its owner's name. */
export interface FeedItem extends Item {
  readonly ownerName: string;
}

const toFeedItem = ({ ownerName, ...row }: queries.FeedRow): FeedItem => ({ ...toItem(row), ownerName });

/** Totals are counted up to a hundred pages of twenty, since nobody reads further. */
const MOST_COUNTED = 2_000;

/** A page of groups' pieces, newest first, and their number (2,000 at most). */
export const listNewest = async (
  ctx: Context,
  filter: queries.FeedFilter,
  paging: Paging,
): Promise<{ data: FeedItem[]; total: number }> => {
  const [rows, total] = await Promise.all([
    queries.listNewest(ctx.db, ctx.actor, filter, toSlice(paging)),
    queries.countUpTo(ctx.db, ctx.actor, filter, MOST_COUNTED),
  ]);
  return { data: rows.map(toFeedItem), total };
};

/** The newest pieces of groups, without a total. */
export const listNewestWithoutTotal = async (
  ctx: Context,
  filter: queries.FeedFilter,
  limit: number,
): Promise<FeedItem[]> => (await queries.listNewest(ctx.db, ctx.actor, filter, { limit, offset: 0 })).map(toFeedItem);

/** Number of groups' pieces, counted up to `most`. */
export const count = (ctx: Context, filter: queries.FeedFilter, most: number): Promise<number> =>
  queries.countUpTo(ctx.db, ctx.actor, filter, most);

/** Only this many newest matches of a search are ranked. */
const MOST_RANKED = 1_000;

/** A page of groups' pieces that match the words of `q`; without words, the newest. */
export const search = async (
  ctx: Context,
  filter: queries.FeedFilter,
  paging: Paging,
): Promise<{ data: FeedItem[]; total: number }> => {
  const { q } = filter;
  if (q === undefined) return listNewest(ctx, filter, paging);
  const { rows, total } = await queries.searchRanked(
    ctx.db,
    ctx.actor,
    { ...filter, q },
    { ...toSlice(paging), most: MOST_RANKED },
  );
  return { data: rows.map(toFeedItem), total };
};

/** Public pieces of groups that are in stock, outstanding ones first, then newest. */
export const listOutstandingFirst = async (
  ctx: Context,
  filter: queries.FeedFilter,
  limit: number,
): Promise<FeedItem[]> => (await queries.listOutstandingFirst(ctx.db, ctx.actor, filter, limit)).map(toFeedItem);

/** Whether the groups of a member have a piece of this kind that the reader may see. */
export const hasGroupItems = (ctx: Context, of: Parameters<typeof queries.hasGroupItems>[2]): Promise<boolean> =>
  queries.hasGroupItems(ctx.db, ctx.actor, of);

/** Names of certificates on public products, most used first. */
export const listCertificateNames = (ctx: Context, q: string, limit: number): Promise<string[]> =>
  queries.listCertificateNames(ctx.db, q, limit);
