import { href } from 'react-router';
import type { Share } from '../../../platform/sharing/share-meta.ts';
import type { GroupPage } from './group.server.ts';

/** The share metadata of a group's page, in any of its layouts (docs/rules/screens.md#share-metadata). */
export const shareOfGroup = ({ id, urlMinify, shareImage, profile }: GroupPage): Share => ({
  name: profile.name,
  description: profile.about || profile.headline,
  image: shareImage,
  canonical: href('/mbg/:id', { id: urlMinify ?? id }),
});
