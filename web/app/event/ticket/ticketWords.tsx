import type { SaleState, TicketState } from '@m4u/contract/event/ticket/rules';
import type { TicketEvent, TicketKind } from '@m4u/contract/event/ticket/schema';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import ListOrdered from 'lucide-react/icons/list-ordered';
import MapPin from 'lucide-react/icons/map-pin';
import TimerOff from 'lucide-react/icons/timer-off';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, money, number } from '../../platform/language/formats.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Words of the states of a ticket. */
export const ticketStateWords: Readonly<Record<TicketState, () => string>> = {
  waiting: m.ticket_state_waiting,
  held: m.ticket_state_held,
  issued: m.ticket_state_issued,
  cancelled: m.ticket_state_cancelled,
  expired: m.ticket_state_expired,
};

const stateIcons: Readonly<Record<TicketState, LucideIcon>> = {
  waiting: ListOrdered,
  held: Hourglass,
  issued: CircleCheck,
  cancelled: CircleX,
  expired: TimerOff,
};

/** The state of a ticket as a label. */
export const TicketStateTag = ({ state }: { state: TicketState }) => (
  <Tag icon={stateIcons[state]}>{ticketStateWords[state]()}</Tag>
);

/** The price of a ticket in words. */
export const describePrice = (price: number): string => (price === 0 ? m.ticket_free() : money(price));

const saleWords: Readonly<Record<SaleState, (kind: TicketKind) => string>> = {
  soon: ({ saleFrom }) => m.ticket_sale_soon({ time: dateAndTime(saleFrom ?? '') }),
  open: ({ left }) => m.ticket_sale_open({ left: number(left) }),
  full: ({ waiting }) => (waiting === 0 ? m.ticket_sale_full() : m.ticket_sale_waiting({ count: number(waiting) })),
  over: m.ticket_sale_over,
};

/** Says whether a kind is on sale, and what is left. */
export const describeSale = (kind: TicketKind): string =>
  saleWords[kind.sale](kind) + (kind.forHolders ? ` · ${m.ticket_only_holders()}` : '');

/** Time and place of an event. */
export const TicketEventFacts = ({ event: { startsAt, endsAt, place } }: { event: TicketEvent }) => (
  <div className="flex flex-col gap-1">
    <p className="flex items-start gap-2">
      <CalendarClock aria-hidden size={18} className="mt-1 shrink-0" />
      {endsAt === null ? dateAndTime(startsAt) : `${dateAndTime(startsAt)} – ${dateAndTime(endsAt)}`}
    </p>
    {place !== '' && (
      <p className="flex items-start gap-2 wrap-anywhere">
        <MapPin aria-hidden size={18} className="mt-1 shrink-0" />
        {place}
      </p>
    )}
  </div>
);
