import type { Diary, DiaryCard, DiaryChanges, DiaryDraft, DiaryQuery } from '@m4u/contract/content/diary';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { readTagsAndMonths } from '../item/facets.service.ts';
import * as items from '../item/service.ts';

/** Fields that only diary entries have. */
type DiaryDetails = Pick<Diary, 'day' | 'tags'>;

/** A diary entry for lists. */
export const toDiaryCard = ({ details, ...item }: items.Item): DiaryCard => {
  const { day, tags } = details as unknown as DiaryDetails;
  return { ...item, day, tags };
};

const toDiary = ({ content, images, ...item }: items.FullItem): Diary => ({
  ...toDiaryCard(item),
  content,
  images,
});

// Days are compared as text, so day 31 works as the end of every month.
const toDayRange = ({ from, to }: NonNullable<DiaryQuery['filter']>) => ({
  from: from && `${from}-01`,
  to: to && `${to}-31`,
});

/** Entries of a member's diary that the reader may see, the newest day first. Errors: not-found. */
export const list = async (ctx: Context, memberId: string, { search, filter = {}, ...query }: DiaryQuery) => {
  const pageItems = {
    owner: { kind: 'member', id: memberId },
    kind: 'diary',
    filter: { search, tag: filter.tag, days: toDayRange(filter) },
  } as const;
  const [{ data, total, nextCursor }, marks] = await Promise.all([
    items.list(ctx, pageItems, query),
    readTagsAndMonths(ctx, pageItems),
  ]);
  return { data: data.map(toDiaryCard), total, nextCursor, ...marks };
};

/** One entry. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Diary> =>
  toDiary(await items.get(ctx, { kind: 'diary', id }));

/** Adds an entry to the caller's diary. Errors: invalid, rate-limited. */
export const insert = async (ctx: Context, { tags, ...draft }: DiaryDraft): Promise<Diary> => {
  const owner = { kind: 'member', id: requireSignedIn(ctx).memberId } as const;
  return toDiary(await items.insert(ctx, 'diary', owner, { ...draft, details: { day: draft.day, tags } }));
};

/** Changes an entry; a new day moves it in the order. Errors: not-found, forbidden, invalid, rate-limited. */
export const update = async (ctx: Context, id: string, { tags, ...changes }: DiaryChanges): Promise<Diary> => {
  const { day } = changes;
  const changed = await items.update(ctx, { kind: 'diary', id }, ({ details }) => ({
    ...changes,
    details: { ...details, ...(day !== undefined && { day }), ...(tags !== undefined && { tags }) },
  }));
  return toDiary(changed);
};

/** Deletes an entry. Errors: not-found, forbidden. */
export const remove = (ctx: Context, id: string): Promise<void> => items.remove(ctx, { kind: 'diary', id });
