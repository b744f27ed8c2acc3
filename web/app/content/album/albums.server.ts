import type { Owner } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api.server.ts';
import { type At, readOwner, readPiece } from '../item/owner.server.ts';
import { albumPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

interface Asked {
  readonly request: Request;
  readonly context: Context;
  readonly kind: Owner['kind'];
  readonly id: string;
  readonly pattern: string;
  readonly at: At;
}

/** All albums of a page, some at a time. */
export const readAlbums = async ({ request, context, ...of }: Asked) => {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const owner = await readOwner(context, of);
  const { data, total, nextCursor } = await api(context).album.list({ params: { id: owner.id }, query: { cursor } });
  return { owner, data, total, nextCursor };
};

/** One album with its owner's page. */
export const readAlbum = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).album.get({ params: { id: of.id } });
  const { piece, owner } = await readPiece(context, { ...of, load, at: albumPaths.one });
  return { album: piece, owner };
};

/** What the screen of one album loads. */
export type AlbumPageData = Awaited<ReturnType<typeof readAlbum>>;
