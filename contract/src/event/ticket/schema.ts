import * as z from 'zod';
import { ChosenMoment, Email, Flag, Id, line, Moment, Named, Phone, properName, whole } from '../../common.ts';
import { PageToken } from '../../commerce/payment/schema.ts';
import { PointGroup } from '../../commerce/point/schema.ts';
import { MetChallenge } from '../../http/challenge.ts';
import { Person } from '../../profile/directory/person.ts';
import { ClientId } from '../../social/message/schema.ts';
import { GUEST_NAME_LENGTH, MOST_GUESTS, MOST_SEATS } from '../checkIn/rules.ts';
import { OpenTo } from '../checkIn/schema.ts';
import { HOLD_HOURS, MAXIMUM_PRICE, SALE_STATES, TICKET_LENGTH, TICKET_MOST, TICKET_STATES } from './rules.ts';

/** The random part of the address of a ticket. */
export const TicketToken = PageToken;

/** A question that the sign-up asks. */
export const TicketQuestion = z.object({
  text: line(TICKET_LENGTH.question, 1),
  isRequired: Flag.default(false),
});
export type TicketQuestion = z.output<typeof TicketQuestion>;

/** A question as answers of calls have it. */
const ShownQuestion = z.object({ text: z.string(), isRequired: z.boolean() });

/** An answer with the question as it was asked. */
export const TicketAnswer = z.object({
  question: line(TICKET_LENGTH.question, 1),
  answer: line(TICKET_LENGTH.answer),
});
export type TicketAnswer = z.output<typeof TicketAnswer>;

const kindFields = {
  name: line(TICKET_LENGTH.kind, 1),
  /** VND for each person; 0 is free. */
  price: whole(0, MAXIMUM_PRICE),
  /** The most people with tickets of this kind. */
  capacity: whole(1, MOST_GUESTS),
  /** The most people for whom one person can sign up. */
  mostPerPerson: whole(1, MOST_SEATS),
  /** Null: from now on. */
  saleFrom: ChosenMoment.nullable(),
  /** Null: until the event begins. */
  saleTo: ChosenMoment.nullable(),
  /** Whether only members of the group with valid dues get it (docs/rules/due.md#what-a-level-opens). */
  forHolders: Flag,
};

/** A new kind of tickets. */
export const TicketKindDraft = z.object({
  eventId: Id,
  ...kindFields,
  price: kindFields.price.default(0),
  mostPerPerson: kindFields.mostPerPerson.default(1),
  saleFrom: kindFields.saleFrom.default(null),
  saleTo: kindFields.saleTo.default(null),
  forHolders: kindFields.forHolders.default(false),
});
export type TicketKindDraft = z.output<typeof TicketKindDraft>;

/** Changed fields of a kind; tickets keep the price of their sign-up. */
export const TicketKindChange = z.object(kindFields).partial().extend({
  /** Whether the sign-up shows it. */
  isOpen: Flag.optional(),
});
export type TicketKindChange = z.output<typeof TicketKindChange>;

/** A kind of tickets, as the sign-up shows it. */
export const TicketKind = z.object({
  _id: Id,
  name: z.string(),
  /** VND for each person. */
  price: z.int(),
  mostPerPerson: z.int(),
  saleFrom: Moment.nullable(),
  saleTo: Moment.nullable(),
  sale: z.enum(SALE_STATES),
  /** Whether only members of the group with valid dues get it. */
  forHolders: z.boolean(),
  /** Seats without a ticket. */
  left: z.int(),
  /** Tickets in the waiting list. */
  waiting: z.int(),
});
export type TicketKind = z.output<typeof TicketKind>;

/** A kind of tickets for the admins of the event. */
export const ManagedKind = TicketKind.extend({
  capacity: z.int(),
  /** People with a ticket that is issued or held. */
  taken: z.int(),
  isOpen: z.boolean(),
});
export type ManagedKind = z.output<typeof ManagedKind>;

/** An event as its sign-up and its tickets show it. */
export const TicketEvent = z.object({
  _id: Id,
  group: PointGroup,
  title: z.string(),
  place: z.string(),
  startsAt: Moment,
  endsAt: Moment.nullable(),
});
export type TicketEvent = z.output<typeof TicketEvent>;

/** The sign-up of an event. */
export const SignUpPage = z.object({
  event: TicketEvent,
  kinds: z.array(TicketKind),
  questions: z.array(ShownQuestion),
  /** Until when an issued ticket can be given back. */
  cancelUntil: Moment,
});
export type SignUpPage = z.output<typeof SignUpPage>;

const holder = {
  name: properName(GUEST_NAME_LENGTH, 1),
  phone: z
    .union([z.literal('').transform(() => null), Phone], { error: 'phone' })
    .nullable()
    .default(null),
  email: z
    .union([z.literal('').transform(() => null), Email], { error: 'email' })
    .nullable()
    .default(null),
};

/** A sign-up for tickets of one kind; a phone number or an email address is needed. */
export const SignUp = z.object({
  kindId: Id,
  ...holder,
  /** People, including the holder. */
  seats: whole(1, MOST_SEATS).default(1),
  answers: z.array(TicketAnswer).max(TICKET_MOST.questions).default([]),
  /** Honeypot: invisible to people; a sign-up with this field filled in is dropped. */
  website: z.string().max(500).optional(),
  /** Solved challenge against bots; not needed by a verified member. */
  challenge: MetChallenge.optional(),
  /** Id chosen by the sender; a repeated id is the same ticket. */
  clientId: ClientId,
});
export type SignUp = z.output<typeof SignUp>;

/** The person to whom a ticket is given. */
export const TicketTransfer = z.object(holder);
export type TicketTransfer = z.output<typeof TicketTransfer>;

/** A ticket, as whoever has its address sees it. */
export const Ticket = z.object({
  token: z.string(),
  state: z.enum(TICKET_STATES),
  event: TicketEvent,
  kind: Named,
  name: z.string(),
  /** People whom it admits. */
  seats: z.int(),
  /** VND for all its people; 0 is free. */
  amount: z.int(),
  isPaid: z.boolean(),
  /** The guest's code at the door; null unless it is issued. */
  code: z.string().nullable(),
  /** The random part of the address of its payment; null unless it waits for one. */
  payment: z.string().nullable(),
  /** When its seat is given to others; null unless it waits for a payment. */
  heldUntil: Moment.nullable(),
  /** People before it in the waiting list; null for one that does not wait. */
  ahead: z.int().nullable(),
  /** Until when it can be given back or handed on. */
  cancelUntil: Moment,
  can: z.object({ cancel: z.boolean(), transfer: z.boolean() }),
});
export type Ticket = z.output<typeof Ticket>;

/** A ticket for the admins of the event. */
export const TicketRow = z.object({
  _id: Id,
  /** Order of sign-up within the kind, from 1. */
  number: z.int(),
  state: z.enum(TICKET_STATES),
  kind: Named,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  member: Person.nullable(),
  seats: z.int(),
  amount: z.int(),
  isPaid: z.boolean(),
  paymentId: Id.nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  createdAt: Moment,
  can: z.object({ cancel: z.boolean() }),
});
export type TicketRow = z.output<typeof TicketRow>;

/** Settings of the admins for the tickets of an event. */
export const TicketSettings = z.object({
  questions: z.array(TicketQuestion).max(TICKET_MOST.questions),
  /** Hours for which a seat is held for its payment. */
  holdHours: whole(HOLD_HOURS.minimum, HOLD_HOURS.maximum),
  /** Until when issued tickets can be given back; null: until the event begins. */
  cancelUntil: ChosenMoment.nullable(),
});
export type TicketSettings = z.output<typeof TicketSettings>;

/** A post of the group that may announce the tickets of an event. */
export const TicketPost = z.object({ _id: Id, title: z.string(), start: Moment, isChosen: z.boolean() });
export type TicketPost = z.output<typeof TicketPost>;

/** The post that announces the tickets of an event; null for none. */
export const TicketPostChoice = z.object({
  postId: z.union([z.literal('').transform(() => null), Id]).nullable(),
});
export type TicketPostChoice = z.output<typeof TicketPostChoice>;

/** Kinds and settings of the tickets of an event, for its admins. */
export const TicketSetup = z.object({
  event: TicketEvent,
  kinds: z.array(ManagedKind),
  questions: z.array(ShownQuestion),
  holdHours: z.int(),
  cancelUntil: Moment.nullable(),
  /** The chosen post, then those of events that have not begun, newest first. */
  posts: z.array(TicketPost),
  /** Whether the group has an account that receives payments. */
  hasAccount: z.boolean(),
  /** Whom the door lets in: only with `list` it needs a ticket. */
  openTo: OpenTo,
});
export type TicketSetup = z.output<typeof TicketSetup>;
