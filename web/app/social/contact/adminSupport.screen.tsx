import { SUPPORT_SORTS, type SupportMessage } from '@m4u/contract/social/contact/support';
import { SUPPORT_STATUSES } from '@m4u/contract/social/contact/support.rules';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { href, redirect } from 'react-router';
import type { Route } from './+types/adminSupport.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { changeChosen } from '../../platform/forms/chosen.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { answerReply, refuseAnswer } from '../../platform/forms/row-answer.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { AdminList } from '../../platform/administration/AdminList.tsx';
import { afterAnswer } from '../../platform/administration/queue.server.ts';
import { defineFilter, id, oneOf } from '../../platform/search/filter.server.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { findOpened, readRows, readSorting, requirePage } from '../../platform/search/table.server.ts';
import { Card } from '../../ui/Card.tsx';
import { SupportItem } from './SupportItem.tsx';
import { SupportTable } from './SupportTable.tsx';
import { supportStatusWords } from './supportWords.tsx';

const readSupportFilter = defineFilter({ status: oneOf(SUPPORT_STATUSES), id });

/** Messages to support, for staff; `?open=` has one at the side. Errors: 403 for others. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.support_list_purpose());
  const { searchParams } = new URL(request.url);
  const { page, filter } = readSupportFilter(searchParams);
  const status = filter.status || 'open';
  const limit = readRows(context, searchParams);
  const initial = { sort: 'created', order: status === 'open' ? 'asc' : 'desc' } as const;
  const sorted = readSorting(searchParams, SUPPORT_SORTS, initial);
  const messages = await api(context).contact.listSupport({
    query: { status, page, limit, ...sorted, id: filter.id || undefined },
  });
  requirePage(context, { rows: messages.data, total: messages.total, limit });
  const opened = findOpened(searchParams, messages.data);
  return { ...messages, status, page, limit, sorted, opened, isOne: filter.id !== '', now: Date.now() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.support_list_purpose());
  const form = await readForm(request);
  const { values, intent } = form;
  const { id = '', answer = '', name = '' } = values;
  const { pathname, search } = scopeOf(context).visit.url;
  if (intent === 'close-chosen') {
    await changeChosen(context, form, (each) => api(context).contact.updateSupport({ params: { id: each }, body: {} }));
    return redirect(pathname + search);
  }
  try {
    if (intent === 'answer' && answer.trim() === '') return refuseAnswer(id, answer, [m.support_answer_empty()]);
    const body = intent === 'answer' ? { answer } : {};
    await api(context).contact.updateSupport({ params: { id }, body });
    const message = intent === 'answer' ? m.support_answered_done({ name }) : m.support_closed_done({ name });
    setFlash(context, { kind: 'success', message });
  } catch (thrown) {
    const refused = answerReply(context, thrown, { id, answer, settled: m.support_settled_already() });
    if (refused) return refused;
  }
  throw redirect((await afterAnswer(context, id)) ?? pathname + search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.support_list()} · M4U` }];

export const handle = { ownSearch: true };

export default function AdminSupport({ loaderData, actionData }: Route.ComponentProps) {
  const { data: messages, total, totalOpen, status, page, limit, sorted, opened, isOne, now } = loaderData;
  const sentTo = ({ _id }: SupportMessage) => (actionData?.id === _id ? actionData : undefined);
  return (
    <AdminList
      title={m.support_list()}
      lead={m.support_list_lead({ total: number(totalOpen) })}
      tabs={{
        label: m.support_tabs(),
        tabs: SUPPORT_STATUSES.map((each) => ({
          to: withQuery(href('/admin/support'), { status: each === 'open' ? '' : each }),
          label: each === 'open' ? m.support_tab_open() : supportStatusWords[each](),
          current: each === status,
          ...(each === 'open' && totalOpen > 0 && { count: totalOpen }),
        })),
      }}
      page={page}
      total={total}
      size={limit}
      isOne={isOne}
      table={
        <SupportTable
          rows={messages}
          sorted={sorted}
          foot={{ page, total, size: limit }}
          opened={opened && { message: opened, sent: sentTo(opened), now }}
          now={now}
        />
      }
      rows={messages.map((message) => (
        <Card as="li" key={message._id}>
          <SupportItem message={message} sent={sentTo(message)} now={now} />
        </Card>
      ))}
      empty={{
        icon: LifeBuoy,
        title: status === 'open' ? m.support_list_empty_open() : m.support_list_empty(),
      }}
    />
  );
}
