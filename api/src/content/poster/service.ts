import type { Owner } from '@m4u/contract/common';
import type { ContentPicture } from '@m4u/contract/content/item/schema';
import type { Poster, PosterQuery, PosterSave, PosterView } from '@m4u/contract/content/poster';
import { type PosterDays, findPosterErrors, posterStateOf } from '@m4u/contract/content/poster/rules';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { findRelationTo } from '../../profile/friend/visibility.reads.ts';
import { nextVisibleChange, findPicturesOf, today } from '../item/facets.service.ts';
import * as items from '../item/service.ts';

/** Fields that only posters have: their days. */
type PosterDetails = Pick<PosterDays, 'start' | 'end'>;

// A disabled poster is stored as private, so that the common visibility predicate hides it everywhere.
const toPolicy = (enabled: boolean) => (enabled ? 'public' : 'private');
const isEnabled = ({ policy }: Pick<items.Item, 'policy'>): boolean => policy === 'public';

const toPoster = (ctx: Context, item: items.Item, images: ContentPicture[]): Poster => {
  const { start, end } = item.details as unknown as PosterDetails;
  const enabled = isEnabled(item);
  return {
    _id: item._id,
    owner: item.owner,
    title: item.title,
    viewType: item.type as PosterView,
    start,
    end,
    images,
    enabled,
    state: posterStateOf({ start, end, enabled }, today(ctx)),
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    can: item.can,
  };
};

/**
 * Posters of a member or group: all of them for the owner (`showing` limits them to visible ones), for others those
 * that are enabled and within their days. Errors: not-found.
 */
export const list = async (ctx: Context, ownerId: string, { posterType, showing = false, ...query }: PosterQuery) => {
  const owner = await items.requireOwner(ctx, ownerId);
  const all = !showing && (await findRelationTo(ctx.db, ctx.actor, owner)) === 'owner';
  const filter = { type: posterType, shownOn: all ? undefined : today(ctx) };
  const pageItems = { owner, kind: 'poster', filter } as const;
  const [{ data, total, nextCursor }, turn] = await Promise.all([
    items.list(ctx, pageItems, query),
    nextVisibleChange(ctx, pageItems),
  ]);
  const pictures = await findPicturesOf(ctx, data);
  return {
    data: data.map((item) => toPoster(ctx, item, pictures.get(item._id) ?? [])),
    total,
    nextCursor,
    changesAt: turn,
  };
};

const validatePoster = (ctx: Context, days: PosterDays): void => {
  const fields = findPosterErrors(days, today(ctx));
  if (fields.length > 0) fail('invalid', { fields });
};

/** Input of a poster; `present` provides the fields that are omitted. Errors: invalid. */
const toDraft = (
  ctx: Context,
  { start, end, enabled, viewType, title, images }: PosterSave,
  present: Partial<PosterDays> = {},
): items.Draft => {
  const days = {
    start: start ?? present.start ?? '',
    end: end ?? present.end ?? '',
    enabled: enabled ?? present.enabled ?? false,
  };
  validatePoster(ctx, days);
  const details: PosterDetails = { start: days.start, end: days.end };
  return { title, images, type: viewType, details: { ...details }, policy: toPolicy(days.enabled) };
};

const insert = (ctx: Context, poster: PosterSave): Promise<items.FullItem> => {
  const { groupId, title = '' } = poster;
  const owner: Owner = groupId ? { kind: 'group', id: groupId } : { kind: 'member', id: requireSignedIn(ctx).memberId };
  return items.insert(ctx, 'poster', owner, {
    policy: toPolicy(poster.enabled ?? false),
    ...toDraft(ctx, poster),
    title,
  });
};

const update = (ctx: Context, id: string, poster: PosterSave): Promise<items.FullItem> =>
  items.update(ctx, { kind: 'poster', id }, ({ details, policy }) =>
    toDraft(ctx, poster, { ...(details as Partial<PosterDetails>), enabled: isEnabled({ policy }) }),
  );

/** Adds a poster, or changes the one with `_id`. Errors: not-found, forbidden, invalid, rate-limited. */
export const save = async (ctx: Context, poster: PosterSave): Promise<Poster> => {
  const saved = await (poster._id === undefined ? insert(ctx, poster) : update(ctx, poster._id, poster));
  return toPoster(ctx, saved, saved.images);
};

/** Deletes a poster. Errors: not-found, forbidden. */
export const remove = (ctx: Context, id: string): Promise<void> => items.remove(ctx, { kind: 'poster', id });
