import { type DataRequest, DATA_REQUEST_SORTS } from '@m4u/contract/insight/privacy/request';
import { ANSWER_HOURS } from '@m4u/contract/insight/privacy/request.rules';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import { href, redirect } from 'react-router';
import type { Route } from './+types/adminRequests.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { answerReply } from '../../platform/forms/row-answer.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { AdminList } from '../../platform/administration/AdminList.tsx';
import { afterAnswer } from '../../platform/administration/queue.server.ts';
import { defineFilter, id, oneOf } from '../../platform/search/filter.server.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { findOpened, readRows, readSorting, requirePage } from '../../platform/search/table.server.ts';
import { Card } from '../../ui/Card.tsx';
import { RequestItem } from './RequestItem.tsx';
import { RequestTable } from './RequestTable.tsx';

const readRequestFilter = defineFilter({ state: oneOf(['open', 'closed']), id });

/** Requests about personal data for staff, by due time; `?open=` has one at the side. Errors: 403 for others. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.data_request_list_purpose());
  const { searchParams } = new URL(request.url);
  const { page, filter } = readRequestFilter(searchParams);
  const state = filter.state || 'open';
  const limit = readRows(context, searchParams);
  const initial = { sort: 'time', order: state === 'open' ? 'asc' : 'desc' } as const;
  const sorted = readSorting(searchParams, DATA_REQUEST_SORTS, initial);
  const requests = await api(context).dataRequest.list({
    query: { state, page, limit, ...sorted, id: filter.id || undefined },
  });
  requirePage(context, { rows: requests.data, total: requests.total, limit });
  const opened = findOpened(searchParams, requests.data);
  return { ...requests, state, page, limit, sorted, opened, isOne: filter.id !== '' };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.data_request_list_purpose());
  const { values, intent } = await readForm(request);
  const { id = '', answer = '', name = '' } = values;
  try {
    const outcome = intent === 'refused' ? 'refused' : 'fulfilled';
    await api(context).dataRequest.answer({ params: { id }, body: { outcome, answer } });
    setFlash(context, { kind: 'success', message: m.data_request_answered_done({ name }) });
  } catch (thrown) {
    const refused = answerReply(context, thrown, { id, answer, settled: m.data_request_closed_already() });
    if (refused) return refused;
  }
  const { pathname, search } = scopeOf(context).visit.url;
  throw redirect((await afterAnswer(context, id)) ?? pathname + search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.data_request_list()} · M4U` }];

export const handle = { ownSearch: true };

export default function AdminRequests({ loaderData, actionData }: Route.ComponentProps) {
  const { data: requests, total, totalOpen, totalOverdue, state, page, limit, sorted, opened, isOne } = loaderData;
  const sentTo = ({ _id }: DataRequest) => (actionData?.id === _id ? actionData : undefined);
  const lead = { total: number(totalOpen), overdue: number(totalOverdue), hours: ANSWER_HOURS };
  return (
    <AdminList
      title={m.data_request_list()}
      lead={m.data_request_list_lead(lead)}
      tabs={{
        label: m.data_request_tabs(),
        tabs: (['open', 'closed'] as const).map((each) => ({
          to: withQuery(href('/admin/requests'), { state: each === 'open' ? '' : each }),
          label: each === 'open' ? m.data_request_tab_open() : m.data_request_tab_closed(),
          current: each === state,
          ...(each === 'open' && totalOpen > 0 && { count: totalOpen }),
        })),
      }}
      page={page}
      total={total}
      size={limit}
      isOne={isOne}
      table={
        <RequestTable
          rows={requests}
          isOpen={state === 'open'}
          sorted={sorted}
          foot={{ page, total, size: limit }}
          opened={opened && { request: opened, sent: sentTo(opened) }}
        />
      }
      rows={requests.map((request) => (
        <Card as="li" key={request._id} className={request.overdue ? 'border-l-4 border-l-danger' : undefined}>
          <RequestItem request={request} sent={sentTo(request)} />
        </Card>
      ))}
      empty={{ icon: FileQuestionMark, title: m.data_request_list_empty() }}
    />
  );
}
