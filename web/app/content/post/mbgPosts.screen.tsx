import type { Route } from './+types/mbgPosts.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { postPaths } from '../item/paths.tsx';
import { shareOfList } from '../item/shareOf.tsx';
import { readPosts } from './posts.server.ts';
import { PostsPage } from './PostsPage.tsx';

/** All posts of a brand or group. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  readPosts({
    request,
    context,
    id,
    kind: 'group',
    pattern: '/mbg/:id/posts',
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.post_title_of({ name: loaded.owner.name }),
    path: postPaths.all(loaded.owner),
  }),
);

export const handle = { fullWidth: true, query: ['type', 'cursor'] };

export default function GroupPosts({ loaderData }: Route.ComponentProps) {
  return <PostsPage loaded={loaderData} />;
}
