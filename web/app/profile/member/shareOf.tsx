import { href } from 'react-router';
import type { Share } from '../../platform/share-meta.ts';
import type { MemberPageData } from './member.server.ts';

/** What a member's page says of itself when it is shared, whichever of its addresses was opened (specification §2). */
export const shareOf = (page: MemberPageData): Share => ({
  name: page.profile.name,
  description: page.profile.about || page.profile.headline,
  image: page.shareImage,
  type: 'profile',
  canonical: href('/me/:id', { id: page.urlMinify ?? page.id }),
  indexed: page.indexed,
});
