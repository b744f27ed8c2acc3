import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import Ticket from 'lucide-react/icons/ticket';
import type { Post } from '@m4u/contract/content/post';
import { href } from 'react-router';
import type { Route } from './+types/postDetail.screen';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Panel } from '../item/ContentPage.tsx';
import { postPaths } from '../item/paths.tsx';
import { pieceMeta } from '../item/kindMeta.tsx';
import { PlacementPanel } from '../item/placement/PlacementPanel.tsx';
import { PiecePage, PieceText, PieceTitle } from '../item/PiecePage.tsx';
import { PieceType } from '../item/PieceTypes.tsx';
import { readPost } from './post.server.ts';
import { postKind } from './postKind.tsx';
import { postData } from './postMeta.tsx';
import { postTypeIcons, postTypeWords } from './postWords.tsx';

/** A post of a member, or of a brand or group. */
export const loader = (args: Route.LoaderArgs) => readPost(args);

export const meta: Route.MetaFunction = pieceMeta<typeof loader>(postKind, ({ post }) => post, postData);

export const handle = { fullWidth: true, query: [] };

/** Address of a map search for a place. */
const mapSearchUrl = (place: string): string =>
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
        href={mapSearchUrl(event.place)}
        target="_blank"
        rel="noopener"
        className="flex min-h-11 items-center gap-3 underline underline-offset-4"
      >
        <MapPin aria-hidden size={20} className="shrink-0 text-accent-ink" />
        {event.place}
      </a>
    )}
    {event.signUp !== null && (
      <div className="pt-2">
        <LinkButton to={href('/tickets/:id', { id: event.signUp })} icon={Ticket}>
          {m.post_sign_up()}
        </LinkButton>
      </div>
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

/** A post: type, date, text and pictures. */
export default function PostDetail({ loaderData: { post, owner, calendar } }: Route.ComponentProps) {
  return (
    <PiecePage piece={post} owner={owner} paths={postPaths} all={m.post_all()}>
      <PieceTitle
        piece={post}
        paths={postPaths}
        lang={owner.lang}
        meta={
          <>
            <PieceType icon={postTypeIcons[post.postType]} label={postTypeWords[post.postType]()} />
            <time dateTime={post.createdAt}>{date(post.createdAt)}</time>
          </>
        }
      />
      {post.event && <EventPanel event={post.event} calendar={calendar} />}
      <PieceText piece={post} lang={owner.lang} />
      <PlacementPanel piece={post} />
    </PiecePage>
  );
}
