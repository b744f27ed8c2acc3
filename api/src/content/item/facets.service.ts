import type { ContentPicture } from '@m4u/contract/content/item/schema';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, dayOf, endOfDay } from '../../platform/time/days.ts';
import * as details from './facets.queries.ts';
import { picturesOf as findPictures, type Selection } from './queries.ts';

/** Today in Vietnam, YYYY-MM-DD. */
export const today = (ctx: Context): string => dayOf(ctx.clock.now());

/** The tags and the months of all that stands on a page and the reader may see; the filter plays no part. */
export const readTagsAndMonths = async (
  ctx: Context,
  selection: Selection,
): Promise<{ tags: string[]; months: string[] }> => {
  const [tags, months] = await Promise.all([
    details.tagsOf(ctx.db, ctx.actor, selection),
    details.monthsOf(ctx.db, ctx.actor, selection),
  ]);
  return { tags, months };
};

/** The moment (ISO 8601) from which others see something else on a page since a day has turned; null when none will. */
export const nextVisibleChange = async (ctx: Context, selection: Selection): Promise<string | null> => {
  const { begins, ends } = await details.nextStartAndEnd(ctx.db, selection, today(ctx));
  const moments = [begins && beginOfDay(begins), ends && endOfDay(ends)].filter((moment) => moment instanceof Date);
  const [first] = moments.map((moment) => moment.toISOString()).toSorted();
  return first ?? null;
};

/** All pictures of pieces that a list has answered, by their ids. */
export const picturesOf = async (
  ctx: Context,
  rows: readonly { _id: string }[],
): Promise<ReadonlyMap<string, ContentPicture[]>> => {
  if (rows.length === 0) return new Map();
  return findPictures(
    ctx.db,
    rows.map(({ _id }) => _id),
  );
};
