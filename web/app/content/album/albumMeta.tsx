import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Share } from '../../platform/sharing/share-meta.ts';
import { albumPaths } from '../item/paths.tsx';
import { pieceData } from '../item/pieceData.tsx';
import { shareOfPiece } from '../item/shareOf.tsx';
import type { AlbumPageData } from './albums.server.ts';

/** What an album says of itself when it is shared. */
export const albumShare = ({ album, owner }: AlbumPageData): Share =>
  shareOfPiece(album, owner, albumPaths.one(owner.kind, album._id));

/** What search engines read of it. */
export const metaOfAlbum = (loaded: AlbumPageData | undefined): MetaDescriptor[] => {
  if (!loaded) return [];
  const { album, owner } = loaded;
  return pieceData({ piece: album, owner, paths: albumPaths, title: m.album_title(), isGallery: true });
};
