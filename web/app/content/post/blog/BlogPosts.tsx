import type { PostCard } from '@m4u/contract/content/post';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date, dateAndTime } from '../../../platform/language/formats.ts';
import { StoredPicture } from '../../../profile/upload/StoredPicture.tsx';
import { columnSizes } from '../../../ui/pictures/Picture.tsx';
import { ContentCard } from '../../item/ContentCard.tsx';
import { postPaths } from '../../item/paths.tsx';
import { describeVisibility } from '../../item/visibility.tsx';
import { postTypeIcons, postTypeWords } from '../postWords.tsx';

const Cover = ({ cover }: { cover: NonNullable<PostCard['cover']> }) => (
  <StoredPicture
    alt=""
    picture={cover}
    sizes={columnSizes}
    priority
    className="aspect-video w-full rounded-t-lg object-cover"
  />
);

const Facts = ({ post: { postType, createdAt, policy, owner } }: { post: PostCard }) => {
  const Icon = postTypeIcons[postType];
  const hidden = policy === 'public' ? undefined : describeVisibility(policy, owner.kind);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="inline-flex items-center gap-1">
        <Icon aria-hidden size={16} />
        {postTypeWords[postType]()}
      </span>
      <time dateTime={createdAt}>{date(createdAt)}</time>
      {hidden && (
        <span className="inline-flex items-center gap-1">
          <hidden.icon aria-hidden size={16} />
          {hidden.label}
        </span>
      )}
    </p>
  );
};

/** The newest post of a blog, large; the whole card is one link, named by its title. */
export const BlogLead = ({ post, lang }: { post: PostCard; lang: string }) => (
  <article className="surface relative rounded-lg border border-line shadow-sm transition hover:shadow-md has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-offset-2">
    {post.cover && <Cover cover={post.cover} />}
    <div className="flex flex-col gap-2 p-4 sm:p-6">
      <Facts post={post} />
      <h2 lang={lang} className="text-2xl tracking-tight wrap-anywhere">
        <Link
          to={postPaths.one(post.owner.kind, post._id)}
          className="outline-none after:absolute after:inset-0 after:rounded-lg"
        >
          {post.title || m.content_untitled()}
        </Link>
      </h2>
      {post.excerpt !== '' && (
        <p lang={lang} className="wrap-anywhere">
          {post.excerpt}
        </p>
      )}
      <p aria-hidden className="flex items-center gap-1 pt-1 font-semibold text-accent-ink">
        {m.post_blog_read()}
        <ArrowRight size={18} />
      </p>
    </div>
  </article>
);

/** Another post of a blog with its publication date, by which the blog is ordered; an event also shows its own date. */
export const BlogRow = ({ post, lang }: { post: PostCard; lang: string }) => (
  <ContentCard item={post} to={postPaths.one(post.owner.kind, post._id)} lang={lang} heading="h2">
    <span>{postTypeWords[post.postType]()}</span>
    <time dateTime={post.createdAt}>{date(post.createdAt)}</time>
    {post.event && (
      <span className="inline-flex items-center gap-1 font-semibold text-accent-ink">
        <CalendarDays aria-hidden size={14} />
        <time dateTime={post.event.start}>{dateAndTime(post.event.start)}</time>
      </span>
    )}
  </ContentCard>
);
