import { certificatePath } from '@m4u/contract/event/attendance/rules';
import type { TicketCertificate } from '@m4u/contract/event/attendance/schema';
import type { Ticket } from '@m4u/contract/event/ticket/schema';
import { signUpPath, ticketPath } from '@m4u/contract/event/ticket/rules';
import { ticket as endpoints } from '@m4u/contract/event/ticket';
import { GUEST_NAME_LENGTH } from '@m4u/contract/event/checkIn/rules';
import Award from 'lucide-react/icons/award';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import Undo2 from 'lucide-react/icons/undo-2';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/ticket.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime, money, number } from '../../platform/language/formats.ts';
import { Button, LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { HeldTicket } from './HeldTicket.tsx';
import { TicketEventFacts, TicketStateTag } from './ticketWords.tsx';

/** A ticket by an address that nobody guesses: it needs no account. */
export const loader = async ({ context, params: { token }, pattern }: Route.LoaderArgs) => {
  const { data: ticket } = await loadOrNotFound(context, pattern, api(context).ticket.get({ params: { token } }));
  const held =
    ticket.payment === null
      ? null
      : {
          token: ticket.payment,
          payment: (await api(context).payment.page({ params: { token: ticket.payment } })).data,
        };
  const certificate =
    ticket.state === 'issued' ? (await api(context).attendance.ofTicket({ params: { token } })).data : null;
  return {
    ticket,
    held,
    certificate,
    qr: ticket.code === null ? null : apiAddress(endpoints.qr, { token }),
    calendar: apiAddress(endpoints.calendar, { token }),
    pdf: apiAddress(endpoints.pdf, { token }),
  };
};

export const action = async ({ context, params: { token }, request }: Route.ActionArgs) => {
  const { intent, values } = await readForm(request);
  const { name = '', phone = '', email = '' } = values;
  try {
    if (intent === 'transfer') {
      const { data } = await api(context).ticket.transfer({ params: { token }, body: { name, phone, email } });
      setFlash(context, { kind: 'success', message: m.ticket_transferred({ name: data.name }) });
      return redirect(ticketPath(data.token));
    }
    if (intent === 'certificate') {
      const { data } = await api(context).attendance.issueForTicket({ params: { token } });
      return redirect(data.number === null ? ticketPath(token) : certificatePath(data.number));
    }
    await api(context).ticket.cancel({ params: { token } });
    setFlash(context, { kind: 'success', message: m.ticket_cancelled() });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
  }
  return redirect(ticketPath(token));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? m.ticket_of({ title: loaderData.ticket.event.title }) : m.ticket_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export const handle = { query: [] };

/** Meaning of the state for the holder. */
const StateText = ({ ticket: { state, ahead, isPaid, amount } }: { ticket: Ticket }) => (
  <>
    {state === 'waiting' && <p>{ahead ? m.ticket_waiting_text({ ahead: number(ahead) }) : m.ticket_waiting_first()}</p>}
    {state === 'expired' && <p>{m.ticket_expired_text()}</p>}
    {state === 'cancelled' && <p>{m.ticket_cancelled_text()}</p>}
    {(state === 'cancelled' || state === 'expired') && isPaid && (
      <p>{m.ticket_refund_text({ amount: money(amount) })}</p>
    )}
  </>
);

/** The code that the door reads. */
const Code = ({ ticket: { code, name }, qr }: { ticket: Ticket; qr: string }) => (
  <div className="stack items-center gap-2 text-center">
    <img
      src={qr}
      alt={m.ticket_qr_alt({ name })}
      width={280}
      height={280}
      className="mx-auto rounded-md bg-[#fff] p-3"
    />
    <p className="font-mono text-lg tracking-wider" translate="no">
      {code}
    </p>
    <p className="no-print text-sm text-muted">{m.ticket_qr_hint()}</p>
  </div>
);

const Transfer = () => (
  <FormDialog label={m.ticket_transfer()} question={m.ticket_transfer_text()} intent="transfer">
    <TextField
      name="name"
      label={m.ticket_name()}
      required
      maxLength={GUEST_NAME_LENGTH}
      autoComplete="off"
      translate="no"
    />
    <TextField name="phone" label={m.ticket_phone()} type="tel" autoComplete="off" hint={m.ticket_reach_hint()} />
    <TextField name="email" label={m.ticket_email()} type="email" autoComplete="off" optional />
  </FormDialog>
);

/** The certificate of a holder who has come: a link to it, or the button that issues it. */
const Certificate = ({ certificate: { number, can } }: { certificate: TicketCertificate }) => {
  if (number === null && !can.issue) return null;
  return (
    <div className="no-print stack gap-2 rounded-md bg-accent-soft p-3">
      <p>{m.attendance_ticket_text()}</p>
      {number === null ? (
        <Form method="post">
          <SubmitButton name="intent" value="certificate" icon={Award}>
            {m.attendance_ticket_get()}
          </SubmitButton>
        </Form>
      ) : (
        <div>
          <LinkButton to={certificatePath(number)} icon={Award}>
            {m.attendance_ticket_open()}
          </LinkButton>
        </div>
      )}
    </div>
  );
};

/** Actions of the holder with the ticket. */
const Actions = ({ ticket, calendar, pdf }: { ticket: Ticket; calendar: string; pdf: string }) => {
  const removal = useDialog();
  const { can, cancelUntil, event, state } = ticket;
  return (
    <div className="no-print stack">
      {state === 'issued' && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={calendar} reloadDocument download variant="secondary" icon={CalendarPlus}>
            {m.ticket_calendar()}
          </LinkButton>
          <LinkButton to={pdf} reloadDocument download variant="secondary" icon={Download}>
            {m.ticket_pdf()}
          </LinkButton>
        </div>
      )}
      {can.transfer && <Transfer />}
      {can.cancel && (
        <>
          <Button variant="quietDanger" icon={Undo2} {...removal.trigger}>
            {m.ticket_cancel()}
          </Button>
          <ConfirmDialog
            {...removal}
            title={m.ticket_cancel()}
            question={m.ticket_cancel_question({ title: event.title })}
            confirm={m.ticket_cancel()}
            fields={{ intent: 'cancel' }}
          />
        </>
      )}
      {state === 'issued' && can.cancel && (
        <p className="text-sm text-muted">{m.ticket_cancel_until({ time: dateAndTime(cancelUntil) })}</p>
      )}
    </div>
  );
};

export default function TicketScreen({
  loaderData: { ticket, held, certificate, qr, calendar, pdf },
}: Route.ComponentProps) {
  const { event, kind, name, seats, amount } = ticket;
  return (
    <Column kind="form">
      <PageHeader
        title={
          <span lang="" className="wrap-anywhere">
            {event.title}
          </span>
        }
        lead={
          <TextLink to={signUpPath(event._id)} translate="no">
            {event.group.name}
          </TextLink>
        }
      />
      <Card className="stack">
        <div>
          <TicketStateTag state={ticket.state} />
        </div>
        <StateText ticket={ticket} />
        {qr !== null && <Code ticket={ticket} qr={qr} />}
        <div>
          <p className="text-xl font-bold wrap-anywhere" translate="no">
            {name}
          </p>
          <p className="wrap-anywhere">
            <span lang="">{kind.name}</span>
            {` · ${m.ticket_people({ count: seats })}`}
            {amount > 0 && ` · ${money(amount)}`}
          </p>
        </div>
        <TicketEventFacts event={event} />
        {certificate && <Certificate certificate={certificate} />}
        {held && <HeldTicket ticket={ticket} {...held} />}
        <Actions ticket={ticket} calendar={calendar} pdf={pdf} />
      </Card>
    </Column>
  );
}
