import { HOUR } from '@m4u/contract/durations';
import { ticketPath } from '@m4u/contract/event/ticket/rules';
import type { Ticket, TicketTransfer } from '@m4u/contract/event/ticket/schema';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import ical from 'ical-generator';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { PRIVATE_BRIEFLY } from '../../platform/http/message/freshness.ts';
import { qrSvg } from '../../platform/pictures/qr.ts';
import { removeExpectedGuest } from '../checkIn/guests/memberEvent.service.ts';
import { findGroupEvent, type GroupEvent } from '../checkIn/reads.ts';
import { tellOfRefund } from './message.service.ts';
import { readTicketFacts, toTicket } from './present.service.ts';
import * as queries from './queries.ts';
import { canCancel, canTransfer, TOKEN_BYTES } from './rules.ts';
import { giveBack, issue, lockTicket } from './seat.service.ts';

/** Assumed length of an event without an end (ms). */
const DEFAULT_LENGTH = HOUR;

const requireTicket = async (
  ctx: Context,
  token: string,
): Promise<{ readonly row: queries.TicketRow; readonly event: GroupEvent }> => {
  const row = (await queries.findByToken(ctx.db, token)) ?? fail('not-found');
  return { row, event: (await findGroupEvent(ctx.db, row.eventId)) ?? fail('not-found') };
};

/** A ticket by the address of its page. Errors: not-found. */
export const get = async (ctx: Context, token: string): Promise<Ticket> => {
  const { row, event } = await requireTicket(ctx, token);
  return (await toTicket(ctx, row, event)) ?? fail('not-found');
};

/** Draws the QR code of an issued ticket, which holds the guest's code. Errors: not-found. */
export const drawQr = async (ctx: Context, token: string): Promise<FileAnswer> => {
  const { row } = await requireTicket(ctx, token);
  const body = await qrSvg(row.code ?? fail('not-found'), {});
  return { body, headers: { 'content-type': 'image/svg+xml', 'cache-control': PRIVATE_BRIEFLY } };
};

/** The event of a ticket as a calendar file (.ics), in UTC. Errors: not-found. */
export const exportCalendar = async (ctx: Context, token: string): Promise<FileAnswer> => {
  const { row, event } = await requireTicket(ctx, token);
  const file = ical({ name: event.title, prodId: { company: 'M4U', product: 'tickets', language: 'VI' } });
  file.createEvent({
    id: `${row.id}@m4u`,
    stamp: row.updatedAt,
    start: event.startsAt,
    end: event.endsAt ?? new Date(event.startsAt.getTime() + DEFAULT_LENGTH),
    summary: event.title,
    location: event.place,
    url: ctx.config.publicUrl + ticketPath(token),
  });
  return {
    body: file.toString(),
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': disposition(event.title, 'ics'),
    },
  };
};

/** Changes a locked ticket in the holder's name, if `isAllowed`. Errors: not-found, wrong-state, rate-limited. */
const change = async <T>(
  ctx: Context,
  token: string,
  isAllowed: typeof canCancel,
  work: (tx: Transaction, ticket: queries.TicketRow, event: GroupEvent) => Promise<T>,
): Promise<T> => {
  const { row, event } = await requireTicket(ctx, token);
  await ctx.limits.consume('ticketChangesByTicket', row.id);
  // The address of a ticket is enough to change it, with an account or without.
  return runAsSystem(() =>
    ctx.transaction(async (tx) => {
      const { ticket } = await lockTicket(tx, row);
      // A transfer at the same moment has made the address void.
      if (ticket.token !== token) fail('not-found');
      if (!isAllowed(await readTicketFacts({ db: tx }, ticket, event), ctx.clock.now())) fail('wrong-state');
      return work(tx, ticket, event);
    }),
  );
};

/**
 * Gives a ticket back; its seat goes to the waiting list. The admins are told to return the money of a paid one. Errors:
 * not-found, wrong-state (already given back, too late, or its holder has come), rate-limited.
 */
export const cancel = async (ctx: Context, token: string): Promise<Ticket> => {
  await change(ctx, token, canCancel, async (tx, ticket, event) => {
    const { isPaid } = await giveBack(ctx, tx, ticket, 'cancelled');
    if (isPaid) await tellOfRefund(ctx, tx, ticket, event);
  });
  return get(ctx, token);
};

/**
 * Hands an issued ticket on: it gets a new address and a new code at the door, and the old ones are void. Errors:
 * not-found, wrong-state, invalid (neither a phone number nor an email address), rate-limited.
 */
export const transfer = async (
  ctx: Context,
  token: string,
  { name, phone, email }: TicketTransfer,
): Promise<Ticket> => {
  if (phone === null && email === null) failField('phone', 'identifier');
  const next = ctx.random.bytes(TOKEN_BYTES).toString('base64url');
  await change(ctx, token, canTransfer, async (tx, ticket) => {
    if (ticket.code !== null) await removeExpectedGuest(tx, ticket.eventId, ticket.code);
    // The answers were the former holder's.
    await queries.update(tx, ticket.id, { name, phone, email, memberId: null, token: next, answers: [] });
    await issue(ctx, tx, { ...ticket, name, phone });
  });
  return get(ctx, next);
};
