import type { ContentHead, ContentPicture } from '@m4u/contract/content/item/schema';
import type { MetaDescriptor } from 'react-router';
import { article, type ArticleFacts, breadcrumbs, gallery } from '../../platform/sharing/structured-data.ts';
import { type ContentKind, kindWordsFor } from './kind.tsx';
import type { ContentOwner } from './owner.server.ts';

/** A piece with its kind and owner, for breadcrumbs. */
export interface PieceTrail {
  readonly kind: ContentKind;
  readonly piece: Pick<ContentHead, '_id' | 'title'>;
  readonly owner: ContentOwner;
}

/** Input of a piece's structured data. */
export interface PieceData extends PieceTrail {
  readonly piece: ContentHead & { readonly images: readonly ContentPicture[] };
  /** The piece is mainly a set of pictures. */
  readonly isGallery?: boolean;
  /** Further facts of an article. */
  readonly more?: Pick<ArticleFacts, 'place' | 'recordings'>;
}

/** Breadcrumbs of a piece: its owner's page, all pieces of its kind, the piece. */
export const pieceTrail = ({ kind, piece, owner }: PieceTrail, origin: string): MetaDescriptor =>
  breadcrumbs(
    [
      { name: owner.name, url: owner.path },
      { name: kindWordsFor(kind, owner.kind).title(), url: kind.paths.all(owner) },
      { name: piece.title, url: kind.paths.one(owner.kind, piece._id) },
    ],
    origin,
  );

/** Structured data and breadcrumbs of a piece for search engines; empty unless it is public. */
export const pieceData = ({ kind, piece, owner, isGallery = false, more }: PieceData): MetaDescriptor[] => {
  if (piece.policy !== 'public') return [];
  const { origin } = new URL(owner.address);
  const author = { kind: owner.kind, name: owner.name, url: owner.address };
  const url = kind.paths.one(owner.kind, piece._id);
  const common = { url, description: piece.excerpt, publishedAt: piece.createdAt, author };
  const written = {
    title: piece.title,
    images: piece.images.map(({ src }) => src),
    updatedAt: piece.updatedAt,
    lang: owner.lang,
  };
  return [
    isGallery
      ? gallery({ ...common, name: piece.title, pictures: piece.images }, origin)
      : article({ ...common, ...written, ...more }, origin),
    pieceTrail({ kind, piece, owner }, origin),
  ];
};
