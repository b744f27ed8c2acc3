import { PAGE_SIZE } from '@m4u/contract/common';
import type { SupportMessage } from '@m4u/contract/social/contact/support';
import { SUPPORT_LENGTH, SUPPORT_STATUSES } from '@m4u/contract/social/contact/support.rules';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Send from 'lucide-react/icons/send';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/adminSupport.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { number, phone as dialled } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { answerReply, type RefusedAnswer, refuseAnswer } from '../../platform/forms/row-answer.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { AdminList } from '../../platform/administration/AdminList.tsx';
import { afterAnswer } from '../../platform/administration/queue.server.ts';
import { defineFilter, id, oneOf } from '../../platform/search/filter.server.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { FieldError } from '../../ui/fields/FormError.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { supportStatusWords, supportTopicWords } from './supportWords.tsx';

const readSupportFilter = defineFilter({ status: oneOf(SUPPORT_STATUSES), id });

/** Messages to support, for staff. Errors: 403 for others. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.support_list_purpose());
  const { page, filter } = readSupportFilter(new URL(request.url).searchParams);
  const status = filter.status || 'open';
  const messages = await api(context).contact.listSupport({
    query: { status, page, limit: PAGE_SIZE, id: filter.id || undefined },
  });
  return { ...messages, status, page, isOne: filter.id !== '', now: Date.now() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.support_list_purpose());
  const { values, intent } = await readForm(request);
  const { id = '', answer = '', name = '' } = values;
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
  const { pathname, search } = scopeOf(context).visit.url;
  throw redirect((await afterAnswer(context, id)) ?? pathname + search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.support_list()} · M4U` }];

/** Contacts of the author. */
const Reach = ({ message: { email, phone, member } }: { message: SupportMessage }) => (
  <p className="flex flex-wrap gap-x-4 text-sm">
    {email !== null && (
      <TextLink to={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
        {email}
      </TextLink>
    )}
    {phone !== null && (
      <TextLink to={`tel:${phone}`} className="inline-flex min-h-11 items-center">
        {dialled(phone)}
      </TextLink>
    )}
    {member !== null && !member.closed && (
      <TextLink
        to={href('/me/:id', { id: member.urlMinify ?? member._id })}
        className="inline-flex min-h-11 items-center"
      >
        {m.support_see_member()}
      </TextLink>
    )}
  </p>
);

const Settle = ({ message, sent }: { message: SupportMessage; sent: RefusedAnswer | undefined }) => {
  const { _id: id, name, email, can } = message;
  const close = useDialog();
  return (
    <>
      <Form method="post" preventScrollReset className="stack gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        {can.answer ? (
          <TextArea
            name="answer"
            label={m.support_answer()}
            hint={email === null ? m.support_answer_hint_member() : m.support_answer_hint_mail({ email })}
            defaultValue={sent?.answer}
            error={sent?.errors ?? []}
            maxLength={SUPPORT_LENGTH.answer}
            rows={3}
          />
        ) : (
          <>
            <p className="text-sm text-muted">{m.support_answer_none()}</p>
            <FieldError id={`${id}-error`} errors={sent?.errors ?? []} />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {can.answer && (
            <SubmitButton name="intent" value="answer" icon={Send}>
              {m.support_answer_send()}
            </SubmitButton>
          )}
          <Button
            type="submit"
            name="intent"
            value="close"
            variant="secondary"
            {...close.trigger}
            onClick={(event) => {
              event.preventDefault();
              close.show();
            }}
          >
            {m.support_close()}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        {...close}
        title={m.support_close()}
        question={m.support_close_question({ name })}
        confirm={m.support_close()}
        fields={{ intent: 'close', id, name }}
      />
    </>
  );
};

const Item = ({ message, sent, now }: { message: SupportMessage; sent: RefusedAnswer | undefined; now: number }) => {
  const { topic, name, words, createdAt, answer, answeredBy, answeredAt, status, can } = message;
  return (
    <Card as="li">
      <article className="stack gap-3">
        <header className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Tag>{supportTopicWords[topic]()}</Tag>
          <RelativeTime time={createdAt} now={now} />
        </header>
        <h2 lang="" className="text-lg wrap-anywhere">
          {name}
        </h2>
        <p lang="" className="whitespace-pre-line wrap-anywhere">
          {words}
        </p>
        <Reach message={message} />
        {answer !== null && (
          <div className="rounded-md bg-sunken px-4 py-3">
            <p className="text-sm text-muted">
              {m.support_answered_by({ name: answeredBy?.name ?? 'M4U' })}{' '}
              {answeredAt !== null && <RelativeTime time={answeredAt} now={now} />}
            </p>
            <p lang="" className="whitespace-pre-line wrap-anywhere">
              {answer}
            </p>
          </div>
        )}
        {status === 'closed' && <p className="text-sm font-semibold">{supportStatusWords.closed()}</p>}
        {can.close && <Settle message={message} sent={sent} />}
      </article>
    </Card>
  );
};

export default function AdminSupport({ loaderData, actionData }: Route.ComponentProps) {
  const { data: messages, total, totalOpen, status, page, isOne, now } = loaderData;
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
      isOne={isOne}
      rows={messages.map((message) => (
        <Item
          key={message._id}
          message={message}
          sent={actionData?.id === message._id ? actionData : undefined}
          now={now}
        />
      ))}
      empty={{
        icon: LifeBuoy,
        title: status === 'open' ? m.support_list_empty_open() : m.support_list_empty(),
      }}
    />
  );
}
