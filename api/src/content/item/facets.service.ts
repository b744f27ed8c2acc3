import { dayOf } from '@m4u/contract/days';
import type { ContentPicture } from '@m4u/contract/content/item/schema';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, endOfDay } from '../../platform/time/days.ts';
import * as details from './facets.queries.ts';
import { findPictures, type PageItems } from './queries.ts';

/** Today in Vietnam, YYYY-MM-DD. */
export const today = (ctx: Context): string => dayOf(ctx.clock.now());

/** Tags and months of all pieces on a page that the reader may see, regardless of the filter. */
export const readTagsAndMonths = async (
  ctx: Context,
  pageItems: PageItems,
): Promise<{ tags: string[]; months: string[] }> => {
  const [tags, months] = await Promise.all([
    details.listTags(ctx.db, ctx.actor, pageItems),
    details.listMonths(ctx.db, ctx.actor, pageItems),
  ]);
  return { tags, months };
};

/** Moment (ISO 8601) from which others see a different list because a day begins; null when there is none. */
export const nextVisibleChange = async (ctx: Context, pageItems: PageItems): Promise<string | null> => {
  const { begins, ends } = await details.nextStartAndEnd(ctx.db, pageItems, today(ctx));
  const moments = [begins && beginOfDay(begins), ends && endOfDay(ends)].filter((moment) => moment instanceof Date);
  const [first] = moments.map((moment) => moment.toISOString()).toSorted();
  return first ?? null;
};

/** Pictures of listed pieces, by id. */
export const findPicturesOf = async (
  ctx: Context,
  rows: readonly { _id: string }[],
): Promise<ReadonlyMap<string, ContentPicture[]>> => {
  if (rows.length === 0) return new Map();
  return findPictures(
    ctx.db,
    rows.map(({ _id }) => _id),
  );
};
