import type { Route } from './+types/blog.screen';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { readBlog } from './blog.server.ts';
import { blogData, blogShare, feedLinks } from './blogMeta.tsx';
import { BlogPage } from './BlogPage.tsx';

/** Posts of a member or group as a blog; `{id}` is an id or a short link (docs/rules/post.md#addresses). */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) => readBlog({ request, context, id });

const share = shareMeta<typeof loader>(blogShare, blogData);

export const meta: Route.MetaFunction = (args) => [
  ...share(args),
  ...(args.loaderData ? feedLinks(args.loaderData) : []),
];

export const handle = { fullWidth: true, query: ['type', 'cursor'] };

export default function BlogScreen({ loaderData }: Route.ComponentProps) {
  return <BlogPage blog={loaderData} />;
}
