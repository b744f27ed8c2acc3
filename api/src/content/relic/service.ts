import type { Owner } from '@m4u/contract/common';
import type {
  GroupRelicDraft,
  Relic,
  RelicCard,
  RelicChanges,
  RelicDraft,
  RelicQuery,
  RelicType,
} from '@m4u/contract/content/relic';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import * as items from '../item/service.ts';

/** Fields that only relics have. */
type RelicDetails = Pick<Relic, 'period' | 'place'>;

/** A relic for lists. */
export const presentRelic = ({ type, details, ...item }: items.Item): RelicCard => {
  const { period, place } = details as unknown as RelicDetails;
  return { ...item, postType: type as RelicType, period, place };
};

const presentFull = ({ content, images, ...item }: items.FullItem): Relic => ({
  ...presentRelic(item),
  content,
  images,
});

const draftOf = ({ postType, period, place, ...draft }: RelicDraft) => ({
  ...draft,
  type: postType,
  details: { period, place },
});

/** A page's relics that the reader may see. Errors: not-found. */
export const list = async (ctx: Context, owner: Owner, { postType, outstanding, ...query }: RelicQuery) => {
  const selection = { owner, kind: 'relic', filter: { type: postType, outstanding } } as const;
  const { data, total, nextCursor } = await items.list(ctx, selection, query);
  return { data: data.map(presentRelic), total, nextCursor };
};

/** One relic; with `isBrand` only a relic of a group. Errors: not-found. */
export const get = async (ctx: Context, id: string, isBrand = false): Promise<Relic> =>
  presentFull(await items.get(ctx, { kind: 'relic', id, owner: isBrand ? 'group' : undefined }));

/** Adds a relic to the caller's page. Errors: invalid, rate-limited. */
export const insert = async (ctx: Context, draft: RelicDraft): Promise<Relic> =>
  presentFull(await items.insert(ctx, 'relic', { kind: 'member', id: requireSignedIn(ctx).memberId }, draftOf(draft)));

/** Adds a relic to a group's page. Errors: not-found, forbidden, invalid, rate-limited. */
export const insertOfGroup = async (ctx: Context, { groupId, ...draft }: GroupRelicDraft): Promise<Relic> =>
  presentFull(await items.insert(ctx, 'relic', { kind: 'group', id: groupId }, draftOf(draft)));

/** Changes a relic. Errors: not-found, forbidden, invalid, rate-limited. */
export const update = async (
  ctx: Context,
  owner: Owner['kind'],
  id: string,
  { postType, period, place, ...changes }: RelicChanges,
): Promise<Relic> => {
  const changed = await items.update(ctx, { kind: 'relic', id, owner }, ({ details }) => ({
    ...changes,
    type: postType,
    details: { ...details, ...(period !== undefined && { period }), ...(place !== undefined && { place }) },
  }));
  return presentFull(changed);
};

/** Deletes a relic. Errors: not-found, forbidden. */
export const remove = (ctx: Context, owner: Owner['kind'], id: string): Promise<void> =>
  items.remove(ctx, { kind: 'relic', id, owner });
