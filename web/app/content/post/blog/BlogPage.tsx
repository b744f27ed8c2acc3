import Newspaper from 'lucide-react/icons/newspaper';
import Plus from 'lucide-react/icons/plus';
import Rss from 'lucide-react/icons/rss';
import { m } from '../../../paraglide/messages.js';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ContentRows } from '../../item/ContentLists.tsx';
import { ContentPage, Panel } from '../../item/ContentPage.tsx';
import { FromStart } from '../../item/MoreRows.tsx';
import { withOwner, postPaths } from '../../item/paths.tsx';
import type { Blog } from './blog.server.ts';
import { BlogLead, BlogRow } from './BlogPosts.tsx';
import { blogPaths } from './blogMeta.tsx';
import { PostTypeTags } from '../PostTypeTags.tsx';

const portraitSize = 64;

/** Links to the feeds; on narrow screens they are below the posts. */
const Feeds = ({ blog: { owner }, className }: { blog: Blog; className: string }) => (
  <div className={classNames('no-print flex-wrap items-center gap-2', className)}>
    {(['rss', 'atom'] as const).map((format) => (
      <LinkButton
        key={format}
        to={blogPaths[format](owner.slug)}
        reloadDocument
        icon={Rss}
        variant="secondary"
        title={m.post_blog_feed_hint()}
      >
        {{ rss: 'RSS', atom: 'Atom' }[format]}
      </LinkButton>
    ))}
  </div>
);

/** Owner of the blog, with links to follow it. */
const BlogHead = ({ blog, isBare }: { blog: Blog; isBare: boolean }) => {
  const { name, headline, portrait, lang, can } = blog.owner;
  return (
    <header className="flex flex-col gap-3 pb-3 @min-[56rem]:pb-6">
      <div className="flex items-center gap-3 @min-[56rem]:flex-col @min-[56rem]:items-start">
        <Avatar name={name} src={portrait && smallSource(portrait, portraitSize)} size={portraitSize} />
        <div className="min-w-0">
          <h1 className="text-xl wrap-anywhere">{m.post_blog_of({ name })}</h1>
          {headline !== '' && (
            <p lang={lang} className="text-sm wrap-anywhere">
              {headline}
            </p>
          )}
        </div>
      </div>
      {can.update && !isBare && (
        <div className="no-print">
          <LinkButton to={withOwner(postPaths.edit('new'), blog.owner)} icon={Plus}>
            {m.post_add()}
          </LinkButton>
        </div>
      )}
      {!isBare && <Feeds blog={blog} className="hidden @min-[56rem]:flex" />}
    </header>
  );
};

const Posts = ({ blog: { owner, isStart, data, nextCursor } }: { blog: Blog }) => {
  const lead = isStart ? data[0] : undefined;
  const otherPosts = lead ? data.slice(1) : data;
  return (
    <div className="stack">
      {lead && <BlogLead post={lead} lang={owner.lang} />}
      {(otherPosts.length > 0 || nextCursor !== null) && (
        <ContentRows
          label={m.post_blog_posts()}
          items={otherPosts}
          nextCursor={nextCursor}
          pageOf={(more: Blog) => more}
        >
          {(post) => <BlogRow post={post} lang={owner.lang} />}
        </ContentRows>
      )}
    </div>
  );
};

/** Posts of a member or group as a blog: the newest one large, the others below it by date. */
export const BlogPage = ({ blog }: { blog: Blog }) => {
  const { owner, type, data } = blog;
  const title = m.post_blog_of({ name: owner.name });
  // A blog without posts has nothing to filter or to follow.
  const isBare = data.length === 0 && type === null;
  return (
    <ContentPage
      owner={owner}
      share={{ address: new URL(blogPaths.page(owner.slug), owner.address).href, title }}
      aside={
        <>
          <BlogHead blog={blog} isBare={isBare} />
          {!isBare && (
            <div className="pb-4 @min-[56rem]:pb-0">
              <PostTypeTags all={blogPaths.page(owner.slug)} chosen={type} />
            </div>
          )}
        </>
      }
    >
      <FromStart />
      {data.length === 0 ? (
        <Panel>
          <EmptyState
            icon={Newspaper}
            title={type === null ? m.post_blog_empty() : m.post_blog_empty_type()}
            action={
              type === null ? (
                owner.can.update && <LinkButton to={withOwner(postPaths.edit('new'), owner)}>{m.post_add()}</LinkButton>
              ) : (
                <LinkButton to={blogPaths.page(owner.slug)} variant="secondary">
                  {m.content_see_all()}
                </LinkButton>
              )
            }
          />
        </Panel>
      ) : (
        <Posts blog={blog} />
      )}
      {!isBare && <Feeds blog={blog} className="flex justify-center pt-6 @min-[56rem]:hidden" />}
    </ContentPage>
  );
};
