import type { Paging } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import * as queries from './queries.ts';
import { type Item, present } from '../rules.ts';

export type { Feed } from './queries.ts';

/** A piece in a list across pages, with the name of whose it is. */
export interface FeedItem extends Item {
  readonly ownerName: string;
}

const presentRow = ({ ownerName, ...row }: queries.FeedRow): FeedItem => ({ ...present(row), ownerName });

/** Totals are counted no further, a hundred pages of twenty: nobody turns so many. */
const COUNTED = 2_000;

/** A page of what groups show, the newest first, and how many there are (2,000 at most). */
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

/** The first of what groups show, the newest first, without counting them. */
export const first = async (ctx: Context, feed: queries.Feed, limit: number): Promise<FeedItem[]> =>
  (await queries.newest(ctx.db, ctx.actor, feed, { limit, offset: 0 })).map(presentRow);

/** How many pieces groups show, counted to `most`. */
export const count = (ctx: Context, feed: queries.Feed, most: number): Promise<number> =>
  queries.countUpTo(ctx.db, ctx.actor, feed, most);

/** So many that fit a search are put in order; the newest of them. */
const RANKED = 1_000;

/** A page of what groups show and the words of `q` are found in; without words the newest. */
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

/** What is in store of what groups show to everybody, the outstanding first and then the newest. */
export const outstandingFirst = async (ctx: Context, feed: queries.Feed, limit: number): Promise<FeedItem[]> =>
  (await queries.outstandingFirst(ctx.db, ctx.actor, feed, limit)).map(presentRow);

/** Whether the groups that a member belongs to show the reader anything of a kind. */
export const hasGroupItems = (ctx: Context, of: Parameters<typeof queries.groupsShow>[2]): Promise<boolean> =>
  queries.groupsShow(ctx.db, ctx.actor, of);

/** Names of certificates that public products carry, those used most first. */
export const certificateNames = (ctx: Context, q: string, limit: number): Promise<string[]> =>
  queries.certificateNames(ctx.db, q, limit);
