import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Share } from '../../platform/sharing/share-meta.ts';
import { event } from '../../platform/sharing/structured-data.ts';
import { postPaths } from '../item/paths.tsx';
import { pieceData, pieceTrail } from '../item/pieceData.tsx';
import { shareOfPiece } from '../item/shareOf.tsx';
import type { PostPageData } from './PostDetail.tsx';

/** Share metadata of a post (docs/rules/item.md#sharing). */
export const postShare = ({ post, owner }: PostPageData): Share =>
  shareOfPiece(post, owner, postPaths.one(owner.kind, post._id));

/** What search engines read of a post: an article, or an event; nothing of what not everybody may see. */
export const metaOfPost = (data: PostPageData | undefined): MetaDescriptor[] => {
  if (!data || data.post.policy !== 'public') return [];
  const { post, owner } = data;
  const whole = { piece: post, owner, paths: postPaths, title: m.post_title() };
  if (!post.event) return pieceData(whole);
  const { origin } = new URL(owner.address);
  const told = {
    url: postPaths.one(owner.kind, post._id),
    name: post.title,
    description: post.excerpt,
    images: post.images.map(({ src }) => src),
    organizer: { kind: owner.kind, name: owner.name, url: owner.address },
  };
  return [event({ ...told, ...post.event }, origin), pieceTrail(whole, origin)];
};
