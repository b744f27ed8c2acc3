import type { PostCard } from '@m4u/contract/content/post';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import { ContentCard } from '../item/ContentCard.tsx';
import { ContentRows } from '../item/ContentLists.tsx';
import type { CardKind, CardProps } from '../item/kind.tsx';
import { postPaths } from '../item/paths.tsx';
import { postTypeWords } from './postWords.tsx';

/** A post in a list: an event with its date, others with their publication date and type. */
export const PostCardLink = ({ item: post, lang, heading }: CardProps<PostCard>) => (
  <ContentCard item={post} to={postPaths.one(post.owner.kind, post._id)} lang={lang} {...(heading && { heading })}>
    {post.event ? (
      <span className="inline-flex items-center gap-1 font-semibold text-accent-ink">
        <CalendarDays aria-hidden size={14} />
        <time dateTime={post.event.start}>{dateAndTime(post.event.start)}</time>
      </span>
    ) : (
      <>
        <span>{postTypeWords[post.postType]()}</span>
        <time dateTime={post.createdAt}>{date(post.createdAt)}</time>
      </>
    )}
  </ContentCard>
);

/** Posts on pages. */
export const postKind: CardKind<PostCard> = {
  id: 'posts',
  paths: postPaths,
  texts: { title: m.post_title, add: m.post_add, arrange: m.post_arrange },
  List: ContentRows,
  Card: PostCardLink,
};
