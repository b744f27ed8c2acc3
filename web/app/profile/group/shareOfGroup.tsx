import { href } from 'react-router';
import type { Share } from '../../platform/share-meta.ts';
import type { GroupPage } from './group.server.ts';

/** What a group's page says of itself when it is shared, whichever of its layouts was opened (specification §2). */
export const shareOfGroup = ({ id, urlMinify, shareImage, profile }: GroupPage): Share => ({
  name: profile.name,
  description: profile.about || profile.headline,
  image: shareImage,
  canonical: href('/mbg/:id', { id: urlMinify ?? id }),
});
