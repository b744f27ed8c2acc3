import { href } from 'react-router';
import type { Share } from '../../../platform/sharing/share-meta.ts';
import type { MemberPageData } from './member.server.ts';

/** The share metadata of a member's page, at any of its URLs (docs/rules/screens.md#share-metadata). */
export const shareOf = (page: MemberPageData): Share => ({
  name: page.profile.name,
  description: page.profile.about || page.profile.headline,
  image: page.shareImage,
  type: 'profile',
  canonical: href('/me/:id', { id: page.urlMinify ?? page.id }),
  indexed: page.indexed,
});
