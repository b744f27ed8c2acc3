import type { ContactItem } from '@m4u/contract/social/contact';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Inbox from 'lucide-react/icons/inbox';
import { href, Link } from 'react-router';
import type { Route } from './+types/contacts.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api.server.ts';
import { phone } from '../../platform/formats.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { TabLinks } from '../../ui/Tabs.tsx';
import { readInbox } from './inbox.server.ts';

const pageSize = 20;

/** Answers in one line, without those that say how to reach who gave them. */
const wordsOf = (answers: ContactItem['answers']): string =>
  answers
    .filter(({ kind }) => kind !== 'phone' && kind !== 'email')
    // A question ends as it ends; any other label takes a colon.
    .map(({ label, value }) => `${label}${/[?!:.…]$/u.test(label) ? '' : ':'} ${value}`)
    .join(' · ');

/** What people left on a page of the reader (specification §2 "/contacts/{id}"); `?unread` leaves out what was read. */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  requireReader(context, m.contact_inbox_purpose());
  const { searchParams } = new URL(request.url);
  const unread = searchParams.has('unread');
  const page = Math.min(Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1), 100_000);
  const inbox = await readInbox(context, params.id);
  const call = { params: { memberId: inbox.id } };
  const [shown, fresh] = await Promise.all([
    api(context).contact.list({
      ...call,
      query: { page, limit: pageSize, ...(unread && { filter: { read: false } }) },
    }),
    api(context).contact.list({ ...call, query: { limit: 1, filter: { read: false } } }),
  ]);
  return {
    inbox,
    unread,
    page,
    now: Date.now(),
    total: shown.total,
    totalDoc: shown.totalDoc,
    unreadTotal: fresh.total,
    items: shown.data.map(({ _id, name, phone: number, email, message, answers, read, createdAt }) => ({
      _id,
      name,
      reach: [number && phone(number), email].filter(Boolean).join(' · '),
      beginning: (message || wordsOf(answers)).slice(0, 200),
      read,
      createdAt,
    })),
  };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.contact_inbox()} · M4U` }];

type Data = Route.ComponentProps['loaderData'];

const Line = ({ item, inbox, now }: { item: Data['items'][number]; inbox: string; now: number }) => (
  <Link
    to={href('/contacts/:id/:contact', { id: inbox, contact: item._id })}
    className="flex min-h-18 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-5"
  >
    <span
      aria-hidden
      className={classNames('size-2.5 shrink-0 rounded-full', item.read ? 'bg-transparent' : 'bg-accent')}
    />
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className={classNames('min-w-0 truncate', !item.read && 'font-bold')}>
          {item.name}
          {!item.read && <span className="sr-only"> ({m.contact_unread_mark()})</span>}
        </span>
        <span className="shrink-0 text-xs text-muted">
          <RelativeTime at={item.createdAt} now={now} />
        </span>
      </span>
      {item.reach !== '' && <span className="block truncate text-sm text-muted">{item.reach}</span>}
      <span className="block truncate text-sm">{item.beginning}</span>
    </span>
    <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
  </Link>
);

const Nothing = ({ unread, path }: { unread: boolean; path: string }) =>
  unread ? (
    <EmptyState icon={Inbox} title={m.contact_all_read()} />
  ) : (
    <EmptyState
      icon={Inbox}
      title={m.contact_empty()}
      action={<LinkButton to={path}>{m.contact_share_page()}</LinkButton>}
    />
  );

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { inbox, unread, page, now, total, totalDoc, unreadTotal, items } = loaderData;
  const here = href('/contacts/:id', { id: inbox.id });
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader
        title={m.contact_inbox()}
        lead={m.contact_inbox_lead({ name: inbox.name })}
        back={{ to: inbox.path, label: m.content_page_of({ name: inbox.name }) }}
      />
      <div className="stack">
        {totalDoc > 0 && (
          <TabLinks
            label={m.contact_inbox()}
            tabs={[
              { to: here, label: m.contact_all(), count: totalDoc, current: !unread },
              { to: `${here}?unread`, label: m.contact_unread(), count: unreadTotal, current: unread },
            ]}
          />
        )}
        {items.length === 0 ? (
          <Nothing unread={unread} path={inbox.path} />
        ) : (
          <Card padded={false}>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item._id}>
                  <Line item={item} inbox={inbox.id} now={now} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {total > pageSize && <Pagination page={page} total={total} size={pageSize} />}
      </div>
    </div>
  );
}
