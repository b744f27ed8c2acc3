import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/contactItem.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api.server.ts';
import { leaveFlash } from '../../platform/flash.server.ts';
import { date, dateAndTime, phone } from '../../platform/formats.ts';
import { requireReader } from '../../platform/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { readInbox } from './inbox.server.ts';

/** One message; who opens it has read it. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  requireReader(context, m.contact_inbox_purpose());
  const call = { params: { id: params.contact } };
  const { contact } = api(context);
  const { data: found } = await contact.get(call);
  const [inbox] = await Promise.all([
    readInbox(context, found.owner.id),
    ...(found.read ? [] : [contact.setRead({ ...call, body: {} })]),
  ]);
  return { inbox, item: found };
};

/** Marks it unread again, for later. */
export const action = async ({ params, context }: Route.ActionArgs) => {
  requireReader(context, m.contact_inbox_purpose());
  await api(context).contact.setRead({ params: { id: params.contact }, body: { read: false } });
  leaveFlash(context, { kind: 'success', message: m.contact_marked_unread() });
  throw redirect(href('/contacts/:id', { id: params.id }));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.contact_from({ name: loaderData.item.name }) : m.contact_inbox()} · M4U` },
];

type Item = Route.ComponentProps['loaderData']['item'];

const answerText = ({ kind, value }: Item['answers'][number]): string => {
  if (kind === 'date') return date(value);
  return kind === 'phone' ? phone(value) : value;
};

/** The ways to answer. */
const Reach = ({ item }: { item: Item }) => (
  <div className="flex flex-wrap gap-3">
    {item.phone !== null && (
      <LinkButton to={`tel:${item.phone}`} icon={Phone}>
        {phone(item.phone)}
      </LinkButton>
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
  </div>
);

export default function ContactItemScreen({ loaderData: { inbox, item } }: Route.ComponentProps) {
  const { name, message, answers, fromMemberId, createdAt } = item;
  return (
    <div className="max-w-column lg:max-w-180">
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
        {answers.length > 0 && (
          <Section id="answers" title={m.contact_answered()}>
            <Card>
              <dl className="stack">
                {answers.map((answer, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two questions may be asked in the same words
                  <div key={at}>
                    <dt className="text-sm text-muted">{answer.label}</dt>
                    <dd className="whitespace-pre-line wrap-anywhere">{answerText(answer)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </Section>
        )}
        {fromMemberId !== null && (
          <p>
            <TextLink to={href('/me/:id', { id: fromMemberId })}>{m.contact_see_sender()}</TextLink>
          </p>
        )}
        <Form method="post">
          <SubmitButton variant="secondary">{m.contact_set_unread()}</SubmitButton>
        </Form>
      </div>
    </div>
  );
}
