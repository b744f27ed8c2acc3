import type { Owner } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { type ListAsked, readList } from '../item/list.server.ts';
import { readPiece } from '../item/owner.server.ts';
import { albumPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

/** All albums of a page, some at a time. */
export const readAlbums = (asked: ListAsked) =>
  readList(asked, {
    paths: albumPaths,
    load: ({ id }, cursor) => api(asked.context).album.list({ params: { id }, query: { cursor } }),
  });

/** One album with its owner's page. */
export const readAlbum = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).album.get({ params: { id: of.id } });
  const { piece, owner } = await readPiece(context, { ...of, load, at: albumPaths.one });
  return { album: piece, owner };
};

/** What the screen of one album loads. */
export type AlbumPageData = Awaited<ReturnType<typeof readAlbum>>;
