/**
 * States of a ticket (docs/rules/ticket.md#states). `waiting`: in the waiting list; `held`: has a seat until its payment
 * is due; `issued`: admits its holder; `cancelled`: given back; `expired`: was not paid in time.
 */
export const TICKET_STATES = ['waiting', 'held', 'issued', 'cancelled', 'expired'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** States in which a ticket counts for the limit of a person. */
export const ACTIVE_STATES = ['waiting', 'held', 'issued'] as const satisfies readonly TicketState[];

/** Whether a kind is on sale now. `full` has no seat left, and takes names for its waiting list. */
export const SALE_STATES = ['soon', 'open', 'full', 'over'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** The most kinds and questions of an event, and tickets in the waiting list of one kind. */
export const TICKET_MOST = { kinds: 20, questions: 10, waiting: 5_000 } as const;

/** The highest price of a ticket, in VND. */
export const MAXIMUM_PRICE = 100_000_000;

/** Hours for which a seat is held for its payment. */
export const HOLD_HOURS = { minimum: 1, maximum: 168, usual: 24 } as const;

/** Longest texts, in characters. */
export const TICKET_LENGTH = { kind: 100, question: 200, answer: 500 } as const;

/** Codes of guests with a ticket: a letter, and eight letters and digits that are not confused with each other. */
const TICKET_CODE = /^V[2-9A-HJ-NP-Z]{8}$/i;

/** Whether a text has the form of the code of a ticket, in capital or small letters. */
export const isTicketCode = (text: string): boolean => TICKET_CODE.test(text);

/** Path of a ticket's QR code under the API's root. */
export const TICKET_QR_PATH = '/tickets/pages/:token/qr';

/** Path of a ticket's calendar file under the API's root. */
export const TICKET_CALENDAR_PATH = '/tickets/pages/:token/calendar';

/** Path of the page of a ticket, whose token nobody guesses. */
export const ticketPath = (token: string): string => `/ticket/${token}`;

/** Path of the page on which people sign up for an event. */
export const signUpPath = (eventId: string): string => `/tickets/${eventId}`;

/** The facts that decide whether a kind is on sale. Moments are ISO 8601. */
export interface SaleFacts {
  readonly saleFrom: string | null;
  /** Null: until the event begins. */
  readonly saleTo: string | null;
  /** Start of the event. */
  readonly startsAt: string;
  /** Seats without a ticket. */
  readonly left: number;
  /** Tickets in the waiting list. */
  readonly waiting: number;
}

/** Says whether a kind is on sale at a moment (ISO 8601). A seat that somebody waits for is not left for others. */
export const saleStateOf = ({ saleFrom, saleTo, startsAt, left, waiting }: SaleFacts, now: string): SaleState => {
  const at = Date.parse(now);
  if (at >= Date.parse(saleTo ?? startsAt)) return 'over';
  if (saleFrom !== null && at < Date.parse(saleFrom)) return 'soon';
  return left > 0 && waiting === 0 ? 'open' : 'full';
};
