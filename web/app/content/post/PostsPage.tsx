import BookOpen from 'lucide-react/icons/book-open';
import Newspaper from 'lucide-react/icons/newspaper';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { m } from '../../paraglide/messages.js';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { ContentRows } from '../item/ContentLists.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { FromStart } from '../item/MoreRows.tsx';
import { onPageOf, postPaths } from '../item/paths.tsx';
import { blogPaths } from './blogMeta.tsx';
import { PostCardLink } from './PostCardLink.tsx';
import type { readPosts } from './posts.server.ts';
import { postTypes, postTypeWords } from './postWords.tsx';

type Loaded = Awaited<ReturnType<typeof readPosts>>;

/** All posts of a page, by type. */
export const PostsPage = ({ loaded }: { loaded: Loaded }) => {
  const { owner, type, data, nextCursor } = loaded;
  const all = postPaths.all(owner);
  const add = owner.can.update && onPageOf(postPaths.edit('new'), owner);
  return (
    <ContentPage owner={owner}>
      <ContentTitle
        title={m.post_title()}
        actions={
          <>
            {add && (
              <>
                <LinkButton to={add} icon={Plus}>
                  {m.post_add()}
                </LinkButton>
                <IconLink to={onPageOf(postPaths.arrange(), owner)} label={m.post_arrange()} icon={Pencil} />
              </>
            )}
            <IconLink to={blogPaths.page(owner.slug)} label={m.post_blog_open()} icon={BookOpen} />
          </>
        }
      />
      <Tags label={m.post_types()}>
        {[
          <Tag key="all" to={all} current={type === null}>
            {m.content_all()}
          </Tag>,
          ...postTypes.map((each) => (
            <Tag key={each} to={`${all}?type=${each}`} icon={postTypeWords[each].icon} current={each === type}>
              {postTypeWords[each].label()}
            </Tag>
          )),
        ]}
      </Tags>
      <div className="pt-4">
        <FromStart />
        {data.length === 0 ? (
          <Panel>
            <EmptyState
              icon={Newspaper}
              title={m.post_empty()}
              action={add && <LinkButton to={add}>{m.post_add()}</LinkButton>}
            />
          </Panel>
        ) : (
          <ContentRows label={m.post_title()} items={data} nextCursor={nextCursor} pageOf={(more: Loaded) => more}>
            {(post) => <PostCardLink post={post} lang={owner.lang} heading="h2" />}
          </ContentRows>
        )}
      </div>
    </ContentPage>
  );
};
