import type { TicketKind } from '@m4u/contract/event/ticket/schema';
import { signUpPath, ticketPath } from '@m4u/contract/event/ticket/rules';
import { href, redirect } from 'react-router';
import type { Route } from './+types/signUp.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { metChallenge, readChallenge } from '../../platform/forms/challenge.server.ts';
import { problemReply, readForm, readValues, type SentForm } from '../../platform/forms/form.server.ts';
import { trapName } from '../../platform/forms/Honeypot.tsx';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SignUpForm, signUpFields } from './SignUpForm.tsx';
import { describePrice, describeSale, TicketEventFacts } from './ticketWords.tsx';

/** The sign-up of an event: its kinds of tickets, and the form for everybody. */
export const loader = async ({ context, params: { id }, pattern }: Route.LoaderArgs) => {
  const { data: page } = await loadOrNotFound(context, pattern, api(context).ticket.signUpPage({ params: { id } }));
  const { reader } = scopeOf(context).page;
  return {
    page,
    challenge: await readChallenge(context, 'ticket'),
    clientId: crypto.randomUUID(),
    isVisitor: reader === null,
    start: { name: reader?.name ?? '' },
  };
};

/** The answers of a form, each with its question. */
const readAnswers = ({ values }: SentForm): { question: string; answer: string }[] =>
  Object.entries(values).flatMap(([name, answer]) => {
    const [, index] = /^answers\[(\d+)\]\.answer$/.exec(name) ?? [];
    const question = index === undefined ? undefined : values[`answers[${index}].question`];
    return question === undefined ? [] : [{ question, answer }];
  });

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request, signUpFields);
  const { seats, ...values } = readValues(signUpFields, form);
  try {
    const { data } = await api(context).ticket.signUp({
      body: {
        ...values,
        seats: seats || 1,
        answers: readAnswers(form),
        website: form.values[trapName],
        challenge: metChallenge(form.values),
        clientId: form.values['clientId'] ?? '',
      },
    });
    return redirect(ticketPath(data.token));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.ticket_sign_up_title({ title: loaderData.page.event.title }) : m.ticket_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export const handle = { query: [] };

const isOnSale = ({ sale }: TicketKind): boolean => sale === 'open' || sale === 'full';

/** A kind that takes no names now. */
const ClosedKind = ({ kind }: { kind: TicketKind }) => (
  <li className="flex flex-wrap justify-between gap-x-4 py-2">
    <span lang="" className="font-semibold wrap-anywhere">
      {kind.name}
    </span>
    <span className="text-muted">
      {describePrice(kind.price)} · {describeSale(kind)}
    </span>
  </li>
);

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData;
  const { event } = page;
  const kinds = page.kinds.filter(isOnSale);
  const closed = page.kinds.filter((kind) => !isOnSale(kind));
  return (
    <Column kind="form">
      <PageHeader
        title={
          <span lang="" className="wrap-anywhere">
            {event.title}
          </span>
        }
        lead={
          <TextLink to={href('/mbg/:id', { id: event.group.urlMinify ?? event.group._id })} translate="no">
            {event.group.name}
          </TextLink>
        }
      />
      <Card className="stack">
        <TicketEventFacts event={event} />
        {closed.length > 0 && (
          <ul aria-label={m.ticket_kinds_closed()} className="divide-y divide-line">
            {closed.map((kind) => (
              <ClosedKind key={kind._id} kind={kind} />
            ))}
          </ul>
        )}
        {kinds.length > 0 ? (
          <SignUpForm key={signUpPath(event._id)} {...loaderData} kinds={kinds} reply={actionData} />
        ) : (
          <p className="font-semibold">{m.ticket_none_on_sale()}</p>
        )}
      </Card>
    </Column>
  );
}
