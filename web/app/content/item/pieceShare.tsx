import type { ContentHead } from '@m4u/contract/content/item/schema';
import type { Share } from '../../platform/sharing/share-meta.ts';
import type { ContentOwner } from './owner.server.ts';
import type { KindPaths } from './paths.tsx';

/**
 * Share metadata of a piece: by its own title, excerpt and picture, or the owner's picture. Pieces that are not public,
 * and pages that must not be indexed, are excluded from search engines (docs/rules/item.md#sharing).
 */
export const pieceShare = (
  piece: Pick<ContentHead, '_id' | 'title' | 'cover' | 'policy'> & { readonly excerpt: string },
  owner: ContentOwner,
  paths: KindPaths,
): Share => ({
  name: piece.title,
  description: piece.excerpt,
  image: piece.cover?.src ?? owner.shareImage,
  canonical: paths.one(owner.kind, piece._id),
  type: 'article',
  indexed: owner.indexed && piece.policy === 'public',
});
