import type { ContentHead } from '@m4u/contract/content/item.schema';
import type { Share } from '../../platform/share-meta.ts';
import type { ContentOwner } from './owner.server.ts';

/** What all of a kind on a page says of itself when it is shared. */
export const shareOfList = (
  { owner }: { readonly owner: ContentOwner },
  { title, path }: { title: string; path: string },
): Share => ({ name: owner.name, title, image: owner.shareImage, canonical: path, indexed: owner.indexed });

/**
 * What a piece of content says of itself when it is shared (specification §2: its own title, its text cut short, its
 * picture or the owner's). What not everybody may see, or stands on a page that they may not show, is not for search
 * engines.
 */
export const shareOfPiece = (
  piece: Pick<ContentHead, 'title' | 'cover' | 'policy'> & { readonly excerpt: string },
  owner: ContentOwner,
  path: string,
): Share => ({
  name: piece.title,
  title: piece.title,
  description: piece.excerpt,
  image: piece.cover?.src ?? owner.shareImage,
  canonical: path,
  type: 'article',
  indexed: owner.indexed && piece.policy === 'public',
});
