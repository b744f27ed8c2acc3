import type { ContentHead } from '@m4u/contract/content/item/schema';
import type { Share } from '../../platform/sharing/share-meta.ts';
import type { ContentOwner } from './owner.server.ts';
import type { KindPaths } from './paths.tsx';

/**
 * Share metadata of a piece of content: its own title, the beginning of its text, its picture or the owner's. Search
 * engines are asked to leave out pieces that are not public, and pages that they may not show
 * (docs/rules/item.md#sharing).
 */
export const shareOfPiece = (
  piece: Pick<ContentHead, '_id' | 'title' | 'cover' | 'policy'> & { readonly excerpt: string },
  owner: ContentOwner,
  paths: KindPaths,
): Share => ({
  name: piece.title,
  title: piece.title,
  description: piece.excerpt,
  image: piece.cover?.src ?? owner.shareImage,
  canonical: paths.one(owner.kind, piece._id),
  type: 'article',
  indexed: owner.indexed && piece.policy === 'public',
});
