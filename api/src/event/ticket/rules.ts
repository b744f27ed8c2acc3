import { HOUR, MINUTE } from '@m4u/contract/durations';
import type { TicketState } from '@m4u/contract/event/ticket/rules';

/**
 * Time after a payment is due until its seat is given to others (ms): notices of transfers that were made in time may
 * arrive some minutes later.
 */
export const HOLD_GRACE = 10 * MINUTE;

/** Random bytes of the address of a ticket. */
export const TOKEN_BYTES = 16;

/** Random bytes of a guest's code: nobody guesses one at the door. */
export const CODE_BYTES = 8;

/** Letters and digits that nobody confuses in print; their number divides 256, so that all are equally likely. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes a guest's code, of as many characters as there are random bytes; in front a `V`, since it is a ticket’s. */
export const toTicketCode = (bytes: Buffer): string =>
  `V${Array.from(bytes, (byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length)).join('')}`;

/** When a seat that is held from `now` on has to be paid: after the event has begun it is too late. */
export const holdUntil = (now: Date, hours: number, startsAt: Date): Date => {
  const until = new Date(now.getTime() + hours * HOUR);
  return startsAt > now && startsAt < until ? startsAt : until;
};

/** The facts that decide what can be done to a ticket. */
export interface TicketFacts {
  readonly state: TicketState;
  /** When issued tickets can no longer be given back. */
  readonly cancelUntil: Date;
  readonly hasArrived: boolean;
}

/** Whether its holder may give a ticket back: one that is not issued at any time, another one in time. */
export const canCancel = ({ state, cancelUntil, hasArrived }: TicketFacts, now: Date): boolean => {
  if (state === 'waiting' || state === 'held') return true;
  return state === 'issued' && now < cancelUntil && !hasArrived;
};

/** Whether its holder may hand a ticket on. */
export const canTransfer = ({ state, cancelUntil, hasArrived }: TicketFacts, now: Date): boolean =>
  state === 'issued' && now < cancelUntil && !hasArrived;

/** Whether admins may cancel a ticket: any whose holder has not come. */
export const canCancelAsAdmin = ({ state, hasArrived }: Pick<TicketFacts, 'state' | 'hasArrived'>): boolean =>
  state === 'waiting' || state === 'held' || (state === 'issued' && !hasArrived);
