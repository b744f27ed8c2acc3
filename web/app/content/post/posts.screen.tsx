import BookOpen from 'lucide-react/icons/book-open';
import Newspaper from 'lucide-react/icons/newspaper';
import type { Route } from './+types/posts.screen';
import { m } from '../../paraglide/messages.js';
import { IconLink } from '../../ui/Button.tsx';
import { KindList } from '../item/ContentListPage.tsx';
import { listMeta } from '../item/kindMeta.tsx';
import { postPaths } from '../item/paths.tsx';
import { blogPaths } from './blog/blogMeta.tsx';
import { readPosts } from './post.server.ts';
import { postKind } from './postKind.tsx';
import { PostTypeTags } from './PostTypeTags.tsx';

/** All posts of a member, or of a brand or group, by type. */
export const loader = (args: Route.LoaderArgs) => readPosts(args);

export const meta: Route.MetaFunction = listMeta<typeof loader>(postKind, ({ name }) => m.post_title_of({ name }));

export const handle = { fullWidth: true, query: ['type', 'cursor'] };

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { owner, type } = loaderData;
  return (
    <KindList
      kind={postKind}
      loaded={loaderData}
      more={<IconLink to={blogPaths.page(owner.slug)} label={m.post_blog_open()} icon={BookOpen} />}
      filters={
        <div className="pb-4">
          <PostTypeTags all={postPaths.all(owner)} chosen={type} />
        </div>
      }
      empty={{ icon: Newspaper, title: m.post_empty() }}
    />
  );
}
