import BookOpen from 'lucide-react/icons/book-open';
import Newspaper from 'lucide-react/icons/newspaper';
import { m } from '../../paraglide/messages.js';
import { IconLink } from '../../ui/Button.tsx';
import { ContentListPage } from '../item/ContentListPage.tsx';
import { ContentRows } from '../item/ContentLists.tsx';
import { postPaths } from '../item/paths.tsx';
import { blogPaths } from './blog/blogMeta.tsx';
import { PostCardLink } from './PostCardLink.tsx';
import type { readPosts } from './posts.server.ts';
import { PostTypeTags } from './PostTypeTags.tsx';

type Loaded = Awaited<ReturnType<typeof readPosts>>;

/** All posts of a page, by type. */
export const PostsPage = ({ loaded: { owner, type, data, nextCursor } }: { loaded: Loaded }) => (
  <ContentListPage
    owner={owner}
    paths={postPaths}
    title={m.post_title()}
    words={{ add: m.post_add(), arrange: m.post_arrange() }}
    more={<IconLink to={blogPaths.page(owner.slug)} label={m.post_blog_open()} icon={BookOpen} />}
    narrowing={
      <div className="pb-4">
        <PostTypeTags all={postPaths.all(owner)} chosen={type} />
      </div>
    }
    empty={data.length === 0 ? { icon: Newspaper, title: m.post_empty() } : null}
  >
    <ContentRows label={m.post_title()} items={data} nextCursor={nextCursor} pageOf={(more: Loaded) => more}>
      {(post) => <PostCardLink post={post} lang={owner.lang} heading="h2" />}
    </ContentRows>
  </ContentListPage>
);
