import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import type { Post } from '@m4u/contract/content/post';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime } from '../../platform/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ContentPage, ContentTitle, Panel } from '../item/ContentPage.tsx';
import { OwnerActions } from '../item/OwnerActions.tsx';
import type { ContentOwner } from '../item/owner.server.ts';
import { postPaths } from '../item/paths.tsx';
import { galleryOf } from '../item/pictures.tsx';
import { postTypeWords } from './postWords.tsx';

/** A post as its screen's loader gives it. */
export interface PostPageData {
  readonly post: Post;
  readonly owner: ContentOwner;
  /** Of an event: the file for the reader's own calendar. */
  readonly calendar: string | null;
}

/** Where to find a place on a map. */
const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;

const EventPanel = ({ event, calendar }: { event: NonNullable<Post['event']>; calendar: string | null }) => (
  <Panel className="mb-4">
    <p className="flex items-center gap-3 font-semibold">
      <CalendarDays aria-hidden size={20} className="shrink-0 text-accent-ink" />
      <span>
        <time dateTime={event.start}>{dateAndTime(event.start)}</time>
        {event.end && (
          <>
            {' – '}
            <time dateTime={event.end}>{dateAndTime(event.end)}</time>
          </>
        )}
      </span>
    </p>
    {event.place !== '' && (
      <a
        href={mapOf(event.place)}
        target="_blank"
        rel="noopener"
        className="flex min-h-11 items-center gap-3 underline underline-offset-4"
      >
        <MapPin aria-hidden size={20} className="shrink-0 text-accent-ink" />
        {event.place}
      </a>
    )}
    {calendar !== null && (
      <div className="pt-2">
        <LinkButton to={calendar} reloadDocument download icon={CalendarPlus} variant="secondary">
          {m.post_to_calendar()}
        </LinkButton>
      </div>
    )}
  </Panel>
);

/** A post: what it is, when it was written, its text and its pictures. */
export const PostDetail = ({ data: { post, owner, calendar } }: { data: PostPageData }) => {
  const { icon: Icon, label } = postTypeWords[post.postType];
  const path = postPaths.one(owner.kind, post._id);
  return (
    <ContentPage
      owner={owner}
      back={{ to: postPaths.all(owner), label: m.post_all() }}
      share={post.policy === 'public' ? { address: new URL(path, owner.address).href, title: post.title } : undefined}
    >
      <article>
        <ContentTitle
          title={post.title}
          lang={owner.lang}
          meta={
            <>
              <span className="inline-flex items-center gap-1">
                <Icon aria-hidden size={16} />
                {label()}
              </span>
              <time dateTime={post.createdAt}>{date(post.createdAt)}</time>
            </>
          }
          actions={post.can.update && <OwnerActions piece={post} paths={postPaths} />}
        />
        {post.event && <EventPanel event={post.event} calendar={calendar} />}
        <Panel>
          <div lang={owner.lang}>
            <RichText html={post.content} />
          </div>
          {post.images.length > 0 && (
            <div className="pt-4">
              <Gallery label={post.title} pictures={galleryOf(post.images, post.title)} lang={owner.lang} />
            </div>
          )}
        </Panel>
      </article>
    </ContentPage>
  );
};
