import * as z from 'zod';
import { ById, data, Done, Id, line, list, Paging } from '../common.ts';
import { filterOf } from '../filter.ts';
import { endpoints, FACTOR_ERRORS, file } from '../http/endpoint.ts';
import { TICKET_CALENDAR_PATH, TICKET_QR_PATH, TICKET_STATES } from './ticket/rules.ts';
import {
  ManagedKind,
  SignUp,
  SignUpPage,
  Ticket,
  TicketKindChange,
  TicketKindDraft,
  TicketPostChoice,
  TicketRow,
  TicketSettings,
  TicketSetup,
  TicketToken,
  TicketTransfer,
} from './ticket/schema.ts';

const OfPage = z.object({ token: TicketToken });

/** Errors of calls of an event's admins; helpers at its door are forbidden. */
const MANAGED = [...FACTOR_ERRORS, 'not-found', 'forbidden'] as const;
const CHANGED = [...MANAGED, 'account-unverified'] as const;

const TicketFilter = filterOf({
  state: z.enum(TICKET_STATES, { error: 'choice' }).optional(),
  kindId: Id.optional(),
  q: line(100).optional(),
});
export type TicketFilter = z.output<typeof TicketFilter>;

/** Tickets of events, and signing up for them (docs/rules/ticket.md). */
export const ticket = endpoints({
  signUpPage: {
    method: 'GET',
    path: '/tickets/events/:id',
    access: 'anyone',
    session: 'ignored',
    summary: 'An event with its kinds of tickets and questions; `not-found` for an event without tickets',
    params: ById,
    result: data(SignUpPage),
    errors: ['not-found'],
  },
  signUp: {
    method: 'POST',
    path: '/tickets',
    access: 'anyone',
    summary:
      'Signs up for tickets of one kind: a free one is issued, a paid one holds its seat until it is paid, and without a seat it joins the waiting list',
    body: SignUp,
    result: data(z.object({ token: z.string() })),
    errors: ['not-found', 'wrong-state', 'guests-full', 'payment-account-missing', 'dues-required'],
  },
  get: {
    method: 'GET',
    path: '/tickets/pages/:token',
    access: 'anyone',
    session: 'ignored',
    summary: 'A ticket, by the address of its page',
    params: OfPage,
    result: data(Ticket),
    errors: ['not-found'],
  },
  qr: {
    method: 'GET',
    path: TICKET_QR_PATH,
    access: 'anyone',
    session: 'ignored',
    summary: 'QR code of an issued ticket, which the door reads, as SVG',
    params: OfPage,
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
  calendar: {
    method: 'GET',
    path: TICKET_CALENDAR_PATH,
    access: 'anyone',
    session: 'ignored',
    summary: 'The event of a ticket as a calendar file (.ics)',
    params: OfPage,
    result: file('text/calendar'),
    errors: ['not-found'],
  },
  pdf: {
    method: 'GET',
    path: '/tickets/pages/:token/pdf',
    access: 'anyone',
    session: 'ignored',
    summary: 'An issued ticket as a PDF of one sheet',
    params: OfPage,
    result: file('application/pdf'),
    errors: ['not-found', 'unavailable', 'print-too-long'],
  },
  cancel: {
    method: 'POST',
    path: '/tickets/pages/:token/cancel',
    access: 'anyone',
    session: 'ignored',
    summary: 'Gives a ticket back; its seat goes to the first in the waiting list',
    params: OfPage,
    result: data(Ticket),
    errors: ['not-found', 'wrong-state'],
  },
  transfer: {
    method: 'POST',
    path: '/tickets/pages/:token/transfer',
    access: 'anyone',
    session: 'ignored',
    summary: 'Hands an issued ticket on to another person; the answer has its new address, and the old one is void',
    params: OfPage,
    body: TicketTransfer,
    result: data(Ticket),
    errors: ['not-found', 'wrong-state'],
  },
  setup: {
    method: 'GET',
    path: '/tickets/setup/:id',
    access: 'member',
    summary: 'Kinds and settings of the tickets of an event; for its admins',
    params: ById,
    result: data(TicketSetup),
    errors: MANAGED,
  },
  saveSettings: {
    method: 'PUT',
    path: '/tickets/setup/:id',
    access: 'member',
    summary: 'Saves questions, the term of payments and the last moment for giving tickets back; for its admins',
    params: ById,
    body: TicketSettings,
    result: data(TicketSetup),
    errors: CHANGED,
  },
  choosePost: {
    method: 'PUT',
    path: '/tickets/setup/:id/post',
    access: 'member',
    summary: 'Chooses the post of type event, of the same group, that announces the tickets; for admins of the event',
    params: ById,
    body: TicketPostChoice,
    result: data(TicketSetup),
    errors: CHANGED,
  },
  createKind: {
    method: 'POST',
    path: '/tickets/kinds',
    access: 'member',
    summary: 'Adds a kind of tickets to an event of a group; for its admins',
    body: TicketKindDraft,
    result: data(ManagedKind),
    errors: [...CHANGED, 'wrong-state', 'payment-account-missing'],
  },
  updateKind: {
    method: 'PUT',
    path: '/tickets/kinds/:id',
    access: 'member',
    summary: 'Changes a kind of tickets; more seats go to the waiting list first; for admins of the event',
    params: ById,
    body: TicketKindChange,
    result: data(ManagedKind),
    errors: [...CHANGED, 'payment-account-missing'],
  },
  list: {
    method: 'GET',
    path: '/tickets',
    access: 'member',
    summary: 'Tickets of an event, newest first; for its admins',
    query: Paging.extend({ eventId: Id, filter: TicketFilter }),
    result: list(TicketRow),
    errors: MANAGED,
  },
  exportTickets: {
    method: 'GET',
    path: '/tickets/export',
    access: 'member',
    summary: 'Tickets of an event as CSV; for its admins',
    query: z.object({ eventId: Id, filter: TicketFilter }),
    result: file('text/csv'),
    errors: MANAGED,
  },
  cancelByAdmin: {
    method: 'POST',
    path: '/tickets/:id/cancel',
    access: 'member',
    summary: 'Cancels a ticket of an event, and tells its holder; for admins of the event',
    params: ById,
    result: Done,
    errors: [...CHANGED, 'wrong-state'],
  },
});
