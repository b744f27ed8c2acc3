import type { Paging } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import * as queries from './queries.ts';
import { type Item, present } from '../rules.ts';

export type { Feed } from './queries.ts';

/** A piece in a list across pages, with its owner's name. */
export interface FeedItem extends Item {
  readonly ownerName: string;
}

const presentRow = ({ ownerName, ...row }: queries.FeedRow): FeedItem => ({ ...present(row), ownerName });

/** Totals are counted up to a hundred pages of twenty, since nobody reads further. */
const COUNTED = 2_000;

/** A page of groups' pieces, newest first, and their number (2,000 at most). */
export const newest = async (
  ctx: Context,
  feed: queries.Feed,
  paging: Paging,
): Promise<{ data: FeedItem[]; total: number }> => {
  const [rows, total] = await Promise.all([
    queries.newest(ctx.db, ctx.actor, feed, toSlice(paging)),
    queries.countUpTo(ctx.db, ctx.actor, feed, COUNTED),
  ]);
  return { data: rows.map(presentRow), total };
};

/** The newest pieces of groups, without a total. */
export const first = async (ctx: Context, feed: queries.Feed, limit: number): Promise<FeedItem[]> =>
  (await queries.newest(ctx.db, ctx.actor, feed, { limit, offset: 0 })).map(presentRow);

/** Number of groups' pieces, counted up to `most`. */
export const count = (ctx: Context, feed: queries.Feed, most: number): Promise<number> =>
  queries.countUpTo(ctx.db, ctx.actor, feed, most);

/** Only this many newest matches of a search are ranked. */
const RANKED = 1_000;

/** A page of groups' pieces that match the words of `q`; without words, the newest. */
export const search = async (
  ctx: Context,
  feed: queries.Feed,
  paging: Paging,
): Promise<{ data: FeedItem[]; total: number }> => {
  const { q } = feed;
  if (q === undefined) return newest(ctx, feed, paging);
  const { rows, total } = await queries.ranked(ctx.db, ctx.actor, { ...feed, q }, { ...toSlice(paging), most: RANKED });
  return { data: rows.map(presentRow), total };
};

/** Public pieces of groups that are in stock, outstanding ones first, then newest. */
export const outstandingFirst = async (ctx: Context, feed: queries.Feed, limit: number): Promise<FeedItem[]> =>
  (await queries.outstandingFirst(ctx.db, ctx.actor, feed, limit)).map(presentRow);

/** Whether the groups of a member have a piece of this kind that the reader may see. */
export const hasGroupItems = (ctx: Context, of: Parameters<typeof queries.groupsShow>[2]): Promise<boolean> =>
  queries.groupsShow(ctx.db, ctx.actor, of);

/** Names of certificates on public products, most used first. */
export const certificateNames = (ctx: Context, q: string, limit: number): Promise<string[]> =>
  queries.certificateNames(ctx.db, q, limit);
