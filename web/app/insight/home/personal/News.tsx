import type { HomeNews } from '@m4u/contract/insight/home/schema';
import BookUser from 'lucide-react/icons/book-user';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import MailOpen from 'lucide-react/icons/mail-open';
import TrendingUp from 'lucide-react/icons/trending-up';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { guestsPath } from '../../../event/wedding/weddingPaths.tsx';
import { listPath } from '../../../profile/friend/friendPaths.tsx';
import { dashboardPath } from '../../tracking/dashboardPaths.tsx';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Section } from '../../../ui/Section.tsx';
import { type Figure, Figures } from '../Figures.tsx';
import { NewsRow, type NewsRowProps, RowSign } from '../NewsRow.tsx';

/** The most rows; the rest stands in its own lists. */
const MOST_ROWS = 3;

const listFigures = ({ views, cards, messages, visitorMessages }: HomeNews): Figure[] => {
  const more = views.count - views.before;
  return [
    {
      label: m.home_views(),
      value: views.count,
      note: more > 0 && views.before > 0 && (
        <>
          <TrendingUp aria-hidden size={14} className="mr-0.5 inline-block" />
          {m.home_views_more({ count: number(more) })}
        </>
      ),
    },
    { label: m.home_cards(), value: cards.count },
    { label: m.nav_messages(), value: messages.count },
    { label: m.home_visitor_messages(), value: visitorMessages.count },
  ].filter(({ value }) => value > 0);
};

const cardRow = ({ newest }: HomeNews['cards']): NewsRowProps[] =>
  newest
    ? [
        {
          to: href('/action/phonebook/:entry', { entry: newest._id }),
          face: <Avatar name={newest.name} src={newest.portrait && smallSource(newest.portrait, 40)} size={40} />,
          title: newest.name,
          isName: true,
          text: m.home_card_sent(),
          end: <span className="rounded-md bg-accent-soft px-4 py-2 font-semibold">{m.home_card_open()}</span>,
        },
      ]
    : [];

const messageRow = ({ newest, count }: HomeNews['messages']): NewsRowProps[] =>
  newest
    ? [
        {
          to: href('/messages/:id', { id: newest._id }),
          face: newest.person ? (
            <Avatar
              name={newest.person.name}
              src={newest.person.portrait && smallSource(newest.person.portrait, 40)}
              size={40}
            />
          ) : (
            <RowSign icon={BookUser} />
          ),
          title: newest.person?.name || newest.name || m.nav_messages(),
          isName: true,
          text: newest.text,
          end: <Badge count={count} />,
        },
      ]
    : [];

const visitorMessageRow = ({ newest, count }: HomeNews['visitorMessages'], memberId: string): NewsRowProps[] =>
  newest
    ? [
        {
          // Several are read in their list.
          to:
            count > 1
              ? href('/contacts/:id', { id: memberId })
              : href('/contacts/:id/:contact', { id: memberId, contact: newest._id }),
          face: <Avatar name={newest.name} size={40} />,
          title: newest.name,
          isName: true,
          text: newest.text || m.home_visitor_message(),
          end: <Badge count={count} />,
        },
      ]
    : [];

const chevron = <ChevronRight aria-hidden size={20} className="text-muted" />;

const replyRow = ({ coming, declined, weddingId }: HomeNews['replies']): NewsRowProps[] =>
  weddingId === null
    ? []
    : [
        {
          to: guestsPath(weddingId),
          face: <RowSign icon={MailOpen} />,
          title: m.home_replies({ count: number(coming + declined) }),
          text: m.home_replies_text({ coming: number(coming), declined: number(declined) }),
          end: chevron,
        },
      ];

const quoteRow = (count: number): NewsRowProps[] =>
  count === 0
    ? []
    : [
        {
          to: `${href('/action/requests')}?box=own`,
          face: <RowSign icon={FileText} />,
          title: m.home_quotes({ count: number(count) }),
          text: m.home_quotes_text(),
          end: chevron,
        },
      ];

const friendRow = (count: number, memberId: string): NewsRowProps[] =>
  count === 0
    ? []
    : [
        {
          to: listPath(memberId, 'received'),
          face: <RowSign icon={UserRoundPlus} />,
          title: m.home_friends({ count: number(count) }),
          text: m.home_friends_text(),
          end: chevron,
        },
      ];

/** News since yesterday: figures that are not zero, and at most three rows. Nothing on a quiet day. */
export const News = ({ news, memberId }: { news: HomeNews; memberId: string }) => {
  const figures = listFigures(news);
  const rows = [
    ...cardRow(news.cards),
    ...messageRow(news.messages),
    ...visitorMessageRow(news.visitorMessages, memberId),
    ...friendRow(news.friendRequests, memberId),
    ...quoteRow(news.quotes),
    ...replyRow(news.replies),
  ].slice(0, MOST_ROWS);
  if (figures.length + rows.length === 0) return null;
  return (
    <Section
      className="lg:pt-0"
      title={m.home_since_yesterday()}
      more={{ to: dashboardPath({ kind: 'member', id: memberId }), label: m.home_statistics() }}
    >
      <Card padded={false}>
        <Figures figures={figures} />
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <NewsRow key={row.to} {...row} />
          ))}
        </ul>
      </Card>
    </Section>
  );
};
