import type { MetaDescriptor } from 'react-router';
import { event } from '../../platform/sharing/structured-data.ts';
import { postPaths } from '../item/paths.tsx';
import { type PieceData, pieceData, pieceTrail } from '../item/structuredData.tsx';
import type { PostPageData } from './post.server.ts';

/** Structured data of a post for search engines, as an article or an event; empty unless it is public. */
export const postData = (whole: PieceData, { post, owner }: PostPageData): MetaDescriptor[] => {
  if (!post.event || post.policy !== 'public') return pieceData(whole);
  const { origin } = new URL(owner.address);
  const base = {
    url: postPaths.one(owner.kind, post._id),
    name: post.title,
    description: post.excerpt,
    images: post.images.map(({ src }) => src),
    organizer: { kind: owner.kind, name: owner.name, url: owner.address },
  };
  return [event({ ...base, ...post.event }, origin), pieceTrail(whole, origin)];
};
