import { pageTitle, type Share } from '../../platform/sharing/share-meta.ts';
import type { GroupPage } from '../../profile/page/show/group.server.ts';
import { layoutPath } from '../../profile/page/address/layoutPaths.tsx';

/** The share metadata of a group's page, in any of its layouts (docs/rules/screens.md#share-metadata). */
export const groupShare = ({ id, urlMinify, layout, shareImage, profile }: GroupPage): Share => ({
  name: profile.name,
  documentTitle: pageTitle(profile),
  description: profile.about || profile.headline,
  image: shareImage,
  canonical: layoutPath({ kind: 'group', slug: urlMinify ?? id, layout }),
});
