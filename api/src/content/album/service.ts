import type { Owner } from '@m4u/contract/common';
import type { Album, AlbumCard, AlbumChanges, AlbumDraft } from '@m4u/contract/content/album';
import type { ContentQuery } from '@m4u/contract/content/item/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import * as items from '../item/service.ts';

/** An album for lists. */
export const toAlbumCard = ({ type: _, groupId: __, memberId: ___, details: ____, ...item }: items.Item): AlbumCard =>
  item;

const toAlbum = ({ content, images, ...item }: items.FullItem): Album => ({
  ...toAlbumCard(item),
  content,
  images,
});

/** Albums on a member's or group's page that the reader may see. Errors: not-found. */
export const list = async (ctx: Context, ownerId: string, query: ContentQuery) => {
  const owner = await items.requireOwner(ctx, ownerId);
  const { data, total, nextCursor } = await items.list(ctx, { owner, kind: 'album' }, query);
  return { data: data.map(toAlbumCard), total, nextCursor };
};

/** One album with its pictures. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Album> =>
  toAlbum(await items.get(ctx, { kind: 'album', id }));

/** Adds an album to the caller's page, or to a group's page. Errors: not-found, forbidden, invalid, rate-limited. */
export const insert = async (ctx: Context, { groupId, ...draft }: AlbumDraft): Promise<Album> => {
  const owner: Owner = groupId ? { kind: 'group', id: groupId } : { kind: 'member', id: requireSignedIn(ctx).memberId };
  return toAlbum(await items.insert(ctx, 'album', owner, draft));
};

/** Changes an album. Errors: not-found, forbidden, invalid, rate-limited. */
export const update = async (ctx: Context, id: string, changes: AlbumChanges): Promise<Album> =>
  toAlbum(await items.update(ctx, { kind: 'album', id }, changes));

/** Deletes an album. Errors: not-found, forbidden. */
export const remove = (ctx: Context, id: string): Promise<void> => items.remove(ctx, { kind: 'album', id });
