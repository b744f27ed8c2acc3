import { readCertificateNumber } from '@m4u/contract/event/attendance/rules';
import type { AttendanceCertificate, TicketCertificate } from '@m4u/contract/event/attendance/schema';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { fail } from '../../platform/errors.ts';
import { type ArrivedPerson, findArrivedGuest, findGroupEvent, type GroupEvent } from '../checkIn/reads.ts';
import { toTicketEvents } from '../ticket/present.service.ts';
import { findTicketGuest } from '../ticket/reads.ts';
import { issueTo } from './issue.service.ts';
import * as queries from './queries.ts';
import { certificateStateOf } from './rules.ts';

/**
 * Verifies a certificate by its number, as somebody typed it. Shows only what is printed, and no name once it is
 * withdrawn. Errors: not-found (also when event or group are gone), rate-limited.
 */
export const verify = async (ctx: Context, typed: string): Promise<AttendanceCertificate> => {
  await ctx.limits.consume('certificatesByAddress', ctx.request.ip);
  const number = readCertificateNumber(typed) ?? fail('not-found');
  const row = (await queries.findByNumber(ctx.db, number)) ?? fail('not-found');
  const event = (await findGroupEvent(ctx.db, row.eventId)) ?? fail('not-found');
  const [shown] = await toTicketEvents(ctx, [event]);
  const { title, text, signerName, signerRole } = (await queries.findSettings(ctx.db, event.id)) ?? fail('not-found');
  const state = certificateStateOf(row);
  return {
    number,
    state,
    holder: state === 'valid' ? row.holder : null,
    event: shown ?? fail('not-found'),
    title,
    text,
    signerName,
    signerRole,
    issuedAt: row.issuedAt.toISOString(),
  };
};

interface TicketSubject {
  readonly event: GroupEvent;
  /** The holder as a guest who came; undefined before. */
  readonly person: ArrivedPerson | undefined;
}

const requireTicket = async (ctx: Context, token: string): Promise<TicketSubject> => {
  const { eventId, code, memberId } = (await findTicketGuest(ctx.db, token)) ?? fail('not-found');
  const event = (await findGroupEvent(ctx.db, eventId)) ?? fail('not-found');
  const person = code === null ? undefined : await findArrivedGuest(ctx.db, eventId, code);
  return { event, person: person && { ...person, memberId: person.memberId ?? memberId } };
};

const read = async (ctx: Context, { event, person }: TicketSubject): Promise<TicketCertificate> => {
  const row = person && (await queries.findOfPerson(ctx.db, person.id));
  const isOn = (await queries.findSettings(ctx.db, event.id))?.isOn === true;
  return {
    number: row && certificateStateOf(row) === 'valid' ? row.number : null,
    can: { issue: isOn && person !== undefined && row === undefined },
  };
};

/** The certificate of the holder of a ticket. Errors: not-found. */
export const getOfTicket = async (ctx: Context, token: string): Promise<TicketCertificate> =>
  read(ctx, await requireTicket(ctx, token));

/**
 * Issues the certificate of a ticket whose holder has come; one that was issued before stays. Errors: not-found,
 * wrong-state (certificates are off, the holder has not come, or theirs was withdrawn), rate-limited.
 */
export const issueForTicket = async (ctx: Context, token: string): Promise<TicketCertificate> => {
  await ctx.limits.consume('certificatesByAddress', ctx.request.ip);
  const subject = await requireTicket(ctx, token);
  const { event, person } = subject;
  const present = await read(ctx, subject);
  if (present.number !== null) return present;
  const guest = present.can.issue && person ? person : fail('wrong-state');
  // The address of a ticket is enough, with an account or without.
  await runAsSystem(() => ctx.transaction((tx) => issueTo(ctx, tx, event, [guest], null)));
  return read(ctx, subject);
};
