import type { DataRequest } from '@m4u/contract/insight/privacy/request';
import { REQUEST_LENGTH } from '@m4u/contract/insight/privacy/request.rules';
import Hourglass from 'lucide-react/icons/hourglass';
import Send from 'lucide-react/icons/send';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { RefusedAnswer } from '../../platform/forms/row-answer.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { SubmitButton } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatDueTime, dataRequestKindWords, dataRequestStateWords } from './requestWords.tsx';

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
    {/* The next request takes the place of this one at the side of the table. */}
    <Draft name={`data request ${_id}`} />
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

export interface RequestItemProps {
  request: DataRequest;
  /** The answer that was refused. */
  sent: RefusedAnswer | undefined;
}

/** A request about personal data, and the form that answers it. */
export const RequestItem = ({ request, sent }: RequestItemProps) => {
  const { kind, words, state, createdAt, overdue, answer, answeredBy } = request;
  return (
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
  );
};
