import type { SupportMessage } from '@m4u/contract/social/contact/support';
import { SUPPORT_LENGTH } from '@m4u/contract/social/contact/support.rules';
import Send from 'lucide-react/icons/send';
import { useId } from 'react';
import { Form, href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { RefusedAnswer } from '../../platform/forms/row-answer.server.ts';
import { phone as dialled } from '../../platform/language/formats.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FieldError } from '../../ui/fields/FormError.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { supportStatusWords, supportTopicWords } from './supportWords.tsx';

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
  const errorId = useId();
  return (
    <>
      <Form method="post" preventScrollReset className="stack gap-3">
        {/* The next message takes the place of this one at the side of the table. */}
        {can.answer && <Draft name={`support ${id}`} />}
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
            <FieldError id={errorId} errors={sent?.errors ?? []} />
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

export interface SupportItemProps {
  message: SupportMessage;
  /** The answer that was refused. */
  sent: RefusedAnswer | undefined;
  now: number;
}

/** A message to support, and the form that settles it. */
export const SupportItem = ({ message, sent, now }: SupportItemProps) => {
  const { topic, name, words, createdAt, answer, answeredBy, answeredAt, status, can } = message;
  return (
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
  );
};
