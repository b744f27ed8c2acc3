import { pageTitle, type Share } from '../../../platform/sharing/share-meta.ts';
import { layoutPath } from '../address/layoutPaths.tsx';
import type { MemberPageData } from './member.server.ts';

/** The share metadata of a member's page, at any of its URLs (docs/rules/screens.md#share-metadata). */
export const memberShare = (page: MemberPageData): Share => ({
  name: page.profile.name,
  documentTitle: pageTitle(page.profile),
  description: page.profile.about || page.profile.headline,
  image: page.shareImage,
  type: 'profile',
  canonical: layoutPath({ kind: 'member', slug: page.urlMinify ?? page.id, layout: page.layout }),
  indexed: page.indexed,
});
