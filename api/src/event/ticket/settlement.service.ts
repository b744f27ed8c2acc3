import { listPaidIds } from '../../commerce/payment/reads.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { findGroupEvent } from '../checkIn/reads.ts';
import * as kinds from './kind.queries.ts';
import { tellHolder } from './message.service.ts';
import * as queries from './queries.ts';
import { HOLD_GRACE } from './rules.ts';
import { giveBack, issue, lockTicket, promoteWaiting, takeSeat } from './seat.service.ts';

/** A payment of a ticket that changed its state. */
export interface SettledPayment {
  readonly ticketId: string;
  readonly paymentId: string;
}

type Locked = Awaited<ReturnType<typeof lockTicket>>;

/** Runs work on a ticket, locked with its kind, as the program; a ticket that is gone changes nothing. */
const withTicket = (
  ctx: Context,
  id: string,
  work: (tx: Transaction, locked: Locked) => Promise<void>,
): Promise<void> =>
  runAsSystem(() =>
    ctx.transaction(async (tx) => {
      const found = await queries.find(tx, id);
      if (found) await work(tx, await lockTicket(tx, found));
    }),
  );

/** Gives a ticket that was paid after its hold a seat, or the place in the waiting list that its number has. */
const seatLatePayer = async (
  ctx: Context,
  tx: Transaction,
  { kind, ticket }: Locked,
): Promise<'issued' | 'waiting'> => {
  const event = await findGroupEvent(tx, ticket.eventId);
  if (event && kind.waiting === 0 && ticket.seats <= kind.capacity - kind.taken) {
    await takeSeat(ctx, tx, ticket, { kind, event });
    return 'issued';
  }
  await queries.update(tx, ticket.id, { state: 'waiting' });
  await kinds.addToCounts(tx, kind.id, { waiting: 1 });
  // The earliest who waits may fit where the others do not.
  await promoteWaiting(ctx, tx, kind.id);
  return 'waiting';
};

const settle = async (ctx: Context, tx: Transaction, { kind, ticket }: Locked): Promise<void> => {
  const paid = { ...ticket, paidAt: ctx.clock.now() };
  await queries.update(tx, ticket.id, { paidAt: paid.paidAt, updatedAt: paid.paidAt });
  if (ticket.state === 'held') await issue(ctx, tx, ticket);
  else if (ticket.state !== 'expired' || (await seatLatePayer(ctx, tx, { kind, ticket: paid })) !== 'issued') return;
  const event = await findGroupEvent(tx, ticket.eventId);
  if (event) await tellHolder(ctx, tx, ticket, { event, news: 'issued' });
};

/**
 * Issues a ticket whose payment is complete, once. A payment that admins accept after the hold gets a seat if there is
 * one, else the ticket's former place in the waiting list; the money of a cancelled ticket is theirs to return.
 */
export const settlePaid = (ctx: Context, { ticketId, paymentId }: SettledPayment): Promise<void> =>
  withTicket(ctx, ticketId, async (tx, locked) => {
    const { ticket } = locked;
    if (ticket.paymentId === paymentId && ticket.paidAt === null) await settle(ctx, tx, locked);
  });

/** Cancels a ticket whose money went back to the buyer, unless it is cancelled. */
export const settleRefunded = (ctx: Context, { ticketId, paymentId }: SettledPayment): Promise<void> =>
  withTicket(ctx, ticketId, async (tx, { ticket }) => {
    if (ticket.paymentId !== paymentId || ticket.paidAt === null) return;
    const unpaid = { ...ticket, paidAt: null };
    await queries.update(tx, ticket.id, { paidAt: null });
    if (ticket.state !== 'issued' && ticket.state !== 'waiting') return;
    await giveBack(ctx, tx, unpaid, 'cancelled');
    const event = await findGroupEvent(tx, ticket.eventId);
    if (event) await tellHolder(ctx, tx, ticket, { event, news: 'cancelled' });
  });

/** Ends the hold of a ticket that was not paid in time; one whose payment completed meanwhile is issued. */
const releaseSeat = (ctx: Context, id: string, before: Date): Promise<void> =>
  withTicket(ctx, id, async (tx, locked) => {
    const { ticket } = locked;
    if (ticket.state !== 'held' || ticket.heldUntil === null || ticket.heldUntil >= before) return;
    const isPaid = (await listPaidIds(tx, ticket.paymentId === null ? [] : [ticket.paymentId])).length > 0;
    if (isPaid) await settle(ctx, tx, locked);
    else await giveBack(ctx, tx, ticket, 'expired');
  });

/** Tickets or kinds of one query. */
const BATCH = 200;

/**
 * Frees the seats of tickets that were not paid in time, and issues those whose payment completed while this program
 * did not run. It may run twice.
 */
export const releaseOverdue = async (ctx: Context): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - HOLD_GRACE);
  let after: string | undefined;
  do {
    const held = await queries.listHeld(ctx.db, { after, limit: BATCH });
    const paid = new Set(
      await listPaidIds(
        ctx.db,
        held.flatMap(({ paymentId }) => paymentId ?? []),
      ),
    );
    for (const { id, heldUntil, paymentId } of held) {
      if (paymentId !== null && paid.has(paymentId)) await settlePaid(ctx, { ticketId: id, paymentId });
      else if (heldUntil !== null && heldUntil < before) await releaseSeat(ctx, id, before);
    }
    after = held.length === BATCH ? held.at(-1)?.id : undefined;
  } while (after !== undefined);
};

/** Moves waiting lists up whose kinds have free seats. It may run twice. */
export const moveWaitingUp = async (ctx: Context): Promise<void> => {
  let after: string | undefined;
  do {
    const movable = await kinds.listMovable(ctx.db, { after, limit: BATCH });
    for (const { id } of movable) await runAsSystem(() => ctx.transaction((tx) => promoteWaiting(ctx, tx, id)));
    after = movable.length === BATCH ? movable.at(-1)?.id : undefined;
  } while (after !== undefined);
};
