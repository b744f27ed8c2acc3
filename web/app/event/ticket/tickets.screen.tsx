import { TICKET_STATES } from '@m4u/contract/event/ticket/rules';
import type { TicketRow } from '@m4u/contract/event/ticket/schema';
import { ticket as endpoints } from '@m4u/contract/event/ticket';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Ticket from 'lucide-react/icons/ticket';
import { href, redirect } from 'react-router';
import type { Route } from './+types/tickets.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime, money, number, phone } from '../../platform/language/formats.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, oneOf, text } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { SearchForm } from '../../ui/fields/SearchForm.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TicketFrame } from './TicketFrame.tsx';
import { ticketListPath, ticketSetupPath } from './ticketPaths.tsx';
import { TicketStateTag, ticketStateWords } from './ticketWords.tsx';

const readTicketFilter = defineFilter({ state: oneOf(TICKET_STATES), q: text() });

/** The tickets of an event for its admins; `?state=` and `?q=` filter them. */
export const loader = async ({ context, params: { history }, request }: Route.LoaderArgs) => {
  requireReader(context, m.checkin_purpose());
  const { page, filter, conditions } = readTicketFilter(new URL(request.url).searchParams);
  const { ticket } = api(context);
  const { data: setup } = await ticket.setup({ params: { id: history } });
  const { data: tickets, total } = await ticket.list({ query: { eventId: history, page, filter: conditions } });
  requirePage(context, { rows: tickets, total });
  const csv = apiAddress(endpoints.exportTickets, {}, { eventId: history, filter: JSON.stringify(conditions) });
  return { setup, tickets, total, page, filter, csv };
};

export const action = async ({ context, params: { history }, request }: Route.ActionArgs) => {
  requireReader(context, m.checkin_purpose());
  const form = await readForm(request);
  try {
    await api(context).ticket.cancelByAdmin({ params: { id: form.values['ticket'] ?? '' } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.ticket_cancelled() });
  return redirect(ticketListPath(history));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.ticket_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const describeTicket = (ticket: TicketRow): string =>
  [
    m.ticket_number({ number: number(ticket.number) }),
    ticket.kind.name,
    m.ticket_people({ count: ticket.seats }),
    ...(ticket.phone === null ? [] : [phone(ticket.phone)]),
    ...(ticket.email === null ? [] : [ticket.email]),
    dateAndTime(ticket.createdAt),
  ].join(' · ');

const Row = ({ ticket }: { ticket: TicketRow }) => {
  const removal = useDialog();
  const answers = ticket.answers.filter(({ answer }) => answer !== '');
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="text-beside">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {ticket.name}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">{describeTicket(ticket)}</span>
        {answers.map(({ question, answer }) => (
          <span key={question} lang="" className="block text-sm wrap-anywhere">
            {question} <strong>{answer}</strong>
          </span>
        ))}
      </span>
      {ticket.amount > 0 && (
        <span className="font-bold tabular-nums">
          {ticket.paymentId === null ? (
            money(ticket.amount)
          ) : (
            <TextLink to={href('/action/payments/:id', { id: ticket.paymentId })}>{money(ticket.amount)}</TextLink>
          )}
          {ticket.isPaid && <span className="block text-sm font-normal text-muted">{m.ticket_paid()}</span>}
        </span>
      )}
      <TicketStateTag state={ticket.state} />
      {ticket.can.cancel && (
        <>
          <Button variant="quietDanger" aria-label={m.ticket_cancel_of({ name: ticket.name })} {...removal.trigger}>
            {m.ticket_cancel_short()}
          </Button>
          <ConfirmDialog
            {...removal}
            title={m.ticket_cancel_short()}
            question={m.ticket_cancel_admin_question({ name: ticket.name })}
            confirm={m.ticket_cancel_short()}
            fields={{ ticket: ticket._id }}
          />
        </>
      )}
    </li>
  );
};

export default function Tickets({ loaderData, actionData }: Route.ComponentProps) {
  const { setup, tickets, total, page, filter, csv } = loaderData;
  const id = setup.event._id;
  return (
    <TicketFrame tab="list" setup={setup}>
      <FormError errors={actionData?.error?.[''] ?? undefined} />
      <Tags label={m.ticket_states()} wrap>
        {(['', ...TICKET_STATES] as const).map((each) => (
          <Tag key={each} to={ticketListPath(id, { ...filter, state: each })} current={each === filter.state}>
            {each === '' ? m.ticket_state_all() : ticketStateWords[each]()}
          </Tag>
        ))}
      </Tags>
      <SearchForm
        key={filter.q}
        action={ticketListPath(id)}
        value={filter.q}
        label={m.ticket_search()}
        submitLabel={m.checkin_search_do()}
        hiddenFields={{ state: filter.state }}
      />
      <ListView
        padded
        page={page}
        total={total}
        count={m.ticket_total({ count: number(total) })}
        rows={tickets.map((ticket) => (
          <Row key={ticket._id} ticket={ticket} />
        ))}
        empty={{
          icon: Ticket,
          title: m.ticket_empty(),
          text: setup.kinds.length === 0 ? m.ticket_no_kinds_text() : m.ticket_empty_text(),
          action: setup.kinds.length === 0 && (
            <LinkButton to={ticketSetupPath(id)} icon={Plus}>
              {m.ticket_kind_add()}
            </LinkButton>
          ),
        }}
        filtered={
          hasFilter(filter) && {
            title: m.ticket_none_found(),
            clear: { to: ticketListPath(id), label: m.ticket_state_all() },
          }
        }
      />
      {total > 0 && (
        <div>
          <LinkButton to={csv} reloadDocument download variant="secondary" icon={Download}>
            {m.ticket_csv()}
          </LinkButton>
        </div>
      )}
    </TicketFrame>
  );
}
