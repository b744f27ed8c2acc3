import type { ContactItem } from '@m4u/contract/social/contact';
import CheckCheck from 'lucide-react/icons/check-check';
import Download from 'lucide-react/icons/download';
import Inbox from 'lucide-react/icons/inbox';
import Search from 'lucide-react/icons/search';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/contacts.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { phone } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { hasFilter, withQuery } from '../../platform/search/filter.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { ContactRow } from './ContactRow.tsx';
import { ContactSearch } from './ContactSearch.tsx';
import { contactConditions, readContactFilter, readInbox, csvUrl } from './inbox.server.ts';
import { useFreshContacts } from './useFreshContacts.tsx';
import { Column } from '../../ui/layout/Column.tsx';

const pageSize = 20;

/** Answers on one line, without the author's contacts. */
const joinAnswers = (answers: ContactItem['answers']): string =>
  answers
    .filter(({ kind }) => kind !== 'phone' && kind !== 'email')
    // Adds a colon unless the label ends with punctuation.
    .map(({ label, value }) => `${label}${/[?!:.…]$/u.test(label) ? '' : ':'} ${value}`)
    .join(' · ');

/** A message for the list. */
const toContactRow = ({
  _id,
  name,
  phone: number,
  email,
  message,
  answers,
  read,
  tags,
  repliedAt,
  createdAt,
}: ContactItem) => ({
  _id,
  name,
  reach: [number && phone(number), email].filter(Boolean).join(' · '),
  beginning: (message || joinAnswers(answers)).slice(0, 200),
  read,
  tags,
  isReplied: repliedAt !== null,
  createdAt,
});

/**
 * Messages left on a page of the reader; `?unread` shows only unread ones, `?tag=` and `?q=` filter the list, and
 * `?table` downloads it (docs/rules/contact.md#reading).
 */
export const loader = async ({ params, context, request }: Route.LoaderArgs) => {
  const { memberId } = requireReader(context, m.contact_inbox_purpose());
  const { searchParams } = new URL(request.url);
  const { page, filter } = readContactFilter(searchParams);
  const inbox = await readInbox(context, params.id);
  const call = { params: { memberId: inbox.id } };
  const calls = api(context).contact;
  const [contacts, unread, tags] = await Promise.all([
    calls.list({ ...call, query: { page, limit: pageSize, filter: contactConditions(filter) } }),
    calls.list({ ...call, query: { limit: 1, filter: { read: false } } }),
    calls.tags(call),
  ]);
  // Downloads go through this screen, since an expired session is refreshed here.
  if (searchParams.has('table')) throw redirect(csvUrl(inbox.id, filter));
  return {
    inbox,
    isOwn: inbox.id === memberId,
    filter,
    page,
    now: Date.now(),
    total: contacts.total,
    totalDoc: contacts.totalDoc,
    unreadTotal: unread.total,
    tags: tags.data,
    items: contacts.data.map(toContactRow),
  };
};

/** Marks all messages as read. */
export const action = async ({ params, context }: Route.ActionArgs) => {
  requireReader(context, m.contact_inbox_purpose());
  const inbox = await readInbox(context, params.id);
  await api(context).contact.readAll({ params: { memberId: inbox.id } });
  setFlash(context, { kind: 'success', message: m.contact_read_all_done() });
  throw redirect(href('/contacts/:id', { id: params.id }));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.contact_inbox()} · M4U` }];

type Data = Route.ComponentProps['loaderData'];

/** Actions for all messages. */
const Tools = ({ data: { filter, unreadTotal, total }, here }: { data: Data; here: string }) => {
  const isAll = filter.tag === '' && filter.q === '';
  const table = withQuery(here, filter);
  return (
    <div className="flex flex-wrap gap-2">
      {unreadTotal > 0 && isAll && (
        <Form method="post">
          <SubmitButton variant="secondary" icon={CheckCheck}>
            {m.contact_read_all()}
          </SubmitButton>
        </Form>
      )}
      {total > 0 && (
        <LinkButton
          to={`${table}${table.includes('?') ? '&' : '?'}table`}
          reloadDocument
          variant="secondary"
          icon={Download}
        >
          {m.contact_table()}
        </LinkButton>
      )}
    </div>
  );
};

export const handle = { ownSearch: true };

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { inbox, isOwn, filter, page, now, total, totalDoc, unreadTotal, tags, items } = loaderData;
  const here = href('/contacts/:id', { id: inbox.id });
  const isUnreadOnly = filter.tag === '' && filter.q === '';
  useFreshContacts(inbox.id);
  return (
    <Column kind="list">
      <PageHeader
        title={m.contact_inbox()}
        lead={isOwn ? m.contact_inbox_lead_own() : m.contact_inbox_lead({ name: inbox.name })}
        back={{ to: inbox.path, label: isOwn ? m.setting_page() : m.content_page_of({ name: inbox.name }) }}
      />
      <div className="stack">
        {totalDoc > 0 && (
          <>
            <TabLinks
              label={m.contact_inbox()}
              tabs={[
                {
                  to: withQuery(here, { ...filter, unread: '' }),
                  label: m.contact_all(),
                  count: totalDoc,
                  current: filter.unread === '',
                },
                {
                  to: withQuery(here, { ...filter, unread: '1' }),
                  label: m.contact_unread(),
                  count: unreadTotal,
                  current: filter.unread !== '',
                },
              ]}
            />
            <ContactSearch here={here} filter={filter} tags={tags} />
            <Tools data={loaderData} here={here} />
          </>
        )}
        <ListView
          page={page}
          total={total}
          size={pageSize}
          rows={items.map((item) => (
            <li key={item._id}>
              <ContactRow item={item} inbox={inbox.id} now={now} />
            </li>
          ))}
          empty={{
            icon: Inbox,
            title: m.contact_empty(),
            text: m.contact_empty_text(),
            action: <LinkButton to={inbox.path}>{m.contact_share_page()}</LinkButton>,
          }}
          filtered={
            hasFilter(filter) && {
              ...(isUnreadOnly ? { title: m.contact_all_read() } : { icon: Search, title: m.contact_none_found() }),
              clear: { to: here, label: m.contact_clear() },
            }
          }
        />
      </div>
    </Column>
  );
}
