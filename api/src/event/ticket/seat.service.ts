import { HOLD_HOURS, type TicketState } from '@m4u/contract/event/ticket/rules';
import { PAYMENT_LENGTH } from '@m4u/contract/commerce/payment/rules';
import { DAY } from '@m4u/contract/durations';
import { createPayment } from '../../commerce/payment/asking.writes.ts';
import { hasReceivingAccount } from '../../commerce/payment/reads.ts';
import { withdrawPayment } from '../../commerce/payment/withdrawal.writes.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { addExpectedGuests, removeExpectedGuest } from '../checkIn/guests/memberEvent.service.ts';
import { findGroupEvent, type GroupEvent } from '../checkIn/reads.ts';
import * as kinds from './kind.queries.ts';
import { tellHolder } from './message.service.ts';
import * as queries from './queries.ts';
import { CODE_BYTES, holdUntil, toTicketCode } from './rules.ts';

// Everything here runs as the program, in a transaction that has locked the kind of the ticket.

/** A ticket without a seat that gets one. */
type Seatless = Pick<
  queries.TicketRow,
  | 'id'
  | 'groupId'
  | 'eventId'
  | 'kindId'
  | 'seats'
  | 'amount'
  | 'name'
  | 'phone'
  | 'email'
  | 'memberId'
  | 'paidAt'
  | 'token'
  | 'language'
>;

/** Makes the holder of a ticket a guest of the event, so that the door knows the code. */
export const issue = async (
  ctx: Context,
  tx: Transaction,
  { id, eventId, name, phone, seats }: Pick<Seatless, 'id' | 'eventId' | 'name' | 'phone' | 'seats'>,
): Promise<void> => {
  const code = toTicketCode(ctx.random.bytes(CODE_BYTES));
  await addExpectedGuests(ctx, tx, eventId, [{ code, name, phone, seats }]);
  await queries.update(tx, id, { state: 'issued', code, heldUntil: null, updatedAt: ctx.clock.now() });
};

/** Name of a ticket's payment, as its buyer reads it. */
const titleOf = ({ language, seats }: Seatless, kind: string, event: string): string =>
  `${language === 'VN' ? 'Vé' : 'Ticket'} ${kind}${seats > 1 ? ` × ${seats}` : ''}: ${event}`.slice(
    0,
    PAYMENT_LENGTH.title,
  );

/** Holds a seat for its payment, and asks for that. Errors: payment-account-missing. */
const hold = async (
  ctx: Context,
  tx: Transaction,
  ticket: Seatless,
  { kind, event }: { readonly kind: kinds.KindRow; readonly event: GroupEvent },
): Promise<Date> => {
  const now = ctx.clock.now();
  const holdHours = (await kinds.findSettings(tx, event.id))?.holdHours ?? HOLD_HOURS.usual;
  const heldUntil = holdUntil(now, holdHours, event.startsAt);
  const paymentId = await createPayment(ctx, tx, {
    groupId: kind.groupId,
    subject: 'ticket',
    subjectId: ticket.id,
    title: titleOf(ticket, kind.name, event.title),
    amount: ticket.amount,
    buyerId: ticket.memberId,
    days: (heldUntil.getTime() - now.getTime()) / DAY,
    // The organiser sells, also where the buyer is a visitor.
    askedBy: kind.createdBy,
  });
  await queries.update(tx, ticket.id, { state: 'held', paymentId, heldUntil, updatedAt: now });
  return heldUntil;
};

/**
 * Gives a ticket its seat: a free or paid one is issued, another one is held for its payment. Returns its new state with
 * the end of the hold. Errors: payment-account-missing.
 */
export const takeSeat = async (
  ctx: Context,
  tx: Transaction,
  ticket: Seatless,
  of: { readonly kind: kinds.KindRow; readonly event: GroupEvent },
): Promise<{ readonly state: 'issued' | 'held'; readonly heldUntil: Date | null }> => {
  await kinds.addToCounts(tx, of.kind.id, { taken: ticket.seats });
  if (ticket.amount > 0 && ticket.paidAt === null) return { state: 'held', heldUntil: await hold(ctx, tx, ticket, of) };
  await issue(ctx, tx, ticket);
  return { state: 'issued', heldUntil: null };
};

/** The most tickets that move up in one transaction; the job goes on with the rest. */
const MOST_MOVES = 100;

const endWaiting = async (ctx: Context, tx: Transaction, { id, waiting }: kinds.KindRow): Promise<void> => {
  await queries.expireWaiting(tx, id, ctx.clock.now());
  await kinds.addToCounts(tx, id, { waiting: -waiting });
};

/**
 * Gives free seats to the waiting list, in the order of sign-up, and tells the holders. The first ticket that does not
 * fit ends it, as does a price without an account to pay to. Once the event has begun nobody waits any more.
 */
export const promoteWaiting = async (ctx: Context, tx: Transaction, kindId: string): Promise<void> => {
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const kind = await kinds.findForUpdate(tx, kindId);
    if (!kind || kind.waiting === 0) return;
    const event = await findGroupEvent(tx, kind.eventId);
    if (!event || event.startsAt <= ctx.clock.now()) return endWaiting(ctx, tx, kind);
    const first = await queries.findFirstWaiting(tx, kindId);
    if (!first || first.seats > kind.capacity - kind.taken) return;
    if (first.amount > 0 && first.paidAt === null && !(await hasReceivingAccount(tx, kind.groupId))) return;
    await kinds.addToCounts(tx, kindId, { waiting: -1 });
    const { state, heldUntil } = await takeSeat(ctx, tx, first, { kind, event });
    await tellHolder(ctx, tx, first, { event, news: state === 'held' ? 'moved-up' : 'issued', until: heldUntil });
  }
};

/**
 * Takes a ticket out of its state: its payment is withdrawn, its guest leaves the list, and its seat goes to the waiting
 * list. Returns whether its price was paid.
 */
export const giveBack = async (
  ctx: Context,
  tx: Transaction,
  ticket: queries.TicketRow,
  state: Extract<TicketState, 'cancelled' | 'expired'>,
): Promise<{ readonly isPaid: boolean }> => {
  const { id, kindId, eventId, seats, paymentId, code } = ticket;
  const now = ctx.clock.now();
  // A payment may have completed a moment ago.
  const before = ticket.state === 'held' && paymentId !== null ? await withdrawPayment(ctx, tx, paymentId) : null;
  const paidAt = before === 'paid' ? now : ticket.paidAt;
  if (code !== null) await removeExpectedGuest(tx, eventId, code);
  await queries.update(tx, id, { state, code: null, heldUntil: null, paidAt, updatedAt: now });
  await kinds.addToCounts(tx, kindId, ticket.state === 'waiting' ? { waiting: -1 } : { taken: -seats });
  await promoteWaiting(ctx, tx, kindId);
  return { isPaid: paidAt !== null };
};

/** Locks the kind of a ticket, then the ticket. Errors: not-found. */
export const lockTicket = async (
  tx: Transaction,
  { id, kindId }: Pick<queries.TicketRow, 'id' | 'kindId'>,
): Promise<{ readonly kind: kinds.KindRow; readonly ticket: queries.TicketRow }> => {
  const kind = (await kinds.findForUpdate(tx, kindId)) ?? fail('not-found');
  const ticket = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
  return { kind, ticket };
};
