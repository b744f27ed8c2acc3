import { PAGE_SIZE } from '@m4u/contract/common';
import type { DataRequest } from '@m4u/contract/insight/privacy/request';
import { ANSWER_HOURS, REQUEST_LENGTH } from '@m4u/contract/insight/privacy/request.rules';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import Hourglass from 'lucide-react/icons/hourglass';
import Send from 'lucide-react/icons/send';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/adminRequests.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime, number } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { answerReply, type RefusedAnswer } from '../../platform/forms/row-answer.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { AdminList } from '../../platform/administration/AdminList.tsx';
import { afterAnswer } from '../../platform/administration/queue.server.ts';
import { defineFilter, id, oneOf } from '../../platform/search/filter.server.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatDueTime, dataRequestKindWords, dataRequestStateWords } from './requestWords.tsx';

const readRequestFilter = defineFilter({ state: oneOf(['open', 'closed']), id });

/** Requests about personal data for staff, by due time. Errors: 403 for others. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.data_request_list_purpose());
  const { page, filter } = readRequestFilter(new URL(request.url).searchParams);
  const state = filter.state || 'open';
  const requests = await api(context).dataRequest.list({
    query: { state, page, limit: PAGE_SIZE, id: filter.id || undefined },
  });
  return { ...requests, state, page, isOne: filter.id !== '' };
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

/** Author of a request, with a link to the screen that handles it. */
const Requester = ({ request: { name, email, member } }: { request: DataRequest }) => (
  <div className="flex flex-wrap items-center gap-x-4">
    <h2 lang="" className="text-lg wrap-anywhere">
      {name || email}
    </h2>
    {member !== null && (
      <TextLink to={href('/admin/members/:id', { id: member._id })} className="inline-flex min-h-11 items-center">
        {m.report_see_member()}
      </TextLink>
    )}
    {email !== null && (
      <TextLink to={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
        {email}
      </TextLink>
    )}
  </div>
);

const Answer = ({ request: { _id, name, email }, sent }: { request: DataRequest; sent: RefusedAnswer | undefined }) => (
  <Form method="post" preventScrollReset className="stack gap-3">
    <input type="hidden" name="id" value={_id} />
    <input type="hidden" name="name" value={name} />
    <TextArea
      name="answer"
      label={m.support_answer()}
      hint={email === null ? m.data_request_answer_hint() : m.support_answer_hint_mail({ email })}
      defaultValue={sent?.answer}
      error={sent?.errors ?? []}
      maxLength={REQUEST_LENGTH.answer}
      rows={3}
    />
    <div className="flex flex-wrap gap-2">
      <SubmitButton name="intent" value="fulfilled" icon={Send}>
        {m.data_request_answer_fulfilled()}
      </SubmitButton>
      <SubmitButton name="intent" value="refused" variant="secondary">
        {m.data_request_answer_refused()}
      </SubmitButton>
    </div>
  </Form>
);

const Item = ({ request, sent }: { request: DataRequest; sent: RefusedAnswer | undefined }) => {
  const { kind, words, state, createdAt, overdue, answer, answeredBy } = request;
  return (
    <Card as="li" className={overdue ? 'border-l-4 border-l-danger' : undefined}>
      <article className="stack gap-3">
        <header className="flex flex-wrap items-center gap-2">
          <Tag>{dataRequestKindWords[kind]()}</Tag>
          {state !== 'open' && <span className="font-semibold">{dataRequestStateWords[state]()}</span>}
          <span className={overdue ? 'flex items-center gap-1 font-semibold text-danger' : 'text-sm text-muted'}>
            {overdue && <Hourglass aria-hidden size={16} />}
            {formatDueTime(request)}
          </span>
        </header>
        <Requester request={request} />
        <p className="text-sm text-muted">{m.data_request_asked_at({ at: dateAndTime(createdAt) })}</p>
        <p lang="" className="whitespace-pre-line wrap-anywhere">
          {words}
        </p>
        {answer !== null && (
          <div className="rounded-md bg-sunken px-4 py-3">
            <p className="text-sm text-muted">{m.support_answered_by({ name: answeredBy?.name ?? 'M4U' })}</p>
            <p lang="" className="whitespace-pre-line wrap-anywhere">
              {answer}
            </p>
          </div>
        )}
        {state === 'open' && <Answer request={request} sent={sent} />}
      </article>
    </Card>
  );
};

export default function AdminRequests({ loaderData, actionData }: Route.ComponentProps) {
  const { data: requests, total, totalOpen, totalOverdue, state, page, isOne } = loaderData;
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
      isOne={isOne}
      rows={requests.map((request) => (
        <Item key={request._id} request={request} sent={actionData?.id === request._id ? actionData : undefined} />
      ))}
      empty={{ icon: FileQuestionMark, title: m.data_request_list_empty() }}
    />
  );
}
