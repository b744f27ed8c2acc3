import type { Route } from './+types/postDetail.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { PostDetail } from './PostDetail.tsx';
import { metaOfPost, postShare } from './postMeta.tsx';
import { readPost, requirePostPath } from './posts.server.ts';

/** A post of a member; `{posts}` is `posts`, or the post's type. */
export const loader = ({ context, params: { posts, id } }: Route.LoaderArgs) => {
  requirePostPath(posts);
  return readPost(context, { kind: 'member', id, pattern: '/me/:posts/:id' });
};

const share = shareMeta<typeof loader>(postShare);

export const meta: Route.MetaFunction = (args) => [...share(args), ...metaOfPost(args.loaderData)];

export const handle = { fullWidth: true, query: [] };

export default function MemberPost({ loaderData }: Route.ComponentProps) {
  return <PostDetail data={loaderData} />;
}
