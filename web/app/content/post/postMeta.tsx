import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Share } from '../../platform/share-meta.ts';
import { article, breadcrumbs, event } from '../../platform/structured-data.ts';
import { postPaths } from '../item/paths.tsx';
import { shareOfPiece } from '../item/shareOf.tsx';
import type { PostPageData } from './PostDetail.tsx';

/** What a post says of itself when it is shared (specification §2). */
export const postShare = ({ post, owner }: PostPageData): Share =>
  shareOfPiece(post, owner, postPaths.one(owner.kind, post._id));

/** What search engines read of a post: an article, or an event; nothing of what not everybody may see. */
export const metaOfPost = (data: PostPageData | undefined): MetaDescriptor[] => {
  if (!data || data.post.policy !== 'public') return [];
  const { post, owner } = data;
  const { origin } = new URL(owner.address);
  const url = postPaths.one(owner.kind, post._id);
  const who = { kind: owner.kind, name: owner.name, url: owner.address };
  const images = post.images.map(({ src }) => src);
  const description = post.excerpt;
  return [
    post.event
      ? event({ url, name: post.title, description, images, ...post.event, organizer: who }, origin)
      : article(
          {
            url,
            title: post.title,
            description,
            images,
            publishedAt: post.createdAt,
            updatedAt: post.updatedAt,
            author: who,
            lang: owner.lang,
          },
          origin,
        ),
    breadcrumbs(
      [
        { name: owner.name, url: owner.path },
        { name: m.post_title(), url: postPaths.all(owner) },
        { name: post.title, url },
      ],
      origin,
    ),
  ];
};
