import type { ContactItem } from '@m4u/contract/social/contact';
import CheckCheck from 'lucide-react/icons/check-check';
import Download from 'lucide-react/icons/download';
import Inbox from 'lucide-react/icons/inbox';
import Search from 'lucide-react/icons/search';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/contacts.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { leaveFlash } from '../../platform/forms/flash.server.ts';
import { phone } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { ContactLine } from './ContactLine.tsx';
import { ContactSearch } from './ContactSearch.tsx';
import { readInbox, tableAddress } from './inbox.server.ts';
import { addressOf, filterOf, narrowingOf } from './narrowing.tsx';
import { useFreshContacts } from './useFreshContacts.tsx';

const pageSize = 20;

/** Answers on one line, without the author's contacts. */
const wordsOf = (answers: ContactItem['answers']): string =>
  answers
    .filter(({ kind }) => kind !== 'phone' && kind !== 'email')
    // Adds a colon unless the label ends with punctuation.
    .map(({ label, value }) => `${label}${/[?!:.…]$/u.test(label) ? '' : ':'} ${value}`)
    .join(' · ');

/** A message for the list. */
const lineOf = ({
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
  beginning: (message || wordsOf(answers)).slice(0, 200),
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
  requireReader(context, m.contact_inbox_purpose());
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const inbox = await readInbox(context, params.id);
  const call = { params: { memberId: inbox.id } };
  const calls = api(context).contact;
  const [shown, fresh, tags] = await Promise.all([
    calls.list({ ...call, query: { page, limit: pageSize, filter: filterOf(searchParams) } }),
    calls.list({ ...call, query: { limit: 1, filter: { read: false } } }),
    calls.tags(call),
  ]);
  // Downloads go through this screen, since an expired session is refreshed here.
  if (searchParams.has('table')) throw redirect(tableAddress(inbox.id, searchParams));
  return {
    inbox,
    narrowing: narrowingOf(searchParams),
    page,
    now: Date.now(),
    total: shown.total,
    totalDoc: shown.totalDoc,
    unreadTotal: fresh.total,
    tags: tags.data,
    items: shown.data.map(lineOf),
  };
};

/** Marks all messages as read. */
export const action = async ({ params, context }: Route.ActionArgs) => {
  requireReader(context, m.contact_inbox_purpose());
  const inbox = await readInbox(context, params.id);
  await api(context).contact.readAll({ params: { memberId: inbox.id } });
  leaveFlash(context, { kind: 'success', message: m.contact_read_all_done() });
  throw redirect(href('/contacts/:id', { id: params.id }));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.contact_inbox()} · M4U` }];

type Data = Route.ComponentProps['loaderData'];

const Nothing = ({ data: { narrowing, inbox }, here }: { data: Data; here: string }) => {
  const { unread, tag, q } = narrowing;
  const all = <LinkButton to={here}>{m.contact_clear()}</LinkButton>;
  if (tag !== '' || q !== '') return <EmptyState icon={Search} title={m.contact_none_found()} action={all} />;
  if (unread) return <EmptyState icon={Inbox} title={m.contact_all_read()} action={all} />;
  const share = <LinkButton to={inbox.path}>{m.contact_share_page()}</LinkButton>;
  return <EmptyState icon={Inbox} title={m.contact_empty()} action={share} />;
};

/** Actions for all messages. */
const Tools = ({ data: { narrowing, unreadTotal, total }, here }: { data: Data; here: string }) => {
  const isAll = narrowing.tag === '' && narrowing.q === '';
  const table = addressOf(here, narrowing);
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

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { inbox, narrowing, page, now, total, totalDoc, unreadTotal, tags, items } = loaderData;
  const here = href('/contacts/:id', { id: inbox.id });
  useFreshContacts(inbox.id);
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader
        title={m.contact_inbox()}
        lead={m.contact_inbox_lead({ name: inbox.name })}
        back={{ to: inbox.path, label: m.content_page_of({ name: inbox.name }) }}
      />
      <div className="stack">
        {totalDoc > 0 && (
          <>
            <TabLinks
              label={m.contact_inbox()}
              tabs={[
                {
                  to: addressOf(here, { ...narrowing, unread: false }),
                  label: m.contact_all(),
                  count: totalDoc,
                  current: !narrowing.unread,
                },
                {
                  to: addressOf(here, { ...narrowing, unread: true }),
                  label: m.contact_unread(),
                  count: unreadTotal,
                  current: narrowing.unread,
                },
              ]}
            />
            <ContactSearch here={here} narrowing={narrowing} tags={tags} />
            <Tools data={loaderData} here={here} />
          </>
        )}
        {items.length === 0 ? (
          <Nothing data={loaderData} here={here} />
        ) : (
          <Card padded={false}>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item._id}>
                  <ContactLine item={item} inbox={inbox.id} now={now} />
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
