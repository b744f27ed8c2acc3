import BookUser from 'lucide-react/icons/book-user';
import Mail from 'lucide-react/icons/mail';
import { Form, href } from 'react-router';
import type { Route } from './+types/contactItem.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { date, dateAndTime, phone } from '../../platform/language/formats.ts';
import { PhoneWays } from '../../profile/page/links/PhoneWays.tsx';
import { usePage } from '../../platform/session/page.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { changeItem } from './contactItem.server.ts';
import { readInbox } from './inbox.server.ts';
import { NoteForm } from './NoteForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** One message, marked as read when it is opened; a prefetch does not mark it. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  requireReader(context, m.contact_inbox_purpose());
  const call = { params: { id: params.contact } };
  const { contact } = api(context);
  const { data: found } = await contact.get(call);
  const [inbox, answer] = await Promise.all([
    readInbox(context, found.owner.id),
    contact.replyAddress({ params: { memberId: found.owner.id } }),
    ...(found.read || scopeOf(context).visit.isFetched ? [] : [contact.setRead({ ...call, body: {} })]),
  ]);
  return { inbox, item: found, answer: answer.data, clientId: crypto.randomUUID() };
};

/** Saves notes, sends a reply, or marks the message as unread. */
export const action = ({ params, context, request }: Route.ActionArgs) => {
  requireReader(context, m.contact_inbox_purpose());
  const { id, contact } = params;
  return changeItem(
    context,
    request,
    contact,
    href('/contacts/:id/:contact', { id, contact }),
    href('/contacts/:id', { id }),
  );
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.contact_from({ name: loaderData.item.name }) : m.contact_inbox()} · M4U` },
];

type Item = Route.ComponentProps['loaderData']['item'];

const answerText = ({ kind, value }: Item['answers'][number]): string => {
  if (kind === 'date') return date(value);
  return kind === 'phone' ? phone(value) : value;
};

/** Address that adds the author to the phonebook, with their details. */
const savePath = ({ name, phone: number, email }: Item): string =>
  `/action/phonebook/new?${new URLSearchParams({ name, ...(number && { phone: number }), ...(email && { email }) })}`;

/** Links to call, write to or save the author. */
const Reach = ({ item }: { item: Item }) => (
  <div className="flex flex-wrap gap-3">
    {item.phone !== null && (
      <>
        <p className="w-full text-lg font-semibold">{phone(item.phone)}</p>
        <PhoneWays number={item.phone} />
      </>
    )}
    {item.email !== null && (
      <LinkButton
        to={`mailto:${item.email}`}
        icon={Mail}
        variant={item.phone === null ? 'primary' : 'secondary'}
        className="wrap-anywhere"
      >
        {item.email}
      </LinkButton>
    )}
    <LinkButton to={savePath(item)} icon={BookUser} variant="secondary">
      {m.contact_save_sender()}
    </LinkButton>
  </div>
);

const Answers = ({ answers }: { answers: Item['answers'] }) => (
  <Section id="answers" title={m.contact_answered()}>
    <Card>
      <dl className="stack">
        {answers.map((answer, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two questions may be asked in the same words
          <div key={index}>
            <dt className="text-sm text-muted">{answer.label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{answerText(answer)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  </Section>
);

const Replies = ({ replies }: { replies: Item['replies'] }) => (
  <Section id="replies" title={m.contact_replies()}>
    <ul className="stack">
      {replies.map(({ text, at }) => (
        <li key={at}>
          <Card>
            <p className="text-sm text-muted">{m.contact_replied({ when: dateAndTime(at) })}</p>
            <p className="pt-1 whitespace-pre-line wrap-anywhere">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  </Section>
);

export default function ContactItemScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { inbox, item, answer, clientId } = loaderData;
  const { name, message, answers, fromMemberId, createdAt, replies } = item;
  const isVerified = usePage()?.reader?.verified ?? false;
  // Each form shows only its own answer.
  const replyTo = (intent: string) => (actionData?.initialValue?.['intent'] === intent ? actionData : null);
  return (
    <Column kind="detail">
      <PageHeader
        title={name}
        lead={dateAndTime(createdAt)}
        back={{ to: href('/contacts/:id', { id: inbox.id }), label: m.contact_back() }}
      />
      <div className="stack">
        <Reach item={item} />
        {message !== '' && (
          <Card>
            <p className="whitespace-pre-line wrap-anywhere">{message}</p>
          </Card>
        )}
        {answers.length > 0 && <Answers answers={answers} />}
        {fromMemberId !== null && (
          <p>
            <TextLink to={href('/me/:id', { id: fromMemberId })}>{m.contact_see_sender()}</TextLink>
          </p>
        )}
        {replies.length > 0 && <Replies replies={replies} />}
        {item.email !== null && (
          <ReplyForm
            key={`reply ${replies.length}`}
            email={item.email}
            answer={answer}
            isVerified={isVerified}
            clientId={clientId}
            lastResult={replyTo('reply')}
          />
        )}
        <NoteForm item={item} ofGroup={item.owner.kind === 'group'} lastResult={replyTo('note')} />
        <Form method="post">
          <SubmitButton variant="secondary" name="intent" value="unread">
            {m.contact_set_unread()}
          </SubmitButton>
        </Form>
      </div>
    </Column>
  );
}
